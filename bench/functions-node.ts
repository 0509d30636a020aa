/**
 * A node for `functions-starts.ts`, with an app whose instances its supervisor starts. Sends its port. `wake`: puts the app to sleep for two
 * seconds, and sends the milliseconds of its first answer. `switch`: makes another release live, and sends the milliseconds until it answers.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { systemClock } from '../src/base/clock.ts';
import { silentLog } from '../src/base/log.ts';
import { Edge } from '../src/platform/edge/edge.ts';
import { Functions } from '../src/platform/functions/index.ts';
import type { ServerSite } from '../src/platform/functions/options.ts';
import { listen } from '../src/platform/server/server.ts';
import { FUNCTION_APP, functionNode } from '../test/support/functions.ts';
import { openObjectStore } from '../test/support/object-store.ts';
import { SERVER } from './functions-starts.ts';
import { timed } from './harness.ts';

const node = functionNode({ network: 'auto', isolation: 'auto' });
const manifestHash = await node.release({ 'server.js': SERVER });
const release = (number: number): ServerSite['release'] => ({ deployID: `d${number}`, manifestHash });
let site: ServerSite = { ...FUNCTION_APP, subdomain: 'shop', settings: {}, release: release(0), kept: [] };
const functions = new Functions({
  instances: node.instances,
  envOf: async () => ({}),
  siteUrl: (subdomain) => `http://${subdomain}.localhost/`,
  connections: 1_000,
  clock: systemClock,
  log: silentLog,
});
const objects = openObjectStore({ dir: `${node.nodeDir}/objects` });
const edge = new Edge({ sites: { site: () => site }, objects, cacheBytes: 1_000_000, log: silentLog, functions });
const server = await listen({ port: 0, host: '127.0.0.1', log: silentLog });
server.serve(edge.handler);

/** Returns the release that answers. Throws if the status is not 200. */
async function answering(): Promise<unknown> {
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${server.port}/`, {
    headers: { host: 'shop.localhost' },
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${statusCode}: ${text}`);
  return headers['x-slipway-release'];
}

async function toNext(): Promise<void> {
  const next = release(Number(site.release.deployID.slice(1)) + 1);
  site = { ...site, release: next };
  await functions.changed('shop', () => edge.serverSite('shop'));
  while ((await answering()) !== next.deployID) await wait(5);
}

/** Milliseconds that the app sleeps: minutes are usual. */
const ASLEEP_MS = 2_000;

process.on('message', async (what) => {
  if (what === 'wake') {
    await functions.stop('shop');
    await wait(ASLEEP_MS);
  }
  process.send?.(await timed(what === 'wake' ? answering : toNext));
});
process.once('disconnect', async () => {
  await functions[Symbol.asyncDispose]();
  await node[Symbol.asyncDispose]();
  process.exit();
});
// From now on, the node has the release and a supervisor.
const { signal } = new AbortController();
await functions.prepare({ ...site, app: FUNCTION_APP, type: 'web-ssr', env: {}, signal });
process.send?.(server.port);
