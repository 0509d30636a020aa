import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { systemCode } from '../../base/errors.ts';
import { isObject } from '../../base/json.ts';
import { recordLeadingTo } from '../../base/record-of.ts';
import { cleanLine } from '../../base/text.ts';
import { answerOf, type Check, check, limited } from './doctor-checks.ts';

/** Resolves a name as programs of this machine do. Rejects with the errors of node:dns. */
export type Addresses = (name: string) => Promise<readonly string[]>;

const systemAddresses: Addresses = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const INDEX_BYTES = 64 * 1024;

/** Checks that a random name below the domain of sites leads to the platform. Undefined for another service. Never rejects. */
export async function sitesCheck(
  baseUrl: string,
  fetch: typeof globalThis.fetch,
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

async function indexOf(baseUrl: string, fetch: typeof globalThis.fetch, signal: AbortSignal) {
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
