import { SlipwayError } from '../base/errors.ts';
import type { Settings } from './options.ts';
import { originOf } from './server.ts';

/** Where the platform's parts are reached. */
export interface PlatformUrls {
  /** {base_url} of the spec, without a closing slash. */
  readonly baseUrl: string;
  /** {kvs_url} of the spec; here the same. */
  readonly kvsUrl: string;
  readonly consoleUrl: string;
  readonly issuer: string;
  readonly sitesDomain: string;
  /** `http://shop-a2b3c4.localhost:4400/` */
  siteUrl(subdomain: string): string;
}

/** Addresses that a server listens on and no client can name. */
const ANY_ADDRESS = ['0.0.0.0', '::'];

/** Throws `invalid_input` for a `publicUrl` that is not an http(s) origin. */
export function urlsOf(port: number, settings: Pick<Settings, 'host' | 'publicUrl' | 'sitesDomain'>): PlatformUrls {
  const host = ANY_ADDRESS.includes(settings.host) ? '127.0.0.1' : settings.host;
  const url = parseOrigin(settings.publicUrl ?? originOf(host, port));
  const sitesDomain = settings.sitesDomain.toLowerCase();
  const sitesPort = url.port === '' ? '' : `:${url.port}`;
  const baseUrl = url.origin;
  return {
    baseUrl,
    kvsUrl: baseUrl,
    consoleUrl: `${baseUrl}/console`,
    issuer: `${baseUrl}/identity`,
    sitesDomain,
    siteUrl: (subdomain) => `${url.protocol}//${subdomain}.${sitesDomain}${sitesPort}/`,
  };
}

function parseOrigin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '') return url;
  throw new SlipwayError('invalid_input', `The public URL "${text}" is not an origin`, {
    input: 'public-url',
    remedy: 'Write scheme and host alone, as https://platform.example.com.',
  });
}
