import { KVS_SIGNING_SERVICE } from '../contract/limits.ts';

/*
 * Signs requests by AWS Signature Version 4 (spec 5.B) with WebCrypto, which Node.js, Bun and Deno have. It signs what the key-value
 * store needs and nothing else: a POST without a query.
 */

export interface Keys {
  readonly accessKeyID: string;
  readonly secret: string;
  readonly sessionToken: string | undefined;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const encoder = new TextEncoder();

/** Returns the headers of a POST to `url`, without `host`, which `fetch` sends. `headers` are signed: names in lower case. */
export async function signedHeaders(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { region, keys, now }: { readonly region: string; readonly keys: Keys; readonly now: number },
): Promise<Readonly<Record<string, string>>> {
  const time = new Date(now).toISOString().replace(/[:-]|\.\d{3}/g, '');
  const sent = {
    ...headers,
    'x-amz-date': time,
    ...(keys.sessionToken !== undefined && { 'x-amz-security-token': keys.sessionToken }),
  };
  const all = Object.entries({ ...sent, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const lines = all.map(([name, value]) => `${name}:${value.trim().replace(/[ \t]+/g, ' ')}\n`).join('');
  const path = url.pathname.split('/').map(encoded).join('/');
  const canonical = ['POST', path, '', lines, names, await sha256(body)].join('\n');
  const scope = [time.slice(0, 8), region, KVS_SIGNING_SERVICE, 'aws4_request'];
  const text = [ALGORITHM, time, scope.join('/'), await sha256(canonical)].join('\n');
  let key: Uint8Array<ArrayBuffer> = encoder.encode(`AWS4${keys.secret}`);
  for (const part of scope) key = await hmac(key, part);
  const signature = hex(await hmac(key, text));
  const credential = `${keys.accessKeyID}/${scope.join('/')}`;
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** Encodes a part of a path, which is encoded already, once more, as all services except S3 want it. */
function encoded(part: string): string {
  return encodeURIComponent(part).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

async function hmac(secret: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
