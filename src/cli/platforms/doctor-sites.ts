import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { systemCode } from '../../base/errors.ts';
import { isObject } from '../../base/json.ts';
import { recordLeadingTo } from '../../base/record-of.ts';
import { cleanLine } from '../../base/text.ts';
import type { Check } from './doctor-checks.ts';

/** Resolves a name as programs of this machine do. Rejects with the errors of node:dns. */
export type Addresses = (name: string) => Promise<readonly string[]>;

const systemAddresses: Addresses = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const REACH_MS = 10_000;
const INDEX_BYTES = 64 * 1024;
const NAME = 'Sites';

/**
 * Checks the wildcard record of the sites' domain: a random name below it leads where the platform's records do, or else where the
 * platform is. Undefined for a service that does not say where sites are. Never rejects.
 */
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
    return { name: NAME, state: 'right', detail: `browsers resolve every ${wildcard} name to their own machine` };
  const targets = targetsOf(index?.dnsTarget, new URL(baseUrl).hostname);
  const add = `Add the DNS record: ${wildcard} ${wordsOf(index?.dnsTarget) ?? recordLeadingTo(new URL(baseUrl).hostname)}`;
  try {
    const found = await addressesOf(`slipway-doctor-${randomBytes(4).toString('hex')}.${domain}`);
    const wanted = (await Promise.all(targets.map((each) => addressesOf(each).catch(() => [])))).flat();
    const shown = cleanLine(found.slice(0, 4).join(', '), 200);
    if (found.some((address) => wanted.includes(address)))
      return { name: NAME, state: 'right', detail: `${wildcard} leads to ${shown}, as the platform does` };
    const detail = `${wildcard} leads to ${shown}, and the platform is at ${cleanLine(wanted.slice(0, 4).join(', '), 200) || 'no address'}`;
    return { name: NAME, state: 'doubt', detail, remedy: `It is fine if a proxy or a CDN is there. Else: ${add}` };
  } catch (error) {
    const code = systemCode(error);
    if (code !== 'ENOTFOUND' && code !== 'ENODATA') {
      const detail = `${wildcard} cannot be resolved now (${code ?? 'fault'})`;
      return { name: NAME, state: 'doubt', detail, remedy: 'Check the DNS resolver of this machine, and look again.' };
    }
    return {
      name: NAME,
      state: 'wrong',
      detail: `${wildcard} has no DNS record, so no site can be reached`,
      remedy: add,
    };
  }
}

/** Returns what a platform says of itself at its address. */
async function indexOf(baseUrl: string, fetch: typeof globalThis.fetch, signal: AbortSignal) {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(REACH_MS)]);
  const response = await fetch(baseUrl, { redirect: 'manual', signal: ends });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > INDEX_BYTES) return undefined;
  }
  const index: unknown = JSON.parse(text);
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
