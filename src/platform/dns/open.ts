import { createSecretKey } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import { domainToASCII } from 'node:url';
import { SlipwayError } from '../../base/errors.ts';
import { isDomainName } from '../../contract/host-names.ts';
import type { DnsStart } from '../../contract/platform-start.ts';
import { withoutCredentials } from '../../contract/repository.ts';
import type { Dns, DnsTarget } from './port.ts';
import { createRfc2136, type Rfc2136Options } from './rfc2136.ts';
import { ALGORITHMS, type TsigKey } from './tsig.ts';
import { createWebhook, type WebhookOptions } from './webhook.ts';

type OpenDnsParts = Pick<WebhookOptions, 'fetch'> & Pick<Rfc2136Options, 'now'>;

/** Opens what `--dns` names. Asks nobody. Throws `invalid_input` or `missing_input`, which never contain the secret of a key. */
export function openDns({ url, key, target, owner }: DnsStart, parts: OpenDnsParts): Dns {
  const common = { target: targetOf(target), owner: ownerOf(owner) };
  if (url.startsWith('webhook:')) return createWebhook({ ...webhookOf(url), ...common, fetch: parts.fetch });
  return createRfc2136({ ...serverOf(url), key: keyOf(key), ...common, now: parts.now });
}

function serverOf(text: string) {
  const url = URL.parse(text);
  const [, port] = /^rfc2136:\/\/[^/]*:(\d+)(?:\/|$)/.exec(text) ?? [];
  if (port !== undefined && (url === null || Number(port) === 0))
    throw invalid('dns', `${port.slice(0, 20)} is not a port`, 'Write a port of 1 to 65535, or leave it out for 53.');
  const zone = nameOf(url?.pathname.slice(1) ?? '');
  if (
    url?.protocol !== 'rfc2136:' ||
    url.hostname === '' ||
    url.username !== '' ||
    url.search !== '' ||
    zone === undefined
  )
    throw invalid(
      'dns',
      `"${withoutCredentials(text.slice(0, 200))}" names no DNS server and zone`,
      'Write --dns rfc2136://ns1.example.com/sites.example, or webhook:http://127.0.0.1:8888',
    );
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { server: { host, port: url.port === '' ? 53 : Number(url.port) }, zone };
}

function webhookOf(text: string) {
  const url = URL.parse(text.slice('webhook:'.length));
  if (url && (url.username !== '' || url.password !== ''))
    throw invalid(
      'dns',
      'the address of the webhook provider has a user or a password',
      `Leave them out, as in --dns webhook:${url.origin}: the provider listens on this machine alone.`,
    );
  const isFit = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.hash === '';
  if (!isFit)
    throw invalid(
      'dns',
      `"${withoutCredentials(text.slice(0, 200))}" names no webhook provider`,
      'Write --dns webhook:http://127.0.0.1:8888',
    );
  const given = url.searchParams.getAll('zone');
  const zones = given.map(nameOf).filter((each) => each !== undefined);
  if (zones.length !== given.length || [...url.searchParams.keys()].some((name) => name !== 'zone'))
    throw invalid(
      'dns',
      'what follows the ? is not zone=NAME',
      "Write --dns 'webhook:http://127.0.0.1:8888?zone=sites.example'",
    );
  url.search = '';
  return { url, zones };
}

function nameOf(text: string): string | undefined {
  const name = domainToASCII(text.replace(/\.$/, ''));
  return isDomainName(name) ? name : undefined;
}

const KEY_FORM = 'Write SLIPWAY_DNS_KEY=NAME:ALGORITHM:BASE64, as slipway:hmac-sha256:…';
/** Bytes of a secret that a line of a variable may have. */
const SECRET_BYTES = 1_024;

function keyOf(text: string | undefined): TsigKey {
  if (text === undefined) throw missing('dns', '--dns rfc2136://… needs the variable SLIPWAY_DNS_KEY too', KEY_FORM);
  const parts = text.trim().split(':');
  const [name = '', given = '', base64 = ''] = parts;
  const bad = (problem: string, remedy = KEY_FORM) =>
    new SlipwayError('invalid_input', `SLIPWAY_DNS_KEY: ${problem}`, { input: 'dns', remedy });
  if (parts.length !== 3) throw bad(`it has not three parts with colons between them, but ${parts.length}`);
  const algorithm = algorithmOf(given);
  if (algorithm === undefined) {
    if (algorithmOf(name)) throw bad('the algorithm comes before the name, as Knot and dig write it');
    const remedy = `Use one of ${Object.keys(ALGORITHMS).join(', ')}, with a key that the server has with it.`;
    throw bad(`"${given.slice(0, 40)}" is not an algorithm that is supported`, remedy);
  }
  if (!/^[\w.-]{1,200}$/.test(name)) throw bad('the name of the key is not one');
  const secret = Buffer.from(base64, 'base64');
  const isBase64 =
    /^[A-Za-z0-9+/]+={0,2}$/.test(base64) && secret.toString('base64').replace(/=+$/, '') === base64.replace(/=+$/, '');
  if (!isBase64 || secret.length > SECRET_BYTES) throw bad('the secret is not base64');
  return { name: name.toLowerCase().replace(/\.$/, ''), algorithm, secret: createSecretKey(secret) };
}

function algorithmOf(text: string): keyof typeof ALGORITHMS | undefined {
  const plain = text.toLowerCase().replace(/\.$/, '');
  const name = plain.startsWith('hmac-') ? plain : `hmac-${plain}`;
  return Object.hasOwn(ALGORITHMS, name) ? (name as keyof typeof ALGORITHMS) : undefined;
}

/** Addresses of a target. */
const ADDRESSES_MOST = 16;

function targetOf(text: string | undefined): DnsTarget {
  const remedy =
    'Write the addresses of the proxy or the nodes, as --dns-target 203.0.113.7,2001:db8::7, or one name, as --dns-target edge.example.com';
  if (text === undefined) throw missing('dns-target', '--dns needs --dns-target too: where the records lead', remedy);
  const parts = text.split(',').map((each) => each.trim());
  const name = nameOf(parts[0] ?? '');
  if (parts.length === 1 && name !== undefined) return { kind: 'name', CNAME: name };
  const bad = parts.find((each) => isIP(each) === 0 || each.includes('%'));
  if (bad !== undefined) throw invalid('dns-target', `"${bad.slice(0, 100)}" is not an address`, remedy);
  if (parts.length > ADDRESSES_MOST)
    throw invalid('dns-target', `it has more than ${ADDRESSES_MOST} addresses`, remedy);
  // An IPv6 address has one form that comparisons use.
  const shortest = (each: string) => (isIPv4(each) ? each : new URL(`http://[${each}]`).hostname.slice(1, -1));
  const { A = [], AAAA = [] } = Object.groupBy(new Set(parts.map(shortest)), (each) => (isIPv4(each) ? 'A' : 'AAAA'));
  return { kind: 'addresses', A, AAAA };
}

function ownerOf(owner: string | undefined): string {
  const remedy =
    'Add --public-url https://platform.example.com, or --dns-owner NAME: no other platform of the zone may have it.';
  if (owner === undefined) throw missing('dns-owner', '--dns needs a name for this platform in the zone', remedy);
  if (/^[\w.-]{1,100}$/.test(owner)) return owner;
  const shown = JSON.stringify(owner.slice(0, 100));
  throw invalid('dns-owner', `${shown} is not a name of letters, digits, dots, - and _`, 'Write --dns-owner team-a.');
}

function missing(input: string, message: string, remedy: string): SlipwayError {
  return new SlipwayError('missing_input', message, { input, remedy });
}

function invalid(input: string, problem: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', `--${input}: ${problem}`, { input, remedy });
}
