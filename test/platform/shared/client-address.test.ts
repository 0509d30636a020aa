import { request } from 'node:http';
import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { listen } from '../../../src/platform/server/server.ts';
import { clientAddress, clientOf, networksOf } from '../../../src/platform/shared/client-address.ts';
import { jsonResponse } from '../../../src/platform/shared/http.ts';

function countedFor(peer: string, forwarded: string | undefined, ...proxies: readonly string[]): string {
  return clientOf({ remoteAddress: clientAddress(peer, forwarded, networksOf(proxies, 'trusted-proxies')) });
}

test.each([
  ['192.0.2.1', undefined, '192.0.2.1'],
  ['::ffff:192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['127.0.0.1', undefined, 'loopback'],
  ['::1', 'nonsense', 'loopback'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.9', 'loopback'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['127.0.0.1', `${'9'.repeat(10_000)}`, 'loopback'],
])('a request from %s for %.40s counts for %s', (peer, forwarded, client) => {
  expect(countedFor(peer, forwarded)).toBe(client);
});

test.each<[string, string | undefined, string]>([
  ['10.0.0.5', undefined, '10.0.0.5'],
  ['10.0.0.5', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  // What a client sends is at the left of what the proxies add.
  ['::ffff:10.0.0.5', '1.1.1.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['10.0.0.5', '203.0.113.9, nonsense', '10.0.0.5'],
  ['10.0.0.5', '10.1.9.9, 10.1.2.3', '10.1.9.9'],
  ['10.0.0.5', '127.0.0.1', 'loopback'],
  ['10.0.0.6', '203.0.113.9', '10.0.0.6'],
  ['2001:db8::7', '2001:db9:1:2:3:4:5:6', '2001:db9:1:2::/64'],
  ['fe80::1%eth0', '203.0.113.9', 'fe80:0:0:0::/64'],
  ['2001:db8::7', `${'10.1.0.1,'.repeat(1_000)}203.0.113.9, 10.1.0.1`, '203.0.113.9'],
])('behind trusted proxies, a request from %s for %.60s counts for %s', (peer, forwarded, client) => {
  expect(countedFor(peer, forwarded, '10.0.0.5', '10.1.0.0/16', '2001:db8::/32')).toBe(client);
});

test.each(['', 'proxy.example', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0/8', '10.0.0.1/8/8', 'fe80::1%eth0'])(
  '"%s" is refused as a trusted proxy by name',
  (entry) => {
    expect(() => networksOf(['10.0.0.5', entry], 'trusted-proxies')).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message: `--trusted-proxies: "${entry}" is not an address or a network`,
      }),
    );
  },
);

test('a server names the client that a proxy forwards for', async () => {
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    log: silentLog,
    trustedProxies: ['127.0.0.1', '203.0.113.0/24'],
  });
  try {
    server.serve(({ remoteAddress }) => jsonResponse(200, { remoteAddress }));
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { 'x-forwarded-for': '192.0.2.7, 203.0.113.9' };
      request({ port: server.port, host: '127.0.0.1', headers }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      })
        .on('error', reject)
        .end();
    });
    expect(JSON.parse(answer)).toEqual({ remoteAddress: '192.0.2.7' });
  } finally {
    await server.close();
  }
});
