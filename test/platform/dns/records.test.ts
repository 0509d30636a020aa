import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { type Dns, DnsFault } from '../../../src/platform/dns/port.ts';
import { type HostRecords, keepHostRecords } from '../../../src/platform/dns/records.ts';
import { DELAYS_MS } from '../../../src/platform/outbox/loop.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { ACT } from '../../support/acts.ts';
import { build } from '../../support/jobs.ts';
import { storePlace } from '../../support/local-stores.ts';

const SHOP = { org: 'acme', project: 'web', appID: 'shop' };
const BLOG = { ...SHOP, appID: 'blog' };
const NEVER = new AbortController().signal;
const FOREIGN = new DnsFault('foreign', 'It has others', 'Remove them');
const REFUSED = new DnsFault('refused', 'The key is wrong', 'Copy it');
const AWAY = new DnsFault('away', 'It does not answer', 'Start it');

/** Platforms on one state whose zone is `corp.example`, on a DNS server that answers as a test says, and a clock that a test moves. */
async function world() {
  const place = storePlace();
  const stores = place.attach();
  await stores.dns.use();
  for (const key of [SHOP, BLOG]) await createApp(stores, key);
  const calls: string[] = [];
  const said: string[] = [];
  /** The hosts with a record of the platform. */
  const zone = new Set<string>();
  const refuse = new Map<string, Error>();
  let onRemove: (host: string) => unknown = () => {};
  const asked = async (what: string, host: string) => {
    calls.push(`${what} ${host}`);
    const fault = refuse.get(host);
    if (fault) throw fault;
  };
  const dns: Dns = {
    name: 'rfc2136://none',
    target: { kind: 'name', CNAME: 'edge.example' },
    covers: async (host) => host.endsWith('corp.example'),
    async ensure(host) {
      await asked('ensure', host);
      return zone.has(host) ? 'kept' : zone.add(host) && 'made';
    },
    async remove(host) {
      await asked('remove', host);
      await onRemove(host);
      return zone.delete(host);
    },
    look: async () => 'own',
  };
  const turns: (() => void)[] = [];
  const keepers: HostRecords[] = [];
  return {
    ...{ place, stores, calls, said, zone, refuse },
    /** Starts a platform. `looks`: it has the turn of the hourly look. */
    start(looks = false) {
      const records = keepHostRecords({
        dns,
        sitesDomain: 'sites.corp.example',
        store: stores.dns,
        state: stores.state,
        audit: stores.audit,
        changes: stores.changes,
        usage: { claimTurn: async () => looks },
        clock: place.clock,
        random: () => 0.5,
        log: (_level, event, fields) => void said.push(`${event} ${fields?.host}`),
        every(ms, run) {
          if (ms < 1_000) turns.push(run);
          return () => {};
        },
      });
      keepers.push(records);
      return records;
    },
    set: (key: typeof SHOP, ...domains: readonly string[]) =>
      stores.state.apps.update(key, { settings: { domains } }, ACT),
    async live(key: typeof SHOP) {
      const { deployID } = await queue(stores, key);
      await build(stores.jobs, deployID, `release of ${deployID}`);
    },
    /** Moves the clock, and lets the platforms see what is due. */
    pass(ms: number) {
      place.clock.advance(ms);
      for (const turn of turns) turn();
    },
    /** Waits until no change is left. */
    done: () =>
      vi.waitFor(async () => {
        for (const turn of turns) turn();
        using database = new DatabaseSync(join(place.path, 'platform.db'));
        // Those under way too.
        expect(database.prepare('SELECT host FROM dns_changes').all()).toEqual([]);
      }),
    onRemove: (then: (host: string) => unknown) => {
      onRemove = then;
    },
    async [Symbol.asyncDispose]() {
      for (const records of keepers) await records[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    },
  };
}

test('a first deploy makes the wildcard and the domains of the zone, and no others', async () => {
  await using at = await world();
  await at.set(SHOP, 'a.corp.example', 'elsewhere.example');
  await at.start().activate(SHOP, NEVER);
  await at.done();
  expect([...at.zone].sort()).toEqual(['*.sites.corp.example', 'a.corp.example']);
  expect(at.calls.filter((call) => call.includes('elsewhere'))).toEqual([]);
  const { rows } = await at.stores.audit.list('acme', { action: 'dns.record' }, { limit: 10 });
  expect(rows).toMatchObject([{ appID: 'shop', object: 'a.corp.example' }]);
});

test('a refused record fails a first deploy, and a foreign wildcard does not, because the operator knows where it leads', async () => {
  await using at = await world();
  const records = at.start();
  at.refuse.set('*.sites.corp.example', FOREIGN);
  await records.activate(SHOP, NEVER);
  expect(at.said).toContain('dns_record_not_changed *.sites.corp.example');
  at.refuse.set('a.corp.example', FOREIGN);
  await at.set(SHOP, 'a.corp.example');
  await expect(records.activate(SHOP, NEVER)).rejects.toMatchObject({
    facts: { stage: 'activate', code: 'dns_refused', message: 'It has others. Remove them' },
  });
  // What is somebody else's is not tried again and again.
  await at.done();
});

test('the wildcard is looked at again after some minutes, so that a short outage stops no first deploy', async () => {
  await using at = await world();
  const records = at.start();
  await records.activate(SHOP, NEVER);
  at.refuse.set('*.sites.corp.example', AWAY);
  await records.activate(SHOP, NEVER);
  expect(at.calls).toHaveLength(1);
  at.place.clock.advance(11 * 60_000);
  await expect(records.activate(SHOP, NEVER)).rejects.toMatchObject({ facts: { code: 'dns_refused' } });
  // It was asked several times before that.
  expect(at.calls).toHaveLength(4);
});

test('a later deploy looks at its records, and does not wait for them', async () => {
  await using at = await world();
  await at.set(SHOP, 'a.corp.example');
  await at.live(SHOP);
  const records = at.start();
  await at.done();
  at.calls.length = 0;
  at.refuse.set('a.corp.example', AWAY);
  await records.activate(SHOP, NEVER);
  await vi.waitFor(() => expect(at.said).toContain('dns_record_not_changed a.corp.example'));
  expect(new Set(at.calls)).toEqual(new Set(['ensure a.corp.example']));
});

test('a domain that no app has any more loses its record', async () => {
  await using at = await world();
  await at.set(SHOP, 'gone.corp.example', 'elsewhere.example');
  at.start();
  await at.done();
  await at.set(SHOP);
  await at.done();
  expect([...at.zone]).toEqual([]);
  expect(at.calls).toEqual(['ensure gone.corp.example', 'remove gone.corp.example']);
});

test('a domain that another app gets while its record is being removed has one when all is done, also if the node died then', async () => {
  await using at = await world();
  await at.set(SHOP, 'moved.corp.example');
  const dying = at.start();
  await at.done();
  at.onRemove(() => at.set(BLOG, 'moved.corp.example'));
  await at.set(SHOP);
  await at.done();
  expect([...at.zone]).toEqual(['moved.corp.example']);
  expect(at.calls.slice(-2)).toEqual(['remove moved.corp.example', 'ensure moved.corp.example']);

  // The server has removed the record, and the node hears no more of it.
  at.onRemove(async () => {
    at.zone.clear();
    await at.set(SHOP, 'moved.corp.example');
    void dying[Symbol.asyncDispose]();
    throw new Error('killed');
  });
  await at.set(BLOG);
  await vi.waitFor(() => expect(at.zone.size).toBe(0));
  await dying[Symbol.asyncDispose]();
  at.start();
  expect(await at.stores.dns.claim()).toBeUndefined();
  at.place.clock.advance(30_000);
  await at.done();
  expect([...at.zone]).toEqual(['moved.corp.example']);
});

test('a removal goes on while the server is away, is shown, survives a stop, and ends when the record is gone', async () => {
  await using at = await world();
  await at.set(SHOP, 'gone.corp.example');
  const first = at.start();
  await at.done();
  at.refuse.set('gone.corp.example', AWAY);
  await at.set(SHOP);
  await vi.waitFor(() => expect(first.waiting).toMatchObject({ count: 1 }));
  expect(await at.stores.dns.removals(SHOP)).toMatchObject([{ host: 'gone.corp.example', problem: AWAY.message }]);
  // One line of the log for one reason.
  for (const ms of DELAYS_MS) {
    const before = at.calls.length;
    at.pass(ms);
    await vi.waitFor(() => expect(at.calls.length).toBe(before + 1));
    await vi.waitFor(async () => expect(await at.stores.dns.claim()).toBeUndefined());
  }
  expect(at.said.filter((line) => line.startsWith('dns_record_not_changed'))).toHaveLength(1);
  await first[Symbol.asyncDispose]();
  at.refuse.clear();
  const second = at.start();
  at.pass(60_000);
  await vi.waitFor(() => expect(second.waiting).toEqual({ count: 0, oldestAt: null }));
  expect([...at.zone]).toEqual([]);
});

test('members of an organization read of a fault that is no answer of the server only that there was one', async () => {
  await using at = await world();
  await at.set(SHOP, 'gone.corp.example');
  at.start();
  await at.done();
  at.refuse.set('gone.corp.example', new Error('connect ECONNREFUSED 10.0.0.5:53'));
  await at.set(SHOP);
  const problem = 'the platform could not do it';
  await vi.waitFor(async () => expect(await at.stores.dns.removals(SHOP)).toMatchObject([{ problem }]));
});

test('a removal that waits never takes the record of an app that got the domain again', async () => {
  await using at = await world();
  await at.set(SHOP, 'back.corp.example');
  at.start();
  await at.done();
  at.refuse.set('back.corp.example', AWAY);
  await at.set(SHOP);
  await vi.waitFor(() => expect(at.calls).toContain('remove back.corp.example'));
  at.calls.length = 0;
  at.refuse.clear();
  await at.set(BLOG, 'back.corp.example');
  await at.done();
  at.pass(3_600_000);
  await at.done();
  expect(at.calls).toEqual(['ensure back.corp.example']);
  expect([...at.zone]).toEqual(['back.corp.example']);
});

test('a record that the server refuses keeps no other one from being made', async () => {
  await using at = await world();
  at.refuse.set('a.corp.example', REFUSED);
  await at.set(SHOP, 'a.corp.example', 'b.corp.example');
  const records = at.start();
  await vi.waitFor(() => expect([...at.zone]).toEqual(['b.corp.example']));
  await vi.waitFor(() => expect(records.waiting).toMatchObject({ count: 1 }));
});

test('the hourly look makes what is missing, on one node, and ends early while the server is away', async () => {
  await using at = await world();
  const domains = Array.from({ length: 20 }, (_, n) => `d${String(n).padStart(2, '0')}.corp.example`);
  await at.set(SHOP, ...domains);
  const first = at.start();
  await at.done();
  await first[Symbol.asyncDispose]();
  at.calls.length = 0;
  const records = at.start(true);
  await records.sweep();
  expect(at.calls).toEqual(['ensure *.sites.corp.example', ...domains.map((domain) => `ensure ${domain}`)]);
  at.refuse.set(domains[5] ?? '', FOREIGN);
  at.refuse.set(domains[9] ?? '', AWAY);
  await records.sweep();
  expect(at.calls.at(-1)).toBe(`ensure ${domains[9]}`);
  await records[Symbol.asyncDispose]();
  at.calls.length = 0;
  await at.start().sweep();
  expect(at.calls).toEqual([]);
});
