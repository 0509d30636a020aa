import { spawn } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDns } from '../../../src/platform/dns/open.ts';
import { type DnsTarget, targetText } from '../../../src/platform/dns/port.ts';
import { ADDRESSES, dnsSuite } from '../../contract-suites/dns.ts';
import { type DnsServer, installedDns, lacksDns, startDns } from '../../servers/dns.ts';

const CHILD = join(import.meta.dirname, '../../support/dns-child.ts');

const open = (
  server: DnsServer,
  given: { owner?: string; target?: DnsTarget; key?: string; port?: number; zone?: string; now?: () => number } = {},
) =>
  openDns(
    {
      url: `rfc2136://127.0.0.1:${given.port ?? server.port}/${given.zone ?? server.zone}`,
      key: given.key ?? server.keyText,
      target: targetText(given.target ?? ADDRESSES).replace(/(?:A|AAAA|CNAME) /g, ''),
      owner: given.owner ?? 'one',
    },
    { fetch, now: given.now ?? Date.now },
  );

describe.skipIf(lacksDns('updates of DNS zones'))('dynamic updates', () => {
  for (const program of installedDns()) {
    describe(program.name, () => {
      let server: DnsServer;
      beforeAll(async () => {
        server = await startDns(program, { algorithm: program.name === 'Knot' ? 'hmac-sha512' : 'hmac-sha256' });
      });
      afterAll(() => server[Symbol.asyncDispose]());

      dnsSuite('the port', () => ({
        zone: server.zone,
        open: (owner, target) => open(server, { owner, target }),
        records: (name, type) => server.records(name, type),
        add: (name, type, value) =>
          server.change(`update add ${name} 60 ${type} ${type === 'TXT' ? `"${value}"` : value}`),
        clear: (name) => server.change(`update delete ${name}`),
      }));

      const keyWith = (part: { name?: string; algorithm?: string; secret?: string }) => {
        const { name, algorithm, secret } = { ...server.key, ...part };
        return `${name}:${algorithm}:${secret}`;
      };
      test.each([
        [
          'a name that the server does not know',
          () => keyWith({ name: 'nobody' }),
          /does not know the key nobody.*BADKEY/,
          /SLIPWAY_DNS_KEY/,
        ],
        [
          'another secret',
          () => keyWith({ secret: Buffer.alloc(32, 7).toString('base64') }),
          /secret is another one \(BADSIG\)/,
          /Copy the secret/,
        ],
        ['another algorithm', () => keyWith({ algorithm: 'hmac-sha384' }), /BADKEY|BADSIG/, /SLIPWAY_DNS_KEY/],
        [
          'no right to change the zone',
          () => `reader:${server.otherKey.algorithm}:${server.otherKey.secret}`,
          /refuses updates with this key \(REFUSED\)|BADKEY/,
          / acl /,
        ],
      ])('a key with %s is told, with the remedy', async (_, key, message, remedy) => {
        const failed = open(server, { key: key() }).ensure(`wrong.${server.zone}`);
        await expect(failed).rejects.toMatchObject({
          kind: 'refused',
          message: expect.stringMatching(message),
          remedy: expect.stringMatching(remedy),
        });
        await expect(failed).rejects.not.toThrow(server.key.secret);
        expect(server.records(`wrong.${server.zone}`, 'A')).toEqual([]);
      });

      test('clocks that differ are told with the difference', async () => {
        const ahead = open(server, { now: () => Date.now() + 3_600_000 });
        await expect(ahead.ensure(`late.${server.zone}`)).rejects.toMatchObject({
          kind: 'refused',
          message: expect.stringMatching(/BADTIME\): this machine is (?:1h|59m).* ahead/),
          remedy: expect.stringContaining('Set the clocks'),
        });
      });

      test("a zone that is not the server's is told", async () => {
        await expect(open(server, { zone: 'other.example' }).ensure('x.other.example')).rejects.toMatchObject({
          kind: 'refused',
          message: expect.stringMatching(/NOTAUTH|REFUSED/),
        });
      });

      test('the top of the zone gets addresses, and is told to have no CNAME record', async () => {
        const name = open(server, { target: { kind: 'name', CNAME: 'edge.elsewhere.example' } });
        const fault = {
          kind: 'foreign',
          message: `${server.zone} is the top of its zone, which cannot have a CNAME record`,
          remedy: expect.stringContaining('--dns-target 203.0.113.7'),
        };
        await expect(name.ensure(server.zone)).rejects.toMatchObject(fault);
        await expect(name.look(server.zone)).rejects.toMatchObject(fault);
        expect(await open(server, {}).ensure(server.zone)).toBe('made');
        // The addresses stay: a server would take them, and leave the CNAME record out.
        await expect(name.ensure(server.zone)).rejects.toMatchObject(fault);
        expect(server.records(server.zone, 'A')).not.toEqual([]);
        expect(await name.remove(server.zone)).toBe(true);
      });

      test('two platforms that want one name at once: one gets it, and the other is told whose it is', async () => {
        for (let round = 0; round < 5; round += 1) {
          const host = `race${round}.${server.zone}`;
          const owners = ['one', 'two', 'three', 'four'];
          const ends = await Promise.allSettled(
            owners.map((owner, index) =>
              open(server, { owner, target: { kind: 'addresses', A: [`203.0.113.${index + 1}`], AAAA: [] } }).ensure(
                host,
              ),
            ),
          );
          const won = ends.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
          expect(won).toHaveLength(1);
          const [winner = -1] = won;
          expect(server.records(host, 'A')).toEqual([`203.0.113.${winner + 1}`]);
          expect(server.records(`_slipway-owner.${host}`, 'TXT')).toEqual([
            `"heritage=slipway,slipway/owner=${owners[winner]}"`,
          ]);
          for (const end of ends)
            if (end.status === 'rejected')
              expect(end.reason).toMatchObject({
                kind: 'foreign',
                message: expect.stringContaining(`owner=${owners[winner]}`),
              });
        }
      });

      test('an answer that is lost: the same call again ends well', async () => {
        const host = `lost.${server.zone}`;
        await using cut = await cuttingProxy(server.port, 2);
        const dns = open(server, { port: cut.port });
        await expect(dns.ensure(host)).rejects.toMatchObject({ kind: 'away' });
        expect(server.records(host, 'A')).toEqual(['203.0.113.7', '203.0.113.8']);
        expect(await dns.ensure(host)).toBe('kept');
      });

      test('a platform that is killed while it makes records: each name has its owner record or nothing, and a repeat makes the rest', async () => {
        const hosts = Array.from({ length: 30 }, (_, n) => `crash${n}.${server.zone}`);
        const url = `rfc2136://127.0.0.1:${server.port}/${server.zone}`;
        const child = spawn(process.execPath, [CHILD, url, server.keyText, ...hosts], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        for await (const chunk of child.stdout) if (String(chunk).includes('crash4.')) break;
        child.kill('SIGKILL');
        const has = (host: string) => server.records(host, 'A').length;
        const ofOwner = (host: string) => server.records(`_slipway-owner.${host}`, 'TXT').length;
        const made = hosts.filter((host) => has(host) > 0);
        expect(made.length).toBeGreaterThanOrEqual(5);
        for (const host of hosts) expect([host, has(host)]).toEqual([host, ofOwner(host)]);
        const dns = open(server, { target: { kind: 'addresses', A: ['203.0.113.7'], AAAA: [] } });
        for (const host of hosts) expect(['made', 'kept']).toContain(await dns.ensure(host));
        for (const host of hosts) expect([host, has(host), ofOwner(host)]).toEqual([host, 1, 1]);
      });

      test('a server that is killed after an update has it, and a call while it is away fails as away', async () => {
        const host = `killed.${server.zone}`;
        expect(await open(server).ensure(host)).toBe('made');
        await server.kill();
        await expect(open(server).ensure(host)).rejects.toMatchObject({
          kind: 'away',
          message: expect.stringContaining('ECONNREFUSED'),
        });
        await server.restart();
        expect(await open(server).ensure(host)).toBe('kept');
        expect(server.records(host, 'A')).toEqual(['203.0.113.7', '203.0.113.8']);
      });
    });
  }
});

/** Passes connections on to a port, and cuts the answer of connection number `cutAt` off. */
async function cuttingProxy(port: number, cutAt: number) {
  const { connect } = await import('node:net');
  let count = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    count += 1;
    const isCut = count === cutAt;
    const out = connect(port, '127.0.0.1');
    for (const each of [socket, out]) {
      sockets.add(each);
      each.on('error', () => {});
    }
    socket.pipe(out);
    out.on('data', (chunk) => (isCut ? socket.destroy() : socket.write(chunk)));
    out.on('end', () => socket.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async [Symbol.asyncDispose]() {
      for (const each of sockets) each.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
