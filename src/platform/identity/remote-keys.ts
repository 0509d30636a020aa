import type { JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../base/clock.ts';
import { once } from '../../base/once.ts';
import { Refusal } from '../shared/refusal.ts';

/** Milliseconds after which keys are fetched again. */
const MAX_AGE = 600_000;
/** Milliseconds after which keys are not used any more, if they cannot be fetched again. */
const MAX_STALE_AGE = 6 * 3_600_000;
/** The least milliseconds between two fetches. They double with each failure in a row, up to `MAX_AGE`. */
const COOLDOWN = 30_000;
const TIMEOUT = 5_000;

/**
 * Returns a function that finds an issuer's keys by discovery. The keys are cached, and fetched again if they are old or if
 * a token names an unknown key. If that fails, old keys stay in use for `MAX_STALE_AGE`. The monotonic clock measures their
 * age: jose uses the machine's clock, and setting that back would freeze the cache. The function rejects with the refusal
 * `unavailable` if there are no keys that may be used.
 */
export function remoteKeys(
  issuer: string,
  fetchWith: typeof fetch,
  clock: Pick<Clock, 'monotonic'>,
): () => Promise<JWTVerifyGetKey> {
  return once(async () => {
    const jose = await import('jose');
    const keys = jose.createRemoteJWKSet(await discovered(issuer, fetchWith), {
      timeoutDuration: TIMEOUT,
      cacheMaxAge: Number.POSITIVE_INFINITY,
      cooldownDuration: Number.POSITIVE_INFINITY,
      [jose.customFetch]: fetchWith,
    });
    let fetchedAt = Number.NEGATIVE_INFINITY;
    let nextFetchAt = Number.NEGATIVE_INFINITY;
    let failures = 0;
    let pending: Promise<void> | undefined;
    const age = () => clock.monotonic() - fetchedAt;
    const fetchKeys = () => {
      pending ??= keys
        .reload()
        .then(
          () => {
            failures = 0;
            fetchedAt = clock.monotonic();
          },
          () => {
            failures += 1;
          },
        )
        .finally(() => {
          pending = undefined;
          nextFetchAt = clock.monotonic() + Math.min(COOLDOWN * 2 ** Math.max(0, failures - 1), MAX_AGE);
        });
      return pending;
    };
    return async (header, token) => {
      const mayFetch = clock.monotonic() >= nextFetchAt || age() >= MAX_STALE_AGE;
      if (age() >= MAX_AGE && mayFetch) await fetchKeys();
      if (age() >= MAX_STALE_AGE) throw keysUnavailable();
      try {
        return await keys(header, token);
      } catch (error) {
        if (!(error instanceof jose.errors.JWKSNoMatchingKey)) throw error;
        const mayHelp = clock.monotonic() >= nextFetchAt;
        if (mayHelp) await fetchKeys();
        if (failures > 0) throw keysUnavailable();
        if (!mayHelp) throw error;
        return keys(header, token);
      }
    };
  });
}

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

export function keysUnavailable(): Refusal {
  return new Refusal('unavailable', "The keys of the token's issuer cannot be fetched right now.", {
    'retry-after': '5',
  });
}
