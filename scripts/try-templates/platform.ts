/** A platform for trials: the whole one, except that it can leave builds out. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import type { Builder, BuildJob, BuildOptions, Built } from '../../src/platform/shared/types.ts';
import { createLocalBuildLogs } from '../../src/platform/stores/local/build-logs.ts';
import { readLocalKeyring } from '../../src/platform/stores/local/keyring.ts';
import type { Keyring } from '../../src/platform/stores/rows/keyring.ts';
import { openDispatch } from '../../test/support/dispatch.ts';

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');
/** The organization and the project of all apps. */
const OWNER = ['--org', 'templates', '--project', 'tried'];

export interface TrialPlatform extends AsyncDisposable {
  readonly platform: Platform;
  /** From now on, each deployment gets the release that was built last: a start with a fault needs no build. */
  reuse(): void;
  /** Runs the command line on the app of a folder. */
  slipway(
    app: string,
    folder: string,
    ...args: readonly string[]
  ): Promise<{ code: number | null; out: string; err: string }>;
}

/** Returns the keys of the data directory. Makes the first one, because the dispatch writes logs before the platform starts. */
function keyringOf(dir: string): Keyring {
  const file = join(dir, 'platform.key');
  if (!existsSync(file)) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  }
  const keyring = readLocalKeyring(dir);
  if (!keyring) throw new Error(`${file} was removed`);
  return keyring;
}

/** Starts a platform on a data directory. `own`: the folder for its builds, which keeps the packages for the next platform. */
export async function startTrialPlatform(dir: string, own: string): Promise<TrialPlatform> {
  mkdirSync(own, { recursive: true });
  const stack = new AsyncDisposableStack();
  try {
    const blobs = { kind: 'local', dir: join(dir, 'objects'), lasting: true } as const;
    const { dispatch } = stack.use(
      openDispatch({ dataDir: own, blobs, logs: createLocalBuildLogs(join(dir, 'logs'), keyringOf(dir)) }),
    );
    const options = { dir, port: 0, env: process.env, allowLocalGit: true, lasting: true };
    const builder = stack.use(new ReusingBuilder(dispatch));
    const platform = await startLocalPlatform({ ...options, builder });
    stack.defer(() => platform.close());
    const opened = stack.move();
    return {
      platform,
      reuse: () => builder.reuse(),
      async slipway(app, cwd, ...args) {
        const all = ['--', CLI, ...args, ...OWNER, '--app', app, '--data', dir];
        const child = spawn(process.execPath, all, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
        const closed = once(child, 'close');
        const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
        await closed;
        return { code: child.exitCode, out, err };
      },
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

class ReusingBuilder implements Builder, AsyncDisposable {
  readonly #builder: Builder;
  /** Keeps its sources until the next build, so that failed starts find their places in them. */
  #last: Built | undefined;
  #isReused = false;

  constructor(builder: Builder) {
    this.#builder = builder;
  }

  reuse(): void {
    this.#isReused = true;
  }

  recover(): Promise<void> {
    return this.#builder.recover();
  }

  async build(job: BuildJob, options: BuildOptions): Promise<Built> {
    const last = this.#last;
    if (!this.#isReused || !last) {
      await this[Symbol.asyncDispose]();
      this.#last = await this.#builder.build(job, options);
      return { ...this.#last, async [Symbol.asyncDispose]() {} };
    }
    await options.onStage('clone');
    await options.onCommit(last.commit);
    await options.onStage('sync');
    await options.onStored?.(last.release.manifestHash, last.release);
    return { ...last, async [Symbol.asyncDispose]() {} };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const last = this.#last;
    this.#last = undefined;
    await last?.[Symbol.asyncDispose]();
  }
}
