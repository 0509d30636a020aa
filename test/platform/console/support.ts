import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { startLocalPlatform } from '../../../src/platform/engines/local.ts';
import type { Platform } from '../../../src/platform/index.ts';
import { type Builder, BuildFailure } from '../../../src/platform/shared/types.ts';

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
  readonly #waiting: (() => void)[] = [];
  #released = false;
  build: Builder['build'] = async (_, { signal, onStage }) => {
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
): Promise<Stage> {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-console-'));
  if (policy !== undefined) writeFileSync(join(dir, 'platform.json'), JSON.stringify(policy));
  const builder = new HeldBuilder();
  const platform = await startLocalPlatform({ dir, port: 0, env, builder, allowLocalGit: true, database });
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
