import { startLocalPlatform } from '../../src/platform/local.ts';

/** A platform on the data directory given as first argument, to be killed; tells its parent where it is. */
const [, , dir = ''] = process.argv;
const quotas = { environmentPerMinute: 1e9, tablePerMinute: 1e9 };
const platform = await startLocalPlatform({ dir, port: 0, env: {}, kvsQuotas: quotas });
process.send?.({ baseUrl: platform.baseUrl, token: await platform.mintToken() });
process.once('disconnect', () => process.exit());
