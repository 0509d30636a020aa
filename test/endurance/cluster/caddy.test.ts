import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Answered,
  type Asked,
  askCaddy,
  caddyfile,
  hasCaddy,
  ROOT_CERTIFICATE,
  startCaddy,
} from '../../support/caddy.ts';
import { lacksPostgres } from '../../support/postgres.ts';
import { createRepository } from '../../support/repositories.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { end, slipway } from '../../support/slipway.ts';
import { processPlace } from './processes.ts';

/*
 * The committed Caddyfile in front of two nodes, with names and addresses of this machine and certificates of Caddy's own
 * authority.
 */

const SUITE = 'two nodes behind Caddy';
if (!hasCaddy) process.stderr.write(`skipped, because caddy is not installed: ${SUITE}\n`);
const lacks = [!hasCaddy, lacksPostgres(SUITE), s3ForTests(SUITE).length === 0].includes(true);

const SOON = { timeout: 30_000, interval: 100 };
/** Longer than the proxy needs to find out that a node is not ready: it asks each second. */
const DRAIN = '4s';
const VISITORS = 4;
/** Longer than the nodes and the proxy need to notice that PostgreSQL is away. */
const AWAY_MS = 8_000;
/** Longer than between two ticks of a kernel's clock. */
const TICK_MS = 20;

test.skipIf(lacks)('a site stays while each node restarts and while PostgreSQL is away', async () => {
  await using place = await processPlace();
  const [port, http, inside, ...ports] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  const flags = ['--public-url', `https://localhost:${port}`, '--sites-domain', 'sites.localhost', '--drain', DRAIN];
  const nodes = ports.map((own, n) => place.node({ name: `n${n + 1}`, port: own, flags }));
  const [first] = nodes;
  if (!first) throw new Error('No node');
  await Promise.all(nodes.map((node) => node.start()));

  const file = join(place.folder, 'Caddyfile');
  writeFileSync(file, caddyfile({ port: Number(port), http: Number(http), inside: Number(inside), ports }));
  const caddy = startCaddy(place.folder, file);
  onTestFinished(async () => void (await end(caddy)));
  const root = join(place.folder, ROOT_CERTIFICATE);
  await expect.poll(() => existsSync(root) && readFileSync(root, 'utf8'), SOON).toMatch(/END CERTIFICATE/);
  const ca = readFileSync(root, 'utf8');
  process.env.NODE_EXTRA_CA_CERTS = root;
  onTestFinished(() => void delete process.env.NODE_EXTRA_CA_CERTS);
  const from = (host: string) => ask({ name: host, port: Number(port), ca });
  await expect.poll(() => from('localhost').then(({ status }) => status, String), SOON).toBe(200);

  using repository = createRepository({ 'index.html': 'behind Caddy' });
  const source = ['--repository', repository.path, '--branch', 'main', '--verify', 'off'];
  const deploy = async (app: string) => {
    const at = ['--org', 'acme', '--project', 'web', '--app', app, '--data', first.data, '--json'];
    const deployed = await slipway('deploy', ...at, ...source);
    expect(deployed).toMatchObject({ code: 0 });
    return new URL(JSON.parse(deployed.out).url);
  };
  const site = await deploy('shop');
  const late = await deploy('late');
  expect(site).toMatchObject({ protocol: 'https:', port: String(port) });
  expect(site.hostname).toMatch(/\.sites\.localhost$/);

  expect(await from(site.hostname)).toEqual({ status: 200, body: 'behind Caddy' });
  // Neither a name without an app nor a foreign one gets a certificate.
  await expect(from('nobody.sites.localhost')).rejects.toThrow(/alert/);
  await expect(from('shop.example.com')).rejects.toThrow(/alert/);

  await using visits = startVisits(() => from(site.hostname));
  for (const node of nodes) {
    expect(await node.stop()).toBe(0);
    // Its certificate is ordered now, whichever node is left.
    expect(await from(late.hostname)).toEqual({ status: 200, body: 'behind Caddy' });
    await node.start();
    // Caddy uses it again before the other one stops.
    await wait(2_000);
  }
  await place.postgres.kill();
  await expect.poll(() => from('localhost').then(({ status }) => status, String), SOON).toBe(503);
  await wait(AWAY_MS);
  await place.postgres.restart();
  await expect.poll(() => from('localhost').then(({ status }) => status, String), SOON).toBe(200);
  const answers = await visits.stop();
  expect([...answers.keys()]).toEqual(['200 behind Caddy']);
  expect(answers.get('200 behind Caddy')).toBeGreaterThan(100);
});

/**
 * Requests the first page of a host through Caddy, whatever the resolver knows of its name. OpenSSL reads the clock as it
 * was at the kernel's last tick. If a second has begun since then, a certificate of this second is not yet valid for it.
 */
async function ask(asked: Asked): Promise<Answered> {
  try {
    return await askCaddy(asked);
  } catch (error) {
    if (Object(error).code !== 'CERT_NOT_YET_VALID') throw error;
    await wait(TICK_MS);
    return askCaddy(asked);
  }
}

/** Visits until it is stopped. Resolves with the count of each answer. */
function startVisits(visit: () => ReturnType<typeof ask>) {
  const answers = new Map<string, number>();
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const answer = await visit().then(({ status, body }) => `${status} ${body}`, String);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await wait(20);
    }
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
  const stop = async () => {
    isOver = true;
    await visitors;
    return answers;
  };
  return { stop, [Symbol.asyncDispose]: async () => void (await stop()) };
}
