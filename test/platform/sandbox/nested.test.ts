import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/platform/dispatch/limits.ts';
import { createSandbox } from '../../../src/platform/sandbox/sandbox.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test('nothing is mounted in a folder that a build writes, because it could have made a link there', async (context) => {
  using folder = temporaryFolder();
  using sandbox = await createSandbox({
    want: 'auto',
    limits: DEFAULT_LIMITS,
    tools: [],
    dataDir: folder.path,
    limiter: { kind: 'sampling', reason: 'this is a test' },
    network: { want: 'open', allowed: [] },
  });
  if (sandbox.isolation.kind !== 'bubblewrap') return context.skip('bubblewrap does not work here');
  const [outer, inner] = [join(folder.path, 'outer'), join(folder.path, 'outer', 'inner')];
  mkdirSync(inner, { recursive: true });
  const run = (writable: readonly string[], readable: readonly string[]) =>
    sandbox.confined(writable, readable)('true', [], { cwd: outer, env: {}, signal: context.signal });
  expect(await run([outer], [])).toMatchObject({ exitCode: 0 });
  const refused = /cannot show .*inner below .*outer, which a build can write/;
  await expect(run([outer, inner], [])).rejects.toThrow(refused);
  await expect(run([outer], [inner])).rejects.toThrow(refused);
});
