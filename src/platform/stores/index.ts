/**
 * The ports: all that the platform's rooms need of storage. `local/` and `cluster/` are engines, and `cache/` keeps files of a slow
 * engine on the disk of a node. A port whose store is written once, on what `rows/engine.ts` is of both databases, has it in its file,
 * except those of the state, of the jobs and of the audit log (`rows/`).
 *
 * Mirrors: nothing of the spec; the rooms above do.
 * By design: rooms get only the ports that they use, and do not depend on an engine. Unless a port says something else, one method is
 *   one atomic command, also if two processes call it at once: all of it is stored durably when its promise resolves, and none if it
 *   rejects, as with `StoreUnavailable` if the store cannot be read or written. Times are milliseconds since the Unix epoch.
 *   `test/contract-suites/` has one suite for each port, which opens two handles on one place.
 */
import type { AccessTokenStore } from './access-tokens.ts';
import type { AuditStore } from './audit.ts';
import type { Blobs, BlobsDescription } from './blobs.ts';
import type { BuildLogs } from './build-logs.ts';
import type { CdnStore } from './cdn.ts';
import type { Changes } from './changes.ts';
import type { DnsStore } from './dns.ts';
import type { HookStore } from './hooks.ts';
import type { Jobs } from './jobs.ts';
import type { Keeping } from './keeping.ts';
import type { KeyStore } from './keys.ts';
import type { KvsEngine } from './kvs.ts';
import type { LoginStore } from './logins.ts';
import type { MemberStore } from './members.ts';
import type { NotifyStore } from './notify.ts';
import type { Quota } from './quota.ts';
import type { References } from './references.ts';
import type { RoleStore } from './roles.ts';
import type { Keyring } from './rows/keyring.ts';
import type { Schedules } from './schedules.ts';
import type { Sealing } from './sealing.ts';
import type { SessionStore } from './sessions.ts';
import type { StateStore } from './state.ts';
import type { TableStore } from './tables.ts';
import type { UsageStore } from './usage.ts';

/** Disposing closes all of them. */
export interface Stores extends AsyncDisposable {
  readonly state: StateStore;
  readonly jobs: Jobs;
  readonly changes: Changes;
  readonly tables: TableStore;
  readonly roles: RoleStore;
  readonly keys: KeyStore;
  /** Seals what the stores keep. */
  readonly keyring: Keyring;
  readonly sealing: Sealing;
  /** Undefined if this node was opened without it. */
  readonly kvs: KvsEngine | undefined;
  readonly quota: Quota;
  readonly blobs: Blobs;
  /** The description by which worker processes open the same blobs. */
  readonly blobsAt: BlobsDescription;
  readonly logs: BuildLogs;
  readonly sessions: SessionStore;
  readonly members: MemberStore;
  readonly accessTokens: AccessTokenStore;
  readonly logins: LoginStore;
  readonly usage: UsageStore;
  readonly keeping: Keeping;
  readonly references: References;
  readonly schedules: Schedules;
  readonly notify: NotifyStore;
  readonly hooks: HookStore;
  readonly cdn: CdnStore;
  readonly dns: DnsStore;
  readonly audit: AuditStore;
  /** Resolves if the state can be used. Rejects with `StoreUnavailable`, also if it can only be read and the engine can tell. */
  check(): Promise<void>;
  /** Copies everything to the folder `to`, an absolute path that is empty or does not exist. Rejects with `invalid_input`, also if the engine has its own backups. */
  backUp(to: string): Promise<void>;
}
