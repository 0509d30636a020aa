import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { controlClient, createTables } from '../../support/chaos-deploys.ts';
import { accessOf } from '../../support/chaos-http.ts';
import { type Admitted, checkQuota } from '../../support/chaos-traffic.ts';
import { lacksPostgres, type PostgresServer } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';
import { gets, type Refused, type Request, reads, startClients } from './greedy-clients.ts';
import { type ProcessNode, processPlace, tokenSource } from './processes.ts';

const SUITE = 'quotas of three nodes';
const lacks = [lacksPostgres(SUITE), s3ForTests(SUITE).length === 0].includes(true);
const MINUTE = 60_000;
const TABLE = 1_200;
const ENVIRONMENT = 2_000;
const CONTROL = 120;
/** Quotas by the beginning of the names of their windows. */
const MOST: Readonly<Record<string, number>> = {
  'kvs/table/': TABLE,
  'kvs/environment/': ENVIRONMENT,
  'control/': CONTROL,
};
const SOON = { timeout: 50_000, interval: 100 };
/** Clients of each node, unevenly. */
const CROWD = [120, 50, 10];
const STEADY = [40, 15, 5];
const CALLERS = [3, 2, 1];
/** Milliseconds by which the time of day of each node is ahead, and the rate of its clocks. */
const CLOCKS = ['ms=40000&rate=1.0005', 'ms=-40000&rate=0.9995', 'ms=0&rate=1.0003'];
/** The faults of at least so many milliseconds come before the end of the first minute, and further ones after it. */
const BEFORE_MS = 35_000;
const AFTER_MS = 15_000;

test.skipIf(lacks)(
  'three nodes with wrong clocks never admit more than a quota while they and PostgreSQL are killed and cut off, and a lone one gets it all',
  { timeout: 400_000, retry: 0 },
  async () => {
    await using place = await processPlace();
    await using stack = new AsyncDisposableStack();
    const port = await freePort();
    const flags = [
      ...['--public-url', `http://127.0.0.1:${port}`, '--drain', '0', '--requests-per-minute', String(CONTROL)],
      ...['--kvs-table-per-minute', String(TABLE), '--kvs-per-minute', String(ENVIRONMENT)],
    ];
    const nodes: ProcessNode[] = [];
    const ways: TcpProxy[] = [];
    for (const [n, clock] of CLOCKS.entries()) {
      const way = stack.use(await startTcpProxy(place.postgres.port));
      const database = new URL(place.database);
      database.port = String(way.port);
      const skew = pathToFileURL(`${import.meta.dirname}/skewed-clock.ts`).href;
      const nodeOptions = ['--import', `${skew}?${clock}`];
      const own = { name: `n${n + 1}`, port: n === 0 ? port : await freePort() };
      nodes.push(place.node({ ...own, flags, nodeOptions, database: database.href }));
      ways.push(way);
    }
    await Promise.all(nodes.map((node) => node.start()));
    const tokenFrom = tokenSource(nodes);
    const token = await tokenFrom();
    using client = controlClient(nodes, async () => token);
    const variables = await createTables(client, 'functions', ['crowded', 'steady']);
    const alone = accessOf(await createTables(client, 'quiet', ['alone']), 'alone');
    const admitted: Admitted[] = [];
    const refused: Refused[] = [];
    const others = new Map<string, number>();
    const record = { admitted, refused, others };
    const crowd = gets(accessOf(variables, 'crowded'));
    const steady = gets(accessOf(variables, 'steady'));
    const parts = [
      { window: 'crowded', request: crowd, counts: CROWD, pauseMs: 0 },
      { window: 'steady', request: steady, counts: STEADY, pauseMs: 2_000 },
      { window: 'control', request: reads(token), counts: CALLERS, pauseMs: 300 },
    ];
    const clients = parts.map((part) => stack.use(startClients(nodes, part, record)));

    await attack(nodes, ways, place.postgres);
    const minute = await nextMinute();
    const ofMinute = (window: string) =>
      admitted.filter(
        (each) => each.window === window && minuteOf(each.begin) === minute && minuteOf(each.end) === minute,
      );
    for (const { name } of nodes) {
      const isRefused = (each: Refused) =>
        each.window === 'crowded' && each.node === name && minuteOf(each.begin) === minute;
      await expect.poll(() => refused.some(isRefused), SOON).toBe(true);
    }
    const used = ofMinute('crowded').length;
    // Nothing is held back: each node refuses only when all nodes together have admitted the quota. Requests that cross the
    // border of a minute are not counted here.
    expect(used).toBeGreaterThan(0.8 * TABLE);
    const lone = await getsOfLoneNode(nodes, gets(alone));
    for (const each of clients) await each.stop();
    for (const each of refused) checkWait(each);

    process.stdout.write(
      `quotas: ${admitted.length} admitted, ${refused.length} refused; crowded table, one quiet minute: ${used} of ${TABLE}; ` +
        `a node that is busy alone: ${lone} of ${TABLE}; other answers: ${JSON.stringify([...others])}\n`,
    );
    const environment = admitted
      .filter(({ window }) => window !== 'control')
      .map((each) => ({ ...each, window: 'environment' }));
    const quotas = { crowded: TABLE, steady: TABLE, environment: ENVIRONMENT, control: CONTROL };
    expect(checkQuota([...admitted, ...environment], new Map(Object.entries(quotas)))).toEqual([]);
    for (const window of ['crowded', 'steady', 'control'])
      expect(refused.some((each) => each.window === window)).toBe(true);
    await using database = openDatabase({ url: place.database, connections: 1 });
    const { rows } = await database.query('SELECT name, taken FROM quota_windows');
    expect(rows.map(({ name }) => Object.keys(MOST).find((each) => String(name).startsWith(each)))).not.toContain(
      undefined,
    );
    for (const [each, most] of Object.entries(MOST)) {
      const over = rows.filter(({ name, taken }) => String(name).startsWith(each) && Number(taken) > most);
      expect(over).toEqual([]);
    }
  },
);

const minuteOf = (at: number) => Math.floor(at / MINUTE);
const left = () => MINUTE - (Date.now() % MINUTE);

/** Resolves with the next minute when it has begun. */
async function nextMinute(): Promise<number> {
  const next = minuteOf(Date.now()) + 1;
  while (minuteOf(Date.now()) < next) await wait(left() + 1);
  return next;
}

/** Kills and cuts off nodes and PostgreSQL within a minute, at its end, and in the next one. */
async function attack(
  nodes: readonly ProcessNode[],
  ways: readonly TcpProxy[],
  postgres: PostgresServer,
): Promise<void> {
  const faults = faultsOf(nodes, ways, postgres);
  const end = Date.now() + BEFORE_MS;
  const border = end + (MINUTE - (end % MINUTE));
  for (let n = 0; border - Date.now() > 12_000; n += 1) await faults[n % faults.length]?.();
  await wait(Math.max(0, border - Date.now() - 1_000));
  await postgres.kill();
  await wait(Math.max(0, border - Date.now() + 500));
  await postgres.restart();
  for (let n = 0; Date.now() < border + AFTER_MS; n += 1) await faults[n % faults.length]?.();
}

function faultsOf(nodes: readonly ProcessNode[], ways: readonly TcpProxy[], postgres: PostgresServer) {
  const restart = (n: number) => async () => {
    await nodes[n]?.kill();
    await wait(300);
    await nodes[n]?.start();
  };
  const cutOff = (n: number, how: (way: TcpProxy) => void, ms: number) => async () => {
    const way = ways[n];
    if (way) how(way);
    await wait(ms);
    way?.heal();
    await wait(1_000);
  };
  return [
    restart(0),
    cutOff(1, (way) => way.refuse(), 4_000),
    async () => {
      postgres.signal('SIGSTOP');
      await wait(2_500);
      postgres.signal('SIGCONT');
    },
    restart(2),
    cutOff(0, (way) => way.blackHole(), 3_000),
    cutOff(2, (way) => way.cut(), 500),
  ];
}

/** Lets two nodes admit a few requests of a window, and the third one all others. Returns what that one has admitted. */
async function getsOfLoneNode(nodes: readonly ProcessNode[], request: Request): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  for (;;) {
    const minute = minuteOf(Date.now());
    let count = 0;
    for (const node of nodes.slice(0, 2)) for (let n = 0; n < 3; n += 1) await request(node, agent);
    const [, , busy] = nodes;
    if (!busy) throw new Error('No third node');
    const client = async () => {
      while ((await request(busy, agent)).status === 200) count += 1;
    };
    await Promise.all(Array.from({ length: 10 }, client));
    // Again in the next minute if the border was in between.
    if (minuteOf(Date.now()) !== minute) continue;
    agent.destroy();
    // The others have admitted 6, and hold no more than that.
    expect(count).toBeGreaterThanOrEqual(TABLE - 12);
    expect(count).toBeLessThanOrEqual(TABLE - 6);
    return count;
  }
}

/** Expects that a refusal names the seconds until the minute of PostgreSQL ends, whatever the clock of the node says. */
function checkWait({ begin, end, seconds, window, node }: Refused): void {
  if (minuteOf(begin) !== minuteOf(end)) return;
  const [most, least] = [begin, end].map((at) => Math.ceil((MINUTE - (at % MINUTE)) / 1_000));
  const isRight = seconds >= (least ?? 0) - 1 && seconds <= (most ?? 0) + 1;
  expect({ window, node, begin, end, seconds, isRight }).toMatchObject({ isRight: true });
}
