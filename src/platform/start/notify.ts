import { inBackground } from '../../base/background.ts';
import { DEFAULT_QUOTAS } from '../kvs/tables.ts';
import { openVault } from '../kvs/vault.ts';
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
  { consoleUrl }: PlatformUrls,
  quotas: Quotas,
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
      vault: await openVault(stores.keys),
      quota: stores.quota,
      mail,
      allowed: networksOf(notifyAllow, 'notify-allow'),
      consoleUrl,
      clock,
      random: secureRandom,
      log,
      delays,
    }),
  );
}
