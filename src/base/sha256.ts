import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

type Data = string | ArrayBuffer | ArrayBufferView;

/** SHA-256, or HMAC-SHA256 with a secret, as the signer of AWS requests needs it. */
export class Sha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: Data) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytes(secret));
  }
  update(chunk: Data): void {
    this.#hash.update(bytes(chunk));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function bytes(data: Data): string | Uint8Array {
  if (typeof data === 'string') return data;
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
