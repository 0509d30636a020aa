import { inBackground } from '../../base/background.ts';
import { BoundedMap } from '../../base/bounded-map.ts';
import type { Clock, Every, Random } from '../../base/clock.ts';
import { messageOf } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { delayAfter, type Later, type OutboxLoop, startOutbox } from '../outbox/loop.ts';
import { type AppKey, type BuildFailure, platformFailure } from '../shared/types.ts';
import { type AuditStore, BY_PLATFORM, ofApp } from '../stores/audit.ts';
import type { Changes } from '../stores/changes.ts';
import type { ClaimedChange, DnsStore } from '../stores/dns.ts';
import { CLAIM_MS } from '../stores/outbox.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { StateStore } from '../stores/state.ts';
import type { UsageStore } from '../stores/usage.ts';
import { type Dns, DnsFault, type Ensured, targetText } from './port.ts';

/*
 * The record of a host, and what changes it:
 *
 *   wanted    An app has the domain. It is made when the app goes live first, before it does; when the app gets the domain; when it is
 *             deployed again; and once an hour, because somebody may have removed it.
 *   unwanted  No app has it any more. It is removed then.
 *
 * A node claims the change of a host (`DnsStore`) before it touches its record, and settles it afterwards. A change that failed, or whose
 * node died, is made later, by what is wanted then. It ends when the record is as it should be, if it is somebody else's, and if the host
 * is in no zone of the platform. The wildcard of the sites is wanted as long as its zone is delegated.
 */

export interface HostRecordsOptions {
  readonly dns: Dns;
  readonly sitesDomain: string;
  readonly store: DnsStore;
  readonly state: {
    readonly apps: Pick<StateStore['apps'], 'find'>;
    readonly releases: Pick<StateStore['releases'], 'site' | 'subdomainOf' | 'domains'>;
  };
  readonly audit: Pick<AuditStore, 'append'>;
  readonly changes: Changes;
  readonly usage: Pick<UsageStore, 'claimTurn'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly every?: Every;
}

/** Keeps the records of the hosts of apps. Disposing ends the change under way, which another node or the next start repeats. */
export interface HostRecords extends OutboxLoop {
  /**
   * Makes the records of an app that goes live next. At its first time it waits for them, or rejects with a `BuildFailure` (`dns_refused`).
   * Later it resolves at once, and they are looked at meanwhile.
   */
  activate(app: AppKey, signal: AbortSignal): Promise<void>;
  /** Looks at the records of all hosts now, if no other node does. Never rejects. */
  sweep(): Promise<void>;
}

const SWEEP_MS = 60 * 60_000;
/** A little less, because timers of nodes differ. */
const TURN_MS = SWEEP_MS - 60_000;
const ACTIVATE_MS = 45_000;
/** Milliseconds of one record. It ends before its claim. */
const RECORD_MS = CLAIM_MS - 5_000;
/** Attempts of an activation while the server is away, and milliseconds between two. */
const ATTEMPTS = 3;
const AGAIN_MS = 1_000;
/** Milliseconds until an activation asks again for a host whose record is being made. */
const HELD_MS = 100;
/** Milliseconds for which the wildcard is taken for granted, so that an outage of the DNS server stops no app without domains. */
const WILDCARD_MS = 10 * 60_000;
const SAID_MOST = 10_000;
const PAGE = 500;

export function keepHostRecords(options: HostRecordsOptions): HostRecords {
  const { dns, store, state, usage, changes, clock, random, log, every } = options;
  const wildcard = `*.${options.sitesDomain}`;
  const stop = new AbortController();
  let looks: Promise<void> = Promise.resolve();
  let wildcardAt = Number.NEGATIVE_INFINITY;
  const said = new BoundedMap<string, string>(SAID_MOST);

  const appOf = async (domain: string): Promise<AppKey | undefined> => {
    const subdomain = await state.releases.subdomainOf(domain);
    return subdomain === undefined ? undefined : state.releases.site(subdomain);
  };
  const recorded = async (host: string, app: AppKey | undefined, how: Ensured | 'removed') => {
    said.delete(host);
    if (how === 'kept' || how === 'by-hand') return;
    const records = { record: targetText(dns.target) };
    const what = { object: host, ...(how === 'removed' ? { before: records } : { after: records }) };
    log('info', 'dns_record', { host, how, by: dns.name });
    await options.audit.append(BY_PLATFORM, [app ? ofApp(app, 'dns.record', what) : { action: 'dns.record', ...what }]);
  };
  const ensure = async (host: string, app: AppKey | undefined, signal: AbortSignal) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await recorded(host, app, await dns.ensure(host, signal));
      } catch (error) {
        if (!isAway(error) || attempt === ATTEMPTS) throw error;
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
    const reason = messageOf(error);
    if (stop.signal.aborted || said.get(host) === reason) return;
    said.set(host, reason);
    const remedy = error instanceof DnsFault ? error.remedy : '';
    const level = error instanceof StoreUnavailable ? 'error' : 'warn';
    log(level, 'dns_record_not_changed', { host, reason, remedy, by: dns.name });
  };

  const adjust = async (domain: string, signal: AbortSignal) => {
    if (!(await dns.covers(domain))) return;
    const app = await appOf(domain);
    if (app) await recorded(domain, app, await dns.ensure(domain, signal));
    else if (await dns.remove(domain, signal)) await recorded(domain, undefined, 'removed');
  };
  /** Does the work of a change, and settles it. Rejects as `work` does. A change whose node stops is due again when its claim ends. */
  const make = async (claim: ClaimedChange, work: typeof adjust, signal: AbortSignal, later?: Later) => {
    const late = AbortSignal.timeout(RECORD_MS);
    try {
      await work(claim.host, AbortSignal.any([signal, late]));
    } catch (error) {
      if (stop.signal.aborted) throw error;
      const fault = late.aborted && !(error instanceof DnsFault) ? tooLate(RECORD_MS) : error;
      const isOver = fault instanceof DnsFault && fault.kind === 'foreign';
      const againMs = delayAfter(claim.failures, random);
      // Tenants read it, and other errors may name the operator's servers.
      const problem = fault instanceof DnsFault ? fault.message : 'the platform could not do it';
      const again = { kind: 'failed', againMs, problem } as const;
      await store.settle(claim, isOver ? { kind: 'done' } : again);
      if (!isOver) later?.(againMs);
      throw fault;
    }
    await store.settle(claim, { kind: 'done' });
  };
  /** Looks at the records of domains that apps have. Rejects if the server is away, because it would not answer for the others either. */
  const lookAt = async (domains: readonly string[]) => {
    for (const domain of domains) {
      if (stop.signal.aborted) return;
      try {
        const claim = (await dns.covers(domain)) ? await store.hold(domain) : undefined;
        if (claim) await make(claim, adjust, stop.signal);
      } catch (error) {
        failed(domain, error);
        if (isAway(error)) throw error;
      }
    }
  };
  const held = async (host: string, signal: AbortSignal): Promise<ClaimedChange> => {
    for (;;) {
      const claim = await store.hold(host);
      if (claim) return claim;
      await clock.sleep(HELD_MS, signal);
    }
  };

  const sweepAll = async () => {
    if (!(await usage.claimTurn('dns', TURN_MS))) return;
    await ensureWildcard(stop.signal);
    for (let after = ''; ; ) {
      const domains = (await state.releases.domains(after, PAGE)).map(({ domain }) => domain);
      await lookAt(domains);
      const last = domains.at(-1);
      if (last === undefined || domains.length < PAGE || stop.signal.aborted) return;
      after = last;
    }
  };
  const sweeping = inBackground({
    everyMs: SWEEP_MS,
    run: sweepAll,
    onFailure: (error) => failed('', error),
    ...(every && { every }),
    isDue: true,
  });
  const outbox = startOutbox({
    store,
    changes,
    clock,
    every,
    async work(ends, later) {
      for (;;) {
        const claim = ends.aborted ? undefined : await store.claim();
        if (!claim) return;
        try {
          await make(claim, adjust, AbortSignal.any([ends, stop.signal]), later);
        } catch (error) {
          if (!(error instanceof DnsFault)) throw error;
          failed(claim.host, error);
          // It would not answer for the others either.
          if (isAway(error)) return;
        }
      }
    },
    wakes: ({ kind }) => kind === 'domain' || kind === 'unknown',
    onFailure: (error) => failed('', error),
  });

  return {
    get waiting() {
      return outbox.waiting;
    },
    sweep: () => sweeping.run(),
    async activate(app, signal) {
      const found = await state.apps.find(app);
      if (!found) return;
      const domains = found.settings.domains ?? [];
      if (found.liveRelease !== null) {
        looks = looks.then(() => lookAt(domains)).catch(() => {});
        return;
      }
      const late = AbortSignal.timeout(ACTIVATE_MS);
      const ends = AbortSignal.any([signal, late]);
      const work = (host: string, within: AbortSignal) => ensure(host, app, within);
      try {
        await ensureWildcard(ends);
        for (const domain of domains)
          if (await dns.covers(domain))
            await make(await held(domain, ends), work, AbortSignal.any([ends, stop.signal]));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof DnsFault) throw refused(error);
        if (late.aborted) throw refused(tooLate(ACTIVATE_MS));
        throw error;
      }
    },
    async [Symbol.asyncDispose]() {
      stop.abort(new Error('the platform stops'));
      await outbox[Symbol.asyncDispose]();
      await sweeping[Symbol.asyncDispose]();
      await looks;
    },
  };
}

function isAway(error: unknown): boolean {
  return error instanceof DnsFault && error.kind === 'away';
}

function tooLate(ms: number): DnsFault {
  return new DnsFault('away', `The DNS records were not made within ${ms / 1_000} s`, 'Deploy again.');
}

function refused({ message, remedy }: DnsFault): BuildFailure {
  return platformFailure('activate', 'dns_refused', `${message}. ${remedy}`);
}
