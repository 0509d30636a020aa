import { inBackground } from '../../base/background.ts';
import type { Gate } from '../control/api.ts';
import { createRateLimit, createSharedRateLimit } from '../control/rate.ts';
import type { Refusals } from '../control/refused.ts';
import { CERTIFICATES_EVERY_MS, tellCertificates } from '../dns/certificate-watch.ts';
import { openHooks } from '../hooks/index.ts';
import { createAccessTokens } from '../identity/access-tokens.ts';
import { createCredentials } from '../identity/credentials.ts';
import { createDeviceCalls } from '../identity/device.ts';
import { createIssuer } from '../identity/issuer.ts';
import { keyFrom, loadSigningKey } from '../identity/keys.ts';
import { createLogins } from '../identity/logins.ts';
import { accessOf } from '../identity/policy.ts';
import { createVerifier } from '../identity/verifier.ts';
import { createVault } from '../kvs/vault.ts';
import { createAddresses } from '../notify/addresses.ts';
import { openNotify } from '../notify/index.ts';
import { QUOTAS_EVERY_MS, tellQuotas } from '../notify/quotas.ts';
import { networksOf } from '../shared/client-address.ts';
import { secureRandom } from '../stores/rows/names.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { handshakes } from './dns.ts';
import type { NodeParts } from './parts.ts';

/** Control-plane requests per minute and identity, if a `platform.json` says that several people share the platform. */
const REQUESTS_PER_MINUTE = 600;

/** The rooms of the role control: who may do what, and who is told of it. */
export type ControlRooms = Awaited<ReturnType<typeof openControlRooms>>;

export async function openControlRooms(parts: NodeParts, requestToken: string, refusals: Pick<Refusals, 'note'>) {
  const identity = await openIdentity(parts, requestToken, refusals);
  const { stores, stack, policy, quotas, notifyAllow, notifyDelays: delays, kvsQuotas, clock } = parts;
  const { notify: store, state, usage } = stores;
  const vault = createVault(stores.keyring);
  const allowed = networksOf(notifyAllow, 'notify-allow');
  const { tablePerMinute } = kvsQuotas;
  tellRegularly(parts, QUOTAS_EVERY_MS, 'quotas_not_told', () =>
    tellQuotas({ store, usage, quotas, tablePerMinute, clock }),
  );
  const notify = stack.use(
    openNotify({
      ...parts,
      ...stores,
      ...state,
      store,
      vault,
      // Other templates make an address that nobody has a mailbox of.
      verifies: (name) => policy.issuers.some(({ issuer, email }) => issuer === name && email === '{email}'),
      mail: parts.mail,
      allowed,
      random: secureRandom,
      delays,
    }),
  );
  const addresses = createAddresses(allowed);
  const hooks = stack.use(openHooks({ ...parts, ...stores, ...state, store: stores.hooks, vault, addresses }));
  watchCertificates(parts);
  return { ...identity, notify, hooks };
}

function tellRegularly({ stack, log }: NodeParts, everyMs: number, event: string, run: () => Promise<number>): void {
  const onFailure = (error: unknown) => {
    if (!(error instanceof StoreUnavailable)) log('error', event, { reason: String(error) });
  };
  stack.use(inBackground({ everyMs, run, onFailure }));
}

function watchCertificates(parts: NodeParts): void {
  const { protocol, port } = new URL(parts.siteUrl('any'));
  if (protocol !== 'https:') return;
  const { notify: store, state, usage } = parts.stores;
  const handshake = handshakes(parts);
  const certificateOf = (host: string) => handshake(host, Number(port || 443));
  const watch = { store, releases: state.releases, usage, clock: parts.clock, certificateOf };
  tellRegularly(parts, CERTIFICATES_EVERY_MS, 'certificates_not_told', () => tellCertificates(watch));
}

async function openIdentity(
  { policy, clock, fetch, stores, shared, requestsPerMinute, baseUrl: audience, issuer, consoleUrl }: NodeParts,
  requestToken: string,
  refusals: Pick<Refusals, 'note'>,
) {
  const perMinute = requestsPerMinute ?? REQUESTS_PER_MINUTE;
  const limit = shared ? createSharedRateLimit(perMinute, stores.quota) : createRateLimit(perMinute, clock);
  const key = await loadSigningKey(stores.keys);
  const { accessTokens, logins: store, quota } = stores;
  const access = accessOf(policy, stores.members);
  const trusts = (name: string) =>
    policy.issuers.some((each) => each.issuer === name) || (policy.localIssuer && name === issuer);
  const logins = createLogins({ ...access, store, quota, trusts, issuer, audience, key, clock });
  const calls = createDeviceCalls(logins, consoleUrl);
  return {
    logins,
    accessTokens: createAccessTokens({ store: accessTokens, ...access }),
    issuer: createIssuer({ issuer, audience, key, requestToken, clock, calls }),
    /** Seals what a browser keeps while a person signs in. The same on every node. */
    signInKey: keyFrom(key, 'console sign-in'),
    /** Seals what a page of the console keeps for its next form. The same on every node. */
    draftKey: keyFrom(key, 'console draft'),
    gate: {
      ...access,
      refusals,
      verify: createCredentials({
        idTokens: createVerifier({ policy, issuer, audience, key, clock, fetch }),
        accessTokens,
        logins,
        trusts,
      }),
      rateLimit: (email) => (requestsPerMinute === undefined && policy.isLocal ? 0 : limit(email)),
    } satisfies Gate,
  };
}
