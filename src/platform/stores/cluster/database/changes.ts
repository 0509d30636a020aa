import { setTimeout as wait } from 'node:timers/promises';
import { type Random, systemEvery } from '../../../../base/clock.ts';
import type { Log } from '../../../../base/log.ts';
import type { Change, Changes } from '../../changes.ts';
import { numberOf } from '../../rows/columns.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { Database } from './database.ts';
import { type ListenerTimings, startListener } from './listener.ts';

/** Milliseconds. */
export interface ChangeTimings extends ListenerTimings {
  /** Between two reads of the counter of changes. */
  readonly pollMs: number;
  /** After a read of the counter, for a notification to arrive. */
  readonly graceMs: number;
}

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

const TIMINGS: ChangeTimings = {
  heartbeatMs: 2_000,
  answerMs: 1_000,
  connectMs: 3_000,
  besideMs: 750,
  backoffMs: 50,
  backoffMostMs: 1_000,
  pollMs: 1_000,
  graceMs: 250,
};
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
  readonly #stop: () => void;
  readonly #listener: AsyncDisposable;
  /** The number of the last change that listeners know. */
  #known = -1;
  /** The newest deployment that a poll has seen. */
  #newest = 0;
  #polling: Promise<void> | undefined;
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
    this.#stop = systemEvery(all.pollMs, () => void this.#tick());
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
    this.#stop();
    await this.#listener[Symbol.asyncDispose]();
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

  /** Polls, unless a poll is under way. */
  async #tick(): Promise<void> {
    if (this.#polling) return;
    this.#polling = this.#poll();
    try {
      await this.#polling;
    } catch (error) {
      // Caches stay in use while PostgreSQL cannot be read.
      if (!(error instanceof StoreUnavailable)) this.#log('error', 'changes_not_read', { reason: String(error) });
    } finally {
      this.#polling = undefined;
    }
  }

  async #poll(): Promise<void> {
    const before = this.#known;
    const { counter, newest } = await this.#read();
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

  async #read(): Promise<{ readonly counter: number; readonly newest: number }> {
    const { rows } = await this.#database.query(
      'SELECT n, (SELECT coalesce(max(seq), 0) FROM deployments) AS newest FROM change_counter',
    );
    const [row = {}] = rows;
    return { counter: numberOf(row, 'n'), newest: numberOf(row, 'newest') };
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
    case 'coming':
      return comingOf(name);
    default:
      return undefined;
  }
}

/** Reads `<subdomain> <deployID> <manifestHash>`. */
function comingOf(name: string): Change | undefined {
  const [subdomain, deployID, manifestHash] = name.split(' ');
  if (subdomain === undefined || deployID === undefined || manifestHash === undefined) return undefined;
  return { kind: 'coming', subdomain, release: { deployID, manifestHash } };
}
