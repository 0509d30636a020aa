/**
 * Arrays of PostgreSQL in its binary format, as `array_send` writes them. A parameter that is a `Buffer` is sent as it is,
 * so neither side writes or reads escaped text. This takes half the time of JSON for a put.
 */

/** Types by their numbers in `pg_type`. */
const BIGINT = 20;
const BYTEA = 17;
const TEXT = 25;
/** Bytes before the elements: dimensions, whether an element is null, type, length, lower bound. */
const HEADER = 20;

/** Makes a `bigint[]`. Throws RangeError if an element is not an integer of 64 bits. */
export function bigintArray(elements: readonly (number | null)[]): Buffer {
  const array = allocate(BIGINT, elements.length, elements.length * 12, elements.includes(null));
  let offset = HEADER;
  for (const element of elements) {
    offset = array.writeInt32BE(element === null ? -1 : 8, offset);
    if (element !== null) offset = array.writeBigInt64BE(BigInt(element), offset);
  }
  return array.subarray(0, offset);
}

/** Makes a `bytea[]` of the UTF-8 of texts. A lone surrogate becomes U+FFFD. */
export function byteaArray(elements: readonly string[]): Buffer {
  return utf8Array(BYTEA, elements);
}

/** Makes a `text[]`. PostgreSQL refuses a text that contains NUL. */
export function textArray(elements: readonly string[]): Buffer {
  return utf8Array(TEXT, elements);
}

function utf8Array(type: number, elements: readonly string[]): Buffer {
  let bytes = 0;
  for (const element of elements) bytes += 4 + Buffer.byteLength(element, 'utf8');
  const array = allocate(type, elements.length, bytes, false);
  let offset = HEADER;
  for (const element of elements) {
    const written = array.write(element, offset + 4, 'utf8');
    array.writeInt32BE(written, offset);
    offset += 4 + written;
  }
  return array;
}

function allocate(type: number, length: number, bytes: number, hasNull: boolean): Buffer {
  const array = Buffer.allocUnsafe(HEADER + bytes);
  for (const [index, field] of [1, hasNull ? 1 : 0, type, length, 1].entries()) array.writeInt32BE(field, index * 4);
  return array;
}
