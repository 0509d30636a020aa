import { expect, test } from 'vitest';
import { Secrets } from '../../src/base/secrets.ts';
import { commands } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/flags/command.ts';
import { dnsOf } from '../../src/cli/flags/service-settings.ts';
import type { Io } from '../../src/cli/terminal/io.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';

const KEY = 'slipway:hmac-sha256:c2VjcmV0LXRoYXQtaXMtbG9uZw==';
const URL_ = 'rfc2136://ns1.corp.example/corp.example';

const read = (flags: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) => {
  const secrets = new Secrets();
  return { dns: dnsOf({ flags, rest: [] }, { env } as unknown as Io, secrets), secrets };
};

/** Runs the command with a platform that would start. */
async function inTerminal(argv: readonly string[], more: Partial<Io>) {
  const { io, shown } = terminal(more);
  const none = () => Promise.reject(new Error('nothing is moved here'));
  return { exitCode: await runCli(argv, commands(startLocalPlatform, '', none), io), err: shown.err };
}

test('the server is a flag, and its key a variable, which is hidden with its secret', () => {
  const { dns, secrets } = read({ dns: URL_, 'dns-target': '203.0.113.7' }, { SLIPWAY_DNS_KEY: KEY });
  expect(dns).toEqual({ url: URL_, key: KEY, target: '203.0.113.7', owner: undefined });
  expect(secrets.redact(`it has c2VjcmV0LXRoYXQtaXMtbG9uZw==`)).not.toContain('c2VjcmV0');
  expect(read({}, { SLIPWAY_DNS_KEY: KEY }).dns).toBeUndefined();
});

test.each(['dns-target', 'dns-owner'])('--%s needs --dns', (name) => {
  expect(() => read({ [name]: 'edge.example' })).toThrow(`--${name} needs --dns too`);
});

test.each([
  [['--dns', URL_], 'needs --dns-target too'],
  [['--dns', URL_, '--dns-target', '203.0.113.7'], 'a name for this platform in the zone'],
  [['--dns', URL_, '--dns-target', '203.0.113.7', '--dns-owner', 'one'], 'SLIPWAY_DNS_KEY'],
  [['--dns', 'cloudflare:zone', '--dns-target', '203.0.113.7', '--dns-owner', 'one'], 'names no DNS server and zone'],
])('slipway platform %j does not start, and says why in one line', async (flags, message) => {
  using folder = temporaryFolder();
  const { exitCode, err } = await inTerminal(['platform', '--data', folder.path, '--port', '0', ...flags], {
    cwd: folder.path,
  });
  expect([exitCode, err]).toEqual([2, expect.stringContaining(message)]);
});

test('a key that is not one is refused without a word of it', async () => {
  using folder = temporaryFolder();
  const flags = ['--dns', URL_, '--dns-target', '203.0.113.7', '--dns-owner', 'one'];
  const env = { SLIPWAY_DNS_KEY: 'slipway:hmac-md5:c2VjcmV0LXRoYXQtaXMtbG9uZw==' };
  const { exitCode, err } = await inTerminal(['platform', '--data', folder.path, '--port', '0', ...flags], {
    cwd: folder.path,
    env,
  });
  expect([exitCode, err]).toEqual([2, expect.stringContaining('"hmac-md5" is not an algorithm that is supported')]);
  expect(err).not.toContain('c2VjcmV0');
});
