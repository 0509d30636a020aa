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
} from 'yaml';
import { KVS_LIMITS } from '../contract/limits.ts';
import { checkedEntry, type EntryOrFault, type Part, partsOf } from './entries.ts';
import { FileFault, type Placed } from './splitter.ts';

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
    // The parser compares each key with all before it, which takes minutes for a hundred thousand. `newName` finds equal keys.
    const options = { prettyErrors: false, logLevel: 'error', stringKeys: false, uniqueKeys: false } as const;
    document = parseDocument(text, { lineCounter: lines, ...options });
    anchored = anchoredNodes(document);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    yield new FileFault('not readable YAML: nested too deep', BEGINNING);
    return;
  }
  for (const error of document.errors) {
    const message = error.code === 'MULTIPLE_DOCS' ? 'a second document begins; a seed file has one' : error.message;
    yield new FileFault(`not valid YAML: ${message}`, place(error.pos[0]));
  }
  if (document.errors.length > 0) return;
  yield* entriesOf(document, anchored, place);
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

const BEGINNING: Placed = { line: 1, column: 1 };
type YamlNode = Node | null | undefined;
type Anchored = ReadonlyMap<Alias, Node | undefined>;

const MOST_DEPTH = 256;

function* entriesOf(document: Document.Parsed, anchored: Anchored, placeAt: (offset: number | undefined) => Placed) {
  const placeOf = (node: YamlNode) => placeAt(node?.range?.[0]);

  /** Returns the node that an alias refers to. Refuses tags. */
  const resolved = (item: YamlNode, at: Placed): YamlNode => {
    const node = isAlias(item) ? anchored.get(item) : item;
    if (isAlias(item) && node === undefined)
      throw new FileFault(`the alias *${item.source} has no anchor before it`, at);
    if (node && !isAlias(node) && node.tag !== undefined) {
      throw new FileFault(`the tag ${node.tag} is not taken: JSON values have none`, at);
    }
    return node;
  };
  const nameOf = (key: YamlNode, at: Placed): string => {
    const place = key ? placeOf(key) : at;
    const node = resolved(key, place);
    if (isScalar(node) && node.type === 'PLAIN' && node.value === '<<') {
      const message = 'merge keys are not supported: write the members out, or put "<<" in quotes if it is a name';
      throw new FileFault(message, place);
    }
    if (isScalar(node) && typeof node.value === 'string') return wellFormed(node.value, place);
    const what = isScalar(node) ? `the key ${node.source ?? String(node.value)}` : 'a key';
    throw new FileFault(`${what} is not a string: put it in quotes`, place);
  };
  /** Refuses a name that occurs twice, also by an alias or an escape. */
  const newName = (key: YamlNode, at: Placed, names: { has(name: string): boolean }): string => {
    const name = nameOf(key, at);
    if (names.has(name)) throw new FileFault(`the name "${name}" occurs twice in one object`, placeOf(key));
    return name;
  };
  /** Adds a node as JSON, in pieces. `around` are the collections that it is in. */
  const write = (item: YamlNode, at: Placed, around: readonly Node[], add: (piece: string) => void): void => {
    const node = resolved(item, at);
    const place = item ? placeOf(item) : at;
    if (node && around.includes(node)) throw new FileFault('an alias is inside what it refers to', place);
    if (around.length > MOST_DEPTH) throw new FileFault(`nested deeper than ${MOST_DEPTH} levels`, place);
    if (!node) add('null');
    else if (isScalar(node)) add(scalarText(node, place));
    else if (isSeq<YamlNode>(node)) {
      for (const [index, each] of node.items.entries()) {
        add(index === 0 ? '[' : ',');
        write(each, place, [...around, node], add);
      }
      add(node.items.length === 0 ? '[]' : ']');
    } else if (isMap<YamlNode, YamlNode>(node)) {
      const names = new Set<string>();
      for (const { key, value } of node.items) {
        const name = newName(key, place, names);
        add(`${names.size === 0 ? '{' : ','}${JSON.stringify(name)}:`);
        names.add(name);
        write(value, placeOf(key), [...around, node], add);
      }
      add(names.size === 0 ? '{}' : '}');
    } else throw new FileFault('not a JSON value', place);
  };
  const partOf = (node: YamlNode, place: Placed): Part => {
    let json = '';
    write(node, place, [], (piece) => {
      json += piece;
      // An alias bomb ends here.
      if (json.length <= KVS_LIMITS.valueBytes) return;
      throw new FileFault(`the value has more than ${KVS_LIMITS.valueBytes} bytes of JSON`, place);
    });
    return { json, ...place };
  };
  const element = (item: YamlNode): Generator<EntryOrFault> => {
    const at = placeOf(item);
    const node = resolved(item, at);
    if (!isMap<YamlNode, YamlNode>(node)) throw new FileFault('an entry is an object {key, value, ttlSeconds?}', at);
    const parts = new Map<string, Part>();
    for (const { key, value } of node.items) {
      const place = placeOf(key);
      parts.set(newName(key, place, parts), partOf(value, place));
    }
    return checkedEntry(parts, at);
  };
  const member = ({ key, value }: { readonly key: YamlNode; readonly value: YamlNode }) => {
    const at = placeOf(key);
    return checkedEntry(partsOf(nameOf(key, at), partOf(value, at), at), at);
  };

  const root: YamlNode = document.contents;
  if (isSeq<YamlNode>(root)) {
    for (const item of root.items) yield* caught(() => element(item));
  } else if (isMap<YamlNode, YamlNode>(root)) {
    for (const { key, value = null } of root.items) yield* caught(() => member({ key, value }));
  } else {
    const message = 'a seed file is a list of {key, value, ttlSeconds?}, or a mapping of key to value';
    yield new FileFault(message, BEGINNING);
  }
}

function* caught(read: () => Generator<EntryOrFault>): Generator<EntryOrFault> {
  try {
    yield* read();
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    yield error;
  }
}

function scalarText(node: { readonly value: unknown; readonly source?: string }, place: Placed): string {
  const { value, source } = node;
  if (typeof value === 'number' || typeof value === 'bigint') return numberText(source ?? String(value), place);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(wellFormed(value, place));
  throw new FileFault('not a JSON value', place);
}

/** Spells a YAML number as JSON does, with all of its digits: `+1`, `.5`, `007`, `0x1F`, `0o17`. */
function numberText(source: string, place: Placed): string {
  if (/^0[xo]/.test(source)) return BigInt(source).toString();
  const match = /^([-+]?)0*(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(source);
  if (!match) throw new FileFault(`${source} is not a JSON number`, place);
  const [, sign, whole, fraction, power] = match;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction ? `.${fraction}` : ''}${power ? `e${power}` : ''}`;
}

function wellFormed(text: string, place: Placed): string {
  if (text.isWellFormed()) return text;
  throw new FileFault('a lone surrogate (half of a character) in a string', place);
}
