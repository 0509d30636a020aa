import { SlipwayError } from '../../base/errors.ts';
import type { Secrets } from '../../base/secrets.ts';
import { strictlyDecoded } from '../../base/text.ts';
import type { DnsStart, PlatformStart } from '../../contract/platform-start.ts';
import type { Io } from '../terminal/io.ts';
import { type Given, invalidInput, missingInput, textOf } from './flags.ts';

const SENDER = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Adds the password to `secrets`. Throws `missing_input` or `invalid_input`, which never contain it. */
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

/** The platform checks the texts. Adds the key to `secrets`. Throws `missing_input`. */
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
