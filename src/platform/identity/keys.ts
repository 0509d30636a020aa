import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  sign,
  verify,
} from 'node:crypto';
import type { JWK } from 'jose';
import { isObject, parsedJson } from '../../base/json.ts';
import type { KeyStore } from '../stores/keys.ts';

/** The platform's own signing key: a P-256 key, which stays the same after a restart. */
export interface SigningKey {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
}

/** Reads the signing key, or creates it. Rejects with `unsupported_data` if the stored text is not such a key. */
export async function loadSigningKey(keys: Pick<KeyStore, 'signingKey'>): Promise<SigningKey> {
  const stored = await keys.signingKey(makeKey);
  const jwk = parsedJson(stored.value);
  if (!isObject(jwk) || typeof jwk.x !== 'string' || typeof jwk.y !== 'string' || typeof jwk.d !== 'string') {
    throw stored.wrong();
  }
  if (!isPair({ kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y, d: jwk.d })) throw stored.wrong();
  const point = { kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y };
  const kid = thumbprint(point);
  const publicJwk = { ...point, kid, alg: 'ES256', use: 'sig' };
  return { kid, publicJwk, privateJwk: { ...point, d: jwk.d, alg: 'ES256' } };
}

/** Derives 32 bytes for one purpose from the secret part of the key. */
export function keyFrom({ privateJwk }: SigningKey, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', Buffer.from(privateJwk.d ?? '', 'base64url'), '', `slipway ${purpose}`, 32));
}

function makeKey(): string {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return `${JSON.stringify(jwk)}\n`;
}

/** Returns true if the public point belongs to the private key. Otherwise signatures could not be verified. */
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

/** Returns the thumbprint of a key (RFC 7638). */
function thumbprint(point: { readonly crv: string; readonly kty: string; readonly x: string; readonly y: string }) {
  const { crv, kty, x, y } = point;
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
