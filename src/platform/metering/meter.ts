import {
  counterOf,
  KVS_OUTCOMES,
  type KvsMethod,
  type KvsOutcome,
  STEP_MS,
  USAGE_COUNTERS,
  type UsageCounter,
  type UsageCounts,
} from '../../contract/usage.ts';
import type { AppKey } from '../shared/types.ts';
import type { Site } from '../stores/rows/records.ts';
import type { UsageRow, UsageScope } from '../stores/usage.ts';

/** Counts requests in memory. It is called for every request, so it neither allocates nor builds text for a scope that it has counted before. */
export interface Meter {
  /** Counts a request to a table. `bytesIn` and `bytesOut` are those of the bodies. */
  kvs(table: CountedTable, method: KvsMethod, outcome: KvsOutcome, bytesIn: number, bytesOut: number): void;
  site(site: CountedSite, status: number, bytesOut: number): void;
}

/** The same for functions. The edge counts their answers, and the bytes of these, as those of every site. */
export interface FunctionMeter {
  /** Counts a request that an instance got. `ms`: from its arrival to the end of its answer, with the wait for an instance. */
  requested(app: AppKey, ms: number): void;
  /** Counts memory that instances held: bytes times milliseconds since the measurement before. */
  held(app: AppKey, byteMs: number): void;
}

export interface CountedTable {
  readonly keyspace: number;
  readonly scope: UsageScope;
}

export type CountedSite = Pick<Site, 'subdomain' | 'org' | 'project' | 'appID'>;

export const NO_METER: Meter = { kvs() {}, site() {} };

/** Rows of apps, tables and hours that wait for the store. Further ones are dropped, and counted as lost. */
const WAITING_MOST = 200_000;

interface Counter {
  readonly scope: UsageScope;
  readonly counts: Float64Array;
}

interface WaitingRow extends Counter {
  readonly hour: number;
}

const INDEX = new Map(USAGE_COUNTERS.map((name, index) => [name, index]));
const at = (name: UsageCounter) => INDEX.get(name) ?? 0;
/** The place of the counter of each method and outcome. A pair that cannot occur counts as refused. */
const KVS = Object.fromEntries(
  (['get', 'put', 'delete', 'other'] as const).map((method) => [
    method,
    Object.fromEntries(
      KVS_OUTCOMES.map((outcome) => [outcome, at(counterOf(method, outcome) ?? `${method}_refused`)]),
    ) as Record<KvsOutcome, number>,
  ]),
) as Record<KvsMethod, Record<KvsOutcome, number>>;
const BYTES_IN = at('kvs_bytes_in');
const BYTES_OUT = at('kvs_bytes_out');
const SITE_BYTES_OUT = at('site_bytes_out');
const FUNCTION_REQUESTS = at('function_requests');
const FUNCTION_MS = at('function_ms');
const FUNCTION_MIB_MS = at('function_mib_ms');
const MIB = 1024 * 1024;
const CLASSES = [at('site_2xx'), at('site_3xx'), at('site_4xx'), at('site_5xx')] as const;

/** Counts of this process: since the last `take`, those that wait for the store, and all since its start. */
export class Counting implements Meter, FunctionMeter {
  #tables = new Map<number, Counter>();
  #sites = new Map<string, Counter>();
  /** By the ID of the app. Those of an ID are in several projects. */
  #functions = new Map<string, Counter[]>();
  readonly #waiting = new Map<string, WaitingRow>();
  readonly #totals = new Float64Array(USAGE_COUNTERS.length);
  /** The start of the hour in which the present counts began. */
  #hour: number;
  /** Requests that were not counted, because too many rows wait for the store. */
  lost = 0;

  constructor(now: number) {
    this.#hour = hourOf(now);
  }

  kvs(table: CountedTable, method: KvsMethod, outcome: KvsOutcome, bytesIn: number, bytesOut: number): void {
    const { counts } = this.#tables.get(table.keyspace) ?? begun(this.#tables, table.keyspace, table.scope);
    add(counts, KVS[method][outcome], 1);
    add(counts, BYTES_IN, bytesIn);
    add(counts, BYTES_OUT, bytesOut);
  }

  site(site: CountedSite, status: number, bytesOut: number): void {
    const { counts } = this.#sites.get(site.subdomain) ?? begun(this.#sites, site.subdomain, scopeOf(site));
    add(counts, status < 300 ? CLASSES[0] : status < 400 ? CLASSES[1] : status < 500 ? CLASSES[2] : CLASSES[3], 1);
    add(counts, SITE_BYTES_OUT, bytesOut);
  }

  requested(app: AppKey, ms: number): void {
    const { counts } = this.#function(app);
    add(counts, FUNCTION_REQUESTS, 1);
    add(counts, FUNCTION_MS, ms);
  }

  held(app: AppKey, byteMs: number): void {
    add(this.#function(app).counts, FUNCTION_MIB_MS, byteMs / MIB);
  }

  #function(app: AppKey): Counter {
    const projects = this.#functions.get(app.appID) ?? [];
    for (const each of projects) if (each.scope.org === app.org && each.scope.project === app.project) return each;
    const made = noCounts(scopeOf(app));
    this.#functions.set(app.appID, [...projects, made]);
    return made;
  }

  *#counters(): Iterable<Counter> {
    yield* this.#tables.values();
    yield* this.#sites.values();
    for (const counters of this.#functions.values()) yield* counters;
  }

  /** Moves the counts to the rows that wait, in the hour in which they began. The counts of the next time begin at `now`. */
  take(now: number): void {
    for (const { scope, counts } of this.#counters()) {
      // The store has whole numbers. Times and memory are measured in parts of them.
      for (const [index, count] of counts.entries()) counts[index] = Math.round(count);
      for (const [index, count] of counts.entries()) add(this.#totals, index, count);
      const key = JSON.stringify([scope.org, scope.project, scope.app, scope.table, this.#hour]);
      const row = this.#waiting.get(key);
      if (row) for (const [index, count] of counts.entries()) add(row.counts, index, count);
      else if (this.#waiting.size < WAITING_MOST) this.#waiting.set(key, { scope, counts, hour: this.#hour });
      else this.lost += requestsIn(counts);
    }
    // New maps, so that scopes without requests take no memory.
    this.#tables = new Map();
    this.#sites = new Map();
    this.#functions = new Map();
    this.#hour = hourOf(now);
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Removes rows that wait and returns them, at most `most`. */
  next(most: number): readonly UsageRow[] {
    const rows: UsageRow[] = [];
    for (const [key, { scope, hour, counts }] of this.#waiting) {
      if (rows.length === most) break;
      this.#waiting.delete(key);
      rows.push({ scope, hour, counts: named(counts) });
    }
    return rows;
  }

  totals(): UsageCounts {
    const sums = this.#totals.slice();
    for (const { counts } of this.#counters()) {
      for (const [index, count] of counts.entries()) add(sums, index, count);
    }
    return named(sums);
  }
}

function scopeOf({ org, project, appID }: AppKey): UsageScope {
  return { org, project, app: appID, table: '' };
}

function noCounts(scope: UsageScope): Counter {
  return { scope, counts: new Float64Array(USAGE_COUNTERS.length) };
}

function begun<K>(counters: Map<K, Counter>, key: K, scope: UsageScope): Counter {
  const counter = noCounts(scope);
  counters.set(key, counter);
  return counter;
}

function add(counts: Float64Array, index: number, count: number): void {
  counts[index] = (counts[index] ?? 0) + count;
}

function hourOf(now: number): number {
  return Math.floor(now / STEP_MS.hour) * STEP_MS.hour;
}

function named(counts: Float64Array): UsageCounts {
  return Object.fromEntries(USAGE_COUNTERS.map((name, index) => [name, counts[index] ?? 0])) as UsageCounts;
}

function requestsIn(counts: Float64Array): number {
  return USAGE_COUNTERS.reduce(
    (sum, name, index) => (/bytes|^function_/.test(name) ? sum : sum + (counts[index] ?? 0)),
    0,
  );
}
