import { startLocalPlatform } from '../../src/platform/engines/local.ts';

/** A platform on the data directory of the first argument, which the test kills. Sends its URL to its parent. */
const [, , dir = ''] = process.argv;
const quotas = { environmentPerMinute: 1e9, tablePerMinute: 1e9 };
const platform = await startLocalPlatform({ dir, port: 0, env: {}, kvsQuotas: quotas });
process.send?.({ baseUrl: platform.baseUrl, token: await platform.mintToken() });
process.once('disconnect', () => process.exit());
