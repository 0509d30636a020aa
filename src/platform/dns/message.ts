import { isIPv6 } from 'node:net';

/** DNS messages, as far as updates and their answers have them (RFC 1035, RFC 2136). */

export const TYPE = { A: 1, CNAME: 5, SOA: 6, TXT: 16, AAAA: 28, TSIG: 250, ANY: 255 } as const;
/** `NONE` and `ANY`: of prerequisites, that something is not there or is; of updates, that something is removed. */
export const CLASS = { IN: 1, NONE: 254, ANY: 255 } as const;

export interface ResourceRecord {
  readonly name: string;
  readonly type: keyof typeof TYPE;
  readonly class: keyof typeof CLASS;
  readonly ttl?: number;
  readonly data?: Buffer;
}

export interface Update {
  readonly zone: string;
  /** All of them hold, or nothing is done. */
  readonly prerequisites: readonly ResourceRecord[];
  /** Done together, in this order. */
  readonly changes: readonly ResourceRecord[];
}

const UPDATE_OPCODE = 5;
const HEADER_BYTES = 12;
const LABEL_MOST = 63;
const NAME_BYTES = 255;

/** A message that cannot be read. */
export class MessageFault extends Error {
  override readonly name = 'MessageFault';
}

export function encodeUpdate(id: number, { zone, prerequisites, changes }: Update): Buffer {
  const zoneSection = Buffer.concat([encodeName(zone), numbers(TYPE.SOA, CLASS.IN)]);
  const header = numbers(id, UPDATE_OPCODE << 11, 1, prerequisites.length, changes.length, 0);
  return Buffer.concat([header, zoneSection, ...[...prerequisites, ...changes].map(encodeRecord)]);
}

export function encodeRecord({ name, type, class: of, ttl = 0, data = Buffer.alloc(0) }: ResourceRecord): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(TYPE[type], 0);
  fixed.writeUInt16BE(CLASS[of], 2);
  fixed.writeUInt32BE(ttl, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodeName(name), fixed, data]);
}

/** Returns a name on the wire, in lower case and not compressed: the canonical form, which signatures cover. Throws `MessageFault`. */
export function encodeName(name: string): Buffer {
  const labels = name === '' ? [] : name.toLowerCase().replace(/\.$/, '').split('.');
  const parts = labels.map((label) => {
    const bytes = Buffer.from(label, 'latin1');
    if (bytes.length === 0 || bytes.length > LABEL_MOST) throw new MessageFault(`no DNS name: ${name.slice(0, 300)}`);
    return Buffer.concat([Buffer.of(bytes.length), bytes]);
  });
  const whole = Buffer.concat([...parts, Buffer.of(0)]);
  if (whole.length > NAME_BYTES) throw new MessageFault(`no DNS name: ${name.slice(0, 300)}`);
  return whole;
}

/** Returns the data of a TXT record with one string of at most 255 bytes. */
export function textData(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > 255) throw new MessageFault('a text of a TXT record has at most 255 bytes');
  return Buffer.concat([Buffer.of(bytes.length), bytes]);
}

/** Returns the data of an A or AAAA record. The address is valid. */
export function addressData(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, before = '', ...bytes] = dotted ?? [];
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
  const text = dotted ? `${before}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}` : address;
  const [head = '', tail] = text.split('::', 2);
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [left, right] = [groups(head), groups(tail ?? '')];
  return numbers(...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right);
}

export interface Answer {
  readonly id: number;
  readonly isResponse: boolean;
  readonly code: number;
  /** The last record of the answer, if it is a signature. */
  readonly tsig: RawRecord | undefined;
}

export interface RawRecord {
  readonly name: string;
  readonly type: number;
  /** The position of its first byte in the message. */
  readonly at: number;
  readonly data: Buffer;
}

/** Reads an answer. Throws `MessageFault`. */
export function decodeAnswer(message: Buffer): Answer {
  if (message.length < HEADER_BYTES) throw new MessageFault('the answer is too short');
  const count = (at: number) => message.readUInt16BE(at);
  let at = HEADER_BYTES;
  for (let n = 0; n < count(4); n += 1) at = readName(message, at).next + 4;
  let last: RawRecord | undefined;
  for (let n = 0; n < count(6) + count(8) + count(10); n += 1) {
    const { record, next } = readRecord(message, at);
    [last, at] = [record, next];
  }
  const flags = count(2);
  const tsig = count(10) > 0 && last?.type === TYPE.TSIG ? last : undefined;
  return { id: count(0), isResponse: flags >= 0x8000, code: flags & 0xf, tsig };
}

function readRecord(message: Buffer, at: number): { readonly record: RawRecord; readonly next: number } {
  const { name, next } = readName(message, at);
  if (next + 10 > message.length) throw new MessageFault('a record of the answer is cut off');
  const end = next + 10 + message.readUInt16BE(next + 8);
  if (end > message.length) throw new MessageFault('a record of the answer is cut off');
  return { record: { name, type: message.readUInt16BE(next), at, data: message.subarray(next + 10, end) }, next: end };
}

/** Reads a name, which may be compressed. `next`: the position behind it. Throws `MessageFault`. */
export function readName(message: Buffer, start: number): { readonly name: string; readonly next: number } {
  const labels: string[] = [];
  let next: number | undefined;
  let [at, bytes, lowest] = [start, 0, start];
  for (;;) {
    const length = message[at];
    if (length === undefined) throw new MessageFault('a name of the answer is cut off');
    if (length === 0) return { name: labels.join('.').toLowerCase(), next: next ?? at + 1 };
    if (length >= 0xc0) {
      const target = ((length & 0x3f) << 8) | (message[at + 1] ?? 0);
      next ??= at + 2;
      // A pointer leads back, so names end.
      if (target >= lowest) throw new MessageFault('a name of the answer has a pointer that leads nowhere');
      [at, lowest] = [target, target];
      continue;
    }
    bytes += length + 1;
    if (length > LABEL_MOST || bytes >= NAME_BYTES || at + 1 + length > message.length)
      throw new MessageFault('a name of the answer cannot be read');
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
}

/** Of 16 bits each. */
export function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}
