import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { SlipwayError } from '../../base/errors.ts';
import { isObject } from '../../base/json.ts';

/** The platform's own signing key: one P-256 key a data directory. */
export interface SigningKey {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
}

/** A key file has about 200 bytes. */
const MOST_BYTES = 4_096;

/** Reads `identity-key.json`, or creates it (mode 0600). Throws `unsupported_data` if the file is not such a key. */
export function loadSigningKey(dataDir: string): SigningKey {
  const file = join(dataDir, 'identity-key.json');
  if (!existsSync(file)) {
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    const fresh = `${file}.${randomBytes(4).toString('hex')}`;
    writeFileSync(fresh, `${JSON.stringify(jwk)}\n`, { mode: 0o600 });
    renameSync(fresh, file);
  }
  const known = statSync(file);
  if (!known.isFile() || known.size > MOST_BYTES) throw noKey(file);
  const jwk = parsed(readFileSync(file, 'utf8'));
  if (!isObject(jwk) || typeof jwk.x !== 'string' || typeof jwk.y !== 'string' || typeof jwk.d !== 'string') {
    throw noKey(file);
  }
  if (!isPair({ kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y, d: jwk.d })) throw noKey(file);
  const point = { kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y };
  const kid = thumbprint(point);
  const publicJwk = { ...point, kid, alg: 'ES256', use: 'sig' };
  return { kid, publicJwk, privateJwk: { ...point, d: jwk.d, alg: 'ES256' } };
}

function noKey(file: string): SlipwayError {
  return new SlipwayError('unsupported_data', `${file} is not a P-256 key`, {
    input: 'data',
    remedy: 'Remove the file: the next start makes a new key. Tokens that were signed with the old one become invalid.',
  });
}

/** True if the public point belongs to the private key. Otherwise no signature could be verified. */
function isPair(jwk: JsonWebKey & { readonly d: string }): boolean {
  try {
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    const { d: _, ...point } = jwk;
    const probe = Buffer.from('slipway');
    return verify('sha256', probe, createPublicKey({ key: point, format: 'jwk' }), sign('sha256', probe, key));
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** RFC 7638. */
function thumbprint(point: { readonly crv: string; readonly kty: string; readonly x: string; readonly y: string }) {
  const { crv, kty, x, y } = point;
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
