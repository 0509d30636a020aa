import { expect, test } from 'vitest';
import { withoutOwnFolders } from '../../../src/platform/worker/faults/index.ts';

const FOLDERS = { source: '/data/builds/a1/work/root/site', app: '/data/builds/a1' };

test.for([
  [
    "ENOENT: no such file, open '/data/builds/a1/work/root/site/includes/x.pug'",
    "ENOENT: no such file, open 'includes/x.pug'",
  ],
  ['in file:///data/builds/a1/work/root/site/src/a.ts:3', 'in src/a.ts:3'],
  ['See "/data/builds/a1/work/tmp/ng-1/errors.log" for more', 'See "errors.log" for more'],
  ['/data/builds/a1/work/root/site is no workspace', 'site is no workspace'],
  ['/usr/lib/node/a.js and /blog/a/b/c/ stay', '/usr/lib/node/a.js and /blog/a/b/c/ stay'],
] as const)('%s', ([said, shown]) => {
  expect(withoutOwnFolders(said, FOLDERS)).toBe(shown);
});
