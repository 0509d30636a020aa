import { isObject, isText, parsedJson } from '../../base/json.ts';
import {
  count,
  flag,
  kindsOf,
  listOf,
  mark,
  membersOf,
  oneOf,
  type ReadBy,
  type Reader,
  text,
} from '../../base/readers.ts';
import { MIB } from '../../base/sizes.ts';
import { cleanLine } from '../../base/text.ts';
import {
  MOST_FAULTS,
  OUTPUT_PATH_BYTES,
  readBuildFault,
  readBuiltFile,
  readIgnoredRule,
  readOddPath,
  readSiteWarnings,
} from '../../contract/built-output.ts';
import { DEPLOYMENT_STAGES, readDiagnostics } from '../../contract/control-plane.ts';
import { readFailureFacts } from '../../contract/failure-record.ts';
import { APP_TYPES, COMMIT_LIMITS, KVS_APP_TYPES } from '../../contract/limits.ts';
import type { BuildNetwork, BuildNetworkChoice } from '../../contract/platform-start.ts';
import { KINDS, type KindName } from '../keeping/kinds.ts';
import type { ObjectLimits } from '../objects/limits.ts';
import type { BuildJob, CgroupChoice, Isolation, Limiter, Walls } from '../shared/types.ts';
import type { BlobsDescription } from '../stores/blobs.ts';
import type { BuildLimits } from './limits.ts';

/** Messages between the platform and its workers, one JSON object a line. A worker is not trusted: lines and members are checked. */

/** Bytes of one line from a worker. The longest is a failure record: its log has 200 lines of 2,000 characters. */
export const LINE_BYTES = 4 * MIB;
/** Characters of one message of a log. */
export const LOG_MESSAGE_LENGTH = 64 * 1024;
/** Characters of one line of a log. The rest of a longer line is dropped. */
export const LOG_LINE_LENGTH = 16_384;
/** Bytes that a worker may send beyond the limit of a log: two long lines, and a note about dropped lines. */
export const LOG_SLACK_BYTES = 128 * 1024;
/** A supervisor whose worker a signal ended exits with this and the number of the signal. */
export const SIGNAL_CODES = 128;
/** Milliseconds in which a worker collects short lines of its log for one message. */
export const LOG_MS = 50;
/** Milliseconds between two heartbeats of a worker, and the silence after which it is killed. */
export const PULSE_MS = 2_000;
export const SILENCE_MS = 60_000;
/** Milliseconds between two notes of a correct supervisor, and between two messages about locks. */
export const NOTE_MS = 1_000;
export const LOCK_MS = 1_000;
/** Notes that a supervisor sends for one job. It drops the others. */
export const MOST_NOTES = 50;

/** The settings that a worker gets before its job. Their secrets are in `blobs`, if the platform runs on a cluster, and in `gitUrlTemplate`. */
export interface WorkerSettings {
  /** Absolute, real path. */
  readonly dataDir: string;
  readonly blobs: BlobsDescription;
  /** The allowlisted part of the host's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The clone URL of a repository `owner/name`. Default: on github.com. */
  readonly gitUrlTemplate: string;
  /** True: repositories may be local paths, `file://` and plain http. Default false. */
  readonly allowLocalGit: boolean;
  readonly limits: BuildLimits;
  readonly outputLimits: ObjectLimits;
  /** False: each app is built at most once, so nothing is kept for later builds, or collected. Default true. */
  readonly lasting: boolean;
  readonly isolation: 'auto' | 'none';
  /** What an earlier worker found. */
  readonly known?: Walls | undefined;
  /** The cgroup for builds. Default `auto`. With a path, `recover` throws `unsupported_runtime` if it cannot be used. */
  readonly cgroup: CgroupChoice;
  readonly network: { readonly want: BuildNetworkChoice };
  readonly networkAllow: readonly string[];
}

/** A worker does one job and ends. */
export type Job =
  /** `look`: describe the output to the platform before it is stored. */
  | { readonly kind: 'deploy'; readonly job: BuildJob; readonly look: boolean }
  /** Ends processes and removes workspaces that a killed worker left, for one deployment or for all (null). */
  | { readonly kind: 'clean'; readonly deployID: string | null }
  /** Removes the workspaces that ended builds left. */
  | { readonly kind: 'sweep' }
  /** Prepares compressed forms of a release's files. */
  | { readonly kind: 'variants'; readonly org: string; readonly manifestHash: string }
  /** Ends what this node keeps beyond its bounds. */
  | { readonly kind: 'collect' };

export type ToWorker =
  | { readonly kind: 'prepare'; readonly settings: WorkerSettings }
  | Job
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'abort' };

const NAME_LENGTH = 256;
/** Items of each kind that a part of a description has: a line holds them, however their paths are written as JSON. */
export const OUTPUT_PART = 250;
const IGNORED_RULES = 100;
const REASON_LENGTH = 1_000;
/** Characters of a command, or of a folder, that was detected. */
const PLAN_LENGTH = 1_000;

const reason = membersOf({ reason: text(REASON_LENGTH) });
const hash = text(64);

/** Reads a part of the description of an output from a process that is not trusted. */
export const readOutputPart = membersOf({
  files: listOf(OUTPUT_PART, readBuiltFile),
  odd: listOf(OUTPUT_PART, readOddPath),
  ignoredRules: listOf(IGNORED_RULES, readIgnoredRule),
  faults: listOf(MOST_FAULTS, readBuildFault),
});

const isolation = kindsOf('kind', {
  bubblewrap: membersOf({ asRoot: flag, boundsFiles: flag, deniesNamespaces: flag }),
  none: reason,
}) satisfies Reader<Isolation>;

const limiter = kindsOf('kind', {
  cgroup: membersOf({ folder: text(OUTPUT_PATH_BYTES) }),
  sampling: reason,
}) satisfies Reader<Limiter>;

const network = kindsOf('level', {
  private: membersOf({}),
  filtered: reason,
  open: reason,
}) satisfies Reader<BuildNetwork>;

/** What a worker says of a commit and of a repository becomes plain, bounded lines. */
const fact = (most: number) => (value: unknown) =>
  typeof value === 'string' ? cleanLine(value, most).trim() || null : null;
const facts = membersOf({ subject: fact(COMMIT_LIMITS.subject), author: fact(COMMIT_LIMITS.author) });
const line = (most: number) => (value: unknown) => (typeof value === 'string' ? cleanLine(value, most) : undefined);
const lineOrNull = (value: unknown) => line(PLAN_LENGTH)(value) ?? null;

const question = kindsOf('about', {
  /** `null`, as soon as the worker has the lock. It keeps the lock until `release`, or until it ends. */
  lock: membersOf({ name: text(NAME_LENGTH) }),
  /** The next part of the output's description. `null`, after the last one when the platform has checked the whole. */
  output: membersOf({ part: readOutputPart, isLast: flag }),
  /**
   * A failure record: the server that was stored did not start, and the worker is asked for the lines of the repository that made it
   * fail, which are `found` of its next question. `null`: the worker is not needed any more.
   */
  start: membersOf({ found: readDiagnostics }),
  /** `string[]`: the next repositories of apps, sorted. None: there are no more. */
  repositories: membersOf({ after: text(LINE_BYTES) }),
  /** `string[]`: the next apps as `organization/project/app`, sorted. None: there are no more. */
  apps: membersOf({ after: text(LINE_BYTES) }),
});

export type Question = ReadBy<typeof question>;

const fromWorker = kindsOf('kind', {
  ready: membersOf({ isolation, limiter, network }, { hasFailed: mark }),
  pulse: membersOf({}),
  stage: membersOf({ stage: oneOf(DEPLOYMENT_STAGES.filter((each) => each !== 'queue')) }),
  /** The next lines of the deployment's log, each with its line end. */
  log: membersOf({
    text: (value: unknown) => (isText(value, LOG_MESSAGE_LENGTH) && value.endsWith('\n') ? value : undefined),
  }),
  commit: membersOf({ commit: hash, facts: (value: unknown) => facts(isObject(value) ? value : {}) }),
  ask: membersOf({ id: count, question }),
  release: membersOf({ name: text(NAME_LENGTH) }),
  note: membersOf({ level: oneOf(['info', 'warn', 'error']), event: text(64), text: text(2_000) }),
  stored: membersOf(
    {
      release: membersOf({
        manifestHash: (value: unknown) => (isText(value, 64) && /^[0-9a-f]{64}$/.test(value) ? value : undefined),
        files: count,
        written: count,
        reused: count,
        bytes: count,
      }),
      commit: hash,
      warnings: readSiteWarnings,
    },
    /** The type that the app becomes, because its build made a server. */
    { type: oneOf(KVS_APP_TYPES) },
  ),
  failed: membersOf({ facts: readFailureFacts }),
  detected: membersOf({
    plan: membersOf({
      text: line(2 * PLAN_LENGTH),
      folder: line(PLAN_LENGTH),
      command: lineOrNull,
      output: lineOrNull,
      type: oneOf(APP_TYPES),
      typeBecause: lineOrNull,
    }),
    commit: hash,
  }),
  /** One of the platform's own jobs is done. `collected`: what a collection did. */
  done: membersOf({
    collected: listOf(
      Object.keys(KINDS).length,
      membersOf(
        { kind: oneOf(Object.keys(KINDS) as KindName[]), items: count, bytes: count },
        { left: membersOf({ items: count, bytes: count }) },
      ),
    ),
  }),
});

export type FromWorker = ReadBy<typeof fromWorker>;

/** Reads a worker's line. Undefined if it is not a valid message. */
export function readMessage(text: string): FromWorker | undefined {
  return fromWorker(parsedJson(text));
}
