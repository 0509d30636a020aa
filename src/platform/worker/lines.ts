import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Characters of a line; the rest of a longer one is dropped. */
const LINE_LENGTH = 16_384;

/** A program that fills a whole read prints faster than is worth reading: it waits, so that this process need not. */
const FLOOD_CHUNK = 65_536;
const FLOOD_PAUSE_MS = 10;
/** Lines that are handed on at once. A read can hold 65,536 empty ones: between two portions other work has its turn. */
const PORTION = 1_000;
const PORTION_PAUSE_MS = 1;

/**
 * Hands on the lines of a stream as they come, in portions, while a program that prints more of them waits. Resolves when
 * the last one was handed on.
 */
export function splitLines(source: Readable, onLine: (line: string) => void): Promise<void> {
  const decoder = new StringDecoder('utf8');
  const ended = Promise.withResolvers<void>();
  let waiting: readonly string[] = [];
  let rest = '';
  let isOver = false;
  const portion = () => {
    for (const line of waiting.slice(0, PORTION)) onLine(line.slice(0, LINE_LENGTH));
    waiting = waiting.slice(PORTION);
    if (waiting.length > 0) setTimeout(portion, PORTION_PAUSE_MS);
    else if (isOver) ended.resolve();
    else source.resume();
  };
  source.on('data', (chunk: Buffer) => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = (lines.pop() ?? '').slice(0, LINE_LENGTH);
    const flood = chunk.length >= FLOOD_CHUNK;
    const busy = waiting.length > 0;
    // Once its program has ended, a stream goes on whether it was paused or not: what it still holds is queued.
    waiting = busy ? [...waiting, ...lines] : lines;
    if (busy || waiting.length === 0) return;
    if (!flood && waiting.length <= PORTION) return portion();
    source.pause();
    setTimeout(portion, flood ? FLOOD_PAUSE_MS : 0);
  });
  source.on('close', () => {
    const busy = waiting.length > 0;
    if (rest !== '') waiting = [...waiting, rest];
    isOver = true;
    if (!busy) portion();
  });
  return ended.promise;
}
