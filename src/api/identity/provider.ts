import type { SlipwayError } from '../../base/errors.ts';
import { createPipeline } from '../pipeline.ts';
import { checkIdToken } from './jwt.ts';
import type { TokenParts, TokenSource } from './source.ts';

export type TokenProvider = ReturnType<typeof createTokenProvider>;

interface Held {
  readonly token: string;
  readonly expiresAt: number;
  /** From then on `token()` requests a new one. */
  readonly renewAt: number;
}

/** The provider renews a token this many milliseconds before it expires; a short-lived one after half its life. */
const RENEW_BEFORE_MS = 60_000;
/** Milliseconds until the next try if a renewal failed while the current token is still valid. */
const RENEW_AGAIN_MS = 15_000;

/** Provides ID tokens for the control plane (spec 5.A). It sends nothing before the first `token()`. */
export function createTokenProvider(source: TokenSource, parts: TokenParts) {
  const send = createPipeline(parts);
  const { clock } = parts;
  let held: Held | undefined;
  let pending: Promise<Held> | undefined;
  // Some platforms accept GitHub's token without `email`. So the warning is shown only after the platform refuses it.
  let doubt: SlipwayError | undefined;
  let warned = false;
  const keepDoubt = (error: SlipwayError) => {
    doubt = error;
  };
  const onNoEmail = source.mayLackEmail && parts.onNoEmail ? keepDoubt : undefined;

  async function obtain(): Promise<Held> {
    const token = await source.obtain(send, parts);
    const now = clock.now();
    const expiresAt = checkIdToken(token, now, source.input, onNoEmail) ?? Number.POSITIVE_INFINITY;
    return { token, expiresAt, renewAt: Math.max(expiresAt - RENEW_BEFORE_MS, now + (expiresAt - now) / 2) };
  }

  async function fresh(): Promise<Held> {
    pending ??= obtain().finally(() => {
      pending = undefined;
    });
    held = await pending;
    return held;
  }

  return {
    /** Returns a checked token, the same one until shortly before it expires. Concurrent calls share one request. */
    async token(): Promise<string> {
      if (held === undefined) return (await fresh()).token;
      if (clock.now() < held.renewAt) return held.token;
      const old = held;
      try {
        return (await fresh()).token;
      } catch (error) {
        // The current token is still valid, so a fault of the identity provider does no harm yet.
        if (clock.now() >= old.expiresAt) throw error;
        held = { ...old, renewAt: clock.now() + RENEW_AGAIN_MS };
        return old.token;
      }
    },
    /** Call this after a 401 for `refused`. Returns true if `token()` now returns another token. */
    async renew(refused: string): Promise<boolean> {
      if (doubt && !warned) parts.onNoEmail?.(doubt);
      warned ||= doubt !== undefined;
      if (source.renewable === false) return false;
      if (held !== undefined && held.token !== refused) return true;
      return (await fresh()).token !== refused;
    },
  };
}
