/**
 * A node in its own process: `node notify-child.ts DATA KEY send|end`. Fails the queued deployment. With `end` it is killed by itself
 * before anything is sent; with `send` it sends, and its parent kills it.
 */

import { systemClock } from '../../src/base/clock.ts';
import { createLocalChanges } from '../../src/platform/stores/local/changes.ts';
import { attachLocalStores } from '../../src/platform/stores/local/index.ts';
import { openTestNotify } from './notify.ts';

const [, , dataDir = '', key = '', what = ''] = process.argv;
const stores = attachLocalStores(dataDir, createLocalChanges(), {});
if (what === 'send') await openTestNotify(stores, systemClock, { key: Buffer.from(key, 'hex') });
const lease = await stores.jobs.claim('child');
if (!lease) throw new Error('Nothing is queued');
const facts = { stage: 'build', code: 'build_failed', message: 'no', exitCode: 2, signal: null } as const;
await stores.jobs.finish(lease, { kind: 'failed', facts: { ...facts, log: [], diagnostics: [] } });
if (what === 'end') process.kill(process.pid, 'SIGKILL');
