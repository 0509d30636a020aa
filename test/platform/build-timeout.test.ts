import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePolicy } from '../../src/platform/identity/policy.ts';
import { Client } from '../contract-suites/control-plane.ts';
import { createRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { testPlatform } from './control/support.ts';

test('platform.json limits the time of the builds of an organization, and of all others', () => {
  const policy = parsePolicy({
    organizations: { acme: { deployer: 'a@b.example', buildTimeout: '90s' }, '*': { buildTimeout: '1h' } },
  });
  expect([policy.buildTimeoutOf('acme'), policy.buildTimeoutOf('other')]).toEqual([90_000, 3_600_000]);
  expect(parsePolicy({ organizations: {} }).buildTimeoutOf('acme')).toBeUndefined();
  for (const buildTimeout of ['25h', '0s', 'soon', 90]) {
    expect(() => parsePolicy({ organizations: { acme: { buildTimeout } } })).toThrow(/acme\.buildTimeout must be/);
  }
});

test('a build that takes longer than the limit of its organization is stopped, and its failure names that limit', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'one' });
  const organizations = { acme: { deployer: '@acme.example', buildTimeout: '3s' } };
  writeFileSync(join(folder.path, 'platform.json'), JSON.stringify({ organizations }));
  await using platform = await testPlatform(folder.path);
  const client = new Client({
    ...{ baseUrl: platform.baseUrl, org: 'acme', project: 'web', repository: repository.path, branch: 'main' },
    ...{ token: await platform.mintToken({ email: 'ana@acme.example' }), outputDirectory: '.' },
    ...{ unauthorized: {}, strangers: {}, patienceMs: 100_000 },
  });
  const app = await client.app();
  await client.call('PATCH', app, { body: { buildCommand: 'sleep 600' } });
  const { deployID, status } = await client.deployed(app);
  expect(status).toBe('failed');
  const { body } = await client.call('GET', `${app}/deployments/${String(deployID)}/failure`);
  expect(body).toMatchObject({ code: 'build_timeout', message: expect.stringContaining('its limit of 3.0s') });
});
