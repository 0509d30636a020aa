import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { startLocalPlatform } from '../../../src/platform/engines/local.ts';
import type { NodeFunctions } from '../../../src/platform/functions/view.ts';
import type { Platform } from '../../../src/platform/index.ts';
import { type Builder, BuildFailure, type BuildJob } from '../../../src/platform/shared/types.ts';

export interface Stage extends AsyncDisposable {
  readonly platform: Platform;
  readonly builder: HeldBuilder;
  /** POST …/apps; `app` is under acme/web. */
  createApp(app: string, type: string): Promise<void>;
  deploy(app: string): Promise<string>;
  token(email?: string): Promise<string>;
  /** Appends to a deployment's log, as its build does. */
  writeLog(deployID: string, text: string): void;
}

/** A builder whose builds wait until the test lets them fail, because these tests are not about builds. */
export class HeldBuilder implements Builder {
  /** The jobs of all builds that began. */
  readonly jobs: BuildJob[] = [];
  readonly #waiting: (() => void)[] = [];
  #released = false;
  build: Builder['build'] = async (job, { signal, onStage }) => {
    this.jobs.push(job);
    onStage('build');
    await new Promise<void>((resolve) => {
      if (this.#released) return resolve();
      this.#waiting.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
    signal.throwIfAborted();
    throw new BuildFailure({
      ...{ stage: 'build', code: 'build_failed', message: 'The build command failed: <b>exit 7</b>', exitCode: 7 },
      ...{ signal: null, log: [], diagnostics: [] },
    });
  };
  async recover(): Promise<void> {}
  release(): void {
    this.#released = true;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/**
 * Starts a platform on a free port. `policy` becomes its platform.json, and `database` is used instead of its platform.db.
 */
export async function openStage(
  policy?: unknown,
  database?: DatabaseSync,
  env: Readonly<Record<string, string>> = {},
  trustedProxies: readonly string[] = [],
  shownFunctions?: NodeFunctions,
  more: Partial<Parameters<typeof startLocalPlatform>[0]> = {},
): Promise<Stage> {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-console-'));
  if (policy !== undefined) writeFileSync(join(dir, 'platform.json'), JSON.stringify(policy));
  const builder = new HeldBuilder();
  const platform = await startLocalPlatform({
    dir,
    port: 0,
    env,
    builder,
    allowLocalGit: true,
    database,
    trustedProxies,
    // No test asks the resolver of the machine.
    resolveTxt: async () => [],
    resolveHost: async () => [],
    ...more,
    ...(shownFunctions ? { shownFunctions } : { functions: 'off' as const }),
  });
  const token = (email = 'dev@acme.example') => platform.mintToken({ email });
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${platform.baseUrl}/api/v1/orgs/acme/projects/web/apps${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<{ deployID: string }>;
  };
  return {
    platform,
    builder,
    token,
    async createApp(app, type) {
      await post('', { name: app, type, repository: 'acme/shop', branch: 'main' });
    },
    deploy: async (app) => (await post(`/${app}/deployments`, {})).deployID,
    writeLog(deployID, text) {
      mkdirSync(join(dir, 'logs'), { recursive: true });
      writeFileSync(join(dir, 'logs', `${deployID}.log`), text, { flag: 'a' });
    },
    async [Symbol.asyncDispose]() {
      await platform.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A signed-in person, as a browser sends forms. */
export interface Visitor {
  get(path: string): Promise<{ readonly status: number; readonly text: string; readonly location: string | null }>;
  /** POSTs a form from the console's own origin, or with other headers. Follows no redirect. */
  post(
    path: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string; readonly location: string | null }>;
}

/** Signs a person in by the form. */
export async function visitorOf(
  { platform, token }: Pick<Stage, 'platform' | 'token'>,
  email?: string,
): Promise<Visitor> {
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`${platform.baseUrl}${path}`, { redirect: 'manual', ...init });
    const { status, headers } = response;
    return {
      status,
      text: await response.text(),
      location: headers.get('location'),
      cookie: headers.get('set-cookie'),
    };
  };
  const origin = platform.baseUrl;
  const form = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) => ({
    ...{ method: 'POST', headers, body: new URLSearchParams(fields) },
  });
  const signedIn = await send('/console/sign-in', form({ token: await token(email) }, { origin }));
  const cookie = signedIn.cookie?.split(';', 1)[0] ?? '';
  return {
    get: (path) => send(path, { headers: { cookie } }),
    post: (path, fields = {}, headers = {}) => send(path, form(fields, { origin, cookie, ...headers })),
  };
}

/** Returns the addresses to which the forms of a page send changes, without those of every page. */
export function formsOf(text: string): readonly string[] {
  const all = [...text.matchAll(/method="post" action="([^"]*)"/g)].map(([, action]) => action ?? '');
  return all.filter((action) => !['/console/sign-out', '/console/theme'].includes(action)).toSorted();
}
