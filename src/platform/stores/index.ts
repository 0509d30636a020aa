/**
 * The ports: all that the platform's rooms need of storage. Interfaces alone, no engine.
 *
 * Mirrors: nothing of the spec; the rooms above do.
 * By design: rooms get the ports that they use and know no engine. `local/` implements them on SQLite and disk. One
 *   method is one atomic command, right also if two processes call it at once. `test/contract-suites/` has one suite for
 *   each port, which opens two handles on one place.
 */
import type { Blobs } from './blobs.ts';
import type { BuildLogs } from './build-logs.ts';
import type { Changes } from './changes.ts';
import type { Jobs } from './jobs.ts';
import type { KeyStore } from './keys.ts';
import type { KvsEngine } from './kvs.ts';
import type { Quota } from './quota.ts';
import type { RoleStore } from './roles.ts';
import type { StateStore } from './state.ts';
import type { TableStore } from './tables.ts';

export interface Stores extends AsyncDisposable {
  readonly state: StateStore;
  readonly jobs: Jobs;
  readonly changes: Changes;
  readonly blobs: Blobs;
  readonly tables: TableStore;
  readonly roles: RoleStore;
  readonly keys: KeyStore;
  readonly kvs: KvsEngine;
  readonly quota: Quota;
  readonly logs: BuildLogs;
}
