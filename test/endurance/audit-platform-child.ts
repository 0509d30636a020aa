import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterOptions, startClusterPlatform } from '../../src/platform/engines/cluster.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import { BuildFailure } from '../../src/platform/shared/types.ts';

/** A platform that the test kills: on a data directory, or a node of a cluster. Its builds fail. Sends its URL to its parent. */
const [, , dir = '', cluster = ''] = process.argv;
const builder = {
  async build() {
    throw new BuildFailure({
      ...{ stage: 'build', code: 'build_failed', message: 'No build is made here', exitCode: 1, signal: null },
      ...{ log: [], diagnostics: [] },
    });
  },
  async recover() {},
} as const;
const ANA = 'ana@acme.example';
/** Beside her, members of organizations have the roles that she grants. */
function writePolicy(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const policy = { organizations: { '*': { admin: ANA, adminsMayGrant: true } } };
  writeFileSync(join(folder, 'platform.json'), JSON.stringify(policy));
}
// The test makes all its calls as one person, and its messages go to a port of this machine.
const settings = { builder, requestsPerMinute: 0, notifyAllow: ['127.0.0.1'] };
const given = cluster === '' ? undefined : (JSON.parse(cluster) as ClusterOptions & { readonly secret: string });
async function start() {
  writePolicy(given?.dir ?? dir);
  if (!given) return startLocalPlatform({ dir, port: 0, env: {}, ...settings });
  // The proxy of the test is not used.
  const { publicUrl: _, secret, ...options } = given;
  return startClusterPlatform({
    ...options,
    ...settings,
    cluster: { ...options.cluster, secret: Buffer.from(secret, 'base64') },
  });
}
const platform = await start();
process.send?.({ baseUrl: platform.baseUrl, token: await platform.mintToken({ email: ANA }) });
process.once('disconnect', () => process.exit());
