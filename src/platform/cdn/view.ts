import type { CdnHost } from '../shared/cdn-host.ts';
import type { AppKey } from '../shared/types.ts';
import type { CdnSite } from '../stores/cdn.ts';

export interface CdnView {
  readonly name: string;
  /** Seconds for which the CDN keeps a page. */
  readonly maxAge: number;
  site(app: AppKey): Promise<CdnSite | undefined>;
}

/** Returns the state of an app's hosts in the CDN: all of them are purged together. Undefined: there is no CDN, or no such app. */
export async function cdnState(view: CdnView | undefined, app: AppKey): Promise<CdnHost | undefined> {
  const site = await view?.site(app);
  if (!view || !site) return undefined;
  const { state, purgedAt, waitsSince, problem } = site;
  const reason = state === null || state.kind === 'ready' ? null : state.reason;
  const { name: cdn, maxAge } = view;
  return { cdn, maxAge, state: state?.kind ?? 'unknown', reason, purgedAt, waitsSince, problem };
}
