import { type ChildProcess, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONNECTIONS } from '../../../src/platform/sandbox/network/gateway-rules.ts';
import { openNetworks, type TestNetwork, type TestNetworks } from '../../support/networks.ts';

/*
 * The networks of instances, which share a pasta. The tests do what an instance may not: they change its namespace with all rights
 * there. What holds then are the rules of the gateway.
 */

const has = (program: string, flag = '--version') => spawnSync(program, [flag]).error === undefined;
const canTry =
  process.getuid?.() === 0 &&
  ['bwrap', 'nft', 'curl', 'pasta', 'python3'].every((each) => has(each)) &&
  has('ip', '-V');
if (!canTry) {
  process.stderr.write(
    'Skipped: networks that share a pasta, which need root, bubblewrap, curl, iproute2, nftables, passt.\n',
  );
}

/** The machine's own addresses: a server there is what an instance reaches through pasta. */
const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const four = all.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '';
const six = all.find((each) => !each.internal && each.family === 'IPv6' && !each.address.startsWith('fe80:'))?.address;
const host = [four, ...(six === undefined ? [] : [`[${six}]`])];

const came: string[] = [];
let open = 0;
const server = createServer((request, response) => {
  came.push(request.url ?? '');
  response.end('reached');
});
// Connections without a request stay.
server.headersTimeout = 0;
server.requestTimeout = 0;
server.on('connection', (socket) => {
  open += 1;
  socket.on('close', () => {
    open -= 1;
  });
  socket.on('error', () => {});
});
const datagrams = createSocket('udp6', () => came.push('datagram'));
let port = 0;

beforeAll(async () => {
  server.listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
  datagrams.bind(port, '::');
  await once(datagrams, 'listening');
});

afterAll(() => {
  server.close();
  datagrams.close();
});

beforeEach(() => {
  came.length = 0;
});

const get = (at: string, path: string, options = '', scheme = 'http') =>
  `curl -gsS -m 3 --noproxy '*' ${options} ${scheme}://${at}${path} 2>&1`;

/** Answers at a port of all addresses of its namespace, and says how many have come. */
const SERVER = `
import http.server, socket, sys
class Server(http.server.ThreadingHTTPServer):
  address_family = socket.AF_INET6
class Answer(http.server.BaseHTTPRequestHandler):
  def do_GET(self):
    print('came', self.path, flush=True); self.send_response(200); self.end_headers(); self.wfile.write(b'other')
  def log_message(self, *words): pass
server = Server(('::', 8080), Answer)
print('listening', flush=True)
server.serve_forever()
`;

/** Opens connections, says when all have been tried, and keeps them until its input ends. */
const FLOOD = `
const { connect } = require('node:net');
const [address, port, count] = process.argv.slice(1);
let tried = 0, begun = 0;
const next = () => {
  if (begun >= count) return;
  begun += 1;
  const socket = connect(Number(port), address);
  const end = () => { tried += 1; if (tried === Number(count)) console.log('tried'); next(); };
  socket.once('connect', end);
  socket.on('error', end);
};
for (let i = 0; i < 200; i += 1) next();
process.stdin.resume().on('end', () => process.exit());
`;

/** Says to the gateway, by ARP and by neighbour advertisements, that the addresses of another instance are here. */
const SPOOF = `
import socket, sys
four, six = sys.argv[1:]
raw = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0x0300); raw.bind(('internet', 0))
mac = raw.getsockname()[4]
everyone = b'\\xff' * 6
address = socket.inet_aton(four)
arp = b'\\x00\\x01\\x08\\x00\\x06\\x04\\x00\\x02' + mac + address + everyone + address
raw.send(everyone + mac + b'\\x08\\x06' + arp)
from6, to6 = socket.inet_pton(socket.AF_INET6, six), socket.inet_pton(socket.AF_INET6, 'ff02::1')
def total(data): return sum(data[i] * 256 + data[i + 1] for i in range(0, len(data), 2))
body = b'\\x20\\x00\\x00\\x00' + from6 + b'\\x02\\x01' + mac
sum16 = total(from6 + to6 + b'\\x00\\x00\\x00\\x20\\x00\\x00\\x00\\x3a' + b'\\x88\\x00\\x00\\x00' + body)
while sum16 >> 16: sum16 = (sum16 & 0xffff) + (sum16 >> 16)
icmp = b'\\x88\\x00' + (0xffff - sum16).to_bytes(2, 'big') + body
raw.send(b'\\x33\\x33\\x00\\x00\\x00\\x01' + mac + b'\\x86\\xdd' + b'\\x60\\x00\\x00\\x00\\x00\\x20\\x3a\\xff' + from6 + to6 + icmp)
print('sent')
`;

const UNREACHED = /^curl: \((?:7|28)\)/;

/** Resolves when a server listens, with what it has said. */
async function heard({ stdout }: ChildProcess): Promise<() => string> {
  let said = '';
  stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: 60_000 }).toContain('listening');
  return () => said;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

describe.each(['root', 'ordinary'] as const)('opened by %s', (user) => {
  let networks: TestNetworks;
  let one: TestNetwork;
  let other: TestNetwork;

  beforeAll(async () => {
    if (!canTry) return;
    const own = host.map(
      (each) => ({ address: each.replaceAll(/[[\]]/g, ''), family: each.startsWith('[') ? 6 : 4, port }) as const,
    );
    networks = openNetworks(user, [{ address: '127.0.0.1', family: 4, port }, ...own]);
    one = await networks.open();
    other = await networks.open();
  }, 120_000);

  afterAll(() => networks?.[Symbol.asyncDispose](), 60_000);

  test.skipIf(!canTry)(
    'it reaches what is allowed: a port of the loopback, and the machine’s own addresses',
    async () => {
      for (const each of ['127.0.0.1', ...host]) {
        expect(await one.run(get(`${each}:${port}`, `/${each}`)), each).toBe('reached');
      }
    },
    60_000,
  );

  test.skipIf(!canTry)(
    'it reaches no other port of the machine, no private network, and no metadata',
    async () => {
      const closed = [
        `127.0.0.1:${port + 1}`,
        `[::1]:${port}`,
        ...host.map((each) => `${each}:${port + 1}`),
        ...['10.0.0.1', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.168.0.1', '168.63.129.16', '192.0.0.8'],
        ...['[fd00::1]', '[fd00:ec2::254]', '[64:ff9b::a9fe:a9fe]'],
      ];
      for (const each of closed) expect(await one.run(get(each, '/')), each).toMatch(/^curl: \(7\)/);
      expect(came).toEqual([]);
    },
    120_000,
  );

  test.skipIf(!canTry)(
    'without its own rules too, it reaches neither another instance nor the gateway',
    async () => {
      const third = await networks.open();
      await third.removeRules();
      const server = await networks.open();
      await server.removeRules();
      const [there, gateway] = [
        server.spawn('python3', ['-c', SERVER]),
        networks.spawnInGateway('python3', ['-c', SERVER]),
      ];
      try {
        const [said] = await Promise.all([heard(there), heard(gateway)]);
        for (const each of [server.own[4], `[${server.own[6]}]`]) {
          expect(await server.run(get(`${each}:8080`, '/itself')), each).toBe('other');
          expect(await third.run(get(`${each}:8080`, '/neighbour')), each).toMatch(UNREACHED);
        }
        const link = /fe80:\S+(?=\/)/.exec(await server.run('ip -o -6 address show dev internet scope link'))?.[0];
        expect(await third.run(get(`[${link}%internet]:8080`, '/neighbour'))).toMatch(UNREACHED);
        expect(said()).not.toContain('neighbour');
        // The gateway's sides of the pairs, its own addresses, and its link-local ones.
        const listed = networks.inGateway('ip -o address show');
        const all = [...listed.matchAll(/^\d+: (?:app\d+|internet) +inet6? (\S+)\//gm)].map(([, each = '']) => each);
        expect(all.length).toBeGreaterThan(8);
        for (const each of all) {
          const at = each.startsWith('fe80') ? `[${each}%internet]` : each.includes(':') ? `[${each}]` : each;
          expect(await third.run(get(`${at}:8080`, '/')), each).toMatch(UNREACHED);
        }
      } finally {
        there.kill('SIGKILL');
        gateway.kill('SIGKILL');
        await third.close();
        await server.close();
      }
    },
    240_000,
  );

  test.skipIf(!canTry)(
    'nothing that it sends with a forged source leaves the gateway',
    async () => {
      const third = await networks.open();
      await third.removeRules();
      const forged = [
        { address: other.own[4], prefix: 32, at: four },
        { address: '203.0.113.7', prefix: 32, at: four },
        ...(six === undefined ? [] : [{ address: other.own[6], prefix: 128, at: `[${six}]` }]),
      ];
      for (const { address, prefix, at } of forged) {
        await third.run(`ip address add ${address}/${prefix} dev lo ${prefix === 128 ? 'nodad' : ''}`);
        await third.run(get(`${at}:${port}`, '/forged', `--interface ${address}`));
        await third.run(get(`${at}:${port}`, '/forged', `--interface ${address}`, 'tftp'));
      }
      expect(came).toEqual([]);
      const { own } = third;
      await third.run(get(`${four}:${port}`, '/true', `--interface ${own[4]}`, 'tftp'));
      expect(came).toContain('datagram');
      await third.close();
    },
    120_000,
  );

  test.skipIf(!canTry)(
    'an instance that claims the addresses of another one gets none of its packets',
    async () => {
      const third = await networks.open();
      expect(await third.run(`python3 -c ${quoted(SPOOF)} ${other.own[4]} ${other.own[6]}`)).toBe('sent\n');
      for (const each of host) expect(await other.run(get(`${each}:${port}`, '/claimed')), each).toBe('reached');
      await third.close();
    },
    60_000,
  );

  test.skipIf(!canTry)(
    '10,000 connections of one instance leave room for another one',
    async () => {
      const flood = one.spawn(process.execPath, ['-e', FLOOD, four, String(port), '10000']);
      try {
        let said = '';
        flood.stdout?.on('data', (chunk) => {
          said += chunk;
        });
        await expect.poll(() => said, { timeout: 120_000 }).toContain('tried');
        expect(open).toBeGreaterThan(CONNECTIONS / 2);
        // The kernel's count is not exact: it forgets some connections under such a load.
        expect(open).toBeLessThan(2 * CONNECTIONS);
        expect(await other.run(get(`${four}:${port}`, '/beside'))).toBe('reached');
      } finally {
        flood.kill('SIGKILL');
      }
      await expect.poll(() => open, { timeout: 60_000 }).toBe(0);
      await expect.poll(() => one.run(get(`${four}:${port}`, '/after')), { timeout: 60_000 }).toBe('reached');
    },
    300_000,
  );

  test.skipIf(!canTry)(
    'its device and its rules go when it ends',
    async () => {
      const third = await networks.open();
      const count = () => networks.inGateway('ip -o link; nft list ruleset').split(third.own[4]).length - 1;
      const devices = () => networks.inGateway('ip -o link').match(/app\d+/g)?.length;
      expect([devices(), count()]).toEqual([3, 1]);
      await third.close();
      await expect.poll(() => [devices(), count()], { timeout: 30_000 }).toEqual([2, 0]);
    },
    60_000,
  );

  test.skipIf(!canTry)(
    'when pasta ends, the next network has another one',
    async () => {
      networks.kill();
      await expect.poll(() => networks.lost, { timeout: 30_000 }).toHaveLength(1);
      expect(await one.run(get(`${four}:${port}`, '/lost'))).toMatch(/^curl: \(/);
      const next = await networks.open();
      expect(await next.run(get(`${four}:${port}`, '/again'))).toBe('reached');
    },
    120_000,
  );
});
