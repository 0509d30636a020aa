import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRepository } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';
import { end, slipway, startPlatformProcess } from '../support/slipway.ts';

const dataDir = join(await scratchFolder(), 'data');
const repository = createRepository({ 'index.html': 'one' });
let platform: ChildProcess;
beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  const organizations = { acme: { deployer: ['ana@acme.example'], viewer: ['@acme.example'] } };
  writeFileSync(join(dataDir, 'platform.json'), JSON.stringify({ organizations }));
  platform = (await startPlatformProcess(dataDir)).child;
});
afterAll(async () => {
  await end(platform);
  repository[Symbol.dispose]();
});

const APP = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--data', dataDir];
const deploy = (...flags: readonly string[]) =>
  slipway('deploy', ...APP, '--repository', repository.path, '--output-directory', '.', ...flags);

describe('on a platform with roles', () => {
  test('a command without --email is refused, and told of it', async () => {
    const refused = await deploy();
    expect([refused.code, refused.out]).toEqual([3, '']);
    expect(refused.err).toMatch(/--email/);
    expect(refused.err).toMatch(/ {2}code: forbidden \(/);
    const rollback = await slipway('rollback', ...APP);
    expect([rollback.code, rollback.err]).toEqual([3, expect.stringMatching(/--email/)]);
  });

  test('with it, it may do what that person may', async () => {
    expect((await deploy('--email', 'ana@acme.example')).code).toBe(0);
    expect((await deploy('--email', 'bo@acme.example')).code).toBe(3);
    const tables = await slipway('tables', 'list', ...APP, '--email', 'ana@acme.example');
    expect(tables.err).not.toContain('forbidden');
  });
});
