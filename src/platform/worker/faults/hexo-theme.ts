import { join, relative } from 'node:path';
import { cleanLine } from '../../../base/text.ts';
import type { BuildFault } from '../../../contract/built-output.ts';
import type { Sources } from '../files/sources.ts';

/** Hexo prints this for each page that it writes empty. It exits with 0 all the same. */
const NO_LAYOUT = /^WARN\s{1,4}No layout: /;
/** `theme: icarus`, perhaps with a comment behind it. */
const THEME = /^theme:\s{0,20}["']?(?<name>[\w.-]{1,100})["']?\s{0,20}(?:#.*)?$/;

/**
 * Finds out why Hexo wrote empty pages: `_config.yml` names a theme that is neither a package of package.json nor a folder of
 * `themes/`. `folder`: the folder that the build ran in.
 */
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
  const hasFolder = ((await sources.filesIn(join(folder, 'themes', name), FILES))?.length ?? 0) > 0;
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

/** Files of a theme's folder that are listed. */
const FILES = 1_000;
