/** Tries one kit: deploys it unchanged, then with faults in it, under load, and starts it with each of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPECTED, type Expected, type Kit } from './kits.ts';
import { MARKS, WRONG_PORT } from './planted.ts';
import type { TrialPlatform } from './platform.ts';
import { readIfThere } from './read.ts';
import { change, makeApp } from './template.ts';
import { ask, underLoad } from './visitors.ts';

export const FAULT_NAMES = ['crash', 'variable', 'silent', 'memory', 'port'] as const;
export type FaultName = (typeof FAULT_NAMES)[number];
type Failing = Exclude<FaultName, 'port'>;

/** One thing that was tried. `ok`: as expected. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly said: string;
}

interface Deployed {
  readonly code: number | null;
  readonly url?: string;
  readonly deployID?: string;
  readonly failure?: {
    readonly code?: string;
    readonly headline: string;
    readonly diagnostics: readonly { readonly file: string; readonly line: number | null; readonly message: string }[];
  };
  readonly error: string;
}

/** Yields what was tried, as it goes. Throws if the kit cannot be made. */
export async function* tryKit(
  kit: Kit,
  at: TrialPlatform,
  path: string,
  faults: readonly FaultName[] = FAULT_NAMES,
): AsyncGenerator<Check> {
  makeApp(path, kit.make);
  const deploy = async (env: Readonly<Record<string, string>> = {}): Promise<Deployed> => {
    const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const type = ['--app-type', kit.type, '--verify', 'off', '--json'];
    const { code, out, err } = await at.slipway(
      kit.name,
      path,
      'deploy',
      ...type,
      ...given.flatMap((each) => ['--env', each]),
    );
    const shown = out.trim().split('\n').at(-1) ?? '';
    return { ...(shown.startsWith('{') ? JSON.parse(shown) : {}), code, error: `${err}${out}`.trim().slice(-800) };
  };

  const { url, error } = await deploy();
  const { out: log } = await at.slipway(kit.name, path, 'logs');
  yield { name: 'deployed', ok: url !== undefined, said: url ?? `${log.slice(-1_500)}\n${error}` };
  if (url === undefined) return;
  const found = /^Found (.*)$/m.exec(log)?.[1] ?? '';
  yield { name: 'detected', ok: found.includes(kit.found), said: found };
  const page = await ask(url);
  yield { name: 'answers', ok: page.status === 200 && page.text.includes(kit.text), said: wordsOf(page) };

  const edited = Object.entries(kit.edits).map(([name, edit]) => [name, edit(readIfThere(join(path, name)))]);
  change(path, Object.fromEntries(edited));
  const [again, seen] = await underLoad(url, kit.text, async () => {
    const done = await deploy();
    while (done.deployID !== undefined && done.url && (await ask(url)).release !== done.deployID);
    return done;
  });
  const load = `${seen.requests} requests, ${seen.failed.length} failed${seen.failed[0] ? `: ${seen.failed[0]}` : ''}`;
  yield {
    name: 'redeploys',
    ok: again.url !== undefined && seen.failed.length === 0,
    said: again.url ? load : again.error,
  };
  if (again.url === undefined) return;
  const stream = await ask(url, '/stream');
  yield {
    name: 'streams',
    ok: stream.text === 'onetwo' && stream.first === 'one',
    said: stream.first === stream.text ? wordsOf(stream) : `${stream.first} before the rest`,
  };
  at.reuse();
  for (const fault of faults) {
    if (fault !== 'port') yield failed(kit, fault, path, await deploy({ FAULT: fault }));
    else if (kit.wrongPort !== null) {
      const done = await deploy({ FAULT: fault, ...kit.wrongPort });
      const answer = done.url ? await ask(url) : undefined;
      const ok = answer?.status === 200 && answer.release === done.deployID && answer.text.includes(kit.text);
      yield { name: fault, ok, said: answer ? `${wordsOf(answer)}, told ${WRONG_PORT}` : done.error };
    }
  }
}

/** Compares a failure with what is expected of it. */
function failed(kit: Kit, fault: Failing, path: string, { failure, error }: Deployed): Check {
  const expected: Expected = kit.differs?.[fault] ?? EXPECTED[fault];
  if (!failure) return { name: fault, ok: false, said: error };
  const [first] = failure.diagnostics;
  const mark = fault === 'crash' || fault === 'variable' ? MARKS[fault] : undefined;
  const place = first === undefined ? 'no place' : `${first.file}:${first.line}`;
  const lines = readFileSync(join(path, kit.source), 'utf8').split('\n');
  const planted = `${kit.source}:${lines.findIndex((line) => mark !== undefined && line.includes(mark)) + 1}`;
  const isThere = expected.isPlaced === null || (expected.isPlaced ? place === planted : first === undefined);
  const ok = failure.code === expected.code && failure.headline.includes(expected.headline) && isThere;
  return { name: fault, ok, said: `${failure.code}, “${failure.headline}”, ${place}` };
}

function wordsOf({ status, text }: { readonly status: number; readonly text: string }): string {
  return `${status} ${text.replace(/\s+/g, ' ').slice(0, 60)}`;
}
