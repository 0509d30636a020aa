import { setTimeout as wait } from 'node:timers/promises';
import { inBackground } from '../../../../base/background.ts';
import type { Random } from '../../../../base/clock.ts';
import type { Log } from '../../../../base/log.ts';
import type { Change, Changes } from '../../changes.ts';
import { numberOf } from '../../rows/columns.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { Database } from './database.ts';
import { LISTENER_TIMINGS, startListener } from './listener.ts';

/** Milliseconds. */
const TIMINGS = {
  ...LISTENER_TIMINGS,
  /** Between two reads of the counter of changes. */
  pollMs: 1_000,
  /** After a read of the counter, for a notification to arrive. */
  graceMs: 250,
};
export type ChangeTimings = Readonly<typeof TIMINGS>;

interface ClusterChangesOptions {
  /** The URL of the database, without a pooler in transaction mode. */
  readonly url: string;
  readonly database: Database;
  readonly log: Log;
  readonly timings?: Partial<ChangeTimings>;
  readonly random?: Random;
  /** Called when the channel is back, with the monotonic time at which it was found lost, before listeners get `unknown`. */
  readonly onBack?: (lostAt: number) => void;
}

/** The number of the change, its kind, and its name. Jobs, ended deployments and coming releases have the number 0. */
const PAYLOAD = /^(\d{1,15}) (site|domain|table|role|jobs|ended|coming) (.*)$/s;

/**
 * Receives the changes of all nodes by notifications of PostgreSQL. A change arrives within 250 ms. Beside that, reads
 * the counter of changes once a second through the pool. If notifications were missed, listeners get `unknown`, at most
 * two seconds after the change. They also get it each time the channel was connected again. Disposing ends the calls and
 * closes the connection.
 */
export class ClusterChanges implements Changes, AsyncDisposable {
  readonly #database: Database;
  readonly #log: Log;
  readonly #graceMs: number;
  readonly #onBack: ((lostAt: number) => void) | undefined;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #polling: ReturnType<typeof inBackground>;
  readonly #listener: AsyncDisposable;
  /** The number of the last change that listeners know. */
  #known = -1;
  /** The newest deployment that a poll has seen. */
  #newest = 0;
  #isListening = false;
  #hasListened = false;
  #isClosed = false;
  #lostAt = performance.now();
  #isReported = false;

  constructor({ url, database, log, timings = {}, random = Math.random, onBack }: ClusterChangesOptions) {
    this.#database = database;
    this.#log = log;
    this.#onBack = onBack;
    const all = { ...TIMINGS, ...timings };
    this.#graceMs = all.graceMs;
    this.#polling = inBackground({
      everyMs: all.pollMs,
      run: () => this.#poll(),
      onFailure(error) {
        // Caches stay in use while PostgreSQL cannot be read.
        if (!(error instanceof StoreUnavailable)) log('error', 'changes_not_read', { reason: String(error) });
      },
    });
    this.#listener = startListener({
      url,
      timings: all,
      random,
      onListening: (counter) => this.#listening(counter),
      onPayload: (payload) => this.#received(payload),
      onLost: (reason) => this.#lost(reason),
    });
  }

  /** False if the channel of notifications is lost, so that changes of other nodes arrive up to two seconds late. */
  get isListening(): boolean {
    return this.#isListening;
  }

  subscribe(listener: (change: Change) => void): Disposable {
    // A new function per subscription, so that the same listener can subscribe twice.
    const subscription = (change: Change) => listener(change);
    this.#listeners.add(subscription);
    return { [Symbol.dispose]: () => void this.#listeners.delete(subscription) };
  }

  /**
   * Calls every listener of this node. Call it after the transaction of a command is committed, and before the command
   * resolves. Its notification reaches this node a moment later, and a caller that reads at once would get older data
   * from a cache.
   */
  publish(change: Change): void {
    if (this.#isClosed) return;
    for (const listener of [...this.#listeners]) {
      try {
        listener(change);
      } catch (error) {
        this.#log('error', 'change_listener_failed', { kind: change.kind, reason: String(error) });
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#polling[Symbol.asyncDispose](), this.#listener[Symbol.asyncDispose]()]);
  }

  #listening(counter: number): void {
    this.#isListening = true;
    this.#isReported = false;
    this.#known = counter;
    // Listeners read at once. Connections from before the loss may never answer.
    if (this.#hasListened) this.#onBack?.(this.#lostAt);
    this.#hasListened = true;
    this.#log('info', 'changes_listening', { lostMs: Math.round(performance.now() - this.#lostAt) });
    this.publish({ kind: 'unknown' });
  }

  #lost(reason: string): void {
    if (this.#isListening) this.#lostAt = performance.now();
    this.#isListening = false;
    if (!this.#isReported) this.#log('warn', 'changes_lost', { reason });
    this.#isReported = true;
  }

  #received(payload: string): void {
    const [, number = '0', kind = '', name = ''] = PAYLOAD.exec(payload) ?? [];
    this.#known = Math.max(this.#known, Number(number));
    const change = changeOf(kind, name);
    if (change) this.publish(change);
  }

  async #poll(): Promise<void> {
    const before = this.#known;
    const { rows } = await this.#database.query(
      'SELECT n, (SELECT coalesce(max(seq), 0) FROM deployments) AS newest FROM change_counter',
    );
    const [row = {}] = rows;
    const [counter, newest] = [numberOf(row, 'n'), numberOf(row, 'newest')];
    // A queued deployment does not raise the counter. If the channel is lost, an ended one may have freed its app too.
    if (newest !== this.#newest || !this.#isListening) this.publish({ kind: 'jobs' });
    this.#newest = newest;
    // The database was restored from a backup.
    if (counter < before) return this.#missed(counter, before);
    if (counter <= this.#known) return;
    if (this.#isListening) await wait(this.#graceMs, undefined, { ref: false });
    if (counter > this.#known) this.#missed(counter, this.#known);
  }

  #missed(counter: number, known: number): void {
    if (this.#isListening) this.#log('warn', 'changes_missed', { counter, known });
    this.#known = counter;
    this.publish({ kind: 'unknown' });
  }
}

/** Returns undefined for a notification of a later version, which concerns nothing that this version caches. */
function changeOf(kind: string, name: string): Change | undefined {
  switch (kind) {
    case 'site':
      return { kind, subdomain: name };
    case 'domain':
      return { kind, domain: name };
    case 'table':
      return { kind, tokenHash: name };
    case 'role':
      return { kind, accessKeyID: name };
    case 'jobs':
      return { kind };
    case 'ended':
      return { kind, deployID: name };
    case 'coming': {
      const [subdomain, deployID, manifestHash] = name.split(' ');
      if (subdomain === undefined || deployID === undefined || manifestHash === undefined) return undefined;
      return { kind, subdomain, release: { deployID, manifestHash } };
    }
    default:
      return undefined;
  }
}
