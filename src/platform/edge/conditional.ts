/** RFC 9110 sections 13 and 14, as far as a static file needs them. */

/** True if `If-None-Match` matches this strong ETag. The RFC requires the weak comparison for this header. */
export function matchesNone(value: string, etag: string): boolean {
  if (value === etag || value === '*') return true;
  return value.includes(etag) && value.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

export type ByteRange = { readonly start: number; readonly end: number } | 'unsatisfiable';

/** Reads one byte range; `end` is inclusive. Undefined for several, another unit or invalid text: send the whole file then. */
export function parseRange(value: string, size: number): ByteRange | undefined {
  const match = /^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(value.trim());
  if (!match) return undefined;
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
