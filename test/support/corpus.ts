import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ControlPlane } from '../../src/api/control-plane.ts';
import { systemClock } from '../../src/base/clock.ts';
import { boundFailure } from '../../src/contract/failure-record.ts';
import { explain } from '../../src/deploy/explain.ts';
import type { FailureReport } from '../../src/deploy/failure.ts';
import { createNarrator } from '../../src/deploy/narrator.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { workingTree } from '../../src/deploy/working-tree.ts';
import { RULES, type Rules } from '../../src/diagnosis/rules.ts';
import { commandFailure } from '../../src/platform/worker/failure.ts';
import { diagnosticsOf } from '../../src/platform/worker/faults/diagnostics.ts';
import { BuildLog } from '../../src/platform/worker/log.ts';
import { FakeClock } from './clock.ts';

/** A file of the repository and a line of it. Null if there is none. */
export interface Place {
  readonly file: string | null;
  readonly line: number | null;
}

/** A planted failure: the content of `case.json`, the log and the sources. `scripts/corpus` makes it. */
export interface Case {
  readonly name: string;
  /** The folder of the sources. */
  readonly tree: string;
  readonly log: readonly string[];
  readonly tool: string;
  readonly version: string;
  readonly runtime: string;
  readonly planted: string;
  readonly stage: 'install' | 'build';
  readonly command: string;
  /** The root of the repository in the log. */
  readonly root: string;
  /** The folder that the command ran in, relative to the root. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly expected: Place & {
    readonly cause: string;
    readonly says: string;
    readonly terms: readonly string[];
    readonly alternatives: readonly Place[];
  };
}

export const CORPUS = join(import.meta.dirname, '../corpus');

/** Reads all cases, in the order of their names. */
export function readCorpus(): readonly Case[] {
  const names = readdirSync(CORPUS, { withFileTypes: true }).filter((each) => each.isDirectory());
  return names
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      ...JSON.parse(readFileSync(join(CORPUS, name, 'case.json'), 'utf8')),
      name,
      tree: join(CORPUS, name, 'tree'),
      log: readFileSync(join(CORPUS, name, 'log.txt'), 'utf8')
        .replace(/\n$/, '')
        .split('\n'),
    }));
}

const LOG_BYTES = 4 * 1024 * 1024;

/**
 * Returns the report that a user reads. The worker's code makes a failure record from the lines of the log, and the
 * client's code explains the record with the checkout.
 */
export async function diagnose(each: Case, rules: Rules = RULES): Promise<FailureReport> {
  const record = boundFailure(await recordOf(each, rules));
  const seen = { ...record, exitCode: record.exitCode ?? undefined, signal: record.signal ?? undefined };
  const platform = { readFailure: async () => seen } as unknown as ControlPlane;
  const settings = each.folder === '' ? {} : { rootDirectory: each.folder };
  const configuration = { repository: 'acme/site', branch: 'main', settings };
  const deps = {
    platform,
    clock: systemClock,
    signal: new AbortController().signal,
    tree: workingTree(each.tree),
    rules,
  };
  const narrator = createNarrator(() => {}, systemClock);
  return explain('d1', 'site', { configuration } as DeployPlan, deps, narrator);
}

/** Makes the failure record as the worker does. Replaces the root in the log by the folder of the sources. */
export async function recordOf({ tree, log, root, folder, ...facts }: Case, rules: Rules) {
  const { stage, command, env, exitCode, signal } = facts;
  using written = new BuildLog(() => {}, LOG_BYTES, env);
  written.line(`$ ${command}`);
  for (const line of log) written.line(line.replaceAll(root, tree));
  const { facts: failure, message } = commandFailure(
    stage,
    command,
    { exitCode, signal, shortOfMemory: false, diskWasShort: false },
    written,
  );
  // Time does not pass on this clock: what is found must not depend on the speed of the machine.
  const origin = { root: tree, folder: join(tree, folder), command: stage, clock: new FakeClock() };
  const diagnostics = await diagnosticsOf({ ...failure, log: written.recent() }, origin, rules);
  written.line(message);
  return { ...failure, log: written.last(), diagnostics };
}
