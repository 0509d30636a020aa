import { asRefusal } from '../control/unavailable.ts';
import { type Hooks, openHooks } from '../hooks/index.ts';
import { createVault } from '../kvs/vault.ts';
import { createAddresses } from '../notify/addresses.ts';
import { networksOf } from '../shared/client-address.ts';
import type { Handler } from '../shared/http.ts';
import { refusalResponse } from '../shared/refusal.ts';
import type { Settings } from './options.ts';
import type { PlatformUrls } from './urls.ts';

/** Opens the room that takes pushes of forges. Nodes with the role control have it. */
export async function openHooksRoom(
  { stores, notifyAllow, gitUrlTemplate, clock, log }: Settings,
  { baseUrl, consoleUrl }: PlatformUrls,
): Promise<Hooks> {
  const { hooks: store, state, changes } = stores;
  const { apps, deployments } = state;
  const addresses = createAddresses(networksOf(notifyAllow, 'notify-allow'));
  const vault = createVault(stores.keyring);
  const places = { gitUrlTemplate, baseUrl, consoleUrl };
  return openHooks({ store, apps, deployments, changes, quota: stores.quota, vault, addresses, ...places, clock, log });
}

/** Answers with the refusals of a handler. */
export function refusing(handler: Handler): Handler {
  return async (request) => {
    try {
      return await handler(request);
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (!refusal) throw thrown;
      return refusalResponse(refusal, request);
    }
  };
}
