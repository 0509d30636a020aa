import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { controlPlaneSuite, type Target } from '../../contract-suites/control-plane.ts';
import { createRepository, temporaryFolder } from '../../support/repositories.ts';
import { testPlatform } from './support.ts';

/*
 * The conformance suite against the embedded platform, or against another implementation:
 * SLIPWAY_CONFORMANCE_URL and …_TOKEN name it, …_ORG, …_PROJECT, …_REPOSITORY, …_BRANCH and …_OUTPUT what to use there.
 */
const cleanup = new AsyncDisposableStack();
afterAll(() => cleanup.disposeAsync());

const remoteUrl = process.env.SLIPWAY_CONFORMANCE_URL;
controlPlaneSuite(() => (remoteUrl === undefined ? embedded() : Promise.resolve(remote(remoteUrl))));

async function embedded(): Promise<Target> {
  const folder = cleanup.use(temporaryFolder());
  const data = join(folder.path, 'data');
  await mkdir(data);
  const organizations = { acme: { deployer: ['ana@acme.example'] }, rival: { deployer: ['@rival.example'] } };
  writeFileSync(join(data, 'platform.json'), JSON.stringify({ organizations }));
  const platform = cleanup.use(await testPlatform(data, { requestsPerMinute: 0 }));
  const other = cleanup.use(await testPlatform(join(folder.path, 'other')));

  const email = 'ana@acme.example';
  const bearer = async (options: Parameters<typeof platform.mintToken>[0]) =>
    `Bearer ${await platform.mintToken({ email, ...options })}`;
  const token = await platform.mintToken({ email });
  const [head, body, signature = ''] = token.split('.');
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  return {
    baseUrl: platform.baseUrl,
    org: 'acme',
    project: 'web',
    repository: cleanup.use(createRepository({ 'index.html': '<h1>It is up</h1>' })).path,
    branch: 'main',
    outputDirectory: '.',
    token,
    unauthorized: {
      none: undefined,
      garbage: 'Bearer garbage',
      'another scheme': 'Basic YTpi',
      'an empty token': 'Bearer ',
      'a changed signature': `Bearer ${head}.${body}.${flipped}`,
      'no signature': `Bearer ${head}.${body}.`,
      expired: await bearer({ expiresInSeconds: -120 }),
      'another audience': await bearer({ audience: 'https://elsewhere.example' }),
      'another issuer': `Bearer ${await other.mintToken({ email, audience: platform.baseUrl })}`,
      'an access token': await bearer({ claims: { token_use: 'access' } }),
    },
    strangers: { "another organization's member": await bearer({ email: 'eve@rival.example' }) },
    patienceMs: 20_000,
  };
}

function remote(baseUrl: string): Target {
  const given = (name: string, otherwise: string) => process.env[`SLIPWAY_CONFORMANCE_${name}`] ?? otherwise;
  return {
    baseUrl: baseUrl.replace(/\/$/, ''),
    org: given('ORG', 'acme'),
    project: given('PROJECT', 'web'),
    repository: given('REPOSITORY', 'octocat/Spoon-Knife'),
    branch: given('BRANCH', 'main'),
    outputDirectory: given('OUTPUT', '.'),
    token: given('TOKEN', ''),
    unauthorized: { none: undefined, garbage: 'Bearer garbage', 'another scheme': 'Basic YTpi' },
    strangers: {},
    patienceMs: 600_000,
  };
}
