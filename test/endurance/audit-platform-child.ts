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
const given = cluster === '' ? undefined : (JSON.parse(cluster) as ClusterOptions & { readonly secret: string });
async function start() {
  if (!given) return startLocalPlatform({ dir, port: 0, env: {}, builder });
  // The proxy of the test is not used.
  const { publicUrl: _, secret, ...options } = given;
  return startClusterPlatform({
    ...options,
    builder,
    cluster: { ...options.cluster, secret: Buffer.from(secret, 'base64') },
  });
}
const platform = await start();
process.send?.({ baseUrl: platform.baseUrl, token: await platform.mintToken({ email: 'ana@acme.example' }) });
process.once('disconnect', () => process.exit());
