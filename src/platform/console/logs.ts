import { Readable } from 'node:stream';
import { plainLines } from '../../base/text.ts';
import { removedLog } from '../control/removed-log.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import type { StoredDeployment } from '../stores/rows/records.ts';

/** Bytes of a log that are read and sent at once. */
const MOST = 256 * 1024;

export interface ShownLog {
  readonly text: string;
  /** The byte to ask for next. */
  readonly next: number;
  /** True: this part was the last one so far. */
  readonly atEnd: boolean;
  readonly isWhole: boolean;
}

/**
 * Reads lines of a deployment's log from byte `from` on, or the last ones if `from` is undefined. `ended`: the deployment
 * has ended, so the log does not grow.
 */
export async function readLog(
  logs: BuildLogs,
  deployID: string,
  from: number | undefined,
  ended: boolean,
): Promise<ShownLog> {
  const part = await logs.read(deployID, { from: from ?? -MOST, limit: MOST, isComplete: ended });
  // The log does not exist before the build begins.
  if (!part) return { text: '', next: 0, atEnd: true, isWhole: true };
  const isWhole = part.next - Buffer.byteLength(part.text) <= 0;
  return { text: part.text, next: part.next, atEnd: part.next >= part.size, isWhole };
}

/** Returns the log, or in its place why it is not there any more. */
export function shownLog(deployment: Pick<StoredDeployment, 'logRemovedAt'>, log: ShownLog): ShownLog {
  const removed = log.text === '' ? removedLog(deployment) : undefined;
  return removed === undefined ? log : { ...log, text: removed };
}

/** Streams a whole log. Each part is read after the one before it was sent. */
export function streamLog(logs: BuildLogs, deployID: string): Readable {
  return Readable.from(parts(logs, deployID), { objectMode: false });
}

async function* parts(logs: BuildLogs, deployID: string): AsyncIterable<string> {
  for (let from = 0; ; ) {
    const { text, next, atEnd } = await readLog(logs, deployID, from, true);
    if (text !== '') yield plainLines(text);
    if (atEnd || next === from) return;
    from = next;
  }
}
