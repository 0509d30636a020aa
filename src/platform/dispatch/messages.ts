import { isObject, isText, type JsonObject } from '../../base/json.ts';
import { MIB } from '../../base/sizes.ts';
import { cleanLine } from '../../base/text.ts';
import {
  type BuildFault,
  type BuiltFile,
  type BuiltOutput,
  FAULT_LENGTH,
  type IgnoredRule,
  MOST_FAULTS,
  ODD_KINDS,
  type OddPath,
  type SiteWarning,
} from '../../contract/built-output.ts';
import type { BuildStage, Diagnostic } from '../../contract/control-plane.ts';
import { DEPLOYMENT_STAGES } from '../../contract/control-plane.ts';
import { readDiagnostics, readFailureFacts } from '../../contract/failure-record.ts';
import { APP_TYPES, COMMIT_LIMITS, type FunctionType, KVS_APP_TYPES } from '../../contract/limits.ts';
import type { BuildNetwork, BuildNetworkChoice } from '../../contract/platform-start.ts';
import { readSiteWarnings } from '../../contract/site-warnings.ts';
import type { KindCollected } from '../keeping/collect.ts';
import { KINDS, type KindName } from '../keeping/kinds.ts';
import { INDEX_LIMITS, type ObjectLimits } from '../objects/limits.ts';
import type {
  BuildFailureFacts,
  BuildJob,
  CgroupChoice,
  CommitFacts,
  DetectedPlan,
  Isolation,
  Limiter,
  StoredRelease,
  Walls,
} from '../shared/types.ts';
import type { BlobsDescription } from '../stores/blobs.ts';
import type { BuildLimits } from './limits.ts';

/**
 * The messages between the platform and its workers: one JSON object per line. A worker reads files that strangers
 * wrote, so the platform does not trust its messages: it limits each line, and checks every member.
 */

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
  readonly gitUrlTemplate: string;
  readonly allowLocalGit: boolean;
  readonly limits: BuildLimits;
  readonly outputLimits: ObjectLimits;
  readonly lasting: boolean;
  readonly isolation: 'auto' | 'none';
  /** The isolation that an earlier worker found. */
  readonly known?: Isolation;
  readonly cgroup: CgroupChoice;
  /** The limiter that an earlier worker found. */
  readonly knownLimiter?: Limiter;
  /** The network that builds must have, and what an earlier worker found. */
  readonly network: { readonly want: BuildNetworkChoice; readonly known?: BuildNetwork | undefined };
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

/** The questions of a worker, each with its answer. */
export type Question =
  /** `null`, as soon as the worker has the lock. It keeps the lock until `release`, or until it ends. */
  | { readonly about: 'lock'; readonly name: string }
  /** The next part of the output's description. `null`, after the last one when the platform has checked the whole. */
  | { readonly about: 'output'; readonly part: BuiltOutput; readonly isLast: boolean }
  /**
   * A failure record: the server that was stored did not start, and the worker is asked for the lines of the repository that made it
   * fail, which are `found` of its next question. `null`: the worker is not needed any more.
   */
  | { readonly about: 'start'; readonly found: readonly Diagnostic[] }
  /** `string[]`: the next repositories of apps, sorted. None: there are no more. */
  | { readonly about: 'repositories'; readonly after: string }
  /** `string[]`: the next apps as `organization/project/app`, sorted. None: there are no more. */
  | { readonly about: 'apps'; readonly after: string };

export type FromWorker =
  | ({ readonly kind: 'ready' } & Walls)
  | { readonly kind: 'pulse' }
  | { readonly kind: 'stage'; readonly stage: BuildStage }
  /** The next lines of the deployment's log, each with its line end. */
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'commit'; readonly commit: string; readonly facts: CommitFacts }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'release'; readonly name: string }
  | { readonly kind: 'note'; readonly level: 'info' | 'warn' | 'error'; readonly event: string; readonly text: string }
  | {
      readonly kind: 'stored';
      readonly release: StoredRelease;
      readonly commit: string;
      readonly warnings: readonly SiteWarning[];
      /** The type that the app becomes, because its build made a server. */
      readonly type?: FunctionType | undefined;
    }
  | { readonly kind: 'failed'; readonly facts: BuildFailureFacts }
  | { readonly kind: 'detected'; readonly plan: DetectedPlan; readonly commit: string }
  /** One of the platform's own jobs is done. `collected`: what a collection did. */
  | { readonly kind: 'done'; readonly collected: readonly KindCollected[] };

/** Reads a worker's line. Undefined if it is not a valid message. */
export function readMessage(line: string): FromWorker | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? messageOf(value) : undefined;
  } catch {
    return undefined;
  }
}

const MESSAGES: {
  readonly [Kind in FromWorker['kind']]: (value: JsonObject) => Extract<FromWorker, { kind: Kind }> | undefined;
} = {
  ready({ isolation, limiter, network, hasFailed }) {
    const [walls, limits, reach] = [readIsolation(isolation), readLimiter(limiter), readNetwork(network)];
    if (!walls || !limits || !reach) return undefined;
    const ready = { kind: 'ready', isolation: walls, limiter: limits, network: reach } as const;
    return hasFailed === true ? { ...ready, hasFailed } : ready;
  },
  pulse: () => ({ kind: 'pulse' }),
  stage({ stage }) {
    const known = DEPLOYMENT_STAGES.find((each) => each === stage);
    return known && known !== 'queue' ? { kind: 'stage', stage: known } : undefined;
  },
  log: ({ text }) => (isText(text, LOG_MESSAGE_LENGTH) && text.endsWith('\n') ? { kind: 'log', text } : undefined),
  commit: ({ commit, facts }) =>
    isText(commit, 64) ? { kind: 'commit', commit, facts: readCommit(facts) } : undefined,
  ask({ id, question }) {
    const read = isObject(question) ? questionOf(question) : undefined;
    return read && isCount(id) ? { kind: 'ask', id, question: read } : undefined;
  },
  release: ({ name }) => (isText(name, NAME_LENGTH) ? { kind: 'release', name } : undefined),
  note({ level, event, text }) {
    const known = (['info', 'warn', 'error'] as const).find((each) => each === level);
    return known && isText(event, 64) && isText(text, 2_000) ? { kind: 'note', level: known, event, text } : undefined;
  },
  stored({ release, commit, warnings, type }) {
    const [read, seen] = [readRelease(release), readSiteWarnings(warnings)];
    const known = KVS_APP_TYPES.find((each) => each === type);
    if (!read || !seen || !isText(commit, 64)) return undefined;
    return { kind: 'stored', release: read, commit, warnings: seen, ...(known && { type: known }) };
  },
  failed({ facts }) {
    const read = readFailureFacts(facts);
    return read && { kind: 'failed', facts: read };
  },
  detected({ plan, commit }) {
    const read = readPlan(plan);
    return read && isText(commit, 64) ? { kind: 'detected', plan: read, commit } : undefined;
  },
  done({ collected }) {
    const read = readList(collected, Object.keys(KINDS).length, readCollected);
    return read && { kind: 'done', collected: read };
  },
};

const NAME_LENGTH = 256;
/** Characters of a path of an output: it has at most as many bytes. */
const PATH_LENGTH = INDEX_LIMITS.pathBytes;
const DIGEST_LENGTH = 64;
/** Items of each kind that a part of a description has: a line holds them, however their paths are written as JSON. */
export const OUTPUT_PART = 250;
const IGNORED_RULES = 100;
const REASON_LENGTH = 1_000;
/** Characters of a command, or of a folder, that was detected. */
const PLAN_LENGTH = 1_000;

function messageOf(value: JsonObject): FromWorker | undefined {
  const { kind } = value;
  return typeof kind === 'string' && Object.hasOwn(MESSAGES, kind)
    ? MESSAGES[kind as FromWorker['kind']](value)
    : undefined;
}

function questionOf({ about, name, part, isLast, after, found }: JsonObject): Question | undefined {
  if (about === 'lock' && isText(name, NAME_LENGTH)) return { about, name };
  if (about === 'output') {
    const read = isObject(part) ? readOutputPart(part) : undefined;
    return read && { about, part: read, isLast: isLast === true };
  }
  if (about === 'start') {
    const read = readDiagnostics(found);
    return read && { about, found: read };
  }
  if ((about === 'repositories' || about === 'apps') && typeof after === 'string') return { about, after };
  return undefined;
}

/** Reads a part of the description of an output from a process that is not trusted. */
export function readOutputPart({ files, odd, ignoredRules, faults }: JsonObject): BuiltOutput | undefined {
  const read = {
    files: readList(files, OUTPUT_PART, readBuiltFile),
    odd: readList(odd, OUTPUT_PART, readOddPath),
    ignoredRules: readList(ignoredRules, IGNORED_RULES, readIgnoredRule),
    faults: readList(faults, MOST_FAULTS, readBuildFault),
  };
  const { files: published, odd: strange, ignoredRules: ignored, faults: printed } = read;
  return published && strange && ignored && printed
    ? { files: published, odd: strange, ignoredRules: ignored, faults: printed }
    : undefined;
}

/** Returns undefined if the list is too long, or one of its items is not valid. */
function readList<Item>(
  value: unknown,
  most: number,
  read: (value: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items = value.map(read).filter((each) => each !== undefined);
  return items.length === value.length ? items : undefined;
}

function readBuildFault(value: unknown): BuildFault | undefined {
  const { file, line, message, isMarked } = isObject(value) ? value : {};
  if (!isText(message, FAULT_LENGTH) || (file !== null && !isText(file, PATH_LENGTH))) return undefined;
  if (line !== null && !isCount(line)) return undefined;
  return { file, line, message, ...(isMarked === true ? { isMarked } : {}) };
}

function readBuiltFile(value: unknown): BuiltFile | undefined {
  const { path, bytes, brotli, gzip, digest, hasKey } = isObject(value) ? value : {};
  if (!isText(path, PATH_LENGTH) || !isText(digest, DIGEST_LENGTH)) return undefined;
  if (!isCount(bytes) || !isCount(brotli) || !isCount(gzip)) return undefined;
  return { path, bytes, brotli, gzip, digest, ...(hasKey === true ? { hasKey } : {}) };
}

function readOddPath(value: unknown): OddPath | undefined {
  const { path, kind } = isObject(value) ? value : {};
  const known = ODD_KINDS.find((each) => each === kind);
  return known && isText(path, PATH_LENGTH) ? { path, kind: known } : undefined;
}

function readIgnoredRule(value: unknown): IgnoredRule | undefined {
  const { file, line, reason } = isObject(value) ? value : {};
  if (!isText(file, NAME_LENGTH) || !isText(reason, REASON_LENGTH)) return undefined;
  return { file, reason, ...(isCount(line) ? { line } : {}) };
}

function readIsolation(value: unknown): Isolation | undefined {
  if (!isObject(value)) return undefined;
  if (value.kind === 'bubblewrap') {
    const { asRoot, boundsFiles, deniesNamespaces } = value;
    return {
      kind: 'bubblewrap',
      asRoot: asRoot === true,
      boundsFiles: boundsFiles === true,
      deniesNamespaces: deniesNamespaces === true,
    };
  }
  return value.kind === 'none' && isText(value.reason, 1_000) ? { kind: 'none', reason: value.reason } : undefined;
}

function readLimiter(value: unknown): Limiter | undefined {
  const { kind, folder, reason } = isObject(value) ? value : {};
  if (kind === 'cgroup' && isText(folder, PATH_LENGTH)) return { kind, folder };
  return kind === 'sampling' && isText(reason, REASON_LENGTH) ? { kind, reason } : undefined;
}

/** Returns what a worker says of a commit as plain, bounded lines. */
function readCommit(value: unknown): CommitFacts {
  const { subject, author } = isObject(value) ? value : {};
  const lineOf = (text: unknown, most: number) =>
    typeof text === 'string' ? cleanLine(text, most).trim() || null : null;
  return { subject: lineOf(subject, COMMIT_LIMITS.subject), author: lineOf(author, COMMIT_LIMITS.author) };
}

function readNetwork(value: unknown): BuildNetwork | undefined {
  const { level, reason } = isObject(value) ? value : {};
  if (level === 'private') return { level };
  return (level === 'filtered' || level === 'open') && isText(reason, REASON_LENGTH) ? { level, reason } : undefined;
}

function readRelease(value: unknown): StoredRelease | undefined {
  if (!isObject(value)) return undefined;
  const { manifestHash, files, written, reused, bytes } = value;
  if (typeof manifestHash !== 'string' || !/^[0-9a-f]{64}$/.test(manifestHash)) return undefined;
  if (!isCount(files) || !isCount(written) || !isCount(reused) || !isCount(bytes)) return undefined;
  return { manifestHash, files, written, reused, bytes };
}

/** Returns what a worker says of a repository as plain, bounded lines. */
function readPlan(value: unknown): DetectedPlan | undefined {
  const { text, folder, command, output, type, typeBecause } = isObject(value) ? value : {};
  const known = APP_TYPES.find((each) => each === type);
  if (typeof text !== 'string' || typeof folder !== 'string' || !known) return undefined;
  const lineOf = (each: unknown) => (typeof each === 'string' ? cleanLine(each, PLAN_LENGTH) : null);
  return {
    text: cleanLine(text, 2 * PLAN_LENGTH),
    folder: cleanLine(folder, PLAN_LENGTH),
    command: lineOf(command),
    output: lineOf(output),
    type: known,
    typeBecause: lineOf(typeBecause),
  };
}

function readCollected(value: unknown): KindCollected | undefined {
  const { kind, items, bytes, left } = isObject(value) ? value : {};
  const known = Object.keys(KINDS).find((each): each is KindName => each === kind);
  if (known === undefined || !isCount(items) || !isCount(bytes)) return undefined;
  const rest = isObject(left) ? left : {};
  const isRead = isCount(rest.items) && isCount(rest.bytes);
  return {
    kind: known,
    items,
    bytes,
    ...(isRead && { left: { items: Number(rest.items), bytes: Number(rest.bytes) } }),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
