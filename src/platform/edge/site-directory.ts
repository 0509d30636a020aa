import type { Clock } from '../../base/clock.ts';
import { MIB } from '../../base/sizes.ts';
import type { Changes } from '../stores/changes.ts';
import type { Site } from '../stores/rows/records.ts';
import type { ReleaseStore } from '../stores/state.ts';
import { Directory, type DirectoryTable } from './directory.ts';

/** Bytes of all sites in memory, and of all custom domains. */
const SITES_BYTES = 16 * MIB;
const DOMAINS_BYTES = 4 * MIB;
/** Bytes that are counted for an entry, a release and a character. An app can keep up to a thousand releases. */
const ENTRY = 400;
const RELEASE = 300;
const CHARACTER = 2;

export type SiteTable = DirectoryTable<Site>;

interface SiteDirectoryOptions {
  /** Returns sites after a restart while the store is away. */
  readonly table?: SiteTable | undefined;
  /** Returns the subdomains of custom domains after a restart while the store is away. */
  readonly domains?: DirectoryTable<string> | undefined;
  readonly clock?: Clock;
}

/** Finds sites by their subdomains, and by their custom domains. */
export class SiteDirectory extends Directory<Site> {
  readonly #domains: Directory<string>;

  constructor(
    releases: Pick<ReleaseStore, 'site' | 'subdomainOf'>,
    changes: Changes,
    { table, domains, clock }: SiteDirectoryOptions = {},
  ) {
    super({
      changes,
      table,
      clock,
      bytes: SITES_BYTES,
      weightOf,
      read: (subdomain) => releases.site(subdomain),
      nameIn: (change) => (change.kind === 'site' ? change.subdomain : undefined),
    });
    this.#domains = new Directory({
      changes,
      table: domains,
      clock,
      bytes: DOMAINS_BYTES,
      weightOf: () => ENTRY,
      read: (domain) => releases.subdomainOf(domain),
      nameIn: (change) => (change.kind === 'domain' ? change.domain : undefined),
    });
  }

  /** Returns the site of the app that has this subdomain: at once if it is cached, or else as a promise. */
  site(subdomain: string): Site | undefined | Promise<Site | undefined> {
    return this.find(subdomain);
  }

  siteOfDomain(domain: string): Site | undefined | Promise<Site | undefined> {
    const subdomain = this.#domains.find(domain);
    if (subdomain instanceof Promise) return subdomain.then((found) => this.#withDomain(found, domain));
    return this.#withDomain(subdomain, domain);
  }

  override [Symbol.dispose](): void {
    super[Symbol.dispose]();
    this.#domains[Symbol.dispose]();
  }

  /** The app may have lost the domain since its subdomain was read. */
  #withDomain(subdomain: string | undefined, domain: string): Site | undefined | Promise<Site | undefined> {
    const site = subdomain === undefined ? undefined : this.find(subdomain);
    const checked = (found: Site | undefined) => (found?.settings.domains?.includes(domain) ? found : undefined);
    return site instanceof Promise ? site.then(checked) : checked(site);
  }
}

function weightOf(site: Site | undefined): number {
  return site ? ENTRY + RELEASE * site.kept.length + CHARACTER * JSON.stringify(site.settings).length : ENTRY;
}
