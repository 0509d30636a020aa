import { inBackground } from '../../base/background.ts';
import { BoundedMap } from '../../base/bounded-map.ts';
import type { Clock, Every } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { type AppKey, BuildFailure } from '../shared/types.ts';
import { type AuditStore, BY_PLATFORM, ofApp } from '../stores/audit.ts';
import type { Changes } from '../stores/changes.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { StateStore } from '../stores/state.ts';
import type { UsageStore } from '../stores/usage.ts';
import { type Dns, DnsFault, type Ensured, targetText } from './port.ts';

/*
 * The record of a host, and what changes it:
 *
 *   wanted    An app has the domain. It is made when the app goes live first, before it does; when the app gets the domain; when it is
 *             deployed again; and once an hour, so that no outage of the DNS server leaves a gap for long.
 *   unwanted  No app has it any more. It is removed then, once: if the DNS server is away, it stays, and leads to a page of the
 *             platform that says that no app is there.
 *
 * The wildcard of the sites is wanted as long as its zone is delegated.
 */

export interface HostRecordsOptions {
  readonly dns: Dns;
  readonly sitesDomain: string;
  readonly state: {
    readonly apps: Pick<StateStore['apps'], 'find'>;
    readonly releases: Pick<StateStore['releases'], 'site' | 'subdomainOf' | 'domains'>;
  };
  readonly audit: Pick<AuditStore, 'append'>;
  readonly changes: Changes;
  readonly usage: Pick<UsageStore, 'claimTurn'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly every?: Every;
}

/** Keeps the records of the hosts of apps. Disposing waits for the change under way. */
export interface HostRecords extends AsyncDisposable {
  /**
   * Makes the records of an app that goes live next. At its first time it resolves when the DNS server has them, and rejects with a
   * `BuildFailure` (`dns_refused`) if it does not take them. Later it resolves at once, and the records are looked at meanwhile.
   */
  activate(app: AppKey, signal: AbortSignal): Promise<void>;
  /** Looks at the records of all hosts now, if no other node does. Never rejects. */
  sweep(): Promise<void>;
  /** Resolves when the changes that were seen so far are done. */
  settled(): Promise<void>;
}

const SWEEP_MS = 60 * 60_000;
/** A little less, because timers of nodes differ. */
const TURN_MS = SWEEP_MS - 60_000;
/** Milliseconds of all records of an activation. */
const ACTIVATE_MS = 45_000;
/** Attempts while the server is away, and milliseconds between two. */
const ATTEMPTS = 3;
const AGAIN_MS = 1_000;
/** Milliseconds for which the wildcard is taken for granted, so that an outage of the DNS server stops no app without domains. */
const WILDCARD_MS = 10 * 60_000;
/** Domains that wait. The hourly look finds those that do not fit. */
const WAITING_MOST = 10_000;
const PAGE = 500;

export function keepHostRecords(options: HostRecordsOptions): HostRecords {
  const { dns, state, usage, changes, clock, log } = options;
  const wildcard = `*.${options.sitesDomain}`;
  const waiting = new Set<string>();
  const stop = new AbortController();
  let working: Promise<void> | undefined;
  let wildcardAt = Number.NEGATIVE_INFINITY;
  const said = new BoundedMap<string, string>(WAITING_MOST);

  const appOf = async (domain: string): Promise<AppKey | undefined> => {
    const subdomain = await state.releases.subdomainOf(domain);
    return subdomain === undefined ? undefined : state.releases.site(subdomain);
  };
  const recorded = async (host: string, app: AppKey | undefined, how: Ensured | 'removed') => {
    if (how === 'kept' || how === 'by-hand') return;
    const records = { record: targetText(dns.target) };
    const what = { object: host, ...(how === 'removed' ? { before: records } : { after: records }) };
    log('info', 'dns_record', { host, how, by: dns.name });
    await options.audit.append(BY_PLATFORM, [app ? ofApp(app, 'dns.record', what) : { action: 'dns.record', ...what }]);
  };
  const ensure = async (host: string, app: AppKey | undefined, signal: AbortSignal) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const how = await dns.ensure(host, signal);
        said.delete(host);
        return await recorded(host, app, how);
      } catch (error) {
        if (!(error instanceof DnsFault) || error.kind !== 'away' || attempt === ATTEMPTS) throw error;
        await clock.sleep(AGAIN_MS, signal);
      }
    }
  };
  const ensureWildcard = async (signal: AbortSignal) => {
    if (clock.monotonic() - wildcardAt < WILDCARD_MS || !(await dns.covers(wildcard))) return;
    await ensure(wildcard, undefined, signal).catch((error: unknown) => {
      // An operator who has set it knows where it leads. `slipway doctor` compares.
      if (!(error instanceof DnsFault) || error.kind !== 'foreign') throw error;
      failed(wildcard, error);
    });
    wildcardAt = clock.monotonic();
  };
  /** Logs a failure once, until it is another one. */
  const failed = (host: string, error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (stop.signal.aborted || said.get(host) === reason) return;
    said.set(host, reason);
    const remedy = error instanceof DnsFault ? error.remedy : '';
    log(error instanceof StoreUnavailable ? 'error' : 'warn', 'dns_record_not_made', {
      host,
      reason,
      remedy,
      by: dns.name,
    });
  };

  /** Makes the record of a domain as it should be now. */
  const adjust = async (domain: string, signal: AbortSignal) => {
    if (!(await dns.covers(domain))) return;
    const app = await appOf(domain);
    if (app) return ensure(domain, app, signal);
    if (await dns.remove(domain, signal)) await recorded(domain, undefined, 'removed');
    // An app may have got it meanwhile, and another node its record.
    const next = await appOf(domain);
    if (next) await ensure(domain, next, signal);
  };
  const work = () => {
    working ??= (async () => {
      for (const domain of waiting) {
        waiting.delete(domain);
        if (stop.signal.aborted) return;
        await adjust(domain, stop.signal).catch((error: unknown) => failed(domain, error));
      }
    })().finally(() => {
      working = undefined;
      if (waiting.size > 0 && !stop.signal.aborted) void work();
    });
    return working;
  };
  const enqueue = (domain: string) => {
    if (waiting.size < WAITING_MOST) waiting.add(domain);
    void work();
  };
  const sweepAll = async () => {
    if (!(await usage.claimTurn('dns', TURN_MS))) return;
    await ensureWildcard(stop.signal);
    for (let after = ''; ; ) {
      const domains = await state.releases.domains(after, PAGE);
      for (const { domain } of domains) {
        if (stop.signal.aborted) return;
        await adjust(domain, stop.signal).catch((error: unknown) => {
          failed(domain, error);
          // It would not answer for the others either.
          if (error instanceof DnsFault && error.kind === 'away') throw error;
        });
      }
      const last = domains.at(-1);
      if (!last || domains.length < PAGE) return;
      after = last.domain;
    }
  };
  const sweeping = inBackground({
    everyMs: SWEEP_MS,
    run: sweepAll,
    onFailure: (error) => failed('', error),
    ...(options.every && { every: options.every }),
    isDue: true,
  });
  const subscription = changes.subscribe((change) => {
    if (change.kind === 'domain') enqueue(change.domain);
  });

  return {
    sweep: () => sweeping.run(),
    async settled() {
      while (working) await working;
    },
    async activate(app, signal) {
      const found = await state.apps.find(app);
      if (!found) return;
      const domains = found.settings.domains ?? [];
      if (found.liveRelease !== null) {
        for (const domain of domains) enqueue(domain);
        return;
      }
      const late = AbortSignal.timeout(ACTIVATE_MS);
      const ends = AbortSignal.any([signal, late]);
      try {
        await ensureWildcard(ends);
        for (const domain of domains) if (await dns.covers(domain)) await ensure(domain, app, ends);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof DnsFault) throw refused(error);
        if (late.aborted) throw refused(tooLate());
        throw error;
      }
    },
    async [Symbol.asyncDispose]() {
      subscription[Symbol.dispose]();
      stop.abort(new Error('the platform stops'));
      await sweeping[Symbol.asyncDispose]();
      await working;
    },
  };
}

function tooLate(): DnsFault {
  const remedy = 'Deploy again.';
  return new DnsFault('away', `The DNS records were not made within ${ACTIVATE_MS / 1_000} s`, remedy);
}

function refused({ message, remedy }: DnsFault): BuildFailure {
  const text = `${message}. ${remedy}`;
  return new BuildFailure({
    stage: 'activate',
    code: 'dns_refused',
    message: text,
    exitCode: null,
    signal: null,
    log: [],
    diagnostics: [],
  });
}
