import { basename, join, relative } from 'node:path';
import { misspelt } from '../../../base/near.ts';
import type { BuildFault } from '../../../contract/built-output.ts';
import type { Sources } from '../files/sources.ts';

/** Files in which a site's generator reads its folders. */
const SETTINGS =
  /^(?:_config(?:\.[\w-]{1,40})?\.ya?ml|(?:[\w-]{1,40}\.)?config\.(?:[cm]?[jt]s|json|ya?ml|toml)|\.eleventy\.[cm]?js|(?:hugo|book|docfx|typedoc)\.\w{2,5})$/;
/** `source_dir: sources`, `root: './pags',`: a key for a folder that is read, and nothing else in its line. */
const FOLDER =
  /^\s{0,20}["']?(?<key>\w{0,30}(?:dir|directory|folder|root|src|source|input|pages|content|public|static)\w{0,20})["']?\s{0,4}[:=]\s{0,4}["']?(?:\.\/)?(?<folder>[\w-]{3,80})\/?["']?\s{0,4},?\s{0,4}(?:#.*|\/\/.*)?$/i;
/** Keys for what is written. */
const WRITES = /out|dest|dist|public|build|cache|tmp|temp/i;
const MOST_FILES = 200;
const MOST_FOLDERS = 200;

/**
 * Finds a setting whose folder does not exist, although one with nearly the same name does: a generator then reads nothing, writes a
 * site without pages, and exits with 0. `folder`: the folder that the build ran in. Undefined if there is none, or more than one.
 */
export async function misnamedFolder(sources: Sources, folder: string): Promise<BuildFault | undefined> {
  const found: BuildFault[] = [];
  const names = (await sources.filesIn(folder, MOST_FILES)) ?? [];
  const folders = await sources.foldersIn(folder, MOST_FOLDERS);
  for (const path of names.filter((each) => SETTINGS.test(basename(each)))) {
    for (const [at, text] of ((await sources.lines(path)) ?? []).entries()) {
      const { key = '', folder: named = '' } = text.length > 300 ? {} : (FOLDER.exec(text)?.groups ?? {});
      if (named === '' || WRITES.test(key) || folders.includes(named)) continue;
      const [like] = misspelt(named, folders);
      if (like === undefined) continue;
      const file = relative(sources.root, join(folder, basename(path)));
      found.push({
        file,
        line: at + 1,
        message: `${key} names the folder ${named}, which does not exist; there is ${like}/`,
      });
    }
  }
  return found.length === 1 && !sources.isOver ? found[0] : undefined;
}
