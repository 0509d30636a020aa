import { parsedJson } from '../../base/json.ts';
import { count, kindsOf, listOf, membersOf, oneOf, type ReadBy, text } from '../../base/readers.ts';
import { MIB } from '../../base/sizes.ts';
import type { BuildNetworkChoice } from '../../contract/platform-start.ts';
import type { CgroupChoice } from '../shared/types.ts';
import type { BlobsDescription } from '../stores/blobs.ts';
import { type InstanceSpec, instanceEnd, journeyStep, startFailure } from './types.ts';

/** One JSON object per line. The supervisor reads what tenants print, so the platform checks every member of its messages. */

/** Bounds of instances that no app sets. */
export const DEFAULT_INSTANCE_LIMITS = {
  /** Milliseconds from the start of the command until the instance is healthy. */
  startMs: 60_000,
  /** Bytes and files in `/tmp`. */
  tmpBytes: 512 * MIB,
  tmpFiles: 100_000,
  /** Processes and threads. */
  processes: 256,
};
export type InstanceLimits = Readonly<typeof DEFAULT_INSTANCE_LIMITS>;

/** The settings that a supervisor gets first. Their secrets are in `blobs`, if the platform runs on a cluster. */
export interface SupervisorSettings {
  /** Absolute, real path of the node's folder. */
  readonly nodeDir: string;
  /** The folder of the sockets. It was made for this platform. */
  readonly sockets: string;
  readonly blobs: BlobsDescription;
  /** The allowlisted part of the host's environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly limits: InstanceLimits;
  /** `required`: it ends if nothing isolates instances. */
  readonly isolation: 'auto' | 'required' | 'none';
  readonly cgroup: CgroupChoice;
  readonly network: BuildNetworkChoice;
  readonly networkAllow: readonly string[];
}

export type ToSupervisor =
  | { readonly kind: 'prepare'; readonly settings: SupervisorSettings }
  | { readonly kind: 'start'; readonly id: string; readonly spec: InstanceSpec }
  | { readonly kind: 'stop'; readonly id: string; readonly graceMs: number };

const ID_LENGTH = 40;
const TEXT_LENGTH = 2_000;
const LINE_LENGTH = 8_000;
const MOST_LINES = 20_000;

export function socketPath(sockets: string, id: string): string {
  return `${sockets}/${id}.sock`;
}

const id = text(ID_LENGTH);
const reason = membersOf({ reason: (value: unknown) => String(value).slice(0, TEXT_LENGTH) });
const fromSupervisor = kindsOf('kind', {
  pulse: membersOf({}),
  walls: membersOf(
    {
      isolation: oneOf(['bubblewrap', 'none']),
      limiter: oneOf(['cgroup', 'sampling']),
      network: kindsOf('level', { private: membersOf({}), filtered: reason, open: reason }),
    },
    /** Why each instance has a pasta of its own, if the network is private. Absent: all share one. */
    { apart: (value: unknown) => (typeof value === 'string' ? value.slice(0, TEXT_LENGTH) : undefined) },
  ),
  step: membersOf({ id, step: journeyStep }),
  ready: membersOf({ id }),
  failed: membersOf({ id, failure: startFailure }),
  printed: membersOf({
    id,
    lines: listOf(MOST_LINES, membersOf({ at: count, stream: oneOf(['stdout', 'stderr']), text: text(LINE_LENGTH) })),
  }),
  memory: membersOf({ id, bytes: count }),
  ended: membersOf({ id, end: instanceEnd }),
  note: membersOf({ level: oneOf(['info', 'warn', 'error']), event: text(64), text: text(TEXT_LENGTH) }),
});

export type FromSupervisor = ReadBy<typeof fromSupervisor>;

/** Reads a supervisor's line. Undefined if it is not a valid message. */
export function readFromSupervisor(line: string): FromSupervisor | undefined {
  return fromSupervisor(parsedJson(line));
}
