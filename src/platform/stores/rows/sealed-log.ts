import type { Keyring, SealingKey } from './keyring.ts';
import type { LogRange } from './log-page.ts';
import { logSealName, openSealed, SEALED_MORE, seal, sealSame } from './sealing.ts';

/**
 * How a sealed log is stored in a file or an object, so that a range is read without the rest.
 *
 * A file consists of blocks of 64 KiB, and a block of frames: the number of bytes in clear (4 bytes), the number of the first one in
 * the log (8 bytes), and the sealed bytes. No frame crosses the end of a block, and zeros fill a block that has no room for another
 * frame. So the first frame of every block is known to a search. The blocks of a log that was stored as a whole have one frame each,
 * and then even the search is not needed.
 */

export const BLOCK = 64 * 1024;
const HEADER = 12;
const FRAME_MORE = HEADER + SEALED_MORE;
/** Bytes in clear of a frame that fills a block. */
const FRAME_MOST = BLOCK - FRAME_MORE;

/** The log, and the keys for it. */
export interface SealedLog {
  readonly deployID: string;
  readonly keyring: Keyring;
}

interface Frame {
  /** The first byte in the log. */
  readonly start: number;
  /** Bytes in clear. */
  readonly length: number;
  readonly sealed: Buffer;
  /** The end of the frame in the buffer. */
  readonly end: number;
}

/** Returns the bytes to add to a file of `fileEnd` bytes, for bytes that begin at `start` of the log. */
export function framesFor(log: SealedLog, fileEnd: number, start: number, bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let [end, done] = [fileEnd, 0];
  while (done < bytes.length) {
    const room = BLOCK - (end % BLOCK);
    if (room <= FRAME_MORE) {
      parts.push(Buffer.alloc(room));
      end += room;
      continue;
    }
    const clear = bytes.subarray(done, done + room - FRAME_MORE);
    const frame = frameOf(log, start + done, clear, seal);
    parts.push(frame);
    end += frame.length;
    done += clear.length;
  }
  return Buffer.concat(parts);
}

/** Seals a whole log in blocks that have one frame each. The same bytes give the same blocks. */
export async function* wholeBlocks(log: SealedLog, clear: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [start, waiting] = [0, Buffer.alloc(0)];
  for await (const part of clear) {
    waiting = Buffer.concat([waiting, part]);
    for (; waiting.length >= FRAME_MOST; start += FRAME_MOST) {
      yield frameOf(log, start, waiting.subarray(0, FRAME_MOST), sealSame);
      waiting = waiting.subarray(FRAME_MOST);
    }
  }
  if (waiting.length > 0) yield frameOf(log, start, waiting, sealSame);
}

/** Returns the bytes that `wholeBlocks` returns for a log of `size` bytes. */
export function wholeSize(size: number): number {
  return size + FRAME_MORE * Math.ceil(size / FRAME_MOST);
}

/** Returns the bytes of the blocks of a whole log that contain a range. */
export function blocksOf(size: number, { start, length }: LogRange): LogRange {
  const first = Math.floor(start / FRAME_MOST) * BLOCK;
  const end = Math.min(wholeSize(size), Math.ceil((start + length) / FRAME_MOST) * BLOCK);
  return { start: first, length: end - first };
}

function frameOf(
  log: SealedLog,
  start: number,
  clear: Buffer,
  sealer: (key: SealingKey, name: string, bytes: Uint8Array) => Uint8Array,
): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(clear.length, 0);
  header.writeBigUInt64BE(BigInt(start), 4);
  return Buffer.concat([header, sealer(log.keyring.current('build-log'), logSealName(log.deployID, start), clear)]);
}

/** Returns the whole frames of bytes that begin with a block. Ends at a frame that is not there in full, as one that is being written. */
export function* framesIn(bytes: Buffer): Generator<Frame> {
  let at = 0;
  while (at + HEADER <= bytes.length) {
    const room = BLOCK - (at % BLOCK);
    const length = room > FRAME_MORE ? bytes.readUInt32BE(at) : 0;
    if (length === 0) {
      at += room;
      continue;
    }
    const end = at + FRAME_MORE + length;
    if (length > room - FRAME_MORE || end > bytes.length) return;
    const start = Number(bytes.readBigUInt64BE(at + 4));
    yield { start, length, sealed: bytes.subarray(at + HEADER, end), end };
    at = end;
  }
}

/** Returns the bytes of a range from the frames that contain it. Throws `unsupported_data` if one cannot be opened. */
export function openRange(log: SealedLog, frames: Iterable<Frame>, { start, length }: LogRange): Buffer {
  const parts: Buffer[] = [];
  let next: number | undefined;
  for (const frame of frames) {
    const end = frame.start + frame.length;
    if (end <= start || frame.start >= start + length) continue;
    if (frame.start !== (next ?? Math.min(frame.start, start)))
      throw log.keyring.wrong(new Error('A frame is missing'));
    parts.push(openFrame(log, frame).subarray(Math.max(0, start - frame.start), start + length - frame.start));
    next = end;
  }
  return Buffer.concat(parts);
}

function openFrame({ deployID, keyring }: SealedLog, { start, length, sealed }: Frame): Buffer {
  const clear = openSealed(keyring, 'build-log', logSealName(deployID, start), sealed);
  if (clear.length === length) return clear;
  throw keyring.wrong(new Error('A frame has another length than its header says'));
}

/** Returns the ID of the key that sealed a frame. */
export function keyOfFrame({ sealed }: Pick<Frame, 'sealed'>): string {
  return sealed.subarray(0, 4).toString('hex');
}

/** Returns the keyring with the key that seals now, also while another one begins to seal. */
export function fixed(keyring: Keyring): Keyring {
  const { id, ids } = keyring;
  const key = keyring.current('build-log');
  return {
    id,
    ids,
    current: () => key,
    all: (purpose) => keyring.all(purpose),
    wrong: (cause) => keyring.wrong(cause),
  };
}
