import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { KVS_LIMITS } from '../contract/limits.ts';
import { checkedEntry, type EntryOrFault, type Part } from './entries.ts';
import { FileFault } from './splitter.ts';

/**
 * Reads the entries of a YAML document: a list of `{key, value, ttlSeconds?}`, or a mapping of key to value. Numbers keep their
 * digits. It refuses what JSON does not have: tags, keys that are not strings, equal keys, merge keys, `.inf` and `.nan`, and
 * aliases that refer to nothing or to themselves, or that make a value longer than its limit.
 */
export function* readYaml(text: string): Generator<EntryOrFault> {
  const lines = new LineCounter();
  const place = (offset: number | undefined) => {
    const { line, col } = lines.linePos(offset ?? 0);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  let document: Document.Parsed;
  let anchored: Anchored;
  try {
    // The parser compares each key with all before it, which takes minutes for a hundred thousand. `#newName` finds equal keys.
    const options = { prettyErrors: false, logLevel: 'error', stringKeys: false, uniqueKeys: false } as const;
    document = parseDocument(text, { lineCounter: lines, ...options });
    anchored = anchoredNodes(document);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    yield new FileFault('not readable YAML: nested too deep', 1, 1);
    return;
  }
  for (const error of document.errors) {
    const { line, column } = place(error.pos[0]);
    const message = error.code === 'MULTIPLE_DOCS' ? 'a second document begins; a seed file has one' : error.message;
    yield new FileFault(`not valid YAML: ${message}`, line, column);
  }
  if (document.errors.length > 0) return;
  yield* new YamlReader(document, anchored, place).entries();
}

/** Returns the node of each alias. `Alias.resolve` would search the whole document for each. */
function anchoredNodes(document: Document.Parsed): Anchored {
  const latest = new Map<string, Node>();
  const found = new Map<Alias, Node | undefined>();
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) found.set(node, latest.get(node.source));
      else if (node.anchor !== undefined) latest.set(node.anchor, node);
    },
  });
  return found;
}

type Placed = { readonly line: number; readonly column: number };
type YamlNode = Node | null | undefined;
type Anchored = ReadonlyMap<Alias, Node | undefined>;

const MOST_DEPTH = 256;

class YamlReader {
  readonly #root: YamlNode;
  readonly #anchored: Anchored;
  readonly #place: (offset: number | undefined) => Placed;

  constructor(document: Document.Parsed, anchored: Anchored, place: (offset: number | undefined) => Placed) {
    this.#root = document.contents;
    this.#anchored = anchored;
    this.#place = place;
  }

  *entries(): Generator<EntryOrFault> {
    const root = this.#root;
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

  *#caught(read: () => Generator<EntryOrFault>): Generator<EntryOrFault> {
    try {
      yield* read();
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      yield error;
    }
  }

  #element(item: YamlNode): Generator<EntryOrFault> {
    const at = this.#placeOf(item);
    const node = this.#resolved(item, at);
    if (!isMap<YamlNode, YamlNode>(node)) throw faultAt(at, 'an entry is an object {key, value, ttlSeconds?}');
    const parts = new Map<string, Part>();
    for (const { key, value } of node.items) {
      const place = this.#placeOf(key);
      parts.set(this.#newName(key, place, parts), this.#part(value, place));
    }
    return checkedEntry(parts, at);
  }

  #part(node: YamlNode, place: Placed): Part {
    const out = new JsonWriter(place);
    this.#write(node, place, out, []);
    return { json: out.text(), ...place };
  }

  /** Appends a node as JSON. `open` are the collections around it. */
  #write(item: YamlNode, at: Placed, out: JsonWriter, open: readonly Node[]): void {
    const node = this.#resolved(item, at);
    const place = item ? this.#placeOf(item) : at;
    if (node && open.includes(node)) throw faultAt(place, 'an alias is inside what it refers to');
    if (open.length > MOST_DEPTH) throw faultAt(place, `nested deeper than ${MOST_DEPTH} levels`);
    if (!node) out.add('null');
    else if (isScalar(node)) out.add(scalarText(node, place));
    else if (isSeq<YamlNode>(node)) this.#writeSeq(node, place, out, [...open, node]);
    else if (isMap<YamlNode, YamlNode>(node)) this.#writeMap(node, place, out, [...open, node]);
    else throw faultAt(place, 'not a JSON value');
  }

  #writeSeq(node: YAMLSeq<YamlNode>, place: Placed, out: JsonWriter, open: readonly Node[]): void {
    out.add('[');
    for (const [index, item] of node.items.entries()) {
      if (index > 0) out.add(',');
      this.#write(item, place, out, open);
    }
    out.add(']');
  }

  #writeMap(node: YAMLMap<YamlNode, YamlNode>, place: Placed, out: JsonWriter, open: readonly Node[]): void {
    const names = new Set<string>();
    out.add('{');
    for (const { key, value } of node.items) {
      const name = this.#newName(key, place, names);
      out.add(`${names.size > 0 ? ',' : ''}${JSON.stringify(name)}:`);
      names.add(name);
      this.#write(value, this.#placeOf(key), out, open);
    }
    out.add('}');
  }

  /** Returns the node that an alias refers to. Refuses tags. */
  #resolved(item: YamlNode, at: Placed): YamlNode {
    const node = isAlias(item) ? this.#anchored.get(item) : item;
    if (isAlias(item) && node === undefined) throw faultAt(at, `the alias *${item.source} has no anchor before it`);
    if (node && !isAlias(node) && node.tag !== undefined) {
      throw faultAt(at, `the tag ${node.tag} is not taken: JSON values have none`);
    }
    return node;
  }

  /** Refuses a name that occurs twice, also by an alias or an escape. */
  #newName(key: YamlNode, at: Placed, names: { has(name: string): boolean }): string {
    const name = this.#name(key, at);
    if (names.has(name)) throw faultAt(this.#placeOf(key), `the name "${name}" occurs twice in one object`);
    return name;
  }

  #name(key: YamlNode, at: Placed): string {
    const place = key ? this.#placeOf(key) : at;
    const node = this.#resolved(key, place);
    if (isScalar(node) && node.type === 'PLAIN' && node.value === '<<') {
      throw faultAt(
        place,
        'merge keys are not supported: write the members out, or put "<<" in quotes if it is a name',
      );
    }
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
  readonly #place: Placed;
  readonly #pieces: string[] = [];
  #length = 0;

  constructor(place: Placed) {
    this.#place = place;
  }

  add(piece: string): void {
    this.#length += piece.length;
    if (this.#length > KVS_LIMITS.valueBytes) {
      throw faultAt(this.#place, `the value has more than ${KVS_LIMITS.valueBytes} bytes of JSON`);
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

/** Spells a YAML number as JSON does, with all of its digits: `+1`, `.5`, `007`, `0x1F`, `0o17`. */
function numberText(source: string, place: Placed): string {
  if (/^0[xo]/.test(source)) return BigInt(source).toString();
  const match = /^([-+]?)0*(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(source);
  if (!match) throw faultAt(place, `${source} is not a JSON number`);
  const [, sign, whole, fraction, power] = match;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction ? `.${fraction}` : ''}${power ? `e${power}` : ''}`;
}

function wellFormed(text: string, { line, column }: Placed): string {
  if (text.isWellFormed()) return text;
  throw new FileFault('a lone surrogate (half of a character) in a string', line, column);
}
