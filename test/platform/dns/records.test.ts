import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { type Dns, DnsFault } from '../../../src/platform/dns/port.ts';
import { type HostRecordsOptions, keepHostRecords } from '../../../src/platform/dns/records.ts';
import type { AuditEntry } from '../../../src/platform/stores/audit.ts';
import type { Change } from '../../../src/platform/stores/changes.ts';

const APP = { org: 'acme', project: 'web', appID: 'shop' };
const NEVER = new AbortController().signal;

/** The records of a platform whose zone is `corp.example`, on a DNS server that does what `ensure` says. */
function world(given: { domains?: readonly string[]; isLive?: boolean; mayTurn?: boolean } = {}) {
  const { domains = [], isLive = false, mayTurn = true } = given;
  const calls: string[] = [];
  const said: string[] = [];
  const audit: AuditEntry[] = [];
  const owners = new Map(domains.map((domain) => [domain, 'shop-a2b3c4']));
  const refuse = new Map<string, DnsFault>();
  let listener = (_: Change) => {};
  let onRemove = () => {};
  let now = 0;
  const dns: Dns = {
    name: 'rfc2136://none',
    target: { kind: 'name', CNAME: 'edge.example' },
    covers: async (host) => host.endsWith('corp.example'),
    async ensure(host) {
      calls.push(`ensure ${host}`);
      const fault = refuse.get(host);
      if (fault) throw fault;
      return 'made';
    },
    async remove(host) {
      calls.push(`remove ${host}`);
      onRemove();
      return true;
    },
    look: async () => 'own',
  };
  const state: HostRecordsOptions['state'] = {
    apps: { find: async () => ({ ...APP, settings: { domains }, liveRelease: isLive ? 'dpl-1' : null }) as never },
    releases: {
      site: async () => APP as never,
      subdomainOf: async (domain) => owners.get(domain),
      domains: async (after, limit) =>
        [...owners]
          .filter(([domain]) => domain > after)
          .sort()
          .slice(0, limit)
          .map(([domain, subdomain]) => ({ domain, subdomain })),
    },
  };
  const records = keepHostRecords({
    dns,
    sitesDomain: 'sites.corp.example',
    state,
    audit: {
      async append(_, entries) {
        audit.push(...entries);
      },
    },
    changes: {
      subscribe(each) {
        listener = each;
        return { [Symbol.dispose]() {} };
      },
    },
    usage: { claimTurn: async () => mayTurn },
    clock: { ...systemClock, monotonic: () => now, sleep: async () => {} },
    log: (_level, event, fields) => void said.push(`${event} ${fields?.host}`),
    every: () => () => {},
  });
  return {
    records,
    calls,
    said,
    audit,
    owners,
    refuse,
    change: (domain: string) => listener({ kind: 'domain', domain }),
    onRemove: (then: () => void) => {
      onRemove = then;
    },
    later: (ms: number) => {
      now += ms;
    },
  };
}

const FOREIGN = new DnsFault('foreign', 'It has others', 'Remove them');
const AWAY = new DnsFault('away', 'It does not answer', 'Start it');

test('a first deploy makes the wildcard and the domains of the zone, and no others', async () => {
  const { records, calls, audit } = world({ domains: ['a.corp.example', 'elsewhere.example'], mayTurn: false });
  await records.activate(APP, NEVER);
  expect(calls).toEqual(['ensure *.sites.corp.example', 'ensure a.corp.example']);
  expect(audit).toMatchObject([{ object: '*.sites.corp.example' }, { appID: 'shop', object: 'a.corp.example' }]);
  await records[Symbol.asyncDispose]();
});

test('a refused record fails a first deploy, and a foreign wildcard does not, because the operator knows where it leads', async () => {
  const { records, refuse, said } = world({ domains: ['a.corp.example'], mayTurn: false });
  refuse.set('*.sites.corp.example', FOREIGN);
  await records.activate(APP, NEVER);
  expect(said).toContain('dns_record_not_made *.sites.corp.example');
  refuse.set('a.corp.example', FOREIGN);
  await expect(records.activate(APP, NEVER)).rejects.toMatchObject({
    facts: { stage: 'activate', code: 'dns_refused', message: 'It has others. Remove them' },
  });
  await records[Symbol.asyncDispose]();
});

test('the wildcard is looked at again after some minutes, so that a short outage stops no first deploy', async () => {
  const { records, refuse, calls, later } = world({ mayTurn: false });
  await records.activate(APP, NEVER);
  refuse.set('*.sites.corp.example', AWAY);
  await records.activate(APP, NEVER);
  expect(calls).toHaveLength(1);
  later(11 * 60_000);
  await expect(records.activate(APP, NEVER)).rejects.toMatchObject({ facts: { code: 'dns_refused' } });
  // It was asked several times before that.
  expect(calls).toHaveLength(4);
  await records[Symbol.asyncDispose]();
});

test('a later deploy does not wait for its records', async () => {
  const { records, refuse, calls, said } = world({ domains: ['a.corp.example'], isLive: true, mayTurn: false });
  refuse.set('a.corp.example', AWAY);
  await records.activate(APP, NEVER);
  await records.settled();
  expect([new Set(calls), said]).toEqual([new Set(['ensure a.corp.example']), ['dns_record_not_made a.corp.example']]);
  await records[Symbol.asyncDispose]();
});

test('a domain that no app has any more loses its record, and one that another app got meanwhile has it', async () => {
  const { records, calls, owners, change, onRemove, audit } = world({ mayTurn: false });
  change('gone.corp.example');
  change('elsewhere.example');
  await records.settled();
  expect(calls).toEqual(['remove gone.corp.example']);
  expect(audit).toMatchObject([{ object: 'gone.corp.example', before: { record: 'CNAME edge.example' } }]);
  onRemove(() => owners.set('moved.corp.example', 'other-a2b3c4'));
  change('moved.corp.example');
  await records.settled();
  expect(calls.slice(1)).toEqual(['remove moved.corp.example', 'ensure moved.corp.example']);
  await records[Symbol.asyncDispose]();
});

test('the hourly look makes what is missing, on one node, and ends early while the server is away', async () => {
  const domains = Array.from({ length: 1_203 }, (_, n) => `d${String(n).padStart(5, '0')}.corp.example`);
  const { records, calls, refuse } = world({ domains });
  await records.sweep();
  expect(calls).toEqual(['ensure *.sites.corp.example', ...domains.map((domain) => `ensure ${domain}`)]);
  calls.length = 0;
  refuse.set(domains[5] ?? '', FOREIGN);
  refuse.set(domains[9] ?? '', AWAY);
  await records.sweep();
  expect(calls.at(-1)).toBe(`ensure ${domains[9]}`);
  await records[Symbol.asyncDispose]();
  const other = world({ domains, mayTurn: false });
  await other.records.sweep();
  expect(other.calls).toEqual([]);
  await other.records[Symbol.asyncDispose]();
});
