import { BoundedMap } from '../../../../base/bounded-map.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Log } from '../../../../base/log.ts';
import type { BuildLogs, LogPage, LogPart } from '../../build-logs.ts';
import { numberOf, textOf } from '../../rows/columns.ts';
import { checkedDeployID } from '../../rows/log-page.ts';
import { createLogBuffer, type LogBuffer } from './buffer.ts';
import { claimAbandoned, endLog, keysOf, type LogStores, readLog, storeRows, writerOf } from './rows.ts';

interface ClusterBuildLogsOptions extends LogStores {
  readonly log: Log;
  readonly clock?: Pick<Clock, 'now'> | undefined;
}

/** Logs that this node writes at once, at most. The first one makes room for the next. */
const BUFFERS = 1_000;

/**
 * Keeps the log of a build as rows while it runs, so that every node reads it live, up to 200 ms late. Afterwards it is one
 * blob, and its rows are removed. A reader sees either, also during the switch. Disposing waits until the lines of this node
 * are written and its ended logs are stored.
 */
export class ClusterBuildLogs implements BuildLogs, AsyncDisposable {
  readonly #options: ClusterBuildLogsOptions;
  readonly #buffers = new BoundedMap<string, LogBuffer>(BUFFERS);
  readonly #moves = new Set<Promise<unknown>>();
  readonly #now: () => number | null;

  constructor(options: ClusterBuildLogsOptions) {
    this.#options = options;
    this.#now = () => options.clock?.now() ?? null;
  }

  append(deployID: string, text: string, fence?: number): Promise<void> {
    return this.#bufferOf(checkedDeployID(deployID), fence).append(text);
  }

  async end(deployID: string): Promise<void> {
    await this.#buffers.get(checkedDeployID(deployID))?.flush();
    this.#buffers.delete(deployID);
    const { database } = this.#options;
    const size = await endLog(database, deployID, this.#now()).catch(this.#warn('build_log_not_ended', deployID));
    if (size === undefined) return;
    // A deployment does not wait for that.
    const moved = this.#move(deployID, size).finally(() => this.#moves.delete(moved));
    this.#moves.add(moved);
  }

  read(deployID: string, page: LogPage): Promise<LogPart | undefined> {
    return readLog(this.#options, checkedDeployID(deployID), page);
  }

  /** First removes the blob, so that a call that is repeated finds what is left. */
  async remove(deployID: string): Promise<void> {
    const { database, blobs } = this.#options;
    for (const key of Object.values(keysOf(checkedDeployID(deployID)))) await blobs.delete(key);
    await database.query('DELETE FROM build_log_parts WHERE deploy_id = $1', [deployID]);
    await database.query('DELETE FROM build_logs WHERE deploy_id = $1', [deployID]);
  }

  /**
   * Stores logs whose nodes died or could not store them, a bounded number per call. Call it now and then, on any number
   * of nodes. Returns how many were stored. Rejects with `StoreUnavailable` if PostgreSQL cannot be used.
   */
  async settleAbandoned(): Promise<number> {
    let stored = 0;
    for (const row of await claimAbandoned(this.#options.database, this.#now())) {
      if (await this.#move(textOf(row, 'deploy_id'), numberOf(row, 'size'))) stored += 1;
    }
    return stored;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#buffers.values()].map((buffer) => buffer.flush()));
    await Promise.all(this.#moves);
  }

  #bufferOf(deployID: string, fence: number | undefined): LogBuffer {
    const known = this.#buffers.get(deployID);
    if (known) return known;
    const { database, keyring } = this.#options;
    const onLost = this.#warn('build_log_lost', deployID);
    const buffer = createLogBuffer({ write: writerOf(database, { deployID, fence, keyring }, this.#now), onLost });
    this.#buffers.set(deployID, buffer);
    return buffer;
  }

  async #move(deployID: string, size: number): Promise<boolean> {
    const stored = storeRows(this.#options, deployID, size, this.#now()).then(() => true);
    return (await stored.catch(this.#warn('build_log_not_stored', deployID))) ?? false;
  }

  /** Returns a function that logs an error. */
  #warn(event: string, deployID: string): (error: unknown) => undefined {
    return (error) => void this.#options.log('warn', event, { deployID, reason: String(error) });
  }
}
