import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { end, startPlatformUnder } from '../support/slipway.ts';
import { temporaryFolder } from '../support/temporary.ts';

const HOOK = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
registerHooks({ load(url, context, next) { appendFileSync(process.env.SLIPWAY_TEST_TRACE, url + '\\n'); return next(url, context); } });`;

test('a platform without --database loads no code of a cluster, and no client of PostgreSQL', async () => {
  using folder = temporaryFolder();
  const trace = folder.write('trace.txt', '');
  const hook = folder.write('hook.mjs', HOOK.replace('process.env.SLIPWAY_TEST_TRACE', JSON.stringify(trace)));
  const { child } = await startPlatformUnder([`--import=${hook}`], `${folder.path}/data`);
  await end(child);
  const loaded = readFileSync(trace, 'utf8').split('\n');
  expect(loaded.some((url) => url.endsWith('/platform/engines/local.ts'))).toBe(true);
  expect(loaded.filter((url) => /\/stores\/cluster\/|\/platform\/cluster\.ts|\/node_modules\/pg/.test(url))).toEqual(
    [],
  );
});
