import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { KVS_LIMITS } from '../contract/limits.ts';
import { checkedEntry, type Found, type Part } from './entries.ts';
import { FileFault } from './faults.ts';

/**
 * The entries of a YAML document: a list of `{key, value, ttlSeconds?}`, or a mapping of key to value. What YAML adds
 * to JSON and could harm is bounded or refused: tags, keys that are not strings, equal keys, aliases that refer to
 * themselves or blow a value up beyond its limit, `.inf` and `.nan`. Numbers keep their digits.
 */
export function* readYaml(text: string): Generator<Found> {
  const lines = new LineCounter();
  const place = (offset: number | undefined) => {
    const { line, col } = lines.linePos(offset ?? 0);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error', stringKeys: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    yield new FileFault('not readable YAML: nested too deep', 1, 1);
    return;
  }
  for (const error of document.errors) {
    const { line, column } = place(error.pos[0]);
    yield new FileFault(`not valid YAML: ${error.message}`, line, column);
  }
  if (document.errors.length > 0) return;
  yield* new YamlReader(document, place).entries();
}

type Placed = { readonly line: number; readonly column: number };
type YamlNode = Node | null | undefined;

const MOST_DEPTH = 256;

class YamlReader {
  readonly #document: Document.Parsed;
  readonly #place: (offset: number | undefined) => Placed;

  constructor(document: Document.Parsed, place: (offset: number | undefined) => Placed) {
    this.#document = document;
    this.#place = place;
  }

  *entries(): Generator<Found> {
    const root: YamlNode = this.#document.contents;
    if (isSeq<YamlNode>(root)) {
      for (const item of root.items) yield* this.#caught(() => this.#element(item));
    } else if (isMap<YamlNode, YamlNode>(root)) {
      for (const pair of root.items) {
        yield* this.#caught(() => {
          const at = this.#placeOf(pair.key);
          const key: Part = { json: JSON.stringify(this.#name(pair.key, at)), ...at };
          return checkedEntry(
            new Map([
              ['key', key],
              ['value', this.#part(pair.value, at)],
            ]),
            at,
          );
        });
      }
    } else {
      yield new FileFault('a seed file is a list of {key, value, ttlSeconds?}, or a mapping of key to value', 1, 1);
    }
  }

  *#caught(read: () => Generator<Found>): Generator<Found> {
    try {
      yield* read();
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      yield error;
    }
  }

  #element(item: YamlNode): Generator<Found> {
    const at = this.#placeOf(item);
    const node = this.#resolved(item, at);
    if (!isMap<YamlNode, YamlNode>(node)) throw faultAt(at, 'an entry is an object {key, value, ttlSeconds?}');
    const parts = node.items.map((pair) => {
      const place = this.#placeOf(pair.key);
      return [this.#name(pair.key, place), this.#part(pair.value, place)] as const;
    });
    return checkedEntry(new Map(parts), at);
  }

  #part(node: YamlNode, place: Placed): Part {
    const out = new JsonWriter();
    this.#write(node, place, out, []);
    return { json: out.text(), ...place };
  }

  /** Appends a node as JSON. `open`: the collections that it stands in. */
  #write(item: YamlNode, at: Placed, out: JsonWriter, open: readonly Node[]): void {
    const node = this.#resolved(item, at);
    const place = item ? this.#placeOf(item) : at;
    if (node && open.includes(node)) throw faultAt(place, 'an alias stands inside what it refers to');
    if (open.length > MOST_DEPTH) throw faultAt(place, `nested deeper than ${MOST_DEPTH} levels`);
    if (!node) out.add('null', place);
    else if (isScalar(node)) out.add(scalarText(node, place), place);
    else if (isSeq<YamlNode>(node)) this.#writeSeq(node, place, out, [...open, node]);
    else if (isMap<YamlNode, YamlNode>(node)) this.#writeMap(node, place, out, [...open, node]);
    else throw faultAt(place, 'not a JSON value');
  }

  #writeSeq(node: YAMLSeq<YamlNode>, place: Placed, out: JsonWriter, open: readonly Node[]): void {
    out.add('[', place);
    for (const [index, item] of node.items.entries()) {
      if (index > 0) out.add(',', place);
      this.#write(item, place, out, open);
    }
    out.add(']', place);
  }

  #writeMap(node: YAMLMap<YamlNode, YamlNode>, place: Placed, out: JsonWriter, open: readonly Node[]): void {
    const names = new Set<string>();
    out.add('{', place);
    for (const { key, value } of node.items) {
      const name = this.#name(key, place);
      // The parser compares keys as written; an alias may bring a name for the second time.
      if (names.has(name)) throw faultAt(this.#placeOf(key), `the name "${name}" stands twice in one object`);
      out.add(`${names.size > 0 ? ',' : ''}${JSON.stringify(name)}:`, place);
      names.add(name);
      this.#write(value, this.#placeOf(key), out, open);
    }
    out.add('}', place);
  }

  /** The node behind an alias; refuses tags. */
  #resolved(item: YamlNode, at: Placed): YamlNode {
    const node = isAlias(item) ? item.resolve(this.#document) : item;
    if (node && !isAlias(node) && node.tag !== undefined) {
      throw faultAt(at, `the tag ${node.tag} is not taken: JSON values have none`);
    }
    return node;
  }

  #name(key: YamlNode, at: Placed): string {
    const place = key ? this.#placeOf(key) : at;
    const node = this.#resolved(key, place);
    if (isScalar(node) && typeof node.value === 'string') return wellFormed(node.value, place);
    const what = isScalar(node) ? `the key ${node.source ?? String(node.value)}` : 'a key';
    throw faultAt(place, `${what} is not a string: put it in quotes`);
  }

  #placeOf(node: YamlNode): Placed {
    return this.#place(node?.range?.[0]);
  }
}

/** Collects JSON text up to the limit of a value: an alias bomb ends here. */
class JsonWriter {
  readonly #pieces: string[] = [];
  #length = 0;

  add(piece: string, { line, column }: Placed): void {
    this.#length += piece.length;
    if (this.#length > KVS_LIMITS.valueBytes) {
      throw new FileFault(`the value has more than ${KVS_LIMITS.valueBytes} bytes of JSON`, line, column);
    }
    this.#pieces.push(piece);
  }

  text(): string {
    return this.#pieces.join('');
  }
}

function faultAt({ line, column }: Placed, message: string): FileFault {
  return new FileFault(message, line, column);
}

function scalarText(node: { readonly value: unknown; readonly source?: string }, place: Placed): string {
  const { value, source } = node;
  if (typeof value === 'number' || typeof value === 'bigint') return numberText(source ?? String(value), place);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(wellFormed(value, place));
  throw faultAt(place, 'not a JSON value');
}

/** A YAML number with JSON's spelling and all of its digits: `+1`, `.5`, `007`, `0x1F`, `0o17` come out as JSON has them. */
function numberText(source: string, place: Placed): string {
  if (/^0[xo]/.test(source)) return BigInt(source).toString();
  const match = /^([-+]?)0*(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(source);
  if (!match) throw faultAt(place, `${source} is no JSON number`);
  const [, sign, whole, fraction, power] = match;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction ? `.${fraction}` : ''}${power ? `e${power}` : ''}`;
}

function wellFormed(text: string, { line, column }: Placed): string {
  if (text.isWellFormed()) return text;
  throw new FileFault('a lone surrogate (half of a character) in a string', line, column);
}
