import { join, relative } from 'node:path';
import validRange from 'semver/ranges/valid.js';
import { isObject, type JsonObject } from '../../../base/json.ts';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { AppSettings } from '../../shared/types.ts';
import { foldersUpTo, readHead } from '../files/inside.ts';
import { placeOf, readPackageJson } from '../files/package-json.ts';

export interface WantedNode {
  /** The range as semver writes it. Undefined if the text names none. */
  readonly range: string | undefined;
  /** As the repository writes it. */
  readonly text: string;
  /** The file or setting that asks for it: "`.nvmrc`" or "engines.node of `package.json`". */
  readonly by: string;
  /** The place in the repository. Undefined for the app's own setting. */
  readonly place: Pick<Diagnostic, 'file' | 'line' | 'column'> | undefined;
  /** False if package managers ignore a text that names no range. */
  readonly strict: boolean;
}

/** Bytes of a version file that are read. */
const FILE_BYTES = 4_096;
const MOST_TEXT = 100;

/** The names of long-term releases, as nvm takes them. */
const LTS: Readonly<Record<string, string>> = {
  argon: '4',
  boron: '6',
  carbon: '8',
  dubnium: '10',
  erbium: '12',
  fermium: '14',
  gallium: '16',
  hydrogen: '18',
  iron: '20',
  jod: '22',
  krypton: '24',
};
/** Names of whatever is newest. The platform's own Node.js is as good as any. */
const ANY = /^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/;

/** The files that can ask for a Node.js, the most deliberate first. Each is looked for up to the root. */
const READERS: readonly ((top: string, folder: string) => Promise<WantedNode | undefined>)[] = [
  (top, folder) => fromFile(top, join(folder, '.nvmrc')),
  (top, folder) => fromFile(top, join(folder, '.node-version')),
  (top, folder) => fromFile(top, join(folder, '.tool-versions'), toolVersion),
  fromManifest(['volta', 'node'], ({ volta }) => (isObject(volta) ? volta.node : undefined)),
  fromManifest(['devEngines', 'runtime'], ({ devEngines }) =>
    isObject(devEngines) ? versionOf(devEngines.runtime) : undefined,
  ),
  fromManifest(['engines', 'node'], ({ engines }) => (isObject(engines) ? engines.node : undefined)),
];

/** Reads which Node.js an app asks for: by its setting, else by the files of its folder, and of those above. Throws `BuildFailure`. */
export async function wantedNode(
  { nodeVersion }: AppSettings,
  folder: string,
  top: string,
): Promise<WantedNode | undefined> {
  if (nodeVersion) return wanted(nodeVersion, 'the setting nodeVersion', undefined, true);
  for (const read of READERS) {
    for (const dir of foldersUpTo(top, folder)) {
      const found = await read(top, dir);
      if (found) return found;
    }
  }
  return undefined;
}

/** Reads the first line of a file for which `read` returns a version. It gets lines without comments. */
async function fromFile(
  top: string,
  path: string,
  read: (line: string) => string | undefined = (line) => line || undefined,
): Promise<WantedNode | undefined> {
  const content = await readHead(top, path, FILE_BYTES);
  const lines = content?.text.split('\n').map((line) => read(line.replace(/#.*/, '').trim())) ?? [];
  const at = lines.findIndex((version) => version !== undefined);
  if (at === -1) return undefined;
  const file = relative(top, path);
  return wanted(lines[at] ?? '', `\`${file}\``, { file, line: at + 1, column: 1 }, true);
}

/** Reads a line as asdf and mise write it: `nodejs 20.11.0 18.20.0`, of which the first counts. `system` asks for none. */
function toolVersion(line: string): string | undefined {
  const [tool = '', version] = line.split(/\s+/, 2);
  return /^node(?:js)?$/.test(tool) && version !== 'system' ? version : undefined;
}

function fromManifest(path: readonly string[], read: (manifest: JsonObject) => unknown): (typeof READERS)[number] {
  return async (top, folder) => {
    const manifest = await readPackageJson(top, folder);
    const text = manifest && read(manifest.value);
    if (!manifest || typeof text !== 'string' || text.trim() === '') return undefined;
    return wanted(text, `${path.join('.')} of \`${manifest.file}\``, placeOf(manifest, ...path), false);
  };
}

/** Returns the version of Node.js in `devEngines.runtime`, which is an object or a list of them. */
function versionOf(runtime: unknown): unknown {
  const all = Array.isArray(runtime) ? runtime : [runtime];
  return all.find((each) => isObject(each) && each.name === 'node')?.version;
}

function wanted(text: string, by: string, place: WantedNode['place'], strict: boolean): WantedNode {
  const shown = text.trim().slice(0, MOST_TEXT);
  return { range: rangeOf(shown.toLowerCase()), text: shown, by, place, strict };
}

function rangeOf(text: string): string | undefined {
  if (ANY.test(text)) return '*';
  const lts = LTS[text.replace(/^lts\//, '')];
  return validRange(lts ?? text.replace(/^node[@/-]/, '')) ?? undefined;
}
