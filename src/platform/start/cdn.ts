import type { SiteWarning } from '../../contract/built-output.ts';
import type { Cdn } from '../cdn/cdn.ts';
import { createActivation, type Going } from '../cdn/index.ts';
import { type CdnMarks, createMarks } from '../cdn/marking.ts';
import { startPurger } from '../cdn/purger.ts';
import type { CdnView } from '../cdn/view.ts';
import type { OutboxLoop } from '../outbox/loop.ts';
import type { Activation } from '../queue/run.ts';
import type { AppKey } from '../shared/types.ts';
import { secureRandom } from '../stores/rows/names.ts';
import type { Settings } from './options.ts';
import type { NodeParts } from './parts.ts';

/** The CDN before the platform, as the rooms use it. */
export interface CdnParts {
  readonly cdn: Cdn;
  /** For the edge and the functions. */
  readonly marks: CdnMarks;
}

/** Returns the adapter of the CDN, which is loaded if there is one. Undefined: the platform has none. Asks nobody. */
export async function cdnOf({ cdn: start, cdnApi: api, fetch, clock }: Settings): Promise<CdnParts | undefined> {
  if (!start) return undefined;
  const { createCdn } = await import('../cdn/open.ts');
  const cdn = createCdn(start, { fetch, api }, clock);
  return { cdn, marks: createMarks(cdn) };
}

/** A request that waits ends within `ACCEPT_MS`. */
const NEVER = new AbortController().signal;

/** What builds and rollbacks do with the CDN. */
export interface CdnSteps {
  /** Before the switch. Rejects with a `BuildFailure` of the stage `activate`. */
  activate(activation: Activation): Promise<void>;
  /** After it. Never rejects. */
  switched(activation: Activation): Promise<readonly SiteWarning[]>;
  /** After a rollback. Never rejects. */
  rolledBack(app: AppKey, deployID: string): Promise<readonly SiteWarning[]>;
}

export function cdnSteps({ stores, cdn: start, siteUrl, clock, log }: NodeParts, cdn: Cdn): CdnSteps {
  const { maxAge = 0 } = start ?? {};
  const steps = createActivation({ cdn, store: stores.cdn, maxAge, clock, log });
  /** By deployment: from before the switch to after it. */
  const coming = new Map<string, { readonly going: Going; readonly warnings: readonly SiteWarning[] }>();
  return {
    async activate({ job: { app, deployID }, signal }) {
      const found = await stores.state.apps.find(app);
      if (!found) return;
      const { subdomain, settings: given, liveRelease } = found;
      const isFirst = liveRelease === null;
      const going = { app, deployID, url: siteUrl(subdomain), domains: given.domains ?? [], isFirst };
      coming.set(deployID, { going, warnings: await steps.activate(going, signal) });
    },
    async switched({ job: { deployID }, signal }) {
      const known = coming.get(deployID);
      coming.delete(deployID);
      return known ? [...known.warnings, ...(await steps.switched(known.going, signal))] : [];
    },
    async rolledBack(app, deployID) {
      const find = () => stores.state.apps.find(app).catch(() => undefined);
      const found = await find();
      if (!found) return [];
      const warnings = await steps.switched({ app, deployID, url: siteUrl(found.subdomain) }, NEVER);
      // Not about a release that another switch has replaced meanwhile.
      return warnings.length > 0 && (await find())?.liveRelease === deployID ? warnings : [];
    },
  };
}

/** Starts to send purges, and ends what the CDN does for domains that no app has any more. Nodes with the role control do so. */
export function openCdnRoom({ stores, stack, clock, log }: NodeParts, { cdn }: CdnParts): OutboxLoop {
  const { cdn: store, quota, changes, state } = stores;
  const stop = new AbortController();
  stack.defer(() => stop.abort(new Error('the platform stops')));
  const dropped = async (domain: string) => {
    if ((await state.releases.subdomainOf(domain)) === undefined) await cdn.deactivate(domain, stop.signal);
  };
  const subscription = changes.subscribe((change) => {
    if (change.kind !== 'domain') return;
    dropped(change.domain).catch((error: unknown) => {
      if (!stop.signal.aborted) log('warn', 'cdn_domain_not_ended', { domain: change.domain, reason: String(error) });
    });
  });
  stack.use(subscription);
  return stack.use(startPurger({ cdn, store, quota, changes, clock, random: secureRandom, log }));
}

/** Returns what people see of the CDN. */
export function cdnView({ stores, cdn: start }: Settings, { cdn }: CdnParts): CdnView {
  return { name: cdn.name, maxAge: start?.maxAge ?? 0, site: (app) => stores.cdn.site(app) };
}
