import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

/** Credentials of a caller. They may lack the session token. */
export type TriedCredentials = Omit<Credentials, 'sessionToken'> & Partial<Pick<Credentials, 'sessionToken'>>;

/** SHA-256 and HMAC in the shape that @smithy/signature-v4 asks for. */
export class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytes(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytes(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {}
}

function bytes(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data, 'utf8');
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

export interface ToSign {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string | Buffer;
  readonly credentials: TriedCredentials;
  readonly now: number;
  readonly host?: string;
  readonly region?: string;
  readonly service?: string;
}

/** Signs a request by AWS's JavaScript signer. Returns raw headers, names and values in turn. */
export async function sign(from: ToSign): Promise<string[]> {
  const signer = new SignatureV4({
    credentials: from.credentials,
    region: from.region ?? 'us-east-2',
    service: from.service ?? 'execute-api',
    sha256: Sha256,
  });
  const headers: Record<string, string> = { host: from.host ?? '127.0.0.1:4400' };
  for (const [name, value] of Object.entries(from.headers)) {
    if (value !== undefined) headers[name] = value;
  }
  const signed = await signer.sign(
    { method: from.method, protocol: 'http:', hostname: '127.0.0.1', path: from.path, headers, body: from.body },
    { signingDate: new Date(from.now) },
  );
  return Object.entries(signed.headers).flat();
}
