import { type ControlPlane, createControlPlane } from '../../src/api/control-plane.ts';
import type { TokenProvider } from '../../src/api/identity/provider.ts';
import { createTransport, type TransportParts } from '../../src/api/transport.ts';
import { FakeClock } from './clock.ts';
import { unsignedJwt } from './jwt.ts';

export const TOKEN = unsignedJwt();

/** Always returns the same token, and cannot renew it. */
export const givenTokens: TokenProvider = { token: async () => TOKEN, renew: async () => false };

/** A client of org `acme`, project `web`, with a fake clock, jitter at its middle, and countable UUIDs. */
export function controlPlane(baseUrl: string, parts: Partial<TransportParts> = {}): ControlPlane {
  let uuids = 0;
  const transport = createTransport({
    baseUrl,
    fetch,
    clock: new FakeClock(),
    random: () => 0.5,
    tokens: givenTokens,
    uuid: () => `uuid-${++uuids}`,
    ...parts,
  });
  return createControlPlane(transport, { org: 'acme', project: 'web' });
}

/** One call of each kind, on app `shop`. */
export const CALLS: Readonly<Record<string, (client: ControlPlane) => Promise<unknown>>> = {
  createApp: (client) =>
    client.createApp({ name: 'shop', type: 'web-landing', repository: 'acme/shop', branch: 'main' }),
  updateApp: (client) => client.updateApp('shop', { branch: 'main' }),
  replaceEnv: (client) => client.replaceEnv('shop', new Map([['A', '1']])),
  listEnvironments: (client) => client.listEnvironments('shop'),
  deploy: (client) => client.deploy('shop', { branch: 'main' }),
  listDeployments: (client) => client.listDeployments('shop'),
  readFailure: (client) => client.readFailure('shop', 'd1'),
};
