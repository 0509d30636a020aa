import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** Reads `identity-key.json` (0600), or makes it. */
export function loadSigningKey(dataDir: string): SigningKey {
  const file = join(dataDir, 'identity-key.json');
  if (!existsSync(file)) {
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    const fresh = `${file}.${randomBytes(4).toString('hex')}`;
    writeFileSync(fresh, `${JSON.stringify(jwk)}\n`, { mode: 0o600 });
    renameSync(fresh, file);
  }
  const jwk = parsed(readFileSync(file, 'utf8'));
  if (!isObject(jwk) || typeof jwk.x !== 'string' || typeof jwk.y !== 'string' || typeof jwk.d !== 'string') {
    throw new SlipwayError('unsupported_data', `${file} is not a P-256 key`, {
      remedy: 'Remove the file: a new key is made at the next start, and tokens signed before cease to count.',
    });
  }
  const point = { kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y };
  const kid = thumbprint(point);
  const publicJwk = { ...point, kid, alg: 'ES256', use: 'sig' };
  return { kid, publicJwk, privateJwk: { ...point, d: jwk.d, alg: 'ES256' } };
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
