import { SlipwayError } from '../base/errors.ts';

/** The CDN before a platform, as `--cdn` names it. */
export type CdnPlace =
  /** `host:port` of each instance. A purge goes to all of them. */
  | { readonly kind: 'varnish'; readonly servers: readonly string[] }
  /** `id`: the zone, the service or the distribution. */
  | { readonly kind: (typeof BY_ID)[number]; readonly id: string };

const BY_ID = ['cloudflare', 'fastly', 'cloudfront'] as const;
const FORMS = 'varnish://HOST:PORT, cloudflare:ZONE, fastly:SERVICE or cloudfront:DISTRIBUTION';
const SERVER = /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]):(\d{1,5})$/;
/** Instances of Varnish. */
const SERVERS_MOST = 32;
/** IDs are a part of a URL. Cloudflare's have 32 hexadecimal digits, the others up to 22 letters and digits. */
const ID = /^[A-Za-z0-9]{6,64}$/;

/** Reads the value of `--cdn`. Throws `invalid_input`. */
export function parseCdn(text: string): CdnPlace {
  const [, kind = '', rest = ''] = /^([a-z]+):(.*)$/.exec(text) ?? [];
  if (kind === 'varnish') {
    const servers = rest.replace(/^\/\//, '').split(',');
    const isGood = rest.startsWith('//') && servers.length <= SERVERS_MOST && servers.every(isServer);
    if (isGood) return { kind, servers };
    const what = servers.length > SERVERS_MOST ? `${SERVERS_MOST} servers at most` : 'its servers and their ports';
    throw invalid(`needs ${what}`, 'as varnish://10.0.0.5:6081, or varnish://cache1:6081,cache2:6081 for several');
  }
  const byID = BY_ID.find((each) => each === kind);
  if (byID && ID.test(rest)) return { kind: byID, id: rest };
  if (byID) throw invalid('needs an ID of letters and digits', FORMS);
  throw invalid('names no CDN that Slipway knows', FORMS);
}

function isServer(text: string): boolean {
  const port = Number(SERVER.exec(text)?.[1] ?? 0);
  return port > 0 && port <= 65_535;
}

function invalid(problem: string, instead: string): SlipwayError {
  return new SlipwayError('invalid_input', `--cdn ${problem}`, { input: 'cdn', remedy: `Write ${instead}.` });
}

/** What the CDN's API is called with. */
export interface CdnCredentials {
  /** The token of Cloudflare or Fastly, or the secret of Varnish. */
  readonly token?: string | undefined;
  /** Of CloudFront. */
  readonly aws?: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string };
}

/** Seconds for which a CDN keeps a page, unless it forgets the page before. */
export const CDN_MAX_AGE = { default: 3_600, least: 10, most: 7 * 24 * 3_600 } as const;
