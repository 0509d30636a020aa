/**
 * Keeping: what the platform stores, and what ends each of it. `KINDS` is the one table of what a collection ends. A collection
 * walks it once an hour: what concerns all nodes on one node, which holds a lease, and the files of a node on that node.
 *
 * Mirrors: nothing of the spec.
 * Gaps: what an app keeps stays until it is deleted: its live release, its settings, and the newest deployment.
 * By design: what is bounded where it is made is not here: releases (`--keep-releases`, by the switch), sessions of the console,
 *   credentials of roles, windows of quotas, entries of tables, the files of the bucket that a node keeps (`stores/cache`), what
 *   functions print (`functions/logs.ts`), and their unpacked releases (`functions/supervisor/releases.ts`).
 */
import { GIB, MIB } from '../../base/sizes.ts';

const DAY_MS = 86_400_000;

/** Each app keeps so many of its newest deployments, and each of them so many days. */
export const KEEP_DEPLOYMENTS = 1_000;
export const KEEP_DAYS = 90;
/** Milliseconds for which a deleted app can be restored. */
export const KEEP_DELETED_MS = 7 * DAY_MS;
/** Messages of one target, and milliseconds that each is kept. */
export const KEEP_MESSAGES = { most: 500, ageMs: 30 * DAY_MS } as const;
/** Milliseconds that a push of a forge is kept. */
export const KEEP_PUSHES_MS = 30 * DAY_MS;
/** Days that the audit log is kept. */
export const KEEP_AUDIT_DAYS = 400;
/** Bytes of the logs of one app. */
export const LOG_BYTES = 512 * MIB;

export interface KindFacts {
  readonly what: string;
  readonly owner: 'app' | 'organization' | 'repository' | 'identity' | 'node';
  /** The place: the stores that all nodes share, or the disk of each node. */
  readonly on: 'stores' | 'node';
  /** For people. */
  readonly bound: string;
  readonly age: string;
}

export const KINDS = {
  apps: {
    what: 'deleted apps, with their releases, logs, variables, tables and entries',
    owner: 'organization',
    on: 'stores',
    bound: 'ten times the quotas `apps`, or 300, and `disk` of the organization',
    age: '`--keep-deleted`',
  },
  deployments: {
    what: 'deployments, except the newest, those under way and those of kept releases',
    owner: 'app',
    on: 'stores',
    bound: '`--keep-deployments` of an app',
    age: '`--keep-days`',
  },
  logs: {
    what: 'build logs, except that of the live deployment and of the newest',
    owner: 'app',
    on: 'stores',
    bound: 'with their deployments, and 512 MiB of an app',
    age: '`--keep-days`',
  },
  keys: {
    what: 'answers to repeated requests (`Idempotency-Key`)',
    owner: 'identity',
    on: 'stores',
    bound: 'those of a day',
    age: '24 hours',
  },
  notifications: {
    what: 'messages to those who are told of what happens, and what became of them',
    owner: 'organization',
    on: 'stores',
    bound: 'the newest 500 of a target',
    age: '30 days',
  },
  pushes: {
    what: 'pushes that webhooks of forges brought',
    owner: 'app',
    on: 'stores',
    bound: 'those of 30 days',
    age: '30 days',
  },
  usage: {
    what: 'sums of usage',
    owner: 'organization',
    on: 'stores',
    bound: 'one for each hour and day',
    age: '35 days by hour, 400 days by day',
  },
  audit: {
    what: 'rows of the audit log',
    owner: 'organization',
    on: 'stores',
    bound: 'one for each change; 1,000 a day and one an hour for refused requests',
    age: '`--keep-audit`',
  },
  objects: {
    what: 'files that no kept release has, and their compressed forms',
    owner: 'organization',
    on: 'stores',
    bound: 'those of kept releases',
    age: 'one hour without use',
  },
  caches: {
    what: 'caches of package managers and build tools',
    owner: 'app',
    on: 'node',
    bound: '4 GiB of a branch; 20 GiB together, at most a quarter of the free disk',
    age: '30 days without a build, or one hour if the app does not exist any more',
  },
  mirrors: {
    what: 'git objects of repositories',
    owner: 'repository',
    on: 'node',
    bound: '4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a quarter of the free disk',
    age: '30 days without a build, or one hour if no app has the repository any more',
  },
  tools: {
    what: 'versions of Node.js and package managers',
    owner: 'node',
    on: 'node',
    bound: 'eight versions of each package, and those that a build uses',
    age: '90 days without a build',
  },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type KindName = keyof typeof KINDS;

export interface FolderBounds {
  /** Bytes of one item. */
  readonly bytes: number;
  /** Bytes of all items together. */
  readonly allBytes: number;
  readonly items: number;
  /** Milliseconds without use. */
  readonly ageMs: number;
}

export const FOLDER_BOUNDS = {
  caches: { bytes: 4 * GIB, allBytes: 20 * GIB, items: Number.POSITIVE_INFINITY, ageMs: 30 * DAY_MS },
  mirrors: { bytes: 4 * GIB, allBytes: 20 * GIB, items: Number.POSITIVE_INFINITY, ageMs: 30 * DAY_MS },
  tools: {
    bytes: Number.POSITIVE_INFINITY,
    allBytes: Number.POSITIVE_INFINITY,
    items: Number.POSITIVE_INFINITY,
    ageMs: 90 * DAY_MS,
  },
} as const satisfies Partial<Record<KindName, FolderBounds>>;
/** Branches and commits of one mirror. */
export const MIRROR_REFS = 200;
/** Versions of one package. One of Node.js takes 120 MB. */
export const TOOL_VERSIONS = 8;
/** Milliseconds without use after which a mirror ends whose repository no app has, and caches end whose app is gone. */
export const ORPHAN_MS = 3_600_000;
