import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { missingTheme } from '../../../src/platform/worker/faults/empty-site.ts';
import { Sources } from '../../../src/platform/worker/files/sources.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const LOG = ['INFO  Validating config', 'WARN  No layout: index.html', 'INFO  1 files generated in 20 ms'];
const SITE = {
  '_config.yml': 'title: x\ntheme: icarus # mine\n',
  'package.json': '{ "dependencies": { "hexo": "^7.0.0", "hexo-theme-landscape": "^1.0.0" } }',
};

/** Returns what is found in a site with these files. */
async function found(files: Readonly<Record<string, string>>, log: readonly string[] = LOG) {
  using folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    folder.write(path, text);
  }
  return await missingTheme(log, new Sources(folder.path, systemClock), folder.path);
}

test('a theme that no package and no folder has is found at the line that names it', async () => {
  expect(await found(SITE)).toEqual({
    file: '_config.yml',
    line: 2,
    message:
      'the theme "icarus" is not installed: package.json has no hexo-theme-icarus, and themes/icarus has no files (WARN  No layout: index.html)',
  });
});

test('a theme that is there is not at fault, and without the warning nothing is looked for', async () => {
  expect(await found({ ...SITE, 'themes/icarus/layout.ejs': 'x' })).toBeUndefined();
  expect(await found({ ...SITE, '_config.yml': "theme: 'landscape'\n" })).toBeUndefined();
  expect(
    await found({ ...SITE, '_config.yml': 'theme: false\nx: "theme: icarus"\n', 'themes/false/a': '' }),
  ).toBeUndefined();
  expect(await found(SITE, LOG.slice(2))).toBeUndefined();
});
