import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  hkdfSync,
  type JsonWebKey,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import type { CryptoKey, JWK, JWTPayload, KeyObject } from 'jose';
import type { Clock } from '../../base/clock.ts';
import { isObject, parsedJson } from '../../base/json.ts';
import { once } from '../../base/once.ts';
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

/** Returns a function that signs claims. The token is valid for so many seconds from now on. */
export function createSigner({ privateJwk, kid }: SigningKey, clock: Pick<Clock, 'now'>) {
  const imported = once(
    async (): Promise<CryptoKey | KeyObject | Uint8Array> => (await import('jose')).importJWK(privateJwk, 'ES256'),
  );
  return async (claims: JWTPayload, seconds: number): Promise<string> => {
    const { SignJWT } = await import('jose');
    const iat = Math.floor(clock.now() / 1_000);
    return new SignJWT({ ...claims, iat, exp: iat + seconds, jti: randomUUID() })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .sign(await imported());
  };
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

/** RFC 7638: the order of the members counts. */
function thumbprint(point: { readonly crv: string; readonly kty: string; readonly x: string; readonly y: string }) {
  const { crv, kty, x, y } = point;
  return hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url');
}
