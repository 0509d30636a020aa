import { expect, test, vi } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import type { Cdn } from '../../../src/platform/cdn/cdn.ts';
import { ACCEPT_MS, createCdnSteps } from '../../../src/platform/cdn/index.ts';
import type { CdnSite, CdnStore, HostState } from '../../../src/platform/stores/cdn.ts';
import type { StoredApp } from '../../../src/platform/stores/rows/records.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const APP = { org: 'acme', project: 'web', appID: 'shop' };
const NEVER = new AbortController().signal;
const GOING = { job: { app: APP, deployID: 'dpl-2' }, signal: NEVER };
const UNKNOWN: CdnSite = { state: null, purgedAt: null, waitsSince: null, problem: null };

function world({
  site = UNKNOWN,
  state = { kind: 'ready' } as HostState,
  seen = ['dpl-2'] as readonly (string | undefined)[],
  domains = [] as readonly string[],
} = {}) {
  const clock = new ManualClock();
  const now = { site, isAway: false, liveRelease: null as string | null };
  const answers = [...seen];
  const asked: string[] = [];
  const recorded: HostState[] = [];
  const store = {
    async site() {
      if (now.isAway) throw new StoreUnavailable('away');
      return now.site;
    },
    async record(_: unknown, each: HostState) {
      recorded.push(each);
    },
  } as unknown as CdnStore;
  const cdn = {
    name: 'Test',
    async activate(host: string) {
      asked.push(host);
      return host.endsWith('.sites.example') ? state : { kind: 'pending', reason: 'it is new' };
    },
    // The last answer stays.
    releaseAt: async () => (answers.length > 1 ? answers.shift() : answers[0]),
  } as unknown as Cdn;
  const apps = {
    find: async () =>
      ({ subdomain: 'shop', liveRelease: now.liveRelease, settings: { domains } }) as unknown as StoredApp,
  };
  const siteUrl = (subdomain: string) => `https://${subdomain}.sites.example/`;
  const steps = createCdnSteps({ cdn, store, apps, siteUrl, maxAge: 3_600, clock, log: silentLog });
  /** Moves the clock until a promise has settled. */
  const settle = async <T>(promise: Promise<T>, most = ACCEPT_MS): Promise<T> => {
    let isDone = false;
    void promise.finally(() => {
      isDone = true;
    });
    for (let ms = 0; ms <= most && !isDone; ms += 100) {
      await vi.waitFor(() => expect(isDone || clock.sleeping > 0).toBe(true));
      clock.advance(100);
      for (let n = 0; n < 20; n += 1) await Promise.resolve();
    }
    return promise;
  };
  return { steps, now, asked, recorded, settle };
}

test('a first release whose host the CDN refuses fails, and a later one goes on with a warning', async () => {
  const at = world({ state: { kind: 'refused', reason: 'it has no domain for it' } });
  const refused = {
    code: 'cdn_refused',
    stage: 'activate',
    message: expect.stringMatching(/^Test refuses .*shop\.sites\.example: it has no domain/),
  };
  await expect(at.steps.activate(GOING)).rejects.toMatchObject({ facts: refused });
  at.now.liveRelease = 'dpl-1';
  await at.steps.activate(GOING);
  expect(await at.steps.switched(GOING)).toEqual([
    expect.objectContaining({ code: 'cdn_behind', message: expect.stringContaining('it has no domain') }),
  ]);
  expect(at.recorded).toHaveLength(2);
});

test('a host that is ready is not asked about again, and domains of the app are', async () => {
  const at = world({ site: { ...UNKNOWN, state: { kind: 'ready' } }, domains: ['www.shop.example'] });
  await at.steps.activate(GOING);
  expect(at.asked).toEqual(['www.shop.example']);
  expect(await at.steps.switched(GOING)).toEqual([
    expect.objectContaining({ message: 'Test does not answer for www.shop.example yet: it is new.' }),
  ]);
});

test('while the store is away, the CDN is asked all the same', async () => {
  const at = world();
  at.now.isAway = true;
  await at.steps.activate(GOING);
  expect(at.asked).toEqual(['shop.sites.example']);
  at.now.isAway = false;
  expect(await at.steps.switched(GOING)).toEqual([]);
});

test('a purge that is accepted, and seen through the CDN, adds no warning', async () => {
  // The CDN takes a moment to forget.
  const at = world({ site: { ...UNKNOWN, waitsSince: 1 }, seen: ['dpl-1', 'dpl-1', 'dpl-2'] });
  await at.steps.activate(GOING);
  const settled = at.settle(at.steps.switched(GOING));
  at.now.site = UNKNOWN;
  expect(await settled).toEqual([]);
});

test('a CDN that cannot be reached from here adds no warning once it has taken the purge', async () => {
  const at = world({ seen: [undefined] });
  await at.steps.activate(GOING);
  expect(await at.steps.switched(GOING)).toEqual([]);
});

test.each([
  [
    'is not accepted',
    { ...UNKNOWN, waitsSince: 1, problem: 'it answered with status 500' },
    [undefined],
    /has not taken the purge of the release before within 10 s: it answered with status 500\. .*for up to 1h 00m/,
  ],
  [
    'has no effect',
    UNKNOWN,
    ['dpl-1'],
    /has taken the purge, and still answers with the release dpl-1\. .*for up to 1h 00m/,
  ],
])('a purge that %s adds a warning with the bound after 10 seconds', async (_, site, seen, message) => {
  const at = world({ site, seen });
  await at.steps.activate(GOING);
  const warnings = await at.settle(at.steps.switched(GOING));
  expect(warnings).toEqual([{ code: 'cdn_behind', file: null, line: null, message: expect.stringMatching(message) }]);
});

test('a stop of the platform ends the wait', async () => {
  const stop = new AbortController();
  const at = world({ site: { ...UNKNOWN, waitsSince: 1 } });
  await at.steps.activate(GOING);
  const switched = at.steps.switched({ ...GOING, signal: stop.signal });
  stop.abort(new Error('the platform stops'));
  expect(await switched).toHaveLength(1);
});
