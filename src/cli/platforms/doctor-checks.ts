import { decodeJwt } from 'jose';
import { createTokenProvider } from '../../api/identity/provider.ts';
import type { TokenSource } from '../../api/identity/source.ts';
import { proxiedFetch } from '../../api/proxy.ts';
import { docsUrl } from '../../base/docs.ts';
import { formatDuration } from '../../base/durations.ts';
import { asSlipwayError } from '../../base/errors.ts';
import { isObject } from '../../base/json.ts';
import { isLoopbackHost } from '../../base/loopback.ts';
import { cleanLine } from '../../base/text.ts';
import type { Given } from '../flags/flags.ts';
import { askingParts } from '../terminal/asking.ts';
import type { Io } from '../terminal/io.ts';
import type { Style } from '../terminal/style.ts';

/** One line of the examination. `doubt`: it may be right; the remedy names the cases in which it is not. */
export interface Check {
  readonly name: string;
  readonly state: 'right' | 'wrong' | 'doubt';
  readonly detail: string;
  readonly remedy?: string | undefined;
}

export interface CheckParts {
  readonly baseUrl: string;
  readonly source: TokenSource;
  readonly onSecret: (secret: string) => void;
}

const REACH_MS = 10_000;
/** Signatures fail when clocks differ by five minutes; tokens fail earlier. */
const CLOCK_MS = 60_000;
const SOON_MS = 60_000;
const DISCOVERY_BYTES = 256 * 1024;

/** Asks the platform and the token's issuer, and signs a key-value request if `--table` is given. Never rejects. */
export async function runChecks(given: Given, io: Io, parts: CheckParts): Promise<readonly Check[]> {
  const fetch = await proxiedFetch(io.env);
  const reached = await reach(parts.baseUrl, fetch, io.signal);
  const token = await tokenChecks(parts, io, fetch);
  const kvs = typeof given.flags.table === 'string' ? [await signedRequest(given, io)] : [];
  return [...reached, ...token, ...kvs];
}

export function checkLines(checks: readonly Check[], style: Style): string {
  const signs = { right: style.green('✓'), wrong: style.red('✗'), doubt: style.yellow('?') };
  const lines = checks.map(({ name, state, detail, remedy }) => {
    const more = state === 'right' || !remedy ? '' : `${remedy.replace(/^/gm, '      ')}\n`;
    return `  ${signs[state]} ${name}: ${cleanLine(detail, 300)}\n${more}`;
  });
  return lines.join('');
}

/** Returns the result in one line: `All 9 checks passed`, `2 of 9 checks failed: Clock, Role`. */
export function verdict(checks: readonly Check[], { green, red, yellow }: Style): string {
  const named = (state: Check['state']) => checks.filter((each) => each.state === state).map(({ name }) => name);
  const [wrong, doubtful] = [named('wrong'), named('doubt')];
  const also = doubtful.length === 0 ? '' : `; in doubt: ${doubtful.join(', ')}`;
  if (wrong.length > 0) return red(`${wrong.length} of ${checks.length} checks failed: ${wrong.join(', ')}${also}`);
  if (doubtful.length === 0) return green(`All ${checks.length} checks passed`);
  return yellow(`${checks.length - doubtful.length} of ${checks.length} checks passed${also}`);
}

async function reach(baseUrl: string, fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<readonly Check[]> {
  const began = Date.now();
  try {
    const response = await fetch(baseUrl, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REACH_MS)]),
    });
    const ended = Date.now();
    await response.body?.cancel();
    const detail = `${baseUrl} answers in ${formatDuration(ended - began)}`;
    return [{ name: 'Platform', state: 'right', detail }, clockCheck(response.headers.get('date'), began, ended)];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const remedy = 'Check the address, DNS, the proxy variables (HTTPS_PROXY, NO_PROXY), and that the platform runs.';
    return [{ name: 'Platform', state: 'wrong', detail: `${baseUrl} does not answer (${cause})`, remedy }];
  }
}

/** The header has whole seconds, and was written between the two times. */
export function clockCheck(header: string | null, began: number, ended: number): Check {
  const theirs = Date.parse(header ?? '');
  const name = 'Clock';
  if (Number.isNaN(theirs))
    return { name, state: 'doubt', detail: 'the platform sends no time', remedy: 'Compare the clocks by hand.' };
  const off = theirs + 1_000 < began ? theirs + 1_000 - began : Math.max(0, theirs - ended);
  if (Math.abs(off) < 1_000) return { name, state: 'right', detail: 'as the platform has it, to a second' };
  const detail = `this machine is ${formatDuration(Math.abs(off))} ${off < 0 ? 'ahead of' : 'behind'} the platform`;
  if (Math.abs(off) <= CLOCK_MS) return { name, state: 'right', detail };
  return { name, state: 'wrong', detail, remedy: 'Set the clock, as with: timedatectl set-ntp true' };
}

async function tokenChecks(
  { source, onSecret }: CheckParts,
  io: Io,
  fetch: typeof globalThis.fetch,
): Promise<readonly Check[]> {
  try {
    const token = await createTokenProvider(source, { ...(await askingParts(io)), onSecret }).token();
    const claims = decodeJwt(token);
    return [...claimChecks(claims), await discovery(String(claims.iss ?? ''), fetch, io.signal)];
  } catch (thrown) {
    const { message, remedy } = asSlipwayError(thrown);
    return [{ name: 'Token', state: 'wrong', detail: message, remedy: remedy ?? `See ${docsUrl('authentication')}` }];
  }
}

/** Checks the claims of the token. Only the platform can say that it accepts them. */
export function claimChecks(
  { aud, exp, email, iss }: ReturnType<typeof decodeJwt>,
  now = Date.now(),
): readonly Check[] {
  return [
    {
      name: 'Issuer',
      state: iss ? 'right' : 'wrong',
      detail: String(iss ?? 'the token names none'),
      remedy: 'Use an ID token.',
    },
    {
      name: 'Audience',
      state: aud ? 'right' : 'doubt',
      detail: String(aud ?? 'the token names none'),
      remedy: 'Most platforms require their own: --id-token-audience.',
    },
    typeof email === 'string' && email !== ''
      ? { name: 'Email', state: 'right', detail: email }
      : {
          name: 'Email',
          state: 'doubt',
          detail: 'the token has no email',
          remedy: `Only a platform that maps other claims accepts it. See ${docsUrl('authentication')}`,
        },
    expiryCheck(exp, now),
  ];
}

function expiryCheck(exp: number | undefined, now: number): Check {
  const name = 'Expiry';
  if (exp === undefined) {
    const remedy = 'An ID token has one. Is this an access token?';
    return { name, state: 'doubt', detail: 'the token has no exp', remedy };
  }
  const left = exp * 1_000 - now;
  const detail = left > 0 ? `in ${formatDuration(left)}` : `${formatDuration(-left)} ago`;
  if (left > SOON_MS) return { name, state: 'right', detail };
  return { name, state: 'wrong', detail, remedy: 'Get a new token, and compare the clock with that of the issuer.' };
}

async function discovery(issuer: string, fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<Check> {
  const name = 'Discovery';
  const remedy = 'The platform reads the keys of the issuer there. It may reach an address that this machine cannot.';
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (!url || (url.protocol !== 'https:' && !isLoopbackHost(url.hostname)))
    return { name, state: 'doubt', detail: 'the issuer is not an https address', remedy };
  const at = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const response = await fetch(at, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REACH_MS)]),
    });
    const found: unknown = response.ok ? JSON.parse(await limited(response)) : undefined;
    if (!isObject(found)) return { name, state: 'doubt', detail: `${at} answers ${response.status}`, remedy };
    if (found.issuer !== issuer) {
      const detail = `${at} names the issuer ${String(found.issuer)}`;
      return { name, state: 'wrong', detail, remedy: 'Both must be equal, also in a / at the end.' };
    }
    const state = typeof found.jwks_uri === 'string' ? 'right' : 'wrong';
    return { name, state, detail: `${at} names its keys`, remedy };
  } catch (error) {
    const detail = `${at} cannot be read (${error instanceof Error ? error.message : 'fault'})`;
    return { name, state: 'doubt', detail, remedy };
  }
}

async function limited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > DISCOVERY_BYTES) throw new Error('the answer is too large');
  }
  return text;
}

/** Returns the check of the token's role for the app. `status`: that of the answer to the first call, or undefined without one. */
export function roleCheck(status: number | undefined): Check {
  const name = 'Role';
  const remedy = 'The platform decides by the email of the token. On one of your own, see the roles in platform.json.';
  if (status === undefined) return { name, state: 'doubt', detail: 'the platform was not asked', remedy };
  if (status === 401) return { name, state: 'wrong', detail: 'the platform refuses the token', remedy };
  if (status === 403) return { name, state: 'wrong', detail: 'the token has no role for this app', remedy };
  if (status === 404)
    return { name, state: 'doubt', detail: 'the app does not exist, or this token may not see it', remedy };
  if (status < 300) return { name, state: 'right', detail: 'the token may read this app' };
  return { name, state: 'doubt', detail: `the platform answers ${status}`, remedy };
}

async function signedRequest(given: Given, io: Io): Promise<Check> {
  const name = 'Key-value store';
  try {
    const { clientOf } = await import('../commands/kvs.ts');
    await (await clientOf(given, io)).get('slipway-doctor');
    return { name, state: 'right', detail: `a signed request for the table ${String(given.flags.table)} is accepted` };
  } catch (thrown) {
    const { message, remedy } = asSlipwayError(thrown);
    return { name, state: 'wrong', detail: message, remedy };
  }
}
