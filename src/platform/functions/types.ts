/**
 * What the parts of function apps say to each other. A server release is an ordinary release: its files are served by the edge, and
 * below `SERVER_FOLDER`, which no visitor gets, it has `SERVER_FILE` and the packed layers that an instance is made of. So
 * whatever keeps, moves, copies and removes releases needs to know nothing of servers.
 */
import type { AppKey } from '../shared/types.ts';

/** The folder of a release that has what its server is made of. No visitor gets a file of it. */
export const SERVER_FOLDER = '.slipway';
/** The path of a release's `ServerRelease`, as JSON. A release without it has files alone. */
export const SERVER_FILE = `${SERVER_FOLDER}/server.json`;

/** How a release's server is made and started. The build writes it; its bounds are checked whenever it is read. */
export interface ServerRelease {
  readonly version: 1;
  /** A line for `sh`, as `node .output/server/index.mjs`. */
  readonly startCommand: string;
  /** The folder, below that of the unpacked layers, that the command runs in. Empty: that folder. */
  readonly cwd: string;
  /** `node`: what it starts is Node.js, whose `listen` can be redirected. */
  readonly runtime: 'node' | 'other';
  /** The version of Node.js that the repository asks for, as `24.9.0`. Null: the platform's own. */
  readonly node: string | null;
  /** The version of Bun that the command runs, as `1.3.0`. Null: it runs none. */
  readonly bun: string | null;
  /** The name of what made it, as `Nuxt`. Null: not known. */
  readonly framework: string | null;
  /** Paths of the packed layers (`tar`, gzip) in the release, in the order in which they are unpacked into one folder. */
  readonly layers: readonly string[];
}

/** The steps of a start, in order. */
export const START_STEPS = ['unpack', 'spawn', 'listen', 'health', 'ready'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** A step that began. Times are milliseconds since the Unix epoch. */
export interface JourneyStep {
  readonly step: StartStep;
  readonly at: number;
}

export type StartFailureCode = 'start_failed' | 'not_listening' | 'unhealthy' | 'out_of_memory';

/** Why a start ended without an instance that is ready. */
export interface StartFailure {
  readonly code: StartFailureCode;
  readonly step: StartStep;
  /** One sentence that names what was seen: an exit code, a port that was listened on, a status. */
  readonly message: string;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The last lines that the instance printed, the oldest first. At most 200 lines of 2,000 characters. */
  readonly lines: readonly string[];
  readonly journey: readonly JourneyStep[];
}

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

export interface InstanceEnd {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** It used more memory than its limit. */
  readonly outOfMemory: boolean;
}

/** One running process of an app, on this node. */
export interface Instance {
  /** Unique on the node, as `i-3f9a`. */
  readonly id: string;
  readonly spec: InstanceSpec;
  /** The steps so far. */
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

/** A line that an instance printed. */
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
