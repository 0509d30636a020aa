import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../../src/base/json.ts';
import type { Platform } from '../../src/platform/index.ts';
import type { Target } from '../contract-suites/control-plane.ts';
import { testPlatform } from '../platform/control/support.ts';
import { describedBy } from './described.ts';
import { createRepository } from './repositories.ts';
import { temporaryFolder } from './temporary.ts';

/** Starts a platform on a data directory, which has a `platform.json`. */
export type StartTarget = (dataDir: string, options: { readonly requestsPerMinute: number }) => Promise<Platform>;

/** Starts a new platform with an organization, a repository, and identities that it must refuse. */
export async function embeddedTarget(
  cleanup: AsyncDisposableStack,
  start: StartTarget = testPlatform,
): Promise<Target> {
  const folder = cleanup.use(temporaryFolder());
  const data = join(folder.path, 'data');
  await mkdir(data);
  const organizations = { acme: { deployer: ['ana@acme.example'] }, rival: { deployer: ['@rival.example'] } };
  writeFileSync(join(data, 'platform.json'), JSON.stringify({ organizations }));
  const platform = cleanup.use(await start(data, { requestsPerMinute: 0 }));
  const other = cleanup.use(await testPlatform(join(folder.path, 'other')));

  const description: unknown = await (await fetch(`${platform.baseUrl}/openapi.json`)).json();
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
    described: describedBy(isObject(description) ? description : {}),
  };
}
