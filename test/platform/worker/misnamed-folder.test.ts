import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { misnamedFolder } from '../../../src/platform/worker/faults/empty-site.ts';
import { Sources } from '../../../src/platform/worker/files/sources.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** Returns what is found in a site with these files, which has the folder `content`. */
async function found(files: Readonly<Record<string, string>>) {
  using folder = temporaryFolder();
  for (const [path, text] of Object.entries({ 'content/a.md': '# A', ...files })) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    folder.write(path, text);
  }
  return await misnamedFolder(new Sources(folder.path, systemClock), folder.path);
}

test.for([
  ['site.config.js', "export default {\n  srcDir: './contnet',\n};", 2],
  ['_config.yml', 'title: x\nsource_dir: contents # pages', 2],
  ['config.toml', 'contentDir = "Content"', 1],
] as const)('%s that names a folder which is nearly there is at fault', async ([name, text, line]) => {
  const fault = await found({ [name]: text });
  expect(fault).toMatchObject({ file: name, line, message: expect.stringMatching(/there is content\/$/) });
});

test('a folder that is there, that the build writes, or that is like no other is not at fault', async () => {
  expect(
    await found({ '_config.yml': 'source_dir: content\noutput_dir: contents\nstatic_dir: files' }),
  ).toBeUndefined();
  expect(await found({ 'notes.yml': 'source_dir: contents' })).toBeUndefined();
});

test('of two such settings none is named', async () => {
  expect(await found({ '_config.yml': 'source_dir: contents\npages_dir: contnet' })).toBeUndefined();
});
