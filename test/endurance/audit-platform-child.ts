import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterOptions, startClusterPlatform } from '../../src/platform/engines/cluster.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import { BuildFailure } from '../../src/platform/shared/types.ts';

/** A platform that the test kills: on a data directory, or a node of a cluster. Its builds fail. It sends letters to the port of the third argument. Sends its URL to its parent. */
const [, , dir = '', cluster = '', mailPort = ''] = process.argv;
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
const mail = { url: `smtp://127.0.0.1:${mailPort}`, from: 'Slipway <slipway@example.com>' };
const settings = { builder, requestsPerMinute: 0, notifyAllow: ['127.0.0.1'], mail };
type Given = ClusterOptions & { readonly secrets: readonly string[] };
const given = cluster === '' ? undefined : (JSON.parse(cluster) as Given);
async function start() {
  writePolicy(given?.dir ?? dir);
  if (!given) return startLocalPlatform({ dir, port: 0, env: {}, ...settings });
  // The proxy of the test is not used.
  const { publicUrl: _, secrets, ...options } = given;
  const [secret = Buffer.alloc(0), ...otherSecrets] = secrets.map((text) => Buffer.from(text, 'base64'));
  return startClusterPlatform({
    ...options,
    ...settings,
    cluster: { ...options.cluster, secret, otherSecrets },
  });
}
const platform = await start();
process.send?.({ baseUrl: platform.baseUrl, token: await platform.mintToken({ email: ANA }) });
process.once('disconnect', () => process.exit());
