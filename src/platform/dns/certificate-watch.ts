import type { Clock } from '../../base/clock.ts';
import type { NotifyStore } from '../stores/notify.ts';
import type { ReleaseStore } from '../stores/state.ts';
import type { UsageStore } from '../stores/usage.ts';
import type { CertificateFacts } from './certificate.ts';

export const CERTIFICATES_EVERY_MS = 3_600_000;
/** Milliseconds between two looks, over all nodes. Their clocks differ a little. */
const TURN_MS = 6 * 3_600_000 - 60_000;
/** Milliseconds before its end from which a certificate is told of. Let's Encrypt's are renewed thirty days before it. */
export const CERTIFICATE_NEAR_MS = 14 * 24 * 3_600_000;
const HOSTS = 100;
const AT_ONCE = 8;

export interface CertificateWatch {
  readonly store: Pick<NotifyStore, 'organizations' | 'raise'>;
  readonly releases: Pick<ReleaseStore, 'domains' | 'site'>;
  readonly usage: Pick<UsageStore, 'claimTurn'>;
  /** Never rejects. */
  readonly certificateOf: (host: string) => Promise<Pick<CertificateFacts, 'state' | 'endsAt' | 'reason'>>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Tells of custom domains whose certificate ends soon or is not valid, of each once, if a node has not just looked. Returns their number. A
 * host without a handshake is not told of: it may have no record yet.
 */
export async function tellCertificates(watch: CertificateWatch): Promise<number> {
  const { store, releases, usage } = watch;
  if ((await store.organizations('certificate', '', 1)).length === 0) return 0;
  if (!(await usage.claimTurn('certificates', TURN_MS))) return 0;
  let raised = 0;
  for (let after = ''; ; ) {
    const domains = await releases.domains(after, HOSTS);
    for (let first = 0; first < domains.length; first += AT_ONCE) {
      const some = domains.slice(first, first + AT_ONCE);
      for (const count of await Promise.all(some.map((each) => tellHost(watch, each)))) raised += count;
    }
    after = domains.at(-1)?.domain ?? '';
    if (domains.length < HOSTS) return raised;
  }
}

async function tellHost(
  { store, releases, certificateOf, clock }: CertificateWatch,
  { domain, subdomain }: { readonly domain: string; readonly subdomain: string },
): Promise<number> {
  const site = await releases.site(subdomain);
  if (!site?.release || site.isDeleted) return 0;
  const { state, endsAt, reason } = await certificateOf(domain);
  const isNear = state === 'valid' && endsAt !== null && endsAt - clock.now() < CERTIFICATE_NEAR_MS;
  if (!isNear && state !== 'invalid') return 0;
  const { org, project, appID } = site;
  const ends = endsAt === null ? null : new Date(endsAt).toISOString();
  const key = ['certificate', project, appID, domain, state, ends].join('.');
  const detail = JSON.stringify({ host: domain, state, endsAt: ends, ...(reason !== null && { reason }) });
  return store.raise({ key, event: 'certificate', org, project, appID, detail });
}
