import { randomInt } from 'node:crypto';
import type { Random } from '../../../base/clock.ts';

/** RFC 4648's base32 alphabet in lower case. It fits DNS labels, and its characters look different in most fonts. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Bytes of a DNS label. */
const LABEL_MOST = 63;
const SUFFIX = 6;

/** Returns a number in [0, 1) from the system's secure source. */
export const secureRandom: Random = () => randomInt(2 ** 32) / 2 ** 32;

/** Returns random characters of the alphabet. */
export function randomBase32(length: number, random: Random): string {
  let text = '';
  while (text.length < length) text += BASE32[Math.floor(random() * BASE32.length)] ?? '';
  return text;
}

/** Returns the letters and digits of a name, with single hyphens, for a DNS label. Returns `app` if nothing is left. */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, LABEL_MOST - SUFFIX - 1)
    .replace(/-+$/, '');
  return slug === '' ? 'app' : slug;
}

/** Generates the subdomain of an app (spec 2.1): its name's slug, a hyphen and six random characters, 63 at most. */
export function subdomainFor(name: string, random: Random): string {
  return `${slugOf(name)}-${randomBase32(SUFFIX, random)}`;
}
