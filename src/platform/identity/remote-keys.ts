import type { JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../base/clock.ts';
import { Refusal } from '../shared/refusal.ts';

/** Milliseconds after which keys are fetched again, and the least time between two fetches for an unknown key. */
const MAX_AGE = 600_000;
const COOLDOWN = 30_000;
const TIMEOUT = 5_000;

/**
 * Returns a function that finds an issuer's keys by discovery. The keys are cached, and fetched again if a token names an
 * unknown key. The monotonic clock measures their age: jose uses the machine's clock, and setting that back would freeze
 * the cache. The function rejects with the refusal `unavailable` if discovery fails.
 */
export function remoteKeys(
  issuer: string,
  fetchWith: typeof fetch,
  clock: Pick<Clock, 'monotonic'>,
): () => Promise<JWTVerifyGetKey> {
  return once(async () => {
    const jose = await import('jose');
    const keys = jose.createRemoteJWKSet(await discovered(issuer, fetchWith), {
      ...{ timeoutDuration: TIMEOUT, cacheMaxAge: Number.POSITIVE_INFINITY, [jose.customFetch]: fetchWith },
      cooldownDuration: Number.POSITIVE_INFINITY,
    });
    let loadedAt = Number.NEGATIVE_INFINITY;
    const loadOlderThan = async (ms: number) => {
      if (clock.monotonic() - loadedAt < ms) return false;
      await keys.reload();
      loadedAt = clock.monotonic();
      return true;
    };
    return async (header, token) => {
      await loadOlderThan(MAX_AGE);
      try {
        return await keys(header, token);
      } catch (error) {
        if (!(error instanceof jose.errors.JWKSNoMatchingKey) || !(await loadOlderThan(COOLDOWN))) throw error;
        return keys(header, token);
      }
    };
  });
}

/** Returns the URL of the keys, from the issuer's discovery document. */
async function discovered(issuer: string, fetchWith: typeof fetch): Promise<URL> {
  try {
    const response = await fetchWith(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    const document: unknown = await response.json();
    return jwksUri(document, issuer);
  } catch {
    throw keysUnavailable();
  }
}

function jwksUri(document: unknown, issuer: string): URL {
  const { issuer: named, jwks_uri: uri } = Object(document);
  if (named !== issuer || typeof uri !== 'string') throw new Error('not a discovery document of this issuer');
  const url = new URL(uri);
  if (url.protocol !== new URL(issuer).protocol)
    throw new Error('the keys are not served over the protocol of their issuer');
  return url;
}

/** Returns the refusal for an issuer whose keys cannot be fetched. */
export function keysUnavailable(): Refusal {
  return new Refusal('unavailable', "The keys of the token's issuer cannot be fetched right now.", {
    'retry-after': '5',
  });
}

/** Returns a function that runs `make` once for all callers, and again after a failure. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
