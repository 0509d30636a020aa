import { isObject, isText, type JsonObject, parsedJson } from '../../base/json.ts';
import type { BuildNetwork, BuildNetworkChoice } from '../../contract/platform-start.ts';
import type { CgroupChoice, Isolation, Limiter } from '../shared/types.ts';
import type { BlobsDescription } from '../stores/blobs.ts';
import {
  type InstanceEnd,
  type InstanceSpec,
  type JourneyStep,
  type PrintedLine,
  START_STEPS,
  type StartFailure,
  type StartFailureCode,
} from './types.ts';

/**
 * The messages between the platform and its supervisor of instances: one JSON object per line. The supervisor reads what tenants print,
 * so the platform checks every member of its messages.
 */

/** Bounds of instances that no app sets. */
export interface InstanceLimits {
  /** Milliseconds from the start of the command until the instance is healthy. */
  readonly startMs: number;
  /** Bytes and files in `/tmp`. */
  readonly tmpBytes: number;
  readonly tmpFiles: number;
  /** Processes and threads. */
  readonly processes: number;
}

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
  readonly isolation: 'auto' | 'none';
  readonly cgroup: CgroupChoice;
  readonly network: BuildNetworkChoice;
  readonly networkAllow: readonly string[];
}

export type ToSupervisor =
  | { readonly kind: 'prepare'; readonly settings: SupervisorSettings }
  | { readonly kind: 'start'; readonly id: string; readonly spec: InstanceSpec }
  | { readonly kind: 'stop'; readonly id: string; readonly graceMs: number };

export type FromSupervisor =
  | { readonly kind: 'pulse' }
  /** What bounds instances, and what they reach. */
  | {
      readonly kind: 'walls';
      readonly isolation: Isolation['kind'];
      readonly limiter: Limiter['kind'];
      readonly network: BuildNetwork;
      /** Why each instance has a pasta of its own, if the network is private. Absent: all share one. */
      readonly apart?: string | undefined;
    }
  | { readonly kind: 'step'; readonly id: string; readonly step: JourneyStep }
  | { readonly kind: 'ready'; readonly id: string }
  | { readonly kind: 'failed'; readonly id: string; readonly failure: StartFailure }
  | { readonly kind: 'printed'; readonly id: string; readonly lines: readonly Omit<PrintedLine, 'instance'>[] }
  | { readonly kind: 'memory'; readonly id: string; readonly bytes: number }
  | { readonly kind: 'ended'; readonly id: string; readonly end: InstanceEnd }
  | { readonly kind: 'note'; readonly level: 'info' | 'warn' | 'error'; readonly event: string; readonly text: string };

export const CODES: readonly StartFailureCode[] = ['start_failed', 'not_listening', 'unhealthy', 'out_of_memory'];

const ID_LENGTH = 40;
const TEXT_LENGTH = 2_000;
const LINE_LENGTH = 8_000;
const MOST_LINES = 20_000;
const FAILURE_LINES = 200;

/** Returns the path of the socket of an instance. */
export function socketPath(sockets: string, id: string): string {
  return `${sockets}/${id}.sock`;
}

/** Reads a supervisor's line. Undefined if it is not a valid message. */
export function readFromSupervisor(line: string): FromSupervisor | undefined {
  const value = parsedJson(line);
  if (!isObject(value)) return undefined;
  const { kind } = value;
  return typeof kind === 'string' && Object.hasOwn(READERS, kind)
    ? READERS[kind as FromSupervisor['kind']](value)
    : undefined;
}

const READERS: {
  readonly [Kind in FromSupervisor['kind']]: (value: JsonObject) => Extract<FromSupervisor, { kind: Kind }> | undefined;
} = {
  pulse: () => ({ kind: 'pulse' }),
  walls({ isolation, limiter, network, apart }) {
    const [walls, limits] = [one(isolation, ['bubblewrap', 'none']), one(limiter, ['cgroup', 'sampling'])];
    const { level, reason } = isObject(network) ? network : {};
    const reach = one(level, ['private', 'filtered', 'open']);
    if (!walls || !limits || !reach) return undefined;
    const found =
      reach === 'private' ? { level: reach } : { level: reach, reason: String(reason).slice(0, TEXT_LENGTH) };
    const told = typeof apart === 'string' ? { apart: apart.slice(0, TEXT_LENGTH) } : {};
    return { kind: 'walls', isolation: walls, limiter: limits, network: found, ...told };
  },
  step({ id, step }) {
    const read = readStep(step);
    return read && isID(id) ? { kind: 'step', id, step: read } : undefined;
  },
  ready: ({ id }) => (isID(id) ? { kind: 'ready', id } : undefined),
  failed({ id, failure }) {
    const read = readFailure(failure);
    return read && isID(id) ? { kind: 'failed', id, failure: read } : undefined;
  },
  printed({ id, lines }) {
    if (!isID(id) || !Array.isArray(lines) || lines.length > MOST_LINES) return undefined;
    const read = lines.map(readLine).filter((each) => each !== undefined);
    return read.length === lines.length ? { kind: 'printed', id, lines: read } : undefined;
  },
  memory: ({ id, bytes }) => (isID(id) && isCount(bytes) ? { kind: 'memory', id, bytes } : undefined),
  ended({ id, end }) {
    const read = isObject(end) ? readEnd(end) : undefined;
    return read && isID(id) ? { kind: 'ended', id, end: read } : undefined;
  },
  note({ level, event, text }) {
    const known = one(level, ['info', 'warn', 'error']);
    return known && isText(event, 64) && isText(text, TEXT_LENGTH)
      ? { kind: 'note', level: known, event, text }
      : undefined;
  },
};

function one<Name extends string>(value: unknown, names: readonly Name[]): Name | undefined {
  return names.find((each) => each === value);
}

function isID(value: unknown): value is string {
  return isText(value, ID_LENGTH);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function readStep(value: unknown): JourneyStep | undefined {
  const { step, at } = isObject(value) ? value : {};
  const known = one(step, START_STEPS);
  return known && isCount(at) ? { step: known, at } : undefined;
}

function readLine(value: unknown): Omit<PrintedLine, 'instance'> | undefined {
  const { at, stream, text } = isObject(value) ? value : {};
  const known = one(stream, ['stdout', 'stderr']);
  return known && isCount(at) && isText(text, LINE_LENGTH) ? { at, stream: known, text } : undefined;
}

function readEnd({ exitCode, signal, outOfMemory }: JsonObject): InstanceEnd | undefined {
  if (exitCode !== null && !isCount(exitCode)) return undefined;
  if (signal !== null && !isText(signal, ID_LENGTH)) return undefined;
  return { exitCode, signal, outOfMemory: outOfMemory === true };
}

function readFailure(value: unknown): StartFailure | undefined {
  if (!isObject(value)) return undefined;
  const { code, step, message, lines, journey } = value;
  const [known, at, end] = [one(code, CODES), one(step, START_STEPS), readEnd(value)];
  if (!known || !at || !end || !isText(message, TEXT_LENGTH)) return undefined;
  if (!Array.isArray(lines) || lines.length > FAILURE_LINES || !lines.every((line) => isText(line, TEXT_LENGTH))) {
    return undefined;
  }
  if (!Array.isArray(journey) || journey.length > START_STEPS.length) return undefined;
  const steps = journey.map(readStep).filter((each) => each !== undefined);
  const { exitCode, signal } = end;
  return { code: known, step: at, message, exitCode, signal, lines, journey: steps };
}
