import { inBackground } from '../../base/background.ts';
import { certificateOf } from '../dns/certificate.ts';
import type { Policy } from '../identity/policy.ts';
import { DEFAULT_QUOTAS } from '../kvs/tables.ts';
import { createVault } from '../kvs/vault.ts';
import { createAddresses } from '../notify/addresses.ts';
import { CERTIFICATES_EVERY_MS, tellCertificates } from '../notify/certificates.ts';
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
  watchCertificates(settings, urls, stack);
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

/** Looks at the certificates of custom domains, if sites are served by https. */
function watchCertificates(
  { stores, notifyAllow, clock, log }: Settings,
  { siteUrl }: PlatformUrls,
  stack: AsyncDisposableStack,
): void {
  const { protocol, port } = new URL(siteUrl('any'));
  if (protocol !== 'https:') return;
  const { notify: store, state, usage } = stores;
  // A public address of this machine is what visitors get too.
  const { lookup } = createAddresses(networksOf(notifyAllow, 'notify-allow'), () => []);
  const parts = { store, releases: state.releases, usage, clock };
  const ask = (host: string) => certificateOf(host, { lookup, port: Number(port || 443) });
  stack.use(
    inBackground({
      everyMs: CERTIFICATES_EVERY_MS,
      run: () => tellCertificates({ ...parts, certificateOf: ask }),
      onFailure(error) {
        if (!(error instanceof StoreUnavailable)) log('error', 'certificates_not_told', { reason: String(error) });
      },
    }),
  );
}
