import { expect, test } from 'vitest';
import { askersIn } from '../../../src/platform/worker/faults/packages/lockfiles.ts';

test.each<[string, string, string]>([
  [
    'npm',
    'package-lock.json',
    '{"packages":{"":{"dependencies":{"pens":"1"}},"node_modules/@ink/pens":{"dependencies":{"blot":"^1"}},"node_modules/blot":{}}}',
  ],
  [
    'pnpm',
    'web/pnpm-lock.yaml',
    "importers:\n\n  .:\n    dependencies:\n      site:\n        specifier: ^1\n\npackages:\n\n  '@ink/pens@1.0.0':\n    engines: {node: '>=1'}\n\nsnapshots:\n\n  '@ink/pens@1.0.0(quill@2.0.0)':\n    dependencies:\n      blot: 1.2.0\n    transitivePeerDependencies:\n      - quill\n\n  blot@1.2.0: {}\n",
  ],
  [
    'pnpm 7',
    'pnpm-lock.yaml',
    'packages:\n\n  /@ink/pens@1.0.0:\n    dependencies:\n      blot: 1.2.0\n    dev: true\n',
  ],
  [
    'Yarn 1',
    'yarn.lock',
    '# yarn lockfile v1\n\n\n"@ink/pens@^1.0.0", "@ink/pens@^1.1.0":\n  version "1.2.0"\n  dependencies:\n    blot "^1.0.0"\n\nblot@^1.0.0:\n  version "1.0.0"\n',
  ],
  [
    'Yarn 4',
    'yarn.lock',
    '"@ink/pens@npm:^1.0.0":\n  version: 1.2.0\n  dependencies:\n    blot: "npm:^1.0.0"\n  checksum: 10c0/12\n',
  ],
  [
    'Bun',
    'bun.lock',
    '{\n  "packages": {\n    "@ink/pens": ["@ink/pens@1.0.0", "", { "dependencies": { "blot": "^1.0.0" } }, "sha512-a=="],\n  }\n}\n',
  ],
])('a lockfile of %s says who depends on a package', (_, file, text) => {
  expect([...askersIn(file, text)]).toEqual([['blot', ['@ink/pens']]]);
});
