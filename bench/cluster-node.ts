import { type ClusterOptions, startClusterPlatform } from '../src/platform/engines/cluster.ts';

/** A node of `cluster.ts`, in its own process. Sends its port and a token of an operator. */
export interface StartedNode {
  readonly port: number;
  readonly token: string;
}

const options: ClusterOptions = JSON.parse(process.argv[2] ?? '{}');
const node = await startClusterPlatform({
  ...options,
  // JSON has made an object of it.
  cluster: { ...options.cluster, secret: Buffer.from(options.cluster.secret) },
  requestsPerMinute: 0,
  kvsQuotas: { environmentPerMinute: 1e9, tablePerMinute: 1e9 },
});
const started: StartedNode = { port: node.port, token: await node.mintToken() };
process.send?.(started);
process.once('disconnect', async () => {
  setTimeout(() => process.exit(), 2_000).unref();
  await node.close();
});
