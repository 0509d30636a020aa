import { systemClock } from '../../src/base/clock.ts';
import { silentLog } from '../../src/base/log.ts';
import { createDispatch, type Dispatch, type DispatchOptions } from '../../src/platform/dispatch/index.ts';
import { temporaryFolder } from './repositories.ts';

/** Worker processes on a data directory of their own; they take local repositories. */
export function openDispatch(options: Partial<DispatchOptions> = {}): AsyncDisposable & {
  readonly dispatch: Dispatch;
  readonly dataDir: string;
} {
  const folder = temporaryFolder('dispatch');
  const dataDir = options.dataDir ?? folder.path;
  const dispatch = createDispatch({
    ...{ dataDir, env: process.env, allowLocalGit: true, log: silentLog, clock: systemClock },
    ...options,
  });
  return {
    dispatch,
    dataDir,
    async [Symbol.asyncDispose]() {
      await dispatch[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}
