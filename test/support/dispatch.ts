import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { silentLog } from '../../src/base/log.ts';
import { createDispatch, type Dispatch, type DispatchOptions } from '../../src/platform/dispatch/index.ts';
import { createLocalBuildLogs, logPaths } from '../../src/platform/stores/local/build-logs.ts';
import { framesIn, openRange } from '../../src/platform/stores/rows/sealed-log.ts';
import { testKeyring } from './keyring.ts';
import { temporaryFolder } from './temporary.ts';

/** Opens a dispatch on its own data directory. Its workers accept local repositories. */
export function openDispatch(
  options: Partial<DispatchOptions> = {},
  create = createDispatch,
): AsyncDisposable & {
  readonly dispatch: Dispatch;
  readonly dataDir: string;
  logOf(deployID: string): string;
} {
  const folder = options.dataDir === undefined ? temporaryFolder('dispatch') : undefined;
  const dataDir = options.dataDir ?? folder?.path ?? '';
  const blobs = { kind: 'local', dir: join(dataDir, 'objects'), lasting: options.lasting ?? true } as const;
  const keyring = testKeyring();
  const logs = createLocalBuildLogs(join(dataDir, 'logs'), keyring);
  const dispatch = create({
    ...{ dataDir, blobs, env: process.env, allowLocalGit: true, log: silentLog, clock: systemClock },
    logs,
    ...options,
  });
  return {
    dispatch,
    dataDir,
    logOf(deployID) {
      const path = logPaths(join(dataDir, 'logs'), deployID).sealed;
      const frames = existsSync(path) ? framesIn(readFileSync(path)) : [];
      return openRange({ deployID, keyring }, frames, { start: 0, length: Number.MAX_SAFE_INTEGER }).toString('utf8');
    },
    async [Symbol.asyncDispose]() {
      await dispatch[Symbol.asyncDispose]();
      folder?.[Symbol.dispose]();
    },
  };
}
