import { Readable } from 'node:stream';
import { plainLines } from '../../base/text.ts';
import { removedLog } from '../control/operations.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import type { StoredDeployment } from '../stores/rows/records.ts';
import { FRAGMENT_HEADERS } from './layout.ts';
import { renderMore } from './log-view.ts';
import { queryOf } from './paging.ts';
import { type Visit, visitedApp, visitedDeployment } from './visit.ts';

/** The log of a deployment. */

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

export const PLAIN_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Returns the whole log as plain text, or the part from byte `from` for the script that follows it, as text or as HTML. */
export async function log(visit: Visit): Promise<HttpResponse> {
  const found = await visitedDeployment(visit, await visitedApp(visit));
  const { logs } = visit.options;
  const query = queryOf(visit.request);
  const from = /^\d{1,12}$/.exec(query.get('from') ?? '')?.[0];
  if (from === undefined)
    return { status: 200, headers: PLAIN_HEADERS, body: removedLog(found) ?? streamLog(logs, found.deployID) };
  const ended = found.finishedAt !== null;
  const { text, next, atEnd } = await readLog(logs, found.deployID, Number(from), ended);
  const isHtml = query.get('format') === 'html';
  return {
    status: 200,
    headers: {
      ...(isHtml ? FRAGMENT_HEADERS : PLAIN_HEADERS),
      'x-deployment-status': found.status,
      'x-deployment-stage': found.stage ?? '',
      'x-log-next': String(next),
      'x-log-ended': String(ended && atEnd),
    },
    body: isHtml ? renderMore(text).text : plainLines(text),
  };
}
