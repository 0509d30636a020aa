import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Characters of a line. The rest of a longer line is dropped. */
const LINE_LENGTH = 16_384;

/** A program that fills a whole read prints too fast. Reading pauses, so that the program waits and other work goes on. */
const FLOOD_CHUNK = 65_536;
const FLOOD_PAUSE_MS = 10;
/** Lines that are passed on at once. One read can contain 65,536 empty lines, so other work runs between two portions. */
const PORTION = 1_000;
const PORTION_PAUSE_MS = 1;

/** Passes on lines in portions. Resolves after the last one. While a promise that `taken` returned after one is pending, nothing is read. */
export function splitLines(
  source: Readable,
  onLine: (line: string) => void,
  taken: () => Promise<void> | undefined = () => undefined,
): Promise<void> {
  const decoder = new StringDecoder('utf8');
  const ended = Promise.withResolvers<void>();
  let waiting: readonly string[] = [];
  let rest = '';
  let isOver = false;
  const portion = () => {
    for (const line of waiting.slice(0, PORTION)) onLine(line.slice(0, LINE_LENGTH));
    waiting = waiting.slice(PORTION);
    const pending = taken();
    if (!pending) return goOn();
    source.pause();
    void pending.then(goOn);
  };
  const goOn = () => {
    if (waiting.length > 0) setTimeout(portion, PORTION_PAUSE_MS);
    else if (isOver) ended.resolve();
    else source.resume();
  };
  source.on('data', (chunk: Buffer) => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = (lines.pop() ?? '').slice(0, LINE_LENGTH);
    const flood = chunk.length >= FLOOD_CHUNK;
    const busy = waiting.length > 0;
    // After its program has ended, a stream flows even if it is paused. So its lines are queued.
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
