import { expect, test } from 'vitest';
import type { Parsed } from '../../../src/diagnosis/parse.ts';
import { inRepository } from '../../../src/platform/worker/faults/findings.ts';
import { Sources } from '../../../src/platform/worker/files/sources.ts';
import { FakeClock } from '../../support/clock.ts';
import { createRepository } from '../../support/repositories.ts';

const error = (file: string, message: string, rest: Partial<Parsed> = {}): Parsed => ({
  ...{ file, message, line: null, column: null, severity: 'error', code: null, ...rest },
});

test('a missing import gets the place of its import statement, not of another use of its name', async () => {
  using repository = createRepository({
    'src/App.tsx': "console.log(dayjs);\nimport dayjs from 'dayjs';\n",
    'src/App.css': '.a { background: url(./pier.png); }\n',
    'docs/index.mdx': 'At the pier.png:\n\n![Pier](./pier.png)\n',
    'src/Page.vue': "<script setup>\nimport { pier } from '~/utils/pier'\nimport './side'\n</script>\n",
  });
  const found = [
    error('src', "Module not found: Error: Can't resolve 'dayjs'"),
    error('src', "Module not found: Error: Can't resolve './pier.png'"),
    error('docs/index.mdx', "Module not found: Can't resolve './pier.png'"),
    error('src/Page.vue?vue&type=script&setup=true&lang.ts', 'Could not load src/utils/pier'),
    error('src/Page.vue?vue&type=script&setup=true&lang.ts', "Could not resolve './side' in src/Page.vue?vue"),
  ];
  const placed = await inRepository(found, new Sources(repository.path, new FakeClock()), repository.path);
  expect(placed.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'src/App.tsx:2:20',
    'src/App.css:1:22',
    'docs/index.mdx:3:9',
    'src/Page.vue:2:23',
    'src/Page.vue:3:9',
  ]);
});

test('lines of a part of a component become lines of its file, or are removed', async () => {
  const style = '<style>\n.a { color: red; }\n</style>\n';
  using repository = createRepository({ 'src/Page.vue': `<template />\n\n${style}${style}` });
  const found = ['style&index=1', 'style&index=2'].map((part) =>
    error(`src/Page.vue?vue&type=${part}&lang.css`, part, { line: 2, column: 4 }),
  );
  const placed = await inRepository(found, new Sources(repository.path, new FakeClock()), repository.path);
  expect(placed.map(({ file, line }) => `${file}:${line}`)).toEqual(['src/Page.vue:7', 'src/Page.vue:null']);
});

test('a line that a tool shows without its file is found in the one script that contains it at this number', async () => {
  const line = "  const count: number = 'none';";
  using repository = createRepository({
    'src/App.tsx': `\n${line}\n`,
    'src/moved.ts': `${line}\n\n`,
    'node_modules/app/App.tsx': `\n${line}\n`,
    'src/a.ts': 'const twice = 1;',
    'src/b.ts': 'const twice = 1;',
  });
  const framed = (frame: string, at: number) => error('', 'wrong', { frame, line: at });
  const found = [framed(line, 2), framed('const twice = 1;', 1), framed('nowhere', 1)];
  expect(await inRepository(found, new Sources(repository.path, new FakeClock()), repository.path)).toEqual([
    error('src/App.tsx', 'wrong', { line: 2 }),
  ]);
});
