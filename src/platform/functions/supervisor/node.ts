import type { Clock } from '../../../base/clock.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { FromSupervisor, InstanceLimits } from '../messages.ts';
import type { Versions } from './node-versions.ts';
import type { Releases } from './releases.ts';

/** What all instances of a node share. */
export interface NodeParts {
  readonly limits: InstanceLimits;
  readonly clock: Clock;
  readonly releases: Releases;
  readonly sockets: string;
  /** Has a folder for each place of an instance. */
  readonly runs: string;
  readonly programs: string;
  /** The search path for programs of the system. */
  readonly path: string;
  /** Marks the processes of instances where there is no sandbox. */
  readonly markPrefix: string;
  /** Begins the names of the cgroups of instances. */
  readonly groupPrefix: string;
  /** True if a sandbox that waits costs little. */
  readonly keepsReady: boolean;
  /** Opens a sandbox with a network of its own. */
  sandbox(memoryBytes: number): Promise<Sandbox>;
  readonly versions: Versions;
  send(message: FromSupervisor): void;
}
