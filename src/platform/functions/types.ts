/**
 * A server release is an ordinary release: its files are served by the edge, and `SERVER_FOLDER`, of which no visitor gets a file, has
 * what an instance is made of. So whatever keeps, moves, copies and removes releases needs to know nothing of servers.
 */
import { count, flag, listOf, membersOf, oneOf, orNull, type ReadBy, text } from '../../base/readers.ts';
import type { AppKey } from '../shared/types.ts';

export const SERVER_FOLDER = '.slipway';
/** The path of a release's `ServerRelease` (`release/server-file.ts`), as JSON. A release without it has files alone. */
export const SERVER_FILE = `${SERVER_FOLDER}/server.json`;

/**
 * An organization may have this many times the instances, or the requests, that are left for all on a node: at most three quarters of
 * all, and others always find some.
 */
export const SHARE_OF_LEFT = 3;

/** The steps of a start, in order. */
export const START_STEPS = ['unpack', 'spawn', 'listen', 'health', 'ready'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** Reads a step that began. Times are milliseconds since the Unix epoch. */
export const journeyStep = membersOf({ step: oneOf(START_STEPS), at: count });
export type JourneyStep = ReadBy<typeof journeyStep>;

const TEXT_LENGTH = 2_000;
const FAILURE_LINES = 200;
const ending = { exitCode: orNull(count), signal: orNull(text(40)) };

/** Reads why a start ended without an instance that is ready. */
export const startFailure = membersOf({
  ...ending,
  code: oneOf(['start_failed', 'not_listening', 'unhealthy', 'out_of_memory']),
  step: oneOf(START_STEPS),
  /** One sentence that names what was seen: an exit code, a port that was listened on, a status. */
  message: text(TEXT_LENGTH),
  /** The last lines that the instance printed, the oldest first. */
  lines: listOf(FAILURE_LINES, text(TEXT_LENGTH)),
  journey: listOf(START_STEPS.length, journeyStep),
});
export type StartFailure = ReadBy<typeof startFailure>;

export interface FailedStart extends StartFailure {
  readonly at: number;
  readonly deployID: string;
  /** `Instance.id`. Its lines in the log have it. Null: it had none yet. */
  readonly instance: string | null;
}

/** Returns the failure of a start for which its instance gave no reason. `journey`: the steps until then. */
export function startFailed(message: string, journey: readonly JourneyStep[]): StartFailure {
  const step = journey.at(-1)?.step ?? 'unpack';
  return { code: 'start_failed', step, message, exitCode: null, signal: null, lines: [], journey };
}

/** Reads how an instance ended. `outOfMemory`: it used more than its limit. */
export const instanceEnd = membersOf({ ...ending, outOfMemory: flag });
export type InstanceEnd = ReadBy<typeof instanceEnd>;

/** What an app may set for its functions, with defaults filled in. */
export interface FunctionSettings {
  /** Asked for after the start. An answer below 500 is healthy. */
  readonly healthPath: string;
  /** Instances on each node. */
  readonly instances: number;
  readonly memoryBytes: number;
  /** Milliseconds without a request after which the instances stop. Null: never. */
  readonly idleTimeoutMs: number | null;
  /** Milliseconds until an answer begins and between its parts. Null: no limit. */
  readonly requestTimeoutMs: number | null;
}

export interface InstanceSpec {
  readonly app: AppKey;
  readonly deployID: string;
  readonly manifestHash: string;
  /** The host that the health check names, as `shop.example.com`. */
  readonly host: string;
  /** The variables of the app and of the platform, and no others. */
  readonly env: Readonly<Record<string, string>>;
  readonly settings: FunctionSettings;
}

/** One running process of an app, on this node. */
export interface Instance {
  /** Unique on the node, as `i-3f9a`. */
  readonly id: string;
  readonly spec: InstanceSpec;
  readonly journey: readonly JourneyStep[];
  /** Resolves with the path of the unix socket that answers HTTP/1.1, when the instance is healthy. Rejects with `StartFailed`. */
  readonly ready: Promise<string>;
  /** Resolves when all of its processes are gone. Never rejects. */
  readonly ended: Promise<InstanceEnd>;
  /** Bytes of memory that it used when it was last measured. Null: not measured yet. */
  readonly memoryBytes: number | null;
  /** Sends SIGTERM, after `graceMs` SIGKILL. Resolves with `ended`. May be called again. */
  stop(graceMs: number): Promise<InstanceEnd>;
}

/** `Instance.ready` rejects with it. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed';
  readonly failure: StartFailure;

  constructor(failure: StartFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export interface PrintedLine {
  readonly at: number;
  readonly instance: string;
  readonly stream: 'stdout' | 'stderr';
  readonly text: string;
}

/** Starts instances on this node, by a supervisor process. */
export interface Instances extends AsyncDisposable {
  /** Returns at once: `ready` and `ended` say how it goes. */
  start(spec: InstanceSpec): Instance;
}

/** An app, and the subdomain by which its functions are found. */
export type SiteKey = AppKey & { readonly subdomain: string };
