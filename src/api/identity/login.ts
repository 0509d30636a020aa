import { SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { DEVICE_GRANT, LOGIN_CLIENT, LOGIN_PATHS, USER_CODE } from '../../contract/login.ts';
import { type Decoder, fieldsOf, missing, text } from '../../contract/reader.ts';
import { jsonAnswer } from '../answer.ts';
import { COMMON_HEADERS } from '../exchange.ts';
import type { Pipeline } from '../pipeline.ts';
import { requireSecure } from '../urls.ts';
import { claimsOf } from './jwt.ts';
import type { TokenParts, TokenSource } from './source.ts';

/** Signing in to a platform by its device flow (RFC 8628), and the tokens that come of it. */

/** A sign-in that this machine keeps. Both tokens are secrets. */
export interface KeptLogin {
  readonly email: string;
  readonly accessToken: string;
  /** Milliseconds since the epoch, as the next one. */
  readonly accessEndsAt: number;
  readonly refreshToken: string;
  readonly endsAt: number;
}

export interface LoginKeeper {
  read(baseUrl: string): KeptLogin | undefined;
  /** Replaces a sign-in by what `work` makes of it, while no other process of this user changes it. Undefined removes it. */
  change(
    baseUrl: string,
    work: (kept: KeptLogin | undefined) => Promise<KeptLogin | undefined>,
  ): Promise<KeptLogin | undefined>;
}

/** A token is fetched again if it ends within so many milliseconds. */
const SOON_MS = 60_000;

/** Returns the source of tokens of a sign-in. Every other process of this user uses the same one. */
export function loginIdentity(baseUrl: string, keeper: LoginKeeper, { email }: Pick<KeptLogin, 'email'>) {
  const isFresh = (kept: KeptLogin, { clock }: TokenParts) => kept.accessEndsAt - SOON_MS > clock.now();
  return {
    kind: 'login',
    input: 'slipway login',
    description: `sign-in of ${email} (slipway login)`,
    async obtain(send, parts) {
      const known = keeper.read(baseUrl);
      if (known && isFresh(known, parts)) return shown(known, parts).accessToken;
      const kept = await keeper.change(baseUrl, async (now) => {
        if (!now) return undefined;
        if (isFresh(now, parts)) return now;
        shown(now, parts);
        return refreshed(baseUrl, now, send, parts);
      });
      if (!kept) throw signedOut(baseUrl);
      return shown(kept, parts).accessToken;
    },
  } satisfies TokenSource;
}

function shown(kept: KeptLogin, { onSecret }: Pick<TokenParts, 'onSecret'>): KeptLogin {
  onSecret(kept.accessToken);
  onSecret(kept.refreshToken);
  return kept;
}

export function signedOut(baseUrl: string): SlipwayError {
  return notSignedIn(`This machine is not signed in: ${cleanLine(baseUrl, 200)}`, 'Sign in', baseUrl);
}

function notSignedIn(why: string, what: string, baseUrl: string): SlipwayError {
  const remedy = `${what}: slipway login ${cleanLine(baseUrl, 200)}`;
  return new SlipwayError('unauthorized', why, { input: 'slipway login', remedy });
}

/** A refusal that says that a sign-in is over. No other one removes it from this machine. */
export function isOver(thrown: unknown): thrown is SlipwayError {
  return thrown instanceof SlipwayError && thrown.call?.serviceCode === 'invalid_grant';
}

async function refreshed(baseUrl: string, { refreshToken }: KeptLogin, send: Pipeline, parts: TokenParts) {
  try {
    return await form(send, baseUrl, {
      doing: 'renew the sign-in',
      path: LOGIN_PATHS.token,
      fields: { grant_type: 'refresh_token', refresh_token: refreshToken },
      decode: tokensOf(parts),
    });
  } catch (error) {
    if (!isOver(error)) throw error;
    const { code, input, remedy } = notSignedIn('', 'Sign in again', baseUrl);
    throw error.with({ code, input, remedy, cause: error });
  }
}

/** The codes and addresses of a sign-in that a person has to confirm. The pages are on the platform's own origin. */
export type AskedDevice = Awaited<ReturnType<typeof askDevice>>;

/** Bounds of what a platform may ask for: it must not make a command wait for ever, or not at all. */
const LEAST_INTERVAL_MS = 1_000;
const MOST_INTERVAL_MS = 60_000;
const MOST_LIFETIME_MS = 30 * 60_000;
const SLOWER_MS = 5_000;

/** Asks a platform for a code. Throws `unexpected_response` if the answer leads elsewhere, or is not of a platform. */
export function askDevice(baseUrl: string, machine: string, send: Pipeline) {
  return form(send, baseUrl, {
    doing: 'begin the sign-in',
    path: LOGIN_PATHS.device,
    fields: { machine },
    decode: (body, call) => {
      const fields = fieldsOf(body);
      const deviceCode = text(fields, 'devicecode');
      const userCode = text(fields, 'usercode');
      const page = text(fields, 'verificationuri');
      if (deviceCode === undefined || !/^[\w.~+/=-]{1,1024}$/.test(deviceCode))
        throw missing('device_code', body, call);
      if (userCode === undefined || !USER_CODE.test(userCode)) throw missing('user_code', body, call);
      if (page === undefined) throw missing('verification_uri', body, call);
      const ownPage = onOrigin(page, baseUrl);
      const pageWithCode = onOrigin(text(fields, 'verificationuricomplete') ?? page, baseUrl);
      const lifetimeMs = Math.min(seconds(fields, 'expiresin', 600_000), MOST_LIFETIME_MS);
      const interval = seconds(fields, 'interval', 5_000);
      const intervalMs = Math.min(Math.max(interval, LEAST_INTERVAL_MS), MOST_INTERVAL_MS);
      return { deviceCode, userCode, page: ownPage, pageWithCode, lifetimeMs, intervalMs };
    },
  });
}

/** Returns an address of an answer. Throws `unexpected_response` if it is not on the platform's own origin. */
function onOrigin(address: string, baseUrl: string): string {
  const url = URL.parse(address);
  if (url?.origin === new URL(baseUrl).origin && url.username === '' && url.password === '') return url.href;
  const named = url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
  throw new SlipwayError(
    'unexpected_response',
    `The platform at ${baseUrl} sends people to another address: ${cleanLine(named ?? address, 200)}`,
    {
      remedy: named
        ? `If that is its public address, sign in there: slipway login ${cleanLine(named, 200)}`
        : 'Check the address of the platform: slipway login URL',
    },
  );
}

function seconds(fields: ReturnType<typeof fieldsOf>, name: string, otherwiseMs: number): number {
  const value = Number(fields.get(name));
  return Number.isFinite(value) && value > 0 ? Math.min(value, 1e9) * 1_000 : otherwiseMs;
}

/** Asks until a person has decided. Throws `unauthorized` for a no, or too late. `onWait` gets the milliseconds left before each. */
export async function fetchLogin(
  baseUrl: string,
  asked: AskedDevice,
  send: Pipeline,
  parts: TokenParts & { readonly onWait?: (leftMs: number) => void },
): Promise<KeptLogin> {
  const { clock, signal } = parts;
  const endsAt = clock.monotonic() + asked.lifetimeMs;
  let interval = asked.intervalMs;
  for (;;) {
    const left = endsAt - clock.monotonic();
    if (left <= 0) throw notSignedIn('Nobody has approved the sign-in in time', 'For another code', baseUrl);
    parts.onWait?.(left);
    await clock.sleep(Math.min(interval, left), signal);
    try {
      return await form(send, baseUrl, {
        doing: 'sign in',
        path: LOGIN_PATHS.token,
        fields: { grant_type: DEVICE_GRANT, device_code: asked.deviceCode },
        decode: tokensOf(parts),
      });
    } catch (error) {
      if (!(error instanceof SlipwayError)) throw error;
      const code = error.call?.serviceCode;
      if (code === 'slow_down') interval = Math.min(interval + SLOWER_MS, MOST_INTERVAL_MS);
      else if (code === 'access_denied')
        throw notSignedIn('The sign-in was denied in the browser', 'For another code', baseUrl);
      else if (code === 'expired_token')
        throw notSignedIn('Nobody has approved the sign-in in time', 'For another code', baseUrl);
      else if (code !== 'authorization_pending') throw error;
    }
  }
}

/** Ends a sign-in on the platform. One that is over already is no error. */
export async function endLogin(baseUrl: string, { refreshToken }: KeptLogin, send: Pipeline): Promise<void> {
  const fields = { token: refreshToken, token_type_hint: 'refresh_token' };
  await form(send, baseUrl, { doing: 'sign out', path: LOGIN_PATHS.revoke, fields, decode: () => true });
}

interface FormCall<T> {
  readonly doing: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly decode: Decoder<T>;
}

/**
 * Sends a form. It may be sent again: the platform accepts a refresh token once more if its answer was lost. The pipeline follows no
 * redirect of a POST, so no secret of it reaches another address.
 */
function form<T>(send: Pipeline, baseUrl: string, { doing, path, fields, decode }: FormCall<T>): Promise<T> {
  const url = new URL(`${baseUrl}${path}`);
  requireSecure(url, 'base-url');
  const headers = { ...COMMON_HEADERS, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ client_id: LOGIN_CLIENT, ...fields }).toString();
  const request = { method: 'POST', url, headers, body };
  return send({ doing, request, mayRepeat: true, read: jsonAnswer({ decode }) });
}

/** Characters of a token. */
const TOKEN_MOST = 16 * 1024;

function tokensOf({ onSecret, clock }: Pick<TokenParts, 'onSecret' | 'clock'>): Decoder<KeptLogin> {
  return (body, call) => {
    const fields = fieldsOf(body);
    const token = (name: string) => {
      const value = text(fields, name);
      if (value !== undefined) onSecret(value);
      return value !== undefined && value.length <= TOKEN_MOST && /^[\x21-\x7e]+$/.test(value) ? value : undefined;
    };
    const [accessToken, refreshToken] = [token('accesstoken'), token('refreshtoken')];
    if (accessToken === undefined) throw missing('access_token', body, call);
    if (refreshToken === undefined) throw missing('refresh_token', body, call);
    const now = clock.now();
    return {
      email: emailIn(accessToken),
      accessToken,
      accessEndsAt: now + Math.min(seconds(fields, 'expiresin', 300_000), 86_400_000),
      refreshToken,
      endsAt: now + Math.min(seconds(fields, 'refreshexpiresin', 86_400_000), 366 * 86_400_000),
    };
  };
}

/** Returns the address in a token, for people. Nothing depends on it. */
function emailIn(token: string): string {
  const email = claimsOf(token)?.email;
  return typeof email === 'string' ? cleanLine(email, 200) : 'a person without an address';
}
