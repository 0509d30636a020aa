import { SlipwayError } from '../base/errors.ts';
import { cleanLine } from '../base/text.ts';

/** The CDN before a platform, as `--cdn` names it. */
export type CdnPlace =
  /** `host:port` of each instance. A purge goes to all of them. */
  | { readonly kind: 'varnish'; readonly servers: readonly string[] }
  /** `id`: the zone, the service or the distribution. */
  | { readonly kind: keyof typeof BY_ID; readonly id: string };

/** Those that an ID names, and how it looks. */
const BY_ID = {
  cloudflare: "The zone's ID has 32 hexadecimal digits, and is not its name",
  fastly: "The service's ID has up to 22 letters and digits",
  cloudfront: "The distribution's ID has about 14 capital letters and digits, as EDFDVBD632BHDS5",
} as const;
const FORMS = 'varnish://HOST:PORT, cloudflare:ZONE, fastly:SERVICE or cloudfront:DISTRIBUTION';
const SERVER = /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]):(\d{1,5})$/;
const SERVERS_MOST = 32;
/** IDs are a part of a URL. */
const ID = /^[A-Za-z0-9]{6,64}$/;

/** Reads the value of `--cdn`. Throws `invalid_input`. */
export function parseCdn(text: string): CdnPlace {
  const [, kind = '', rest = ''] = /^([a-z]+):(.*)$/.exec(text) ?? [];
  if (kind === 'varnish') {
    const servers = rest.replace(/^\/\//, '').split(',');
    const fault = rest.startsWith('//') ? varnishFault(servers) : 'there is no // before the servers of Varnish';
    if (fault === undefined) return { kind, servers };
    throw invalid(fault, 'varnish://10.0.0.5:6081, or varnish://cache1:6081,cache2:6081 for several');
  }
  if (isByID(kind)) {
    if (ID.test(rest)) return { kind, id: rest };
    // What is there instead may be a token.
    throw invalid(`what follows ${kind}: is no ID. ${BY_ID[kind]}`, `${kind}:ID`);
  }
  throw invalid(`"${cleanLine(kind || text.replace(/^.*@/, ''), 100)}" is no CDN that Slipway knows`, FORMS);
}

function isByID(kind: string): kind is keyof typeof BY_ID {
  return Object.hasOwn(BY_ID, kind);
}

/** What is wrong with the servers of Varnish. Undefined: nothing. A secret that somebody wrote before an @ is not shown. */
function varnishFault(servers: readonly string[]): string | undefined {
  if (servers.length > SERVERS_MOST) return `${servers.length} servers are more than ${SERVERS_MOST}`;
  const portOf = (text: string) => Number(SERVER.exec(text)?.[1] ?? 0);
  const server = servers.find((each) => portOf(each) < 1 || portOf(each) > 65_535);
  if (server === undefined) return undefined;
  if (server.includes('@'))
    return 'a server has a user or a password. The secret of Varnish goes into SLIPWAY_CDN_TOKEN';
  return `"${cleanLine(server, 100)}" is not HOST:PORT`;
}

function invalid(problem: string, instead: string): SlipwayError {
  return new SlipwayError('invalid_input', `--cdn: ${problem}`, { input: 'cdn', remedy: `Write ${instead}.` });
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
