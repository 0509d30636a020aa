import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { SlipwayError, systemCode } from '../base/errors.ts';
import { type EntryOrFault, entryOfElement, entryOfMember, keyFault } from './entries.ts';
import { FileFault, jsonSplitter, lineSplitter, type Segment, type Splitter } from './splitter.ts';

/** The form of a file. `object`: key to value. `array` and `lines`: a list. */
export type Format = 'array' | 'object' | 'lines' | 'yaml';

const BY_EXTENSION: readonly (readonly [RegExp, (head: string) => Format])[] = [
  [/\.(?:ndjson|jsonl)$/i, () => 'lines'],
  [/\.ya?ml$/i, () => 'yaml'],
  [/\.json$/i, (head) => (head.trimStart().startsWith('{') ? 'object' : 'array')],
];

/** Returns the format of a file by its extension, else by its beginning. Throws `file_not_found` or `invalid_file`. */
export async function formatOf(path: string): Promise<Format> {
  const head = await readHead(path);
  const known = BY_EXTENSION.find(([pattern]) => pattern.test(path));
  if (known) return known[1](head);
  const start = head.trimStart();
  if (start.startsWith('[')) return 'array';
  if (!start.startsWith('{')) return 'yaml';
  // An object that ends on the first line, with another one after it, begins a list of lines.
  return /^\{.*\}[ \t\r]*\n\s*\{/.test(start) ? 'lines' : 'object';
}

async function readHead(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256 * 1024), 0, 256 * 1024, 0);
    return new TextDecoder().decode(buffer.subarray(0, bytesRead));
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Reads the entries of a seed file one by one. Of JSON it keeps at most one entry in memory. Throws `SlipwayError`. */
export async function* readEntries(path: string, format: Format): AsyncGenerator<EntryOrFault> {
  if (format === 'yaml') {
    // The YAML library takes 140 ms to load.
    const { readYaml } = await import('./yaml.ts');
    yield* readYaml(await readWhole(path));
    return;
  }
  const read = format === 'object' ? entryOfMember : entryOfElement;
  for await (const piece of segmentsOf(path, splitterOf(format))) {
    if (piece instanceof FileFault) yield piece;
    else yield* read(piece);
  }
}

/** A key to delete, and its line. */
export interface PruneKey {
  readonly key: string;
  readonly line: number;
}

/** Reads the keys of a prune file: a JSON array of strings, or one key per line. Throws `invalid_file` for other formats. */
export async function* readKeys(path: string): AsyncGenerator<PruneKey | FileFault> {
  if (/\.(?:ya?ml|ndjson|jsonl)$/i.test(path)) {
    const remedy = 'Write them one a line in a .txt file, or as a JSON array of strings in a .json file.';
    const details = { input: 'prune-file', place: { file: path }, remedy };
    throw new SlipwayError('invalid_file', `${path} is not a list of keys to delete`, details);
  }
  const json = /\.json$/i.test(path) || (await readHead(path)).trimStart().startsWith('[');
  for await (const piece of segmentsOf(path, splitterOf(json ? 'array' : 'lines'))) {
    if (piece instanceof FileFault) yield piece;
    else yield keyOf(piece, json);
  }
}

function keyOf(segment: Segment, json: boolean): PruneKey | FileFault {
  const { text = '', line } = segment;
  try {
    const source = json ? text : JSON.stringify(text);
    const fault = keyFault(source);
    if (fault === undefined) return { key: String(JSON.parse(source)), line };
    return new FileFault(fault, segment);
  } catch {
    return new FileFault('not a JSON string', segment);
  }
}

function splitterOf(format: Exclude<Format, 'yaml'>): Splitter {
  return format === 'lines' ? lineSplitter() : jsonSplitter(format === 'array' ? '[]' : '{}');
}

/** Cuts a file into segments. A fault after which the rest cannot be read comes last. */
async function* segmentsOf(path: string, splitter: Splitter): AsyncGenerator<Segment | FileFault> {
  try {
    for await (const chunk of textOf(path)) yield* splitter.push(chunk);
    yield* splitter.end();
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    yield error;
  }
}

/** Characters of a YAML document, which is kept as a whole. Longer files must be NDJSON. */
const MOST_YAML = 16 * 1024 * 1024;

async function readWhole(path: string): Promise<string> {
  let whole = '';
  for await (const chunk of textOf(path)) {
    whole += chunk;
    if (whole.length > MOST_YAML) {
      const message = `${path} is longer than the ${MOST_YAML / 2 ** 20} MiB that YAML may have`;
      const remedy = 'Write it as NDJSON, one entry a line: that is read as a stream, whatever its length.';
      throw new SlipwayError('invalid_file', message, { input: 'file', place: { file: path }, remedy });
    }
  }
  return whole;
}

/** Reads a file's text in chunks. Throws `invalid_file` if it is not UTF-8. */
async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) {
      const place = { file: path, line: await undecodableLine(path) };
      const details = { input: 'file', place, remedy: 'Save it as UTF-8.' };
      throw new SlipwayError('invalid_file', `${path} is not UTF-8 text`, details);
    }
    throw systemCode(error) === undefined ? error : unreadable(path, error);
  }
}

/** Returns the first line that is not UTF-8. Reads the file again line by line, because a decoder does not report where it failed. */
async function undecodableLine(path: string): Promise<number> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes = Buffer.from(chunk);
      let from = 0;
      for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, from)) {
        decoder.decode(bytes.subarray(from, at + 1), { stream: true });
        line += 1;
        from = at + 1;
      }
      decoder.decode(bytes.subarray(from), { stream: true });
    }
  } catch {}
  return line;
}

const LINE_FEED = 0x0a;

function unreadable(path: string, cause: unknown): SlipwayError {
  const code = systemCode(cause);
  if (code === 'ENOENT') {
    const remedy = 'Name a path relative to the workspace; is the repository checked out before this step?';
    return new SlipwayError('file_not_found', `There is no file ${path}`, { input: 'file', remedy });
  }
  const remedy = 'Name a file of entries that this user may read.';
  const message = `${path} cannot be read (${code ?? 'unknown fault'})`;
  return new SlipwayError('invalid_file', message, { input: 'file', remedy, cause });
}
