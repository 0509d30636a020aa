import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createLocalChanges } from '../../src/platform/stores/local/changes.ts';
import { prepareDataDir } from '../../src/platform/stores/local/data-dir.ts';
import { attachLocalStores, type LocalHandle, type LocalStoresOptions } from '../../src/platform/stores/local/index.ts';
import { FakeClock } from './clock.ts';
import { temporaryFolder } from './temporary.ts';

/** Local stores in a temporary folder, with a fake clock, and any number of handles. */
export interface StorePlace extends AsyncDisposable {
  /** The data directory. */
  readonly path: string;
  readonly clock: FakeClock;
  /** Opens another handle. It is closed with the place. */
  attach(): LocalHandle;
  /** Runs statements of SQL on the data directory, as another program would. */
  run(statements: string): Promise<void>;
}

export function storePlace(options: Omit<LocalStoresOptions, 'dir' | 'clock'> = {}): StorePlace {
  const folder = temporaryFolder();
  const path = prepareDataDir(join(folder.path, 'data'));
  const clock = new FakeClock();
  const changes = createLocalChanges();
  const handles: LocalHandle[] = [];
  return {
    ...{ path, clock },
    attach() {
      const handle = attachLocalStores(path, changes, { clock, ...options });
      handles.push(handle);
      return handle;
    },
    async run(statements) {
      using database = new DatabaseSync(join(path, 'platform.db'));
      database.exec(statements);
    },
    async [Symbol.asyncDispose]() {
      for (const handle of handles) await handle[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}
