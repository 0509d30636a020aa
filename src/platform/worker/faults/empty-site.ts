import { basename, join, relative } from 'node:path';
import { misspelt } from '../../../base/near.ts';
import { cleanLine } from '../../../base/text.ts';
import type { BuildFault } from '../../../contract/built-output.ts';
import type { Sources } from '../files/sources.ts';

/** Hexo prints this for each page that it writes empty. It exits with 0 all the same. */
const NO_LAYOUT = /^WARN\s{1,4}No layout: /;
/** `theme: icarus`, perhaps with a comment behind it. */
const THEME = /^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;
const THEME_FILES = 1_000;

/** Finds why Hexo wrote empty pages: `_config.yml` names a theme that is neither a package nor a folder of `themes/`. */
export async function missingTheme(
  log: readonly string[],
  sources: Sources,
  folder: string,
): Promise<BuildFault | undefined> {
  if (!log.some((line) => NO_LAYOUT.test(line))) return undefined;
  const path = join(folder, '_config.yml');
  const lines = (await sources.lines(path)) ?? [];
  const at = lines.findIndex((line) => THEME.test(line.trimEnd()));
  const name = THEME.exec(lines[at]?.trimEnd() ?? '')?.groups?.name;
  if (name === undefined) return undefined;
  const manifest = ((await sources.lines(join(folder, 'package.json'))) ?? []).join('\n');
  const hasFolder = ((await sources.filesIn(join(folder, 'themes', name), THEME_FILES))?.length ?? 0) > 0;
  if (hasFolder || manifest.includes(`"hexo-theme-${name}"`)) return undefined;
  return {
    file: relative(sources.root, path),
    line: at + 1,
    message: cleanLine(
      `the theme "${name}" is not installed: package.json has no hexo-theme-${name}, and themes/${name} has no files (${log.find((line) => NO_LAYOUT.test(line))})`,
      300,
    ),
  };
}

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
