import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { decodeJwt } from 'jose';
import { createTokenProvider } from '../../api/identity/provider.ts';
import type { TokenSource } from '../../api/identity/source.ts';
import { proxiedFetch } from '../../api/proxy.ts';
import { docsUrl } from '../../base/docs.ts';
import { formatDuration } from '../../base/durations.ts';
import { asSlipwayError, systemCode } from '../../base/errors.ts';
import { isObject } from '../../base/json.ts';
import { isLoopbackHost } from '../../base/loopback.ts';
import { recordLeadingTo } from '../../base/record-of.ts';
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

/**
 * Asks the platform and the token's issuer, resolves a name of its sites, and signs a key-value request if `--table` is given. Never
 * rejects.
 */
export async function runChecks(given: Given, io: Io, parts: CheckParts): Promise<readonly Check[]> {
  const fetch = await proxiedFetch(io.env);
  const reached = await reach(parts.baseUrl, fetch, io.signal);
  const token = await tokenChecks(parts, io, fetch);
  const kvs = typeof given.flags.table === 'string' ? [await signedRequest(given, io)] : [];
  const isThere = reached.some(({ name, state }) => name === 'Platform' && state === 'right');
  const sites = isThere ? await sitesCheck(parts.baseUrl, fetch, io.signal) : undefined;
  return [...reached, ...token, ...kvs, ...(sites ? [sites] : [])];
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

function answerOf(url: string, fetch: Fetch, signal: AbortSignal): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.any([signal, AbortSignal.timeout(REACH_MS)]) });
}

/** Returns the text of an answer. Throws for a longer one than `most` characters. */
async function limited(response: Response, most: number): Promise<string> {
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

/** Resolves a name as programs of this machine do. Rejects with the errors of node:dns. */
type Addresses = (name: string) => Promise<readonly string[]>;

const systemAddresses: Addresses = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const INDEX_BYTES = 64 * 1024;

/** Checks that a random name below the domain of sites leads to the platform. Undefined for another service. Never rejects. */
export async function sitesCheck(
  baseUrl: string,
  fetch: Fetch,
  signal: AbortSignal,
  addressesOf = systemAddresses,
): Promise<Check | undefined> {
  const index = await indexOf(baseUrl, fetch, signal).catch(() => undefined);
  const sites = typeof index?.sites === 'string' ? URL.parse(index.sites.replace('{subdomain}', 'site')) : undefined;
  if (!sites?.hostname.startsWith('site.')) return undefined;
  const domain = sites.hostname.slice('site.'.length);
  const wildcard = `*.${domain}`;
  if (domain === 'localhost' || domain.endsWith('.localhost'))
    return check('Sites', 'right', `browsers resolve every ${wildcard} name to their own machine`);
  const targets = targetsOf(index?.dnsTarget, new URL(baseUrl).hostname);
  const add = `Add the DNS record: ${wildcard} ${wordsOf(index?.dnsTarget) ?? recordLeadingTo(new URL(baseUrl).hostname)}`;
  try {
    const found = await addressesOf(`slipway-doctor-${randomBytes(4).toString('hex')}.${domain}`);
    const wanted = (await Promise.all(targets.map((each) => addressesOf(each).catch(() => [])))).flat();
    const shown = cleanLine(found.slice(0, 4).join(', '), 200);
    if (found.some((address) => wanted.includes(address)))
      return check('Sites', 'right', `${wildcard} leads to ${shown}, as the platform does`);
    const detail = `${wildcard} leads to ${shown}, and the platform is at ${cleanLine(wanted.slice(0, 4).join(', '), 200) || 'no address'}`;
    return check('Sites', 'doubt', detail, `It is fine if a proxy or a CDN is there. Else: ${add}`);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOTFOUND' || code === 'ENODATA')
      return check('Sites', 'wrong', `${wildcard} has no DNS record, so no site can be reached`, add);
    const detail = `${wildcard} cannot be resolved now (${code ?? 'fault'})`;
    return check('Sites', 'doubt', detail, 'Check the DNS resolver of this machine, and look again.');
  }
}

async function indexOf(baseUrl: string, fetch: Fetch, signal: AbortSignal) {
  const index: unknown = JSON.parse(await limited(await answerOf(baseUrl, fetch, signal), INDEX_BYTES));
  return isObject(index) && index.service === 'slipway' ? index : undefined;
}

/** Reads records as `A 203.0.113.7, AAAA 2001:db8::7`. Returns their values, or the name of the platform if there are none. */
function targetsOf(records: unknown, ownName: string): readonly string[] {
  const words = wordsOf(records);
  if (words === undefined) return [ownName.replace(/^\[|\]$/g, '')];
  return words.split(', ').map((each) => each.replace(/^(?:A|AAAA|CNAME) /, ''));
}

function wordsOf(records: unknown): string | undefined {
  return typeof records === 'string' && /^(?:A|AAAA|CNAME) [\w.:-]+(?:, (?:A|AAAA) [\w.:]+)*$/.test(records)
    ? records.slice(0, 1_000)
    : undefined;
}
