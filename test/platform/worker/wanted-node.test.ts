import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wantedNode } from '../../../src/platform/worker/node/wanted.ts';
import { createRepository, type Files } from '../../support/repositories.ts';

async function wanted(files: Files, folder = '.', nodeVersion?: string) {
  using repository = createRepository(files);
  return await wantedNode(nodeVersion ? { nodeVersion } : {}, join(repository.path, folder), repository.path);
}

const json = (value: unknown) => ({ 'package.json': JSON.stringify(value, undefined, 1) });

test.each<[string, Files, string | undefined, string, number]>([
  ['a version of .nvmrc', { '.nvmrc': 'v20.19.1\n' }, '20.19.1', '`.nvmrc`', 1],
  ['a major version', { '.nvmrc': '# ours\n\n18' }, '>=18.0.0 <19.0.0-0', '`.nvmrc`', 3],
  ['the name of a long-term release', { '.nvmrc': 'lts/Jod' }, '>=22.0.0 <23.0.0-0', '`.nvmrc`', 1],
  ['the newest', { '.nvmrc': 'lts/*' }, '*', '`.nvmrc`', 1],
  ['no version', { '.nvmrc': 'oops $(id)' }, undefined, '`.nvmrc`', 1],
  ['.node-version', { '.node-version': '22.1' }, '>=22.1.0 <22.2.0-0', '`.node-version`', 1],
  ['.nvmrc before .node-version', { '.node-version': '22', '.nvmrc': '20.1.0' }, '20.1.0', '`.nvmrc`', 1],
  [
    '.tool-versions',
    { '.tool-versions': '# ours\nruby 3.3.0\nnodejs  20.11.0 18.20.0 # two' },
    '20.11.0',
    '`.tool-versions`',
    3,
  ],
  ['mise', { '.tool-versions': 'node lts/jod' }, '>=22.0.0 <23.0.0-0', '`.tool-versions`', 1],
  ['a version that asdf would compile', { '.tool-versions': 'nodejs ref:main' }, undefined, '`.tool-versions`', 1],
  [
    '.node-version before .tool-versions',
    { '.node-version': '22.1.0', '.tool-versions': 'node 20' },
    '22.1.0',
    '`.node-version`',
    1,
  ],
  [
    'engines, with a .tool-versions of other tools',
    { '.tool-versions': 'ruby 3.3.0\nnodejs system\nnodejs-extras 1', ...json({ engines: { node: '20' } }) },
    '>=20.0.0 <21.0.0-0',
    'engines.node of `package.json`',
    3,
  ],
  ['volta', json({ volta: { node: '20.2.0' } }), '20.2.0', 'volta.node of `package.json`', 3],
  [
    'devEngines before engines',
    json({ engines: { node: '18' }, devEngines: { runtime: [{ name: 'bun' }, { name: 'node', version: '^20.5' }] } }),
    '>=20.5.0 <21.0.0-0',
    'devEngines.runtime of `package.json`',
    6,
  ],
  [
    'engines',
    json({ engines: { node: '^18 || >=20' } }),
    '>=18.0.0 <19.0.0-0||>=20.0.0',
    'engines.node of `package.json`',
    3,
  ],
  ['engines that are no range', json({ engines: { node: 'any' } }), undefined, 'engines.node of `package.json`', 3],
])('%s decides', async (_, files, range, by, line) => {
  const found = await wanted(files);
  expect(found).toMatchObject({ by, place: { line } });
  expect(found?.range).toBe(range);
});

test('files above the app count, nearer ones first, and the setting before all', async () => {
  const files = { '.nvmrc': '18', 'web/.nvmrc': '20', 'docs/package.json': '{"engines":{"node":"16"}}' };
  expect((await wanted(files, 'web'))?.place?.file).toBe('web/.nvmrc');
  expect((await wanted(files, 'docs'))?.place?.file).toBe('.nvmrc');
  expect(await wanted(files, 'web', '22')).toMatchObject({ text: '22', place: undefined });
});

test('an empty file, and none, ask for nothing', async () => {
  expect(await wanted({ '.nvmrc': '\n# none\n', ...json({ engines: { npm: '10' } }) })).toBeUndefined();
});
