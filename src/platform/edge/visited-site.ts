import type { OwnHost } from '../shared/own-hosts.ts';
import type { Site } from '../stores/rows/records.ts';
import { CustomHosts, Hosts } from './hosts.ts';
import type { SiteDirectory } from './site-directory.ts';

/** Finds the site of a host name: a subdomain, or a custom domain. */
export interface SiteFinder {
  /** Returns the site if it is cached, or else a promise. Undefined: no app has this host. */
  site(host: string): Site | undefined | Promise<Site | undefined>;
  /** Returns the host as a name that may be a custom domain. Undefined: no app can have it as one. */
  domain(host: string): string | undefined;
}

export interface SiteFinderOptions {
  readonly sites: Pick<SiteDirectory, 'site'> & Partial<Pick<SiteDirectory, 'siteOfDomain'>>;
  /** The parent domain of all sites. */
  readonly domain: string;
  readonly isOwnHost: OwnHost;
}

export function createSiteFinder({ sites, domain, isOwnHost }: SiteFinderOptions): SiteFinder {
  const [hosts, custom] = [new Hosts(domain), new CustomHosts(domain, isOwnHost)];
  return {
    domain: (host) => custom.domain(host),
    site(host) {
      const subdomain = hosts.subdomain(host);
      if (subdomain !== undefined) return sites.site(subdomain);
      const name = custom.domain(host);
      return name === undefined ? undefined : sites.siteOfDomain?.(name);
    },
  };
}

/**
 * Returns the domain that a request for `domain` is redirected to. Of a name and the same name with `www.`, the one that
 * the app lists first is served, and redirects the other one. Undefined: `domain` is served.
 */
export function redirectedTo(domain: string, domains: readonly string[]): string | undefined {
  const pair = domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`;
  const at = domains.indexOf(pair);
  return at !== -1 && at < domains.indexOf(domain) ? pair : undefined;
}
