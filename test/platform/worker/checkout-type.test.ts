import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { CheckoutOfApp } from '../../../src/contract/checkout-type.ts';
import { typeInCheckout } from '../../../src/platform/worker/detect/checkout.ts';
import { temporaryFolder } from '../../support/temporary.ts';

async function wordsOf(files: Readonly<Record<string, string>>, given: Partial<CheckoutOfApp> = {}): Promise<string> {
  using folder = temporaryFolder('checkout-type');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  return await typeInCheckout({
    ...{ root: folder.path, buildCommand: undefined, outputDirectory: undefined, rootDirectory: undefined },
    ...{ installCommand: undefined, startCommand: undefined, assetsOnly: false },
    ...given,
  });
}

function manifest(more: object): Readonly<Record<string, string>> {
  return { 'package.json': JSON.stringify(more) };
}

const NEXT = manifest({ scripts: { build: 'next build', start: 'next start' }, dependencies: { next: '16' } });
const EXPRESS = manifest({ scripts: { start: 'node server.js' }, dependencies: { express: '5' } });

test.each<[string, Readonly<Record<string, string>>, Partial<CheckoutOfApp>, string]>([
  [
    'a framework with a start script',
    NEXT,
    {},
    'become web-ssr: `next start` (package.json), because Next.js makes a server here (`package.json`)',
  ],
  [
    'a framework without one',
    manifest({ scripts: { build: 'nuxt build' }, dependencies: { nuxt: '4' } }),
    {},
    'become web-ssr: its start command is known after the build, because Nuxt makes a server here (`package.json`)',
  ],
  [
    'a server of the repository',
    EXPRESS,
    {},
    'become api: `node server.js` (package.json), because `package.json` starts a server (`node server.js`) and depends on express',
  ],
  [
    'a server whose build may write a site',
    manifest({ scripts: { build: 'tsc', start: 'node dist/main.js' }, dependencies: { express: '5' } }),
    {},
    'become api: `node dist/main.js` (package.json), because `package.json` starts a server (`node dist/main.js`) and depends on express. If the build writes a start page, it becomes web-landing, which is known after the build',
  ],
  [
    'the setting startCommand',
    manifest({}),
    { startCommand: 'node x.js' },
    'become api: `node x.js` (the setting startCommand), because the setting startCommand starts a server',
  ],
  [
    'a site that is built',
    { ...manifest({ scripts: { build: 'vite build' }, devDependencies: { vite: '7' } }), 'index.html': '' },
    {},
    'become web-landing, unless `npm run build` makes a server, which is known after the build',
  ],
  [
    'a folder of files',
    { 'index.html': '<h1>x</h1>' },
    {},
    'become web-landing: nothing is built, and nothing here starts a server',
  ],
  [
    'a folder of the app',
    { 'apps/api/package.json': EXPRESS['package.json'] ?? '' },
    { rootDirectory: 'apps/api' },
    'become api: `node server.js` (apps/api/package.json), because `apps/api/package.json` starts a server (`node server.js`) and depends on express',
  ],
  [
    'an output folder',
    EXPRESS,
    { outputDirectory: 'public' },
    'become web-landing: nothing is built, and nothing here starts a server',
  ],
  [
    'a package.json that is broken',
    { 'package.json': '{' },
    {},
    'fail before its type is known: The file `package.json` is not valid JSON: ',
  ],
  [
    'a folder that is not there',
    NEXT,
    { rootDirectory: 'apps/web' },
    "fail before its type is known: The app's root directory `apps/web` is not in the repository",
  ],
])('of %s, the words are what a build would decide', async (_, files, given, words) => {
  const said = await wordsOf(files, given);
  expect(words.endsWith(': ') ? said.slice(0, words.length) : said).toBe(words);
});
