import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { Client } from '../../contract-suites/control-plane.ts';
import { clusterPlace, lacksCluster } from '../../support/cluster.ts';
import { createRepository } from '../../support/repositories.ts';

/*
 * A build in a cluster looks for the credentials of PostgreSQL and S3 in all that it can read, and for the services themselves at
 * their addresses and sockets.
 */

const lacks = lacksCluster('builds that look for the services of a cluster') || process.getuid?.() !== 0;

/** Shorter texts are found by chance. */
const SHORTEST = 8;

/** Looks for each text in the environment, in `/proc` and in all files, and prints where one is. It knows half of each and finds the rest. */
const SEARCH = `
const fs = require('node:fs'); const path = require('node:path');
const halves = JSON.parse(fs.readFileSync('halves.json', 'utf8'));
const found = (where, text) => halves.forEach((half, n) => text.includes(half) && console.log('FOUND', n, where));
found('the environment', JSON.stringify(process.env));
let files = 0;
const own = process.cwd();
const look = (name, depth) => {
  if (depth > 12 || files > 400000 || name === own || /^\\/(sys|dev|usr|lib|nix)/.test(name)) return;
  let facts; try { facts = fs.lstatSync(name); } catch { return; }
  if (facts.isDirectory()) {
    let names; try { names = fs.readdirSync(name); } catch { return; }
    for (const each of names) if (!/^(task|pagemap|mem|kmsg|kcore)$/.test(each)) look(path.join(name, each), depth + 1);
  } else if (facts.isSocket()) console.log('SOCKET', name);
  else if (facts.isFile() && facts.size < 4e6) {
    files += 1;
    try { const fd = fs.openSync(name, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
      try { const bytes = Buffer.alloc(1 << 20); found(name, bytes.subarray(0, fs.readSync(fd, bytes)).toString('latin1')); } finally { fs.closeSync(fd); } } catch {}
  }
};
look('/', 0);
console.log('looked at files:', files > 50);
`;

/** Connects to each address, and to the usual sockets of PostgreSQL, by a file and by an abstract name. */
const REACH = `
const net = require('node:net'); const fs = require('node:fs');
const targets = JSON.parse(fs.readFileSync('targets.json', 'utf8'));
const attempt = (options) => new Promise((done) => {
  const socket = net.connect(options, () => { console.log('REACHED', JSON.stringify(options)); socket.destroy(); done(); });
  socket.on('error', () => done());
  setTimeout(() => { socket.destroy(); done(); }, 3000);
});
(async () => {
  await Promise.all(targets.map(attempt));
  console.log('tried:', targets.length);
})();
`;

const addresses = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .map(({ address, scopeid, family }) => (family === 'IPv6' && scopeid ? `${address}%${scopeid}` : address));

test.skipIf(lacks).each(['private', 'filtered'] as const)(
  'a build with a %s network finds no credential of PostgreSQL and S3, and reaches neither',
  { timeout: 280_000 },
  async (buildNetwork) => {
    await using place = await clusterPlace();
    const { postgres, s3 } = place;
    const options = place.options(`one-${buildNetwork}`);
    const { objects, secret } = options.cluster;
    const url = new URL(options.cluster.database);
    const texts = [
      options.cluster.database,
      ...(url.password === '' ? [] : [url.password]),
      `${url.host}${url.pathname}`,
      s3.credentials.secretAccessKey,
      objects.replace('s3://', ''),
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('latin1'),
    ];
    // A whole one in the repository would be found there. The keys of some services are words that many files have, so their names count.
    const halves = [...texts, 'AWS_SECRET_ACCESS_KEY', 'SLIPWAY_DATABASE']
      .map((text) => text.slice(-Math.ceil(text.length / 2)))
      .filter((half) => half.length >= SHORTEST);
    expect(halves.length).toBeGreaterThan(4);
    const ports = [postgres.port, Number(new URL(s3.endpoint).port)];
    const hosts = [...addresses, 'localhost', '0.0.0.0', '::', '::ffff:127.0.0.1', '127.0.0.2'];
    const targets = [
      ...hosts.flatMap((host) => ports.map((port) => ({ host, port }))),
      ...['/tmp', '/var/run/postgresql', '/run/postgresql'].map((at) => ({ path: `${at}/.s.PGSQL.${postgres.port}` })),
      { path: `\\0/tmp/.s.PGSQL.${postgres.port}` },
    ];
    using repository = createRepository({
      'index.html': 'one',
      'search.cjs': SEARCH,
      'reach.cjs': REACH,
      'halves.json': JSON.stringify(halves),
      'targets.json': JSON.stringify(targets),
    });
    let level: unknown;
    await using node = await place.start(`one-${buildNetwork}`, {
      buildNetwork,
      isolation: 'required',
      log: (_, event, fields) => {
        if (event === 'builds_network') level = fields?.network;
      },
    });
    const client = new Client({
      ...{ baseUrl: node.baseUrl, org: 'acme', project: 'web', repository: repository.path, branch: 'main' },
      ...{
        outputDirectory: 'dist',
        token: await node.mintToken(),
        unauthorized: {},
        strangers: {},
        patienceMs: 240_000,
      },
    });
    const app = await client.app();
    const buildCommand = 'node search.cjs; node reach.cjs; mkdir -p dist && cp index.html dist';
    await client.call('PATCH', app, { body: { buildCommand } });
    const { deployID, status } = await client.deployed(app);
    const { body } = await client.call('GET', `${app.replace('/api/v1', '/operator')}/deployments/${deployID}/log`);
    const log = JSON.stringify(body);
    expect(status, log).toBe('succeeded');
    expect(level).toBe(buildNetwork);
    expect(log).toContain('looked at files: true');
    expect(log).toContain(`tried: ${targets.length}`);
    expect(log).not.toMatch(/FOUND|SOCKET|REACHED/);
  },
);
