/**
 * A platform in its own process, with small bounds that attacks reach soon: `node platform-child.ts DIR`. Sends its
 * URLs to its parent, and, for each message, how many connections it has, or the longest turns of its event loop since the last one, its memory and a new token.
 */
import { startLocalPlatform } from '../../../src/platform/engines/local.ts';
import { measureTurns } from './turns.ts';

const MIB = 1024 * 1024;

const [, , dir = ''] = process.argv;
const platform = await startLocalPlatform({
  ...{ dir, port: 0, allowLocalGit: true, env: { PATH: process.env.PATH } },
  ...{ kvsQuotas: { environmentPerMinute: 1e9, tablePerMinute: 1e9 } },
  buildLimits: { timeoutMs: 120_000, memoryBytes: 400 * MIB, diskBytes: 300 * MIB },
});
const turns = measureTurns();
process.on('message', async (question) => {
  if (question === 'connections') {
    process.send?.(process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length);
    return;
  }
  const health = { ...turns(), residentBytes: process.memoryUsage.rss() };
  // An earlier token may have expired.
  process.send?.({ ...health, token: await platform.mintToken() });
});
process.once('disconnect', () => void platform.close().then(() => process.exit()));
process.once('SIGTERM', () => void platform.close().then(() => process.exit()));
process.send?.({ baseUrl: platform.baseUrl, kvsUrl: platform.kvsUrl, token: await platform.mintToken() });
