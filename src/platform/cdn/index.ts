/**
 * A CDN before the platform: what the edge tells it, and what it has to forget.
 *
 * Mirrors: spec 1.3 (the first deploy activates the live CDN) and 1.4 (a later one invalidates its cache).
 * Gaps: a CDN's configuration is an operator's. The adapters of Cloudflare, Fastly and CloudFront are tested against the recorded
 *   shapes of their documentation, and Varnish for real.
 * By design: without a CDN nothing of this runs, and the platform's own edge is the CDN. Answers have the tag of their release, and a
 *   switch purges that of the release before, so that no purge removes what is new. The store adds a purge in the transaction of the
 *   switch (`stores/cdn.ts`). A deployment and a rollback wait 10 seconds for it, and succeed in any case, because the
 *   release is live.
 */
import { type Clock, within } from '../../base/clock.ts';
import { formatDuration } from '../../base/durations.ts';
import type { Log } from '../../base/log.ts';
import type { SiteWarning } from '../../contract/built-output.ts';
import { type AppKey, type BuildFailure, type BuildJob, platformFailure } from '../shared/types.ts';
import type { CdnStore, HostState } from '../stores/cdn.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { AppStore } from '../stores/state.ts';
import type { Cdn } from './cdn.ts';

/** Milliseconds that a deployment or a rollback waits until the CDN has forgotten the release before. */
export const ACCEPT_MS = 10_000;
const ASK_MS = 100;

/** A request that waits ends within `ACCEPT_MS`. */
const NEVER = new AbortController().signal;

interface CdnOptions {
  readonly cdn: Cdn;
  readonly store: CdnStore;
  readonly apps: Pick<AppStore, 'find'>;
  readonly siteUrl: (subdomain: string) => string;
  /** Seconds for which the CDN keeps a page. */
  readonly maxAge: number;
  readonly clock: Clock;
  readonly log: Log;
}

interface Going {
  readonly job: Pick<BuildJob, 'app' | 'deployID'>;
  readonly signal: AbortSignal;
}

export interface CdnSteps {
  /** Before the switch: makes the CDN answer for the hosts of a site. Rejects with the failure `cdn_refused` if the first release would never answer. */
  activate(going: Going): Promise<void>;
  /**
   * After the switch: waits for the purge, and asks through the CDN. Returns the warnings of both steps. Never rejects, and ends within
   * `ACCEPT_MS`, or at the signal.
   */
  switched(going: Going): Promise<readonly SiteWarning[]>;
  /** The same after a rollback. */
  rolledBack(app: AppKey, deployID: string): Promise<readonly SiteWarning[]>;
}

export function createCdnSteps({ cdn, store, apps, siteUrl, maxAge, clock, log }: CdnOptions): CdnSteps {
  /** By deployment: from before the switch to after it. */
  const coming = new Map<string, { readonly url: string; readonly warnings: readonly SiteWarning[] }>();

  const activateHost = async (app: AppKey, host: string, stop: AbortSignal): Promise<HostState> => {
    const state = await cdn.activate(host, stop);
    if (state.kind !== 'ready')
      log('warn', 'cdn_host_not_ready', { ...app, host, state: state.kind, reason: state.reason });
    return state;
  };
  const isAccepted = async (app: AppKey) => {
    const site = await store.site(app).catch(unlessAway);
    return { isDone: site !== undefined && site.waitsSince === null, problem: site?.problem ?? undefined };
  };
  const awaitPurge = async (app: AppKey, deployID: string, url: string, stop: AbortSignal) => {
    const ended = new AbortController();
    const signal = AbortSignal.any([stop, ended.signal]);
    let problem: string | undefined;
    let isAcceptedNow = false;
    let seen: string | undefined;
    const follow = async () => {
      while (!signal.aborted) {
        if (!isAcceptedNow) ({ isDone: isAcceptedNow, problem } = await isAccepted(app));
        if (isAcceptedNow) {
          seen = await cdn.releaseAt(url, signal);
          if (seen === undefined || seen === deployID) return;
        }
        await clock.sleep(ASK_MS, signal);
      }
    };
    const following = follow().catch(() => {});
    await within(clock, ACCEPT_MS, following, stop);
    ended.abort();
    if (isAcceptedNow && (seen === undefined || seen === deployID)) return [];
    const bound = formatDuration(maxAge * 1_000);
    const what = isAcceptedNow
      ? `${cdn.name} has taken the purge, and still answers with the release ${seen}`
      : `${cdn.name} has not taken the purge of the release before within ${ACCEPT_MS / 1_000} s${problem === undefined ? '' : `: ${problem}`}`;
    log('warn', 'cdn_not_purged', { ...app, deployID, reason: what });
    return [warning(`${what}. Visitors can get that release for up to ${bound}; the platform goes on to purge it.`)];
  };
  return {
    async activate({ job: { app, deployID }, signal }) {
      const found = await apps.find(app);
      if (!found) return;
      const url = siteUrl(found.subdomain);
      const host = new URL(url).hostname;
      const known = await store.site(app).catch(unlessAway);
      const state = known?.state?.kind === 'ready' ? known.state : await activateHost(app, host, signal);
      if (known?.state?.kind !== 'ready') await store.record(app, state).catch(unlessAway);
      if (state.kind === 'refused' && found.liveRelease === null) throw refused(cdn.name, host, state.reason);
      const others = await Promise.all(
        (found.settings.domains ?? []).map(
          async (domain) => [domain, await activateHost(app, domain, signal)] as const,
        ),
      );
      const warnings = [[host, state] as const, ...others].flatMap(([name, each]) =>
        each.kind === 'ready' ? [] : [warning(`${cdn.name} does not answer for ${name} yet: ${each.reason}.`)],
      );
      coming.set(deployID, { url, warnings });
    },
    async switched({ job: { app, deployID }, signal }) {
      const known = coming.get(deployID);
      coming.delete(deployID);
      return known ? [...known.warnings, ...(await awaitPurge(app, deployID, known.url, signal))] : [];
    },
    async rolledBack(app, deployID) {
      const find = () => apps.find(app).catch(() => undefined);
      const found = await find();
      if (!found) return [];
      const warnings = await awaitPurge(app, deployID, siteUrl(found.subdomain), NEVER);
      // Not about a release that another switch has replaced meanwhile.
      return warnings.length > 0 && (await find())?.liveRelease === deployID ? warnings : [];
    },
  };
}

function unlessAway(error: unknown): undefined {
  if (!(error instanceof StoreUnavailable)) throw error;
}

function warning(message: string): SiteWarning {
  return { code: 'cdn_behind', file: null, line: null, message };
}

function refused(name: string, host: string, reason: string): BuildFailure {
  const message = `${name} refuses to answer for ${host}: ${reason}. An operator has to change that.`;
  return platformFailure('activate', 'cdn_refused', message);
}
