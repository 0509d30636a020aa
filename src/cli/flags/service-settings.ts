import { parseDuration } from '../../base/durations.ts';
import { SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import type { Secrets } from '../../base/secrets.ts';
import { strictlyDecoded } from '../../base/text.ts';
import { CDN_MAX_AGE, type CdnCredentials, type CdnPlace, parseCdn } from '../../contract/cdn.ts';
import type { CdnStart, DnsStart, PlatformStart } from '../../contract/platform-start.ts';
import type { Io } from '../terminal/io.ts';
import { type Given, invalidInput, missingInput, textOf } from './flags.ts';

/** Characters that a header can have. */
const TOKEN = /^[!-~]{1,1024}$/;

/** Undefined without `--cdn`. Adds the credentials to `secrets`. Throws `missing_input` or `invalid_input`, which never contain them. */
export function cdnOf(given: Given, io: Io, secrets: Secrets): CdnStart | undefined {
  const [text, age] = [textOf(given, 'cdn'), textOf(given, 'cdn-max-age')];
  if (text === undefined) {
    if (age === undefined) return undefined;
    throw missingInput('--cdn-max-age needs --cdn too', 'Name the CDN, as --cdn varnish://10.0.0.5:6081.', 'cdn');
  }
  const place = parseCdn(text);
  for (const name of ['SLIPWAY_CDN_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
    secrets.add(io.env[name] ?? '');
  return {
    place,
    credentials: credentialsOf(place, io.env),
    maxAge: age === undefined ? CDN_MAX_AGE.default : secondsOf(age),
  };
}

function secondsOf(age: string): number {
  const seconds = Math.floor(parseDuration(age, 'cdn-max-age') / 1_000);
  if (seconds >= CDN_MAX_AGE.least && seconds <= CDN_MAX_AGE.most) return seconds;
  const remedy = 'Write how long the CDN may keep a page if a purge does not reach it, as 10m or 1h.';
  throw invalidInput(`--cdn-max-age: "${age}" is not between 10s and 7d`, remedy, 'cdn-max-age');
}

function credentialsOf(place: CdnPlace, env: Io['env']): CdnCredentials {
  const token = env.SLIPWAY_CDN_TOKEN || undefined;
  if (token !== undefined && !TOKEN.test(token)) {
    throw invalidInput('SLIPWAY_CDN_TOKEN contains characters that no token has', REMEDIES[place.kind], 'cdn');
  }
  if (place.kind !== 'cloudfront') {
    if (token !== undefined) return { token };
    throw missing(place, 'SLIPWAY_CDN_TOKEN is not set');
  }
  // The AWS variables may be those of another service's S3.
  const [accessKeyId, secretAccessKey, sessionToken] = token?.split(':') ?? [
    env.AWS_ACCESS_KEY_ID,
    env.AWS_SECRET_ACCESS_KEY,
    env.AWS_SESSION_TOKEN,
  ];
  if (!accessKeyId || !secretAccessKey) throw missing(place, 'the credentials of AWS are not set');
  return { aws: { accessKeyId, secretAccessKey, ...present({ sessionToken: sessionToken || undefined }) } };
}

function missing({ kind }: CdnPlace, what: string): SlipwayError {
  return missingInput(`--cdn needs credentials: ${what}`, REMEDIES[kind], 'cdn');
}

const REMEDIES = {
  varnish: 'Set SLIPWAY_CDN_TOKEN to the secret that varnishd is started with: openssl rand -hex 32',
  cloudflare: 'Set SLIPWAY_CDN_TOKEN to an API token that may purge the cache of the zone and read the zone.',
  fastly: 'Set SLIPWAY_CDN_TOKEN to an API token with the scopes purge_select and global:read.',
  cloudfront:
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or SLIPWAY_CDN_TOKEN=KEYID:SECRET, of a user who may create invalidations and read the distribution.',
} as const;

const SENDER = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Undefined without a mail server. Adds the password to `secrets`. Throws `missing_input` or `invalid_input`, which never contain it. */
export function mailOf(given: Given, io: Io, secrets: Secrets): PlatformStart['mail'] {
  const place = textOf(given, 'smtp-url') ?? (io.env.SLIPWAY_SMTP_URL || undefined);
  const from = textOf(given, 'smtp-from');
  if (place === undefined) {
    if (from === undefined) return undefined;
    const remedy = 'Name the mail server: --smtp-url smtps://USER:PASSWORD@HOST:465';
    throw missingInput('--smtp-from needs --smtp-url too', remedy, 'smtp-url');
  }
  const url = URL.parse(place);
  const password = url && strictlyDecoded(url.password);
  for (const each of [place, url?.password, password]) secrets.add(each ?? '');
  if (
    !url ||
    password === undefined ||
    strictlyDecoded(url.username) === undefined ||
    !['smtp:', 'smtps:'].includes(url.protocol) ||
    url.hostname === ''
  ) {
    const remedy =
      'Write smtps://USER:PASSWORD@HOST:465, or smtp:// for a server with STARTTLS. Encode signs of the password as in a URL.';
    throw invalidInput('--smtp-url (or SLIPWAY_SMTP_URL) is not the URL of a mail server', remedy, 'smtp-url');
  }
  if (from === undefined || !SENDER.test(from)) {
    throw new SlipwayError(
      from === undefined ? 'missing_input' : 'invalid_input',
      from === undefined ? '--smtp-url needs --smtp-from too' : '--smtp-from is not an address',
      { input: 'smtp-from', remedy: "Name who sends the letters: --smtp-from 'Slipway <slipway@example.com>'" },
    );
  }
  return { url: url.href, from };
}

/** Undefined without `--dns`. The platform checks the texts. Adds the key to `secrets`. Throws `missing_input`. */
export function dnsOf(given: Given, io: Io, secrets: Secrets): DnsStart | undefined {
  const url = textOf(given, 'dns');
  const [target, owner] = [textOf(given, 'dns-target'), textOf(given, 'dns-owner')];
  const key = io.env.SLIPWAY_DNS_KEY || undefined;
  for (const each of [key, key?.split(':').at(-1)]) secrets.add(each ?? '');
  if (url !== undefined) return { url, key, target, owner };
  const other = target === undefined ? (owner === undefined ? undefined : 'dns-owner') : 'dns-target';
  if (other === undefined) return undefined;
  const remedy = 'Name the DNS server and the zone: --dns rfc2136://ns1.example.com/sites.example';
  throw missingInput(`--${other} needs --dns too`, remedy, 'dns');
}
