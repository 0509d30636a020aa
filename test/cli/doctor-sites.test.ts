import { expect, test } from 'vitest';
import { sitesCheck } from '../../src/cli/platforms/doctor-checks.ts';
import { sendJson, serve } from '../support/http-server.ts';

const INDEX = { service: 'slipway', sites: 'http://{subdomain}.sites.example:4400/' };

async function checked(index: object, addresses: Readonly<Record<string, readonly string[] | string>>) {
  await using server = await serve((_request, response) => sendJson(response, 200, index));
  const asked: string[] = [];
  const check = await sitesCheck(server.origin, fetch, new AbortController().signal, async (name) => {
    asked.push(name);
    const found = addresses[name.replace(/^slipway-doctor-[0-9a-f]{8}\./, '*.')] ?? 'ENOTFOUND';
    if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
    return found;
  });
  return { check, asked };
}

test.each([
  [
    { '*.sites.example': ['203.0.113.7'], '127.0.0.1': ['203.0.113.7'] },
    'right',
    /leads to 203\.0\.113\.7, as the platform does/,
  ],
  [
    { '*.sites.example': ['198.51.100.1'], '127.0.0.1': ['203.0.113.7'] },
    'doubt',
    /leads to 198\.51\.100\.1, and the platform is at 203\.0\.113\.7/,
  ],
  [{ '127.0.0.1': ['203.0.113.7'] }, 'wrong', /has no DNS record/],
  [{ '*.sites.example': 'ETIMEOUT' }, 'doubt', /cannot be resolved now \(ETIMEOUT\)/],
])('the wildcard record is compared with the address of the platform: %j', async (addresses, state, detail) => {
  const { check } = await checked(INDEX, addresses as never);
  expect(check).toMatchObject({ name: 'Sites', state, detail: expect.stringMatching(detail) });
});

test('what is missing is told as a record to add: the one that the platform makes, if it says so', async () => {
  const by = await checked(INDEX, {});
  expect(by.check?.remedy).toBe('Add the DNS record: *.sites.example A 127.0.0.1');
  const { check } = await checked({ ...INDEX, dnsTarget: 'A 203.0.113.7, AAAA 2001:db8::7' }, {});
  expect(check?.remedy).toBe('Add the DNS record: *.sites.example A 203.0.113.7, AAAA 2001:db8::7');
});

test('a target that is a name is resolved too', async () => {
  const addresses = { '*.sites.example': ['203.0.113.7'], 'edge.example.com': ['203.0.113.7'] };
  const { check, asked } = await checked({ ...INDEX, dnsTarget: 'CNAME edge.example.com' }, addresses);
  expect(check?.state).toBe('right');
  expect(asked).toContain('edge.example.com');
});

test('names of this machine need no record', async () => {
  const { check, asked } = await checked({ ...INDEX, sites: 'http://{subdomain}.localhost:4400/' }, {});
  expect([check?.state, asked]).toEqual(['right', []]);
});

test.each([{}, { service: 'other', sites: INDEX.sites }, { service: 'slipway', sites: 7 }, { service: 'slipway' }])(
  'a service that does not say where sites are is not checked: %j',
  async (index) => {
    expect((await checked(index, {})).check).toBeUndefined();
  },
);
