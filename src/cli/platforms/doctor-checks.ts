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

/** The remedy is shown unless it is right. */
export function check(name: string, state: Check['state'], detail: string, remedy?: string): Check {
  return { name, state, detail, remedy };
}

export interface CheckParts {
  readonly baseUrl: string;
  readonly source: TokenSource;
  readonly onSecret: (secret: string) => void;
}

type Fetch = typeof globalThis.fetch;

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

/** Requests an address without a redirect, for ten seconds at most. */
export function answerOf(url: string, fetch: Fetch, signal: AbortSignal): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.any([signal, AbortSignal.timeout(REACH_MS)]) });
}

/** Returns the text of an answer. Throws for a longer one than `most` characters. */
export async function limited(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most) throw new Error('the answer is too large');
  }
  return text;
}

async function reach(baseUrl: string, fetch: Fetch, signal: AbortSignal): Promise<readonly Check[]> {
  const began = Date.now();
  try {
    const response = await answerOf(baseUrl, fetch, signal);
    const ended = Date.now();
    await response.body?.cancel();
    const reached = check('Platform', 'right', `${baseUrl} answers in ${formatDuration(ended - began)}`);
    return [reached, clockCheck(response.headers.get('date'), began, ended)];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const remedy = 'Check the address, DNS, the proxy variables (HTTPS_PROXY, NO_PROXY), and that the platform runs.';
    return [check('Platform', 'wrong', `${baseUrl} does not answer (${cause})`, remedy)];
  }
}

/** The header has whole seconds, and was written between the two times. */
export function clockCheck(header: string | null, began: number, ended: number): Check {
  const theirs = Date.parse(header ?? '');
  if (Number.isNaN(theirs)) return check('Clock', 'doubt', 'the platform sends no time', 'Compare the clocks by hand.');
  const off = theirs + 1_000 < began ? theirs + 1_000 - began : Math.max(0, theirs - ended);
  if (Math.abs(off) < 1_000) return check('Clock', 'right', 'as the platform has it, to a second');
  const detail = `this machine is ${formatDuration(Math.abs(off))} ${off < 0 ? 'ahead of' : 'behind'} the platform`;
  if (Math.abs(off) <= CLOCK_MS) return check('Clock', 'right', detail);
  return check('Clock', 'wrong', detail, 'Set the clock, as with: timedatectl set-ntp true');
}

async function tokenChecks({ source, onSecret }: CheckParts, io: Io, fetch: Fetch): Promise<readonly Check[]> {
  try {
    const token = await createTokenProvider(source, { ...(await askingParts(io)), onSecret }).token();
    const claims = decodeJwt(token);
    return [...claimChecks(claims), await discovery(String(claims.iss ?? ''), fetch, io.signal)];
  } catch (thrown) {
    const { message, remedy } = asSlipwayError(thrown);
    return [check('Token', 'wrong', message, remedy ?? `See ${docsUrl('authentication')}`)];
  }
}

/** Checks the claims of the token. Only the platform can say that it accepts them. */
export function claimChecks(
  { aud, exp, email, iss }: ReturnType<typeof decodeJwt>,
  now = Date.now(),
): readonly Check[] {
  const audience = 'Most platforms require their own: --id-token-audience.';
  const mapped = `Only a platform that maps other claims accepts it. See ${docsUrl('authentication')}`;
  return [
    check('Issuer', iss ? 'right' : 'wrong', String(iss ?? 'the token names none'), 'Use an ID token.'),
    check('Audience', aud ? 'right' : 'doubt', String(aud ?? 'the token names none'), audience),
    typeof email === 'string' && email !== ''
      ? check('Email', 'right', email)
      : check('Email', 'doubt', 'the token has no email', mapped),
    expiryCheck(exp, now),
  ];
}

function expiryCheck(exp: number | undefined, now: number): Check {
  if (exp === undefined) {
    return check('Expiry', 'doubt', 'the token has no exp', 'An ID token has one. Is this an access token?');
  }
  const left = exp * 1_000 - now;
  if (left > SOON_MS) return check('Expiry', 'right', `in ${formatDuration(left)}`);
  const detail = left > 0 ? `in ${formatDuration(left)}` : `${formatDuration(-left)} ago`;
  return check('Expiry', 'wrong', detail, 'Get a new token, and compare the clock with that of the issuer.');
}

async function discovery(issuer: string, fetch: Fetch, signal: AbortSignal): Promise<Check> {
  const remedy = 'The platform reads the keys of the issuer there. It may reach an address that this machine cannot.';
  const of = (state: Check['state'], detail: string, other = remedy) => check('Discovery', state, detail, other);
  const url = URL.parse(issuer);
  if (!url || (url.protocol !== 'https:' && !isLoopbackHost(url.hostname)))
    return of('doubt', 'the issuer is not an https address');
  const at = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const response = await answerOf(at, fetch, signal);
    const found: unknown = response.ok ? JSON.parse(await limited(response, DISCOVERY_BYTES)) : undefined;
    if (!isObject(found)) return of('doubt', `${at} answers ${response.status}`);
    if (found.issuer !== issuer)
      return of(
        'wrong',
        `${at} names the issuer ${String(found.issuer)}`,
        'Both must be equal, also in a / at the end.',
      );
    return of(typeof found.jwks_uri === 'string' ? 'right' : 'wrong', `${at} names its keys`);
  } catch (error) {
    return of('doubt', `${at} cannot be read (${error instanceof Error ? error.message : 'fault'})`);
  }
}

/** Returns the check of the token's role for the app. `status`: that of the answer to the first call, or undefined without one. */
export function roleCheck(status: number | undefined): Check {
  const remedy = 'The platform decides by the email of the token. On one of your own, see the roles in platform.json.';
  const of = (state: Check['state'], detail: string) => check('Role', state, detail, remedy);
  if (status === undefined) return of('doubt', 'the platform was not asked');
  if (status === 401) return of('wrong', 'the platform refuses the token');
  if (status === 403) return of('wrong', 'the token has no role for this app');
  if (status === 404) return of('doubt', 'the app does not exist, or this token may not see it');
  if (status < 300) return check('Role', 'right', 'the token may read this app');
  return of('doubt', `the platform answers ${status}`);
}

async function signedRequest(given: Given, io: Io): Promise<Check> {
  const name = 'Key-value store';
  try {
    const { clientOf } = await import('../commands/kvs.ts');
    await (await clientOf(given, io)).get('slipway-doctor');
    return check(name, 'right', `a signed request for the table ${String(given.flags.table)} is accepted`);
  } catch (thrown) {
    const { message, remedy } = asSlipwayError(thrown);
    return check(name, 'wrong', message, remedy);
  }
}
