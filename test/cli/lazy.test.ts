import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { end, startPlatformUnder } from '../support/slipway.ts';
import { temporaryFolder } from '../support/temporary.ts';

const HOOK = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
registerHooks({ load(url, context, next) { appendFileSync(process.env.SLIPWAY_TEST_TRACE, url + '\\n'); return next(url, context); } });`;

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs the command line and returns its output, and the modules that it loaded. */
function loadedBy(argv: readonly string[]) {
  using folder = temporaryFolder();
  const trace = folder.write('trace.txt', '');
  const hook = folder.write('hook.mjs', HOOK.replace('process.env.SLIPWAY_TEST_TRACE', JSON.stringify(trace)));
  const args = [`--import=${hook}`, '--', join(ROOT, 'bin/slipway.js'), ...argv];
  const out = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const urls = readFileSync(trace, 'utf8').split('\n');
  return {
    out,
    files: urls.flatMap((url) => (url.startsWith('file:') ? [url.slice(url.indexOf(ROOT) + ROOT.length + 1)] : [])),
  };
}

test('--version loads nothing but the script that prints it', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { out, files } = loadedBy(['--version']);
  expect([out, files]).toEqual([`${version}\n`, ['bin/slipway.js', 'bin/exec-argv.js']]);
  expect(JSON.parse(loadedBy(['--version', '--json']).out)).toEqual({ version });
});

test('--help loads no command', () => {
  const { files } = loadedBy(['--help']);
  expect(files).toContain('src/cli/flags/help.ts');
  expect(files.filter((file) => /^src\/(?:cli\/commands\/|(?!cli|base)\w+\/)/.test(file))).toEqual([]);
});

test('the help of deploy loads neither the flow of a deploy nor the key-value store', () => {
  const { files } = loadedBy(['deploy', '--help']);
  expect(files).toContain('src/cli/commands/deploy.ts');
  expect(files.filter((file) => /^src\/(?:deploy\/(?:flow|connect)|api\/kvs)/.test(file))).toEqual([]);
});

test('completion loads every command, and no flow, no client of a store, no parser of tokens', () => {
  const { files } = loadedBy(['completion', 'bash']);
  expect(files).toContain('src/cli/commands/doctor.ts');
  expect(files.filter((file) => /^src\/cli\/commands\//.test(file)).length).toBeGreaterThan(20);
  const heavy =
    /^src\/(?:deploy\/(?:flow|connect|probe\/|inputs\/parse)|seed\/(?:run|plan)|api\/kvs|detect\/|platform\/|cli\/platforms\/doctor)|node_modules\//;
  expect(files.filter((file) => heavy.test(file))).toEqual([]);
});

test('the start of a platform without --database loads no code of a cluster, no page of the console and no diagnosis', async () => {
  using folder = temporaryFolder();
  const trace = folder.write('trace.txt', '');
  const hook = folder.write('hook.mjs', HOOK.replace('process.env.SLIPWAY_TEST_TRACE', JSON.stringify(trace)));
  const { child } = await startPlatformUnder([`--import=${hook}`], `${folder.path}/data`);
  await end(child);
  const loaded = readFileSync(trace, 'utf8').split('\n');
  expect(loaded.some((url) => url.endsWith('/platform/engines/local.ts'))).toBe(true);
  const late =
    /\/stores\/cluster\/|\/platform\/cluster\.ts|\/node_modules\/pg|\/console\/(?:index|sign-in-oidc|[a-z-]+-page)\.ts|\/diagnosis\//;
  expect(loaded.filter((url) => late.test(url))).toEqual([]);
});
