import { inBackground } from '../../base/background.ts';
import type { Policy } from '../identity/policy.ts';
import { DEFAULT_QUOTAS } from '../kvs/tables.ts';
import { createVault } from '../kvs/vault.ts';
import { type Notify, openNotify } from '../notify/index.ts';
import { QUOTAS_EVERY_MS, tellQuotas } from '../notify/quotas.ts';
import { networksOf } from '../shared/client-address.ts';
import type { Quotas } from '../shared/quotas.ts';
import { secureRandom } from '../stores/rows/names.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { Settings } from './options.ts';
import type { PlatformUrls } from './urls.ts';

/** Opens the room that tells people of what happens. Nodes with the role control have it. */
export async function openNotifyRoom(
  settings: Settings,
  urls: PlatformUrls,
  { quotas, policy }: { readonly quotas: Quotas; readonly policy: Pick<Policy, 'issuers'> },
  stack: AsyncDisposableStack,
): Promise<Notify> {
  const { stores, mail, notifyAllow, notifyDelays: delays, kvsQuotas, clock, log } = settings;
  const { notify: store, changes, state, usage } = stores;
  const { tablePerMinute = DEFAULT_QUOTAS.tablePerMinute } = kvsQuotas;
  stack.use(
    inBackground({
      everyMs: QUOTAS_EVERY_MS,
      run: () => tellQuotas({ store, usage, quotas, tablePerMinute, clock }),
      onFailure(error) {
        if (!(error instanceof StoreUnavailable)) log('error', 'quotas_not_told', { reason: String(error) });
      },
    }),
  );
  return stack.use(
    openNotify({
      store,
      deployments: state.deployments,
      activity: state.activity,
      changes,
      vault: createVault(stores.keyring),
      quota: stores.quota,
      audit: stores.audit,
      // Other templates make an address that nobody has a mailbox of.
      verifies: (name) => policy.issuers.some(({ issuer, email }) => issuer === name && email === '{email}'),
      mail,
      allowed: networksOf(notifyAllow, 'notify-allow'),
      consoleUrl: urls.consoleUrl,
      clock,
      random: secureRandom,
      log,
      delays,
    }),
  );
}
