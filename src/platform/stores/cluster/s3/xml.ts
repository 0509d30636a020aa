/** Reads the few elements of S3's XML that this program needs. The caller bounds the text. Linear time. */

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export interface ListedObject {
  readonly key: string;
  readonly size: number;
}

export interface ListPage {
  readonly objects: readonly ListedObject[];
  /** Undefined: this is the last page. */
  readonly next: string | undefined;
}

/** Returns the text of the first element of that name. Undefined: there is none. */
export function textIn(xml: string, name: string): string | undefined {
  const [inside] = elementsIn(xml, name);
  return inside === undefined ? undefined : decoded(inside);
}

/** Reads the answer of ListObjectsV2. Undefined if it is not one. */
export function readList(xml: string): ListPage | undefined {
  if (!/<ListBucketResult[\s>]/.test(xml)) return undefined;
  const isEncoded = textIn(xml, 'EncodingType') === 'url';
  const objects: ListedObject[] = [];
  for (const inside of elementsIn(xml, 'Contents')) {
    const key = keyOf(textIn(inside, 'Key'), isEncoded);
    const size = textIn(inside, 'Size') ?? '';
    if (key === undefined || !/^\d{1,15}$/.test(size)) return undefined;
    objects.push({ key, size: Number(size) });
  }
  const isTruncated = textIn(xml, 'IsTruncated') === 'true';
  const next = textIn(xml, 'NextContinuationToken');
  if (isTruncated && !next) return undefined;
  return { objects, next: isTruncated ? next : undefined };
}

function keyOf(text: string | undefined, isEncoded: boolean): string | undefined {
  if (text === undefined || !isEncoded) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function* elementsIn(xml: string, name: string): Generator<string> {
  const [open, close] = [`<${name}>`, `</${name}>`];
  for (let at = xml.indexOf(open); at >= 0; ) {
    const start = at + open.length;
    const end = xml.indexOf(close, start);
    if (end < 0) return;
    yield xml.slice(start, end);
    at = xml.indexOf(open, end);
  }
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
