import { SlipwayError } from '../../base/errors.ts';
import { originOf } from '../server/server.ts';
import { ANY_ADDRESS } from '../shared/own-hosts.ts';
import type { Settings } from './options.ts';

export type PlatformUrls = Readonly<ReturnType<typeof urlsOf>>;

/** Returns the URLs. Throws `invalid_input` if `publicUrl` is not an http(s) origin, or the sites domain contains the platform's own name. */
export function urlsOf(port: number, settings: Pick<Settings, 'host' | 'publicUrl' | 'sitesDomain'>) {
  const host = ANY_ADDRESS.includes(settings.host) ? '127.0.0.1' : settings.host;
  const url = parseOrigin(settings.publicUrl ?? originOf(host, port));
  const sitesDomain = checkSitesDomain(settings.sitesDomain.toLowerCase(), url.hostname.replace(/\.$/, ''));
  const sitesPort = url.port === '' ? '' : `:${url.port}`;
  const baseUrl = url.origin;
  return {
    /** {base_url} of the spec, without a closing slash. */
    baseUrl,
    /** {kvs_url} of the spec. Here it is the same. */
    kvsUrl: baseUrl,
    consoleUrl: `${baseUrl}/console`,
    issuer: `${baseUrl}/identity`,
    sitesDomain,
    /** Returns the URL of a site by its subdomain, as `http://shop-a2b3c4.localhost:4400/`, or by a custom domain, which contains a dot. */
    siteUrl: (name: string) => `${url.protocol}//${name.includes('.') ? name : `${name}.${sitesDomain}`}${sitesPort}/`,
  };
}

const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/**
 * Every name below the sites domain is a site, so the platform could not be reached there. At the domain itself the
 * platform could be reached, but sites could set cookies for it. Browsers do not let sites do that for `localhost`.
 */
function checkSitesDomain(domain: string, host: string): string {
  const refuse = (why: string, remedy: string) =>
    new SlipwayError('invalid_input', `The sites domain "${domain}" ${why}`, { input: 'sites-domain', remedy });
  if (!DOMAIN.test(domain)) throw refuse('is not a domain name', 'Write the name alone, as sites.example.com.');
  if (host.endsWith(`.${domain}`) || (host === domain && domain !== 'localhost')) {
    const remedy = `Choose a domain that ${host} is not part of with --sites-domain, or another name for the platform with --public-url.`;
    throw refuse(`contains the platform's own name ${host}`, remedy);
  }
  return domain;
}

function parseOrigin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '') return url;
  throw new SlipwayError('invalid_input', `The public URL "${text}" is not an origin`, {
    input: 'public-url',
    remedy: 'Write scheme and host alone, as https://platform.example.com.',
  });
}
