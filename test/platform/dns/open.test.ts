import { expect, test } from 'vitest';
import type { DnsStart } from '../../../src/contract/platform-start.ts';
import { openDns } from '../../../src/platform/dns/open.ts';

const KEY = 'slipway:hmac-sha256:c2VjcmV0LW9mLXRoZS1rZXk=';
const GIVEN = {
  url: 'rfc2136://ns1.example.com/sites.example',
  key: KEY,
  target: '203.0.113.7',
  owner: 'platform.example.com',
};
const open = (changes: Partial<DnsStart>) => openDns({ ...GIVEN, ...changes }, { fetch, now: Date.now });

test.each([
  ['rfc2136://ns1.example.com/sites.example', 'rfc2136://ns1.example.com:53/sites.example'],
  ['rfc2136://[2001:db8::1]:5353/Sites.Example.', 'rfc2136://2001:db8::1:5353/sites.example'],
  ['webhook:http://127.0.0.1:8888', 'webhook:http://127.0.0.1:8888'],
  ['webhook:http://127.0.0.1:8888?zone=sites.example', 'webhook:http://127.0.0.1:8888'],
])('%s is read', (url, name) => {
  expect(open({ url }).name).toBe(name);
});

test.each([
  ['203.0.113.7, 2001:DB8:0::7', { kind: 'addresses', A: ['203.0.113.7'], AAAA: ['2001:db8::7'] }],
  ['edge.example.com.', { kind: 'name', CNAME: 'edge.example.com' }],
])('the target %s is read', (target, read) => {
  expect(open({ target }).target).toEqual(read);
});

test.each<[Partial<DnsStart>, RegExp]>([
  [{ url: 'ns1.example.com' }, /names no DNS server and zone/],
  [{ url: 'rfc2136://ns1.example.com' }, /names no DNS server and zone/],
  [{ url: 'rfc2136://ns1.example.com/a/b' }, /names no DNS server and zone/],
  [{ url: 'rfc2136://slipway:secret@ns1.example.com/sites.example' }, /names no DNS server and zone/],
  [{ url: 'rfc2136://ns1.example.com:0/sites.example' }, /0 is not a port/],
  [{ url: 'rfc2136://ns1.example.com:99999/sites.example' }, /99999 is not a port/],
  [{ url: 'webhook:http://slipway:secret@127.0.0.1:8888' }, /a user or a password/],
  [{ url: 'webhook:ftp://127.0.0.1' }, /names no webhook provider/],
  [{ url: 'webhook:http://127.0.0.1:8888/records' }, /names no webhook provider/],
  [{ url: 'webhook:http://127.0.0.1:8888?zones=a.example' }, /zone=NAME/],
  [{ key: undefined }, /SLIPWAY_DNS_KEY/],
  [{ key: 'slipway:c2VjcmV0' }, /but 2/],
  [{ key: 'hmac-sha256:slipway:c2VjcmV0' }, /before the name/],
  [{ key: 'slipway:hmac-md5:c2VjcmV0' }, /"hmac-md5" is not an algorithm/],
  [{ key: 'slipway:hmac-sha256:not base64' }, /not base64/],
  [{ key: 'slipway:hmac-sha256:' }, /not base64/],
  [{ target: undefined }, /needs --dns-target/],
  [{ target: '203.0.113.7,edge.example.com' }, /"edge.example.com" is not an address/],
  [{ target: 'http://edge.example.com' }, /is not an address/],
  [{ owner: undefined }, /a name for this platform/],
  [{ owner: 'a b' }, /--dns-owner: "a b" is not a name/],
])('%j is refused with what to write', (changes, message) => {
  const thrown = (() => {
    try {
      open(changes);
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toMatchObject({ message: expect.stringMatching(message), remedy: expect.stringMatching(/\S/) });
  const shown = JSON.stringify([String(thrown), (thrown as { remedy?: string }).remedy]);
  expect(shown).not.toContain('c2VjcmV0');
  expect(shown).not.toContain('secret@');
});
