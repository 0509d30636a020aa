import { opendir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { MIB } from '../../../base/sizes.ts';
import { dependenciesOf } from '../../../detect/frameworks.ts';
import type { BuiltApp } from '../../functions/detect/built-app.ts';
import { scriptsOf } from '../detect/scripts.ts';
import { isOwnFile, readInside } from '../files/inside.ts';
import type { PackageJson } from '../files/package-json.ts';

const TEXT_BYTES = MIB;
const MOST_NAMES = 1_000;

/** Opens what a build left in a folder of its checkout for detection. Does not follow links that lead out of it. */
export function builtApp(source: string, folder: string, packageJson: PackageJson | undefined): BuiltApp {
  return {
    packages: dependenciesOf(packageJson),
    scripts: packageJson ? scriptsOf(packageJson) : {},
    folder: relative(source, folder),
    text: async (path) => (await readInside(source, join(folder, path), TEXT_BYTES))?.text,
    isFile: (path) => isOwnFile(join(folder, path)),
    async names(path) {
      const names: string[] = [];
      try {
        for await (const { name } of await opendir(join(folder, path))) {
          names.push(name);
          if (names.length >= MOST_NAMES) break;
        }
      } catch {
        // It is not there.
      }
      return names.sort();
    },
  };
}
