import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository and a line of it. Null if there is none. */
export interface Place {
  readonly file: string | null;
  readonly line: number | null;
}

/** How a planted failure was made, how it ended, and what a diagnosis should say of it. */
interface Described {
  readonly planted: string;
  readonly version: string;
  readonly runtime: string;
  readonly stage: 'install' | 'build';
  readonly command: string;
  /** The root of the repository in the log. */
  readonly root: string;
  /** The folder that the command ran in, relative to the root. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly expected: Place & {
    readonly cause: string;
    readonly says: string;
    readonly terms: readonly string[];
    readonly alternatives: readonly Place[];
  };
  readonly log: readonly string[];
}

/** A planted failure, with its log and its sources. */
export interface Case extends Described {
  /** The ID of the tool in `tools.ts`, and the name of the fault there. */
  readonly name: string;
  readonly tool: string;
  /** The texts of the sources, by their paths. Each ends with a line break. */
  readonly files: Readonly<Record<string, string>>;
}

/** The content of a file of the corpus. A text is the list of its lines, so that a diff shows them. */
interface Stored {
  readonly tool: string;
  /** The files that most cases share. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** By the names of the faults. */
  readonly cases: Readonly<Record<string, StoredCase>>;
}

interface StoredCase extends Described {
  /** The files that differ from the shared ones. Null: the case does not have the file. */
  readonly changes: Readonly<Record<string, readonly string[] | null>>;
}

const CORPUS = join(import.meta.dirname, '../../test/corpus');
const ENDING = '.json';

/** Reads all cases, in the order of their names. */
export function readCorpus(): readonly Case[] {
  const ids = readdirSync(CORPUS).flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []));
  return byName(ids.flatMap(readTool));
}

function readTool(id: string): readonly Case[] {
  const { tool, files, cases }: Stored = JSON.parse(readFileSync(pathOf(id), 'utf8'));
  return Object.entries(cases).map(([fault, { changes, ...described }]) => {
    const texts: Record<string, string> = {};
    for (const [path, lines] of Object.entries({ ...files, ...changes })) {
      if (lines) texts[path] = lines.map((line) => `${line}\n`).join('');
    }
    return { name: `${id}-${fault}`, tool, ...described, files: texts };
  });
}

/** Replaces the cases of a tool of `tools.ts`. */
export function writeTool(id: string, tool: string, cases: readonly Case[]): void {
  const shared = sharedFiles(cases);
  const stored: Stored = {
    tool,
    files: Object.fromEntries([...shared.keys()].sort().map((path) => [path, linesOf(shared.get(path) ?? '')])),
    cases: Object.fromEntries(byName(cases).map((each) => [each.name.slice(id.length + 1), storedCase(each, shared)])),
  };
  writeFileSync(pathOf(id), `${JSON.stringify(stored, null, 2)}\n`);
}

function storedCase({ name: _, tool: __, files, log, ...described }: Case, shared: ReadonlyMap<string, string>) {
  const changes: Record<string, readonly string[] | null> = {};
  for (const path of [...new Set([...shared.keys(), ...Object.keys(files)])].sort()) {
    const text = files[path];
    if (text !== shared.get(path)) changes[path] = text === undefined ? null : linesOf(text);
  }
  return { ...described, changes, log };
}

/** Returns each file's most frequent text, if more than half of the cases have it. */
function sharedFiles(cases: readonly Case[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const shared = new Map<string, string>();
  for (const [path, text] of cases.flatMap(({ files }) => Object.entries(files))) {
    const key = JSON.stringify([path, text]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > cases.length / 2) shared.set(path, text);
  }
  return shared;
}

/** Throws if the text does not end with a line break, which the lines could not show. */
function linesOf(text: string): readonly string[] {
  if (text !== '' && !text.endsWith('\n')) throw new Error(`No line break at the end: ${text.slice(-200)}`);
  return text.split('\n').slice(0, -1);
}

function byName(cases: readonly Case[]): readonly Case[] {
  return cases.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function pathOf(id: string): string {
  return join(CORPUS, `${id}${ENDING}`);
}
