import { inBackground } from '../../base/background.ts';
import { type CdnSteps, createCdnSteps } from '../cdn/index.ts';
import { createMarks } from '../cdn/marking.ts';
import { startPurger } from '../cdn/purger.ts';
import type { OutboxLoop } from '../outbox/loop.ts';
import type { AppKey } from '../shared/types.ts';
import { secureRandom } from '../stores/rows/names.ts';
import type { Settings } from './options.ts';
import type { NodeParts } from './parts.ts';

export type CdnParts = NonNullable<Awaited<ReturnType<typeof cdnOf>>>;

/** Returns the adapter of the CDN, which is loaded if there is one. Undefined: the platform has none. Asks nobody. */
export async function cdnOf(settings: Settings) {
  const { cdn: start, cdnApi: api, fetch, clock, stores } = settings;
  if (!start) return undefined;
  const { createCdn } = await import('../cdn/open.ts');
  const cdn = createCdn(start, { fetch, api }, clock);
  const view = { name: cdn.name, maxAge: start.maxAge, site: (app: AppKey) => stores.cdn.site(app) };
  return { cdn, marks: createMarks(cdn), view };
}

export function cdnSteps({ stores, siteUrl, clock, log }: NodeParts, { cdn, view: { maxAge } }: CdnParts): CdnSteps {
  return createCdnSteps({ cdn, store: stores.cdn, apps: stores.state.apps, siteUrl, maxAge, clock, log });
}

/** Milliseconds between two domains that the CDN is told of: purges need its API too, which takes some calls a second. */
const FOLLOW_MS = 1_000;

/** Starts to send purges, and tells the CDN of domains that apps get and lose. Nodes with the role control do so. */
export function openCdnRoom({ stores, stack, clock, log }: NodeParts, { cdn }: CdnParts): OutboxLoop {
  const { cdn: store, quota, changes, state } = stores;
  const stop = new AbortController();
  const waiting = new Set<string>();
  const follow = async (domain: string) => {
    if ((await state.releases.subdomainOf(domain)) === undefined) return cdn.deactivate(domain, stop.signal);
    const host = await cdn.activate(domain, stop.signal);
    if (host.kind === 'ready') return;
    const isLate = host.kind === 'pending';
    log(isLate ? 'info' : 'warn', 'cdn_host_not_ready', { host: domain, state: host.kind, reason: host.reason });
  };
  const followNext = async () => {
    const [domain] = waiting;
    if (domain === undefined) return;
    waiting.delete(domain);
    await follow(domain).catch((error: unknown) => {
      if (!stop.signal.aborted) log('warn', 'cdn_domain_not_told', { domain, reason: String(error) });
    });
  };
  stack.use(inBackground({ everyMs: FOLLOW_MS, run: followNext, onFailure: () => {} }));
  stack.defer(() => stop.abort(new Error('the platform stops')));
  const subscription = changes.subscribe((change) => {
    if (change.kind === 'domain') waiting.add(change.domain);
  });
  stack.use(subscription);
  return stack.use(startPurger({ cdn, store, quota, changes, clock, random: secureRandom, log }));
}
