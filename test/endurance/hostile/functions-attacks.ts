import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { processesWith, sleepMark } from '../../support/processes.ts';
import { openAskingCrowd } from './crowds.ts';
import { ANSWERS, BROKEN, ENDLESS, type Way } from './functions-answers.ts';
import { addressOf, type FunctionStage, type HostileApp, parsed, requestOf } from './functions-stage.ts';

/** An attack of the author of a function, or of a visitor of one. `run` throws if the platform reacts incorrectly. */
export interface FunctionAttack {
  readonly name: string;
  run(theatre: FunctionStage): Promise<void>;
}

/** Requests at once for one kind of answer, and the milliseconds that an answer may take, or that one without an end is read. */
const AT_ONCE = 16;
const PATIENCE_MS = 20_000;
const STAY_MS = 1_000;
const WEBSOCKET = [
  ...['Connection: Upgrade', 'Upgrade: websocket'],
  ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
];
/** Those of this machine. */
const ADDRESSES = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .map(({ address }) => address);
const hasHead = (text: string) => text.includes('\r\n\r\n');

/** Returns the answers to many requests at once, each of which the app answers in this way. Every fourth asks for a WebSocket. */
async function answers(theatre: FunctionStage, how: Way, ms: number, isEnough?: (text: string) => boolean) {
  const path = addressOf('answer', how);
  const request = (n: number) => requestOf(theatre.hostile, path, ...(n % 4 === 0 ? WEBSOCKET : []));
  return Promise.all(Array.from({ length: AT_ONCE }, (_, n) => theatre.raw(request(n), ms, isEnough)));
}

const statusOf = (text: string) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'nothing';

/** Throws if something is false. */
function check(isTrue: boolean, words: string): void {
  if (!isTrue) throw new Error(words);
}

/** Asks an app to do something that has no answer. */
const tell = async (theatre: FunctionStage, app: HostileApp, kind: string, how = {}) => {
  await theatre.ask(app, kind, how).catch(() => {});
};

/** Sends a request on many connections, does something meanwhile, and closes them. Every one that had an answer had one of the statuses. */
async function crowd(theatre: FunctionStage, count: number, request: string, allowed: readonly string[], ms = 0) {
  const port = Number(theatre.hostile.host.split(':')[1]);
  using many = await openAskingCrowd(port, count, request);
  await wait(ms);
  const { statuses } = await many.answers();
  const wrong = Object.keys(statuses).filter((status) => !allowed.includes(status));
  check(wrong.length === 0, `visitors got ${JSON.stringify(statuses)}`);
}

export const FUNCTION_ATTACKS: readonly FunctionAttack[] = [
  {
    name: 'a function whose answers are not HTTP',
    async run(theatre) {
      for (const [name, how] of Object.entries(BROKEN)) {
        for (const text of await answers(theatre, how, PATIENCE_MS, hasHead)) {
          check(/^50[234]$/.test(statusOf(text)), `${name}: answered ${statusOf(text)}`);
        }
      }
      await theatre.well(theatre.hostile);
    },
  },
  {
    name: 'a function whose answers have a wrong end, or two',
    async run(theatre) {
      for (const [name, { how, isAllowed }] of Object.entries(ANSWERS)) {
        for (const text of await answers(theatre, how, STAY_MS)) {
          check(text === '' || isAllowed(text), `${name}: answered ${JSON.stringify(text.slice(0, 300))}`);
        }
        await theatre.well(theatre.hostile);
      }
    },
  },
  ...Object.entries(ENDLESS).map(
    ([name, { how, allowed }]): FunctionAttack => ({
      name: `a function whose answers have ${name}`,
      async run(theatre) {
        // What shall be refused is waited for.
        const [ms, isEnough] = allowed[0] === '502' ? [PATIENCE_MS, hasHead] : [STAY_MS, () => false];
        const got = (await answers(theatre, how, ms, isEnough)).map(statusOf);
        const wrong = got.filter((each) => !allowed.includes(each));
        check(wrong.length === 0, `answered ${wrong.join(', ')}`);
        await theatre.well(theatre.hostile);
      },
    }),
  ),
  {
    name: 'headers that belong to the platform, to its domain, or to a proxy before it',
    async run(theatre) {
      const list = [
        ...['X-Slipway-Release', 'forged', 'X-Slipway-Error', 'forged', 'X-Request-ID', 'forged'],
        ...['X-Accel-Redirect', '/forged', 'X-Sendfile', '/etc/forged', 'X-Accel-Buffering', 'no'],
        ...['Proxy-Authenticate', 'forged', 'Trailer', 'forged', 'Keep-Alive', 'timeout=forged', 'Upgrade', 'forged'],
        ...['Clear-Site-Data', '"*"', 'Set-Cookie', 'a=1; Domain=localhost'],
      ];
      const path = addressOf('headers', { list, long: 50_000 });
      const text = await theatre.raw(requestOf(theatre.hostile, path, 'Connection: close'), PATIENCE_MS);
      check(statusOf(text) === '200', `answered ${statusOf(text)}`);
      check(!text.includes('forged'), `a forged header went through: ${/.*forged.*/.exec(text)?.[0]}`);
      check(/^X-Accel-Buffering: no/im.test(text), 'a header that an app may set is missing');
    },
  },
  {
    name: 'event streams to clients that do not read',
    async run(theatre) {
      const request = requestOf(theatre.hostile, addressOf('events'));
      await crowd(theatre, 200, request, ['200'], STAY_MS);
      await theatre.well(theatre.hostile);
    },
  },
  {
    name: '100 WebSockets that send as fast as they can',
    async run(theatre) {
      const first = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
      const path = addressOf('answer', { first, again: '\u0082\u0001x' });
      const all = Array.from({ length: 100 }, () =>
        theatre.raw(requestOf(theatre.hostile, path, ...WEBSOCKET), PATIENCE_MS, hasHead),
      );
      for (const text of await Promise.all(all))
        check(/^(?:101|50[34])$/.test(statusOf(text)), `answered ${statusOf(text)}`);
      await theatre.well(theatre.hostile);
    },
  },
  {
    name: '4,000 visitors whom a function lets wait, and as many open streams',
    async run(theatre) {
      const app = await theatre.deploy({ requestTimeout: '0', instances: 2 });
      const streams = requestOf(
        app,
        addressOf('answer', { first: 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n' }),
      );
      await crowd(theatre, 4_000, streams, ['200', '503'], STAY_MS);
      await crowd(theatre, 4_000, requestOf(app, '/never'), ['503'], STAY_MS);
      await theatre.well(app);
    },
  },
  {
    name: '2,000 visitors of a function that is asleep',
    async run(theatre) {
      const app = await theatre.deploy({ idleTimeout: '1s' });
      await wait(2_000);
      await crowd(theatre, 2_000, requestOf(app, '/well'), ['200', '503'], STAY_MS);
      await theatre.well(app);
    },
  },
  {
    name: 'large uploads to a function that does not read them, and bodies of which a byte comes now and then',
    async run(theatre) {
      const head = ['Content-Length: 100000000'];
      const unread = requestOf(theatre.hostile, addressOf('unread'), ...head).replace('GET', 'POST');
      await crowd(theatre, 100, unread + 'x'.repeat(100_000), ['503', '504'], STAY_MS);
      const slow = requestOf(theatre.hostile, '/well', 'Transfer-Encoding: chunked').replace('GET', 'POST');
      const sockets = Array.from({ length: 100 }, () => theatre.open(slow).resume());
      for (let i = 0; i < 10; i += 1) {
        for (const socket of sockets) socket.write('1\r\nx\r\n');
        await wait(STAY_MS / 10);
      }
      for (const socket of sockets) socket.destroy();
      await theatre.well(theatre.hostile);
    },
  },
  {
    name: 'a function that prints 300 MB, with codes of terminals, commands of workflows and HTML',
    async run(theatre) {
      const text = '::error::forged\u001b]0;title\u0007\u001b[2J\u009b31m<script>forged()</script>\u202e\r\n';
      await theatre.read(theatre.hostile, 'print', { text, bytes: 300e6 });
      await wait(STAY_MS);
      const { lines } = await theatre.stage.call('GET', `/operator/${theatre.hostile.app}/output`);
      const shown = JSON.stringify(lines);
      check(shown.includes('forged'), 'what it printed is not there');
      check(
        !/\\u001b(?!\[[\d;]*m)|\\u0007|\\u009b|\u202e|[\u0080-\u009f]/.test(shown),
        `its codes are there: ${shown.slice(0, 300)}`,
      );
      check(shown.length < 2e6, `${shown.length} characters are shown`);
      await theatre.well(theatre.hostile);
    },
  },
  {
    name: 'a function that prints what is expensive to search for its variables',
    async run(theatre) {
      const app = await theatre.deploy();
      // Each line begins as all of the values do.
      const values = Array.from({ length: 400 }, (_, n) => `${'a'.repeat(n + 4)}b`);
      await theatre.stage.call('PATCH', `/operator/${app.app}/env`, { set: { SEARCHED: values.join('\n') } });
      await theatre.well(app);
      await theatre.read(app, 'print', { text: `${'a'.repeat(16_000)}\n`, bytes: 4e6 });
      await wait(STAY_MS);
      // Another app starts meanwhile.
      await theatre.deploy();
    },
  },
  {
    name: 'forged, large and many reports to the supervisor',
    async run(theatre) {
      const lines = [
        '{"port":1}\n',
        `${'{'.repeat(65_536)}\n`,
        '{"port":"x","kind":"ended","id":"i"}\n',
        '\u0000'.repeat(65_536),
      ];
      for (const text of lines) await theatre.read(theatre.hostile, 'report', { text, times: 200 });
      await theatre.well(theatre.hostile);
    },
  },
  {
    name: 'a function that holds 5,000 sockets',
    async run(theatre) {
      const app = await theatre.deploy();
      check(Number(await theatre.read(app, 'sockets', { count: 5_000 })) > 1_000, 'it has few sockets');
      await theatre.well(app);
    },
  },
  {
    name: 'a function that reads and reaches all that it can',
    async run(theatre) {
      await using traps = await openTraps();
      // It takes longer than the answers of the other one may.
      const app = await theatre.deploy();
      const { secrets, stage } = theatre;
      const hosts = ['127.0.0.1', '::1', 'localhost', '169.254.169.254', ...ADDRESSES];
      const ports = [...traps.ports, ...stage.ports, 5_432, 9_000, 80];
      const files = ['/tmp/.s.PGSQL.5432', '/var/run/postgresql/.s.PGSQL.5432', traps.abstract];
      const texts = secrets.map((each) => each.slice(-Math.ceil(each.length / 2)));
      const { found, files: looked, reached } = parsed(await theatre.read(app, 'look', { texts, hosts, ports, files }));
      check(Number(looked) > 50, `it looked at ${looked} files`);
      check(JSON.stringify(found) === '[]', `it found ${JSON.stringify(found)}`);
      check(JSON.stringify(reached) === '[]', `it reached ${JSON.stringify(reached)}`);
      check(traps.caught() === 0, 'it reached a port of the host');
    },
  },
  {
    name: 'a function that forks, and processes that leave their session',
    async run(theatre) {
      const app = await theatre.deploy();
      const mark = sleepMark();
      await tell(theatre, app, 'escape', { mark });
      await tell(theatre, app, 'forks', { mark });
      check(processesWith(`sleep ${mark}`).length < 300, 'it has more processes than an instance may have');
      await theatre.remove(app);
      check(processesWith(`sleep ${mark}`).length === 0, 'a process of it is left');
    },
  },
  {
    name: 'a function that stops itself, and one that closes the socket that it was given',
    async run(theatre) {
      const suffers = async (kind: string) => {
        const app = await theatre.deploy({ requestTimeout: '1s' });
        await tell(theatre, app, kind);
        const request = requestOf(app, '/well');
        const all = Array.from({ length: 20 }, () => theatre.raw(request, PATIENCE_MS, hasHead));
        for (const text of await Promise.all(all))
          check(/^(?:200|50[234])$/.test(statusOf(text)), `${kind}: answered ${statusOf(text)}`);
        await theatre.remove(app);
      };
      await Promise.all([suffers('stop'), suffers('close')]);
    },
  },
  ...(['disk', 'files', 'memory'] as const).map(
    (kind): FunctionAttack => ({
      name: `a function that fills its ${kind}`,
      async run(theatre) {
        const app = await theatre.deploy();
        await tell(theatre, app, kind);
        await theatre.well(app);
        await theatre.remove(app);
      },
    }),
  ),
  {
    name: 'a function that exits at each request',
    async run(theatre) {
      const app = await theatre.deploy();
      for (let i = 0; i < 30; i += 1) await tell(theatre, app, 'exit');
      await theatre.remove(app);
    },
  },
];

/** Listens where no function may connect to: at a port of all addresses, and at an abstract name. */
async function openTraps() {
  let caught = 0;
  const abstract = `\0slipway-hostile-${process.pid}`;
  const servers: Server[] = [];
  const listening = (where: { readonly port: number; readonly host: string } | { readonly path: string }) =>
    new Promise<number>((resolve, reject) => {
      const server = createServer((socket) => {
        caught += 1;
        socket.destroy();
      });
      servers.push(server);
      server.once('error', reject).listen(where, () => {
        const address = server.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  const ports = [await listening({ port: 0, host: '0.0.0.0' }), await listening({ port: 0, host: '127.0.0.1' })];
  await listening({ path: abstract });
  return {
    ...{ ports, abstract, caught: () => caught },
    async [Symbol.asyncDispose]() {
      for (const server of servers) server.close();
    },
  };
}
