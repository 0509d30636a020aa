import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import { systemCode } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { isDomainName, isWithin } from '../../contract/host-names.ts';
import { Refusal } from '../shared/refusal.ts';
import { shown } from '../shared/schema.ts';

/** Custom domains of an app. */
const DOMAINS_MOST = 20;
/** Characters of a domain as a caller may write it. */
const WRITTEN_MOST = 1_000;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** A host name of at least two labels, or a text with characters other than ASCII that may be converted to one. */
const WRITTEN = `^(?:(?=.{1,254}$)(?:${LABEL}\\.)+(?!\\d+\\.?$)${LABEL}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;

export interface DomainOptions {
  /** The platform's own name. Clients know the platform by it. */
  readonly ownName: string;
  readonly sitesDomain: string;
  /** Returns true if the operator lets an organization use a domain. */
  mayUseDomain(org: string, domain: string): boolean;
  /** Reads the TXT records of a name. Rejects with the errors of node:dns. */
  resolveTxt(name: string): Promise<readonly (readonly string[])[]>;
}

/** Returns the schema of an app's custom domains. Its output is in lower case and in punycode. */
export function domainsSchema({ ownName, sitesDomain }: Pick<DomainOptions, 'ownName' | 'sitesDomain'>) {
  const reserved = [ownName, sitesDomain, 'localhost'];
  const problemOf = (given: unknown): string | undefined => {
    if (!Array.isArray(given)) return 'must be a list of host names';
    if (given.length > DOMAINS_MOST) return `must have at most ${DOMAINS_MOST} host names`;
    const names = given.map((each) => (typeof each === 'string' ? domainOf(each) : undefined));
    const bad = given[names.indexOf(undefined)];
    if (names.includes(undefined))
      return `contains ${shown(String(bad))}, which is not a host name as shop.example.com`;
    const own = names.find((name) => name !== undefined && reserved.some((each) => isWithin(name, each)));
    if (own !== undefined) return `contains ${shown(own)}, which belongs to the platform itself`;
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    return twice === undefined ? undefined : `contains ${shown(twice)} twice`;
  };
  return v.pipe(
    v.custom<readonly string[]>(
      (given) => problemOf(given) === undefined,
      ({ input }) => problemOf(input) ?? '',
    ),
    v.metadata({
      type: 'array',
      maxItems: DOMAINS_MOST,
      uniqueItems: true,
      items: { type: 'string', maxLength: WRITTEN_MOST, pattern: WRITTEN },
    }),
    v.transform((names): readonly string[] => names.map((name) => domainOf(name) ?? name)),
  );
}

/** Returns a host name in lower case, in punycode and without a final dot, or undefined for any other text. */
function domainOf(text: string): string | undefined {
  if (text.length > WRITTEN_MOST) return undefined;
  // `domainToASCII` decodes percent signs, and drops line breaks, paths and ports.
  const name = /^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(text) ? domainToASCII(text).replace(/\.$/, '') : '';
  return isDomainName(name) ? name : undefined;
}

/**
 * Checks that an organization may use domains: the operator has listed them for it, or else the owner of the domain has, by
 * a TXT record. Otherwise the first organization that names a domain would get it. Throws `domain_not_verified`, or
 * `unavailable` if the records cannot be read now.
 */
export async function permitDomains(options: DomainOptions, org: string, domains: readonly string[]): Promise<void> {
  const unlisted = domains.filter((domain) => !options.mayUseDomain(org, domain));
  const value = `${options.ownName}/${org}`;
  const found = await Promise.all(unlisted.map((domain) => valuesOf(options, domain)));
  const at = found.findIndex((values) => !values.includes(value));
  const domain = unlisted[at];
  if (domain === undefined) return;
  const other = found[at]?.[0];
  const instead = other === undefined ? '' : ` The value there is another one now: ${cleanLine(other, 200)}.`;
  throw new Refusal(
    'domain_not_verified',
    `The domain ${domain} is not verified for the organization ${org}: add the DNS record "${recordOf(domain)} TXT ${value}", wait until it is published, and try again.${instead}`,
  );
}

/** What lets an organization have a domain. */
export interface DomainFacts {
  readonly domain: string;
  /** `listed`: the operator lets the organization use it. `recorded`: its TXT record is there. `unknown`: DNS gave no answer now. */
  readonly proof: 'listed' | 'recorded' | 'missing' | 'unknown';
  /** The TXT record that the owner of the domain adds. */
  readonly record: string;
  readonly value: string;
}

/** Returns the proofs of domains as they are now. Never rejects because of DNS. */
export async function domainFacts(
  options: DomainOptions,
  org: string,
  domains: readonly string[],
): Promise<readonly DomainFacts[]> {
  const value = `${options.ownName}/${org}`;
  return Promise.all(
    domains.map(async (domain) => {
      const facts = { domain, record: recordOf(domain), value };
      if (options.mayUseDomain(org, domain)) return { ...facts, proof: 'listed' as const };
      const values = await valuesOf(options, domain).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      if (values === undefined) return { ...facts, proof: 'unknown' as const };
      return { ...facts, proof: values.includes(value) ? ('recorded' as const) : ('missing' as const) };
    }),
  );
}

/** Returns the values of the TXT records that could prove whose a domain is. */
async function valuesOf({ resolveTxt }: DomainOptions, domain: string): Promise<readonly string[]> {
  try {
    const records = await resolveTxt(recordOf(domain));
    return records.map((parts) => parts.join('').trim());
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(systemCode(error) ?? '')) return [];
    const message = `The DNS records of ${recordOf(domain)} cannot be read now. Try again later.`;
    throw new Refusal('unavailable', message, { 'retry-after': '30' });
  }
}

function recordOf(domain: string): string {
  return `_slipway.${domain}`;
}

/** Milliseconds of one query, and how many are sent. */
const QUERY_MS = 2_000;
const QUERIES = 2;

export async function systemResolveTxt(name: string): Promise<readonly (readonly string[])[]> {
  const { Resolver } = await import('node:dns/promises');
  return new Resolver({ timeout: QUERY_MS, maxTimeout: QUERY_MS, tries: QUERIES }).resolveTxt(name);
}
