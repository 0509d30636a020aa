import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSdk } from '../../scripts/sdk.ts';
import { systemClock } from '../../src/base/clock.ts';
import { type KvsServer, startKvsServer } from '../support/kvs-server.ts';
import { PAGES } from '../support/markdown.ts';
import { scratchFolder } from '../support/scratch.ts';

/*
 * The package for users' functions, as it is installed: on each runtime, with TypeScript, and below unstorage. The runtimes and unstorage
 * come from npm's registry when the test runs.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const PACKAGES = ['unstorage@1.17.6', '@oven/bun-linux-x64@1.4.5', '@deno/linux-x64-glibc@2.9.6'];
const scratch = await scratchFolder();
const env = { ...process.env, PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`, NO_COLOR: '1' };
const bin = (path: string) => join(scratch, 'node_modules', path);
const npm = (...args: readonly string[]) => execFileSync('npm', args, { cwd: scratch, env, encoding: 'utf8' });

let server: KvsServer;
beforeAll(async () => {
  server = await startKvsServer({ clock: systemClock });
  buildSdk(join(scratch, 'sdk'));
  npm('pack', '--silent', './sdk');
  writeFileSync(join(scratch, 'package.json'), '{"private": true, "type": "module"}');
  npm('install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', './slipway-1.0.0.tgz', ...PACKAGES);
}, 300_000);
afterAll(() => server?.[Symbol.asyncDispose]());

/** Runs a program with the variables of a function. It is not the test's process, so the server answers meanwhile. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const its = { cwd: scratch, env: { ...env, ...server.variables }, timeout: 60_000 };
  const { stdout } = await promisify(execFile)(program, [...args], its);
  return stdout;
}

test('is small, has no dependencies, and its declarations name no file that it lacks', () => {
  const folder = bin('slipway');
  const files = readdirSync(folder);
  expect(files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(32_000);
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
  for (const name of files.filter((each) => /\.(?:js|d\.ts)$/.test(each))) {
    const named = [...readFileSync(join(folder, name), 'utf8').matchAll(/from ?['"]\.\/([^'"]+)['"]/g)];
    for (const [, target = ''] of named) {
      expect(files).toContain(name.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
    }
  }
});

test("the repository's own package exports the same modules", () => {
  const own: { exports: object } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const built: { exports: object } = JSON.parse(readFileSync(join(scratch, 'sdk/package.json'), 'utf8'));
  const moved = JSON.parse(
    JSON.stringify(built.exports)
      .replaceAll('"./', '"./dist/sdk/')
      .replaceAll(/"\.\/dist\/sdk\/(\w+)":/g, '"./$1":'),
  );
  expect(own.exports).toEqual({ ...moved, './package.json': './package.json' });
});

const SCRIPT = `
import { createTable, KvsError } from 'slipway/kvs';
const sessions = createTable('sessions');
await sessions.put('runtime', { name: 'é' }, { ttlSeconds: 60 });
const { value, expiresAt } = await sessions.getEntry('runtime');
await sessions.delete('runtime');
const refused = await sessions.put('a', 'x'.repeat(70_000)).catch((error) => error instanceof KvsError && error.code);
console.log(JSON.stringify([value, expiresAt instanceof Date, await sessions.get('runtime') ?? null, refused]));
`;

describe('put, get and delete on', () => {
  test.each([
    ['Node.js', process.execPath, []],
    ['Bun', bin('@oven/bun-linux-x64/bin/bun'), ['run']],
    ['Deno', bin('@deno/linux-x64-glibc/deno'), ['run', '--allow-net', '--allow-env']],
  ])('%s', async (_, program, args) => {
    writeFileSync(join(scratch, 'app.mjs'), SCRIPT);
    if (spawnSync(program, ['--version']).error) throw new Error(`${program} does not run here`);
    expect(JSON.parse(await run(program, [...args, 'app.mjs']))).toEqual([{ name: 'é' }, true, null, 'invalid_value']);
  });
});

const check = (source: string, ...more: readonly string[]) => {
  writeFileSync(join(scratch, 'typed.ts'), source);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext'];
  const args = [...options, '--types', '', '--lib', 'es2022,dom', ...more, 'typed.ts'];
  return execFileSync(join(ROOT, 'node_modules/.bin/tsc'), args, { cwd: scratch, env, encoding: 'utf8' });
};

describe('TypeScript', () => {
  test('knows the types, and refuses a value of another one', () => {
    const source = `import { createTable } from 'slipway/kvs';
const sessions = createTable<{ name: string }>('sessions');
export const name: Promise<string | undefined> = sessions.get('a').then((found) => found?.name);
// @ts-expect-error: a number is not a session
await sessions.put('a', 1);
`;
    expect(check(source)).toBe('');
  });

  test('takes the driver for one of unstorage, whose own types need packages that it does not bring', () => {
    const source = `import kvsDriver from 'slipway/unstorage';
import { createStorage } from 'unstorage';
export const storage = createStorage({ driver: kvsDriver({ table: 'sessions', keys: 'empty' }) });
`;
    expect(check(source, '--skipLibCheck')).toBe('');
  });
});

describe('the TypeScript of the documentation', () => {
  const blocks = PAGES.flatMap((page) => page.blocks).filter(({ language }) => language === 'ts');
  test.each(blocks.map((block) => [block.place, block.text]))('%s has the right types, and runs', async (_, text) => {
    expect(check(text, '--skipLibCheck')).toBe('');
    await run(process.execPath, ['typed.ts']);
  });
});

/*
 * What unstorage's own suite asks of a driver that lists no keys. That suite is in its repository alone and not in its package, so it
 * cannot be fetched from the registry.
 */
const UNSTORAGE = `
import assert from 'node:assert/strict';
import { createStorage, prefixStorage, restoreSnapshot } from 'unstorage';
import kvsDriver from 'slipway/unstorage';
const storage = createStorage({ driver: kvsDriver({ table: 'sessions', keys: 'empty' }) });
await restoreSnapshot(storage, { restored: 'yes' });
assert.equal(await storage.getItem('restored'), 'yes');
assert.deepEqual([await storage.hasItem('no:such'), await storage.getItem('no:such'), await storage.getKeys()], [false, null, []]);
await storage.setItem('text', 'plain');
await storage.setItem('with:query?a=1', 'asked');
assert.deepEqual([await storage.hasItem('text'), await storage.getItem('text')], [true, 'plain']);
assert.equal(await storage.getItem('with:query?a=2'), 'asked');
for (const value of [{ deep: [{ a: 'é' }] }, [1], true, false, 0, 1.5]) {
  await storage.setItem('/folder/value.json', value);
  assert.deepEqual(await storage.getItem('folder:value.json'), value);
}
await storage.setItem('custom', { toJSON: () => ({ kept: true }) });
assert.deepEqual(await storage.getItem('custom'), { kept: true });
await assert.rejects(storage.setItem('wrong', new (class Some {})()), /stringify/);
const bytes = new Uint8Array([0, 1, 2, 254, 255]);
await storage.setItemRaw('raw.bin', bytes);
assert.deepEqual(new Uint8Array(await storage.getItemRaw('raw.bin')), bytes);
await storage.setItems([{ key: 'many:1', value: 'one' }, { key: 'many:2', value: { n: 2 } }]);
assert.deepEqual(await storage.getItems(['many:1', { key: 'many:2' }, 'many:3']), [
  { key: 'many:1', value: 'one' },
  { key: 'many:2', value: { n: 2 } },
  { key: 'many:3', value: null },
]);
await storage.removeItem('text', false);
assert.deepEqual([await storage.hasItem('text'), await storage.getItem('text')], [false, null]);
await storage.setItem('short', 'lived', { ttl: 60 });
const { ttl } = await storage.getMeta('short');
assert.ok(ttl > 0 && ttl <= 60);
await storage.setMeta('short', { note: 'kept' });
assert.equal((await storage.getMeta('short')).note, 'kept');
await prefixStorage(storage, 'below').setItem('it', 'is');
assert.equal(await storage.getItem('below:it'), 'is');
await storage.clear();
await storage.clear();
assert.deepEqual(await storage.getKeys(), []);
await storage.dispose();
const strict = createStorage({ driver: kvsDriver({ table: 'sessions' }) });
await assert.rejects(strict.getKeys(), { name: 'KvsError', code: 'not_supported' });
await assert.rejects(strict.clear(), { name: 'KvsError', code: 'not_supported' });
console.log('done');
`;

test('unstorage stores, reads and removes items by the driver', async () => {
  writeFileSync(join(scratch, 'storage.mjs'), UNSTORAGE);
  expect(await run(process.execPath, ['storage.mjs'])).toBe('done\n');
});
