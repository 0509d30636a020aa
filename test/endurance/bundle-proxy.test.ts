import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { loadedBy } from '../support/bundle.ts';

test('the bundle deploy asks a proxy for the platform, by the parts of undici that it contains', async () => {
  const asked: string[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    asked.push(`${request.method} ${request.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const run = await loadedBy(
    { 'github-token': '', 'base-url': 'https://platform.example.com', timeout: '1s' },
    { HTTPS_PROXY: `http://127.0.0.1:${port}` },
  );
  proxy.close();
  expect(asked[0]).toBe('CONNECT platform.example.com:443');
  expect(run).toMatchObject({ code: 1, packages: { undici: true } });
  expect(run.log).toMatch(/::error::.*no connection to https:\/\/platform\.example\.com/);
});
