import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import {
  CLASS,
  decodeAnswer,
  encodeName,
  encodeRecord,
  MessageFault,
  numbers,
  type RawRecord,
  readName,
} from './message.ts';

/** Signatures of messages by a shared key (TSIG, RFC 8945). */

/** The algorithms that are not broken, and their names for node:crypto. */
export const ALGORITHMS = {
  'hmac-sha224': 'sha224',
  'hmac-sha256': 'sha256',
  'hmac-sha384': 'sha384',
  'hmac-sha512': 'sha512',
} as const;

export interface TsigKey {
  readonly name: string;
  readonly algorithm: keyof typeof ALGORITHMS;
  readonly secret: KeyObject;
}

/** Codes of a signature that was refused. */
const TSIG_ERRORS = { 16: 'BADSIG', 17: 'BADKEY', 18: 'BADTIME', 22: 'BADTRUNC' } as const;
export type TsigError = (typeof TSIG_ERRORS)[keyof typeof TSIG_ERRORS];

/** Seconds that two clocks may differ, as RFC 8945 recommends. */
export const FUDGE_S = 300;
const FIRST_MAC = Buffer.alloc(0);

/** Signs a message. `now`: seconds since the Unix epoch. */
export function sign(message: Buffer, key: TsigKey, now: number): { readonly message: Buffer; readonly mac: Buffer } {
  const fields = { time: now, fudge: FUDGE_S, error: 0, other: Buffer.alloc(0) };
  const mac = macOf(FIRST_MAC, message, key, fields);
  const data = Buffer.concat([
    encodeName(key.algorithm),
    timeOf(now),
    numbers(FUDGE_S, mac.length),
    mac,
    message.subarray(0, 2),
    numbers(0, 0),
  ]);
  const record = encodeRecord({ name: key.name, type: 'TSIG', class: 'ANY', data });
  const signed = Buffer.concat([message, record]);
  signed.writeUInt16BE(message.readUInt16BE(10) + 1, 10);
  return { message: signed, mac };
}

/**
 * What the signature of an answer says. `refused`: the server did not accept that of the request; `serverTime` in seconds. `missing`,
 * `wrong`: the answer may be anybody's.
 */
export type Verified =
  | { readonly kind: 'right' }
  | { readonly kind: 'refused'; readonly error: TsigError; readonly serverTime: number | undefined }
  | { readonly kind: 'missing' | 'wrong' };

/** Verifies the signature of the answer to a request with the signature `requestMac`. Throws `MessageFault`. */
export function verify(answer: Buffer, key: TsigKey, requestMac: Buffer, now: number): Verified {
  const { tsig } = decodeAnswer(answer);
  if (!tsig) return { kind: 'missing' };
  const fields = readFields(tsig);
  const { error, other, time, fudge, mac } = fields;
  // A server that does not know the key cannot sign, so this is anybody's word. It only ends in a failure.
  if (isError(error))
    return {
      kind: 'refused',
      error: TSIG_ERRORS[error],
      serverTime: other.length === 6 ? other.readUIntBE(0, 6) : undefined,
    };
  const isOurs = tsig.name === key.name && fields.algorithm === key.algorithm && error === 0;
  const unsigned = Buffer.from(answer.subarray(0, tsig.at));
  unsigned.writeUInt16BE(answer.readUInt16BE(10) - 1, 10);
  unsigned.writeUInt16BE(fields.id, 0);
  const wanted = macOf(requestMac, unsigned, key, fields);
  const isRight = isOurs && mac.length === wanted.length && timingSafeEqual(mac, wanted);
  return { kind: isRight && Math.abs(now - time) <= fudge ? 'right' : 'wrong' };
}

function isError(error: number): error is keyof typeof TSIG_ERRORS {
  return Object.hasOwn(TSIG_ERRORS, error);
}

interface Fields {
  readonly time: number;
  readonly fudge: number;
  readonly error: number;
  readonly other: Buffer;
}

function macOf(before: Buffer, message: Buffer, key: TsigKey, { time, fudge, error, other }: Fields): Buffer {
  const hmac = createHmac(ALGORITHMS[key.algorithm], key.secret);
  if (before.length > 0) hmac.update(numbers(before.length)).update(before);
  return hmac
    .update(message)
    .update(encodeName(key.name))
    .update(numbers(CLASS.ANY, 0, 0))
    .update(encodeName(key.algorithm))
    .update(timeOf(time))
    .update(numbers(fudge, error, other.length))
    .update(other)
    .digest();
}

function readFields({
  data,
}: RawRecord): Fields & { readonly algorithm: string; readonly mac: Buffer; readonly id: number } {
  const { name: algorithm, next } = readName(data, 0);
  const take = (at: number, bytes: number) => {
    if (at + bytes <= data.length) return data.subarray(at, at + bytes);
    throw new MessageFault('the signature of the answer is cut off');
  };
  const macAt = next + 10;
  const fixed = take(next, 10);
  const mac = take(macAt, fixed.readUInt16BE(8));
  const tail = take(macAt + mac.length, 6);
  const other = take(macAt + mac.length + 6, tail.readUInt16BE(4));
  const [id, error] = [tail.readUInt16BE(0), tail.readUInt16BE(2)];
  return { algorithm, time: fixed.readUIntBE(0, 6), fudge: fixed.readUInt16BE(6), mac, id, error, other };
}

function timeOf(seconds: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUIntBE(seconds, 0, 6);
  return bytes;
}
