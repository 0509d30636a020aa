import { BoundedMap } from '../../base/bounded-map.ts';
import { ENCODINGS, type Encoding } from '../objects/variant-file.ts';

/** The number of cached values, and the characters of one value. */
const REMEMBERED = 256;
const REMEMBERED_LENGTH = 256;

const KNOWN = new BoundedMap<string, readonly Encoding[]>(REMEMBERED);

/**
 * Returns the encodings that an `Accept-Encoding` value prefers to no encoding, best first: by weight, then in the
 * order of `ENCODINGS` (RFC 9110 section 12.5.3). Caches the results, because clients send few different values.
 */
export function acceptedEncodings(value: string): readonly Encoding[] {
  let accepted = KNOWN.get(value);
  if (!accepted) {
    accepted = parse(value);
    if (value.length > REMEMBERED_LENGTH) return accepted;
    KNOWN.set(value, accepted);
  }
  return accepted;
}

function parse(value: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of value.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const weight = parameters.find((each) => /^q\s*=/.test(each));
    const q = weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1));
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, q >= 0 && q <= 1 ? q : 0);
  }
  const other = weights.get('*') ?? 0;
  // A response without an encoding is always acceptable. It has the lowest weight unless the value names `identity`.
  const none = weights.get('identity') ?? 0;
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? other;
  return ENCODINGS.filter((each) => weightOf(each) > 0 && weightOf(each) >= none).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
}
