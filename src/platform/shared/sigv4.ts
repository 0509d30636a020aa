import { createHmac, hash, timingSafeEqual } from 'node:crypto';

export interface Scope {
  /** `YYYYMMDD`, UTC. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
}

export const ALGORITHM = 'AWS4-HMAC-SHA256';

/** Returns `date/region/service/aws4_request`. */
export function scopeText({ date, region, service }: Scope): string {
  return `${date}/${region}/${service}/aws4_request`;
}

/** Returns the string to sign: algorithm, time (`YYYYMMDDTHHMMSSZ`), scope, and the canonical request's hash. */
export function stringToSign(time: string, scope: Scope, canonicalRequest: string): string {
  return `${ALGORITHM}\n${time}\n${scopeText(scope)}\n${hash('sha256', scratch.latin1(canonicalRequest))}`;
}

export function signingKey(secret: string, scope: Scope): HmacKey {
  let key = Buffer.from(`AWS4${secret}`, 'utf8');
  for (const part of [scope.date, scope.region, scope.service, 'aws4_request']) {
    key = createHmac('sha256', key).update(part, 'utf8').digest();
  }
  return new HmacKey(key);
}

/*
 * SHA-256 and HMAC-SHA256 by the one-shot `hash` of node:crypto. Creating and collecting a `Hash` or `Hmac` object takes
 * several times as long as the digest. Texts are bytes as characters (latin1), as node:http returns them.
 */

const BLOCK = 64;
const DIGEST = 32;

/** A buffer that each call overwrites. Use the result before the next call. Slices are cached, because creating one takes longer than a digest of it. */
class Scratch {
  readonly #all: Buffer;
  readonly #parts: Buffer[] = [];

  constructor(bytes: number) {
    this.#all = Buffer.alloc(bytes);
  }

  latin1(text: string): Buffer {
    if (text.length > this.#all.length) return Buffer.from(text, 'latin1');
    const end = this.#all.write(text, 'latin1');
    this.#parts[end] ??= this.#all.subarray(0, end);
    return this.#parts[end];
  }
}

const scratch = new Scratch(8_192);
const other = new Scratch(256);

/** Returns true if two texts are the same. The time that this takes depends only on their lengths. */
export function sameText(one: string, another: string): boolean {
  return one.length === another.length && timingSafeEqual(scratch.latin1(one), other.latin1(another));
}

/** HMAC-SHA256 (RFC 2104) with a key of at most 64 bytes. */
export class HmacKey {
  readonly #inner: Buffer;
  readonly #outer: Buffer;

  constructor(key: Uint8Array) {
    if (key.length > BLOCK) throw new RangeError(`An HMAC key has ${key.length} bytes; at most ${BLOCK} are supported`);
    this.#inner = Buffer.alloc(BLOCK + 512);
    this.#outer = Buffer.alloc(BLOCK + DIGEST);
    for (let index = 0; index < BLOCK; index += 1) {
      this.#inner[index] = (key[index] ?? 0) ^ 0x36;
      this.#outer[index] = (key[index] ?? 0) ^ 0x5c;
    }
  }

  /** Returns the HMAC of a text: hexadecimal, lower case. */
  sign(text: string): string {
    this.#outer.write(hash('sha256', this.#begun(text), 'binary'), BLOCK, 'latin1');
    return hash('sha256', this.#outer);
  }

  #begun(text: string): Buffer {
    const room = this.#inner.length - BLOCK;
    if (text.length > room) return Buffer.concat([this.#inner.subarray(0, BLOCK), Buffer.from(text, 'latin1')]);
    return this.#inner.subarray(0, BLOCK + this.#inner.write(text, BLOCK, 'latin1'));
  }
}
