import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { directly } from '../../src/api/direct.ts';
import type { Fetch } from '../../src/api/exchange.ts';
import { asSlipwayError } from '../../src/base/errors.ts';
import { FakeClock } from '../support/clock.ts';
import { CALLS, controlPlane } from '../support/control-plane.ts';
import { bodyOf, sendJson, serve } from '../support/http-server.ts';

/**
 * Every fault at every call, over real sockets. The fault happens to the first request of a call; later ones are
 * answered. A cell says how the call ends:
 *
 *   ok 2        it succeeds, with 2 requests in all
 *   code? 1     it ends with that error after 1 request, and says that the outcome is unknown: to be reconciled
 *   code! 1     it ends with that error, and says that the service refused: nothing happened
 *
 * and, after a `*`, how often the service acted: at most once for a POST.
 */
const TABLE = `
  fault              | createApp                 | updateApp                | replaceEnv               | listEnvironments         | deploy                    | listDeployments          | readFailure
  reset before       | unreachable? 1 *0         | ok 2 *1                  | ok 2 *1                  | ok 2 *1                  | unreachable? 1 *0         | ok 2 *1                  | ok 2 *1
  lost answer        | unreachable? 1 *1         | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | unreachable? 1 *1         | ok 2 *2                  | ok 2 *2
  slow headers       | request_timeout? 1 *1     | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | request_timeout? 1 *1     | ok 2 *2                  | ok 2 *2
  slow body          | request_timeout? 1 *1     | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | request_timeout? 1 *1     | ok 2 *2                  | ok 2 *2
  cut body           | unreachable? 1 *1         | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | unreachable? 1 *1         | ok 2 *2                  | ok 2 *2
  cut JSON           | unexpected_response? 1 *1 | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | unexpected_response? 1 *1 | ok 2 *2                  | ok 2 *2
  200 HTML           | unexpected_response? 1 *0 | ok 2 *1                  | ok 2 *1                  | ok 2 *1                  | unexpected_response? 1 *0 | ok 2 *1                  | ok 2 *1
  200 XML            | unexpected_response? 1 *0 | ok 2 *1                  | ok 2 *1                  | ok 2 *1                  | unexpected_response? 1 *0 | ok 2 *1                  | ok 2 *1
  10 MB              | response_too_large? 1 *1  | response_too_large? 1 *1 | response_too_large? 1 *1 | response_too_large? 1 *1 | response_too_large? 1 *1  | response_too_large? 1 *1 | response_too_large? 1 *1
  endless body       | response_too_large? 1 *1  | response_too_large? 1 *1 | response_too_large? 1 *1 | response_too_large? 1 *1 | response_too_large? 1 *1  | response_too_large? 1 *1 | response_too_large? 1 *1
  endless headers    | unreachable? 1 *1         | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | unreachable? 1 *1         | ok 2 *2                  | ok 2 *2
  gzip bomb          | response_too_large? 1 *1  | response_too_large? 1 *1 | response_too_large? 1 *1 | response_too_large? 1 *1 | response_too_large? 1 *1  | response_too_large? 1 *1 | response_too_large? 1 *1
  no gzip            | unreachable? 1 *1         | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | unreachable? 1 *1         | ok 2 *2                  | ok 2 *2
  slow drip          | request_timeout? 1 *1     | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | request_timeout? 1 *1     | ok 2 *2                  | ok 2 *2
  beyond its length  | unexpected_response? 1 *1 | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | unexpected_response? 1 *1 | ok 2 *2                  | ok 2 *2
  links elsewhere    | ok 1 *1                   | ok 1 *1                  | ok 1 *1                  | ok 1 *1                  | ok 1 *1                   | ok 1 *1                  | ok 1 *1
  429 seconds        | ok 2 *1                   | ok 2 *1                  | ok 2 *1                  | ok 2 *1                  | ok 2 *1                   | ok 2 *1                  | ok 2 *1
  429 date           | ok 2 *1                   | ok 2 *1                  | ok 2 *1                  | ok 2 *1                  | ok 2 *1                   | ok 2 *1                  | ok 2 *1
  429 an hour        | rate_limited! 1 *0        | rate_limited! 1 *0       | rate_limited! 1 *0       | rate_limited! 1 *0       | rate_limited! 1 *0        | rate_limited! 1 *0       | rate_limited! 1 *0
  500                | service_error? 1 *1       | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | service_error? 1 *1       | ok 2 *2                  | ok 2 *2
  502 HTML           | service_error? 1 *1       | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | service_error? 1 *1       | ok 2 *2                  | ok 2 *2
  503 seconds        | service_error? 1 *0       | ok 2 *1                  | ok 2 *1                  | ok 2 *1                  | service_error? 1 *0       | ok 2 *1                  | ok 2 *1
  504                | service_error? 1 *1       | ok 2 *2                  | ok 2 *2                  | ok 2 *2                  | service_error? 1 *1       | ok 2 *2                  | ok 2 *2
  522 HTML           | service_error? 1 *0       | ok 2 *1                  | ok 2 *1                  | ok 2 *1                  | service_error? 1 *0       | ok 2 *1                  | ok 2 *1
  501                | service_error? 1 *0       | service_error? 1 *0      | service_error? 1 *0      | service_error? 1 *0      | service_error? 1 *0       | service_error? 1 *0      | service_error? 1 *0
  400                | refused! 1 *0             | refused! 1 *0            | refused! 1 *0            | refused! 1 *0            | refused! 1 *0             | refused! 1 *0            | refused! 1 *0
  401                | unauthorized! 1 *0        | unauthorized! 1 *0       | unauthorized! 1 *0       | unauthorized! 1 *0       | unauthorized! 1 *0        | unauthorized! 1 *0       | unauthorized! 1 *0
  403                | forbidden! 1 *0           | forbidden! 1 *0          | forbidden! 1 *0          | forbidden! 1 *0          | forbidden! 1 *0           | forbidden! 1 *0          | forbidden! 1 *0
  404                | refused! 1 *0             | refused! 1 *0            | refused! 1 *0            | refused! 1 *0            | refused! 1 *0             | refused! 1 *0            | ok 1 *0
  409                | refused! 1 *0             | refused! 1 *0            | refused! 1 *0            | refused! 1 *0            | refused! 1 *0             | refused! 1 *0            | refused! 1 *0
  redirect elsewhere | redirected! 1 *0          | redirected! 1 *0         | redirected! 1 *0         | redirected! 1 *0         | redirected! 1 *0          | redirected! 1 *0         | redirected! 1 *0
  redirect here      | redirected! 1 *0          | redirected! 1 *0         | redirected! 1 *0         | ok 2 *1                  | redirected! 1 *0          | ok 2 *1                  | ok 2 *1
  redirect nowhere   | redirected! 1 *0          | redirected! 1 *0         | redirected! 1 *0         | redirected! 1 *0         | redirected! 1 *0          | redirected! 1 *0         | redirected! 1 *0
`;

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const HTML = '<!doctype html><title>Bad gateway</title>';
const ANSWER = { appID: 'shop', deployID: 'd1', status: 'queued', deployments: [], environments: [] };

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The service does what was asked. */
  act(): void;
  readonly elsewhere: string;
}

type Fault = (exchange: Exchange) => void;

const status =
  (code: number, headers: object = {}): Fault =>
  ({ response }) =>
    sendJson(response, code, { error: { code: 'no', message: 'because' } }, headers);

const page =
  (code: number, type: string): Fault =>
  ({ response }) => {
    response.writeHead(code, { 'content-type': type }).end(HTML);
  };

const after =
  (fault: Fault): Fault =>
  (exchange) => {
    exchange.act();
    fault(exchange);
  };

const JSON_TYPE = { 'content-type': 'application/json' };

/** 64 MB in 64 KB. */
const BOMB = gzipSync(Buffer.alloc(64_000_000, ' '));

/** Writes the same bytes until the client goes. */
function endless(to: Writable, bytes: string | Buffer): void {
  const more = () => {
    while (!to.destroyed && to.write(bytes));
  };
  to.on('drain', more);
  to.on('error', () => {});
  more();
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'reset before': ({ request }) => request.socket.resetAndDestroy(),
  'lost answer': after(({ request }) => request.socket.destroy()),
  'slow headers': after(() => {}),
  'slow body': after(({ response }) => response.writeHead(200, JSON_TYPE).write('{"appID": ')),
  'cut body': after(({ request, response }) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 100 });
    response.write('{"appID": ', () => request.socket.destroy());
  }),
  'cut JSON': after(({ response }) => response.writeHead(200, JSON_TYPE).end(JSON.stringify(ANSWER).slice(0, -3))),
  '200 HTML': page(200, 'text/html; charset=utf-8'),
  '200 XML': page(200, 'application/xml'),
  '10 MB': after(({ response }) => sendJson(response, 200, { ...ANSWER, padding: 'x'.repeat(10_000_000) })),
  'endless body': after(({ response }) => endless(response.writeHead(200, JSON_TYPE), Buffer.alloc(256 * 1024, ' '))),
  'endless headers': after(({ request: { socket } }) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    endless(socket, `X-A: ${'b'.repeat(1_000)}\r\n`);
  }),
  'gzip bomb': after(({ response }) => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(BOMB)),
  'no gzip': after(({ response }) => sendJson(response, 200, ANSWER, { 'content-encoding': 'gzip' })),
  'slow drip': after(({ response }) => {
    response.writeHead(200, JSON_TYPE);
    const drip = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drip));
  }),
  'beyond its length': after(({ request: { socket } }) =>
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n${JSON.stringify(ANSWER)}`,
    ),
  ),
  'links elsewhere': after(({ request, response, elsewhere }) => {
    const to = elsewhere + request.url;
    const fields = { link: `<${to}>; rel="next"`, location: to, refresh: `0; url=${to}`, 'content-location': to };
    sendJson(response, 200, ANSWER, fields);
  }),
  '429 seconds': status(429, { 'retry-after': '7' }),
  '429 date': status(429, { 'retry-after': new Date(NOW + 7_000).toUTCString() }),
  '429 an hour': status(429, { 'retry-after': '3600' }),
  '500': after(status(500)),
  '502 HTML': after(page(502, 'text/html')),
  '503 seconds': status(503, { 'retry-after': '7' }),
  '504': after(status(504)),
  '522 HTML': page(522, 'text/html'),
  '501': status(501),
  '400': status(400),
  '401': status(401),
  '403': status(403),
  '404': status(404),
  '409': status(409),
  'redirect elsewhere': ({ request, response, elsewhere }) =>
    response.writeHead(307, { location: elsewhere + request.url }).end(),
  'redirect here': ({ request, response }) => response.writeHead(308, { location: `${request.url}?moved=1` }).end(),
  'redirect nowhere': ({ response }) => response.writeHead(302).end(),
};

/** Faults that ask to wait 7 seconds. */
const ASKS_TO_WAIT: readonly string[] = ['429 seconds', '429 date', '503 seconds'];

/** What sends the calls: `fetch`, as with a proxy, or the modules of Node.js. */
const SENDERS: Readonly<Record<string, Fetch>> = { fetch, 'node:http': directly(fetch) };

async function runCell(fault: Fault, call: string, sender: Fetch) {
  let requests = 0;
  let acts = 0;
  let strayed = 0;
  await using elsewhere = await serve((_, response) => {
    strayed += 1;
    sendJson(response, 200, ANSWER);
  });
  await using server = await serve(async (request, response) => {
    requests += 1;
    const act = () => {
      acts += 1;
    };
    const first = requests === 1;
    await bodyOf(request);
    if (first) return fault({ request, response, act, elsewhere: elsewhere.origin });
    act();
    sendJson(response, 200, ANSWER);
  });
  const clock = new FakeClock(NOW);
  const isSlow = fault === FAULTS['slow headers'] || fault === FAULTS['slow body'] || fault === FAULTS['slow drip'];
  const client = controlPlane(server.origin, { clock, timeoutMs: isSlow ? 1_500 : 30_000, fetch: sender });
  const end = await CALLS[call]?.(client).then(
    () => 'ok',
    (thrown: unknown) => {
      const { code, call: facts } = asSlipwayError(thrown);
      return `${code}${facts?.outcome === 'unknown' ? '?' : facts?.outcome === 'refused' ? '!' : ''}`;
    },
  );
  return { cell: `${end} ${requests} *${acts}`, strayed, slept: clock.slept };
}

const [header = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(Object.entries(SENDERS))(
  '%s: a server that is not there: every call is tried to the end of its budget, and surely was not sent',
  async (_, sender) => {
    const server = await serve(() => {});
    await server[Symbol.asyncDispose]();
    for (const call of Object.values(CALLS)) {
      const clock = new FakeClock(NOW);
      const error = asSlipwayError(
        await call(controlPlane(server.origin, { clock, fetch: sender })).catch((thrown: unknown) => thrown),
      );
      expect(error).toMatchObject({ code: 'unreachable', call: { outcome: 'not-sent' } });
      expect(error.message).toContain('(ECONNREFUSED)');
      expect(clock.slept).toHaveLength(5);
    }
  },
);

test('the table has every fault and every call', () => {
  expect(header.slice(1)).toEqual(Object.keys(CALLS));
  expect(rows.map(([fault]) => fault).sort()).toEqual(Object.keys(FAULTS).sort());
});

const cases = Object.keys(SENDERS).flatMap((sender) =>
  rows.map(([fault = '', ...cells]) => ({ sender, fault, cells })),
);

test.each(cases)('$sender: $fault', async ({ sender, fault, cells }) => {
  const cause = FAULTS[fault];
  if (cause === undefined) throw new Error(`no fault ${fault}`);
  const ends = await Promise.all(Object.keys(CALLS).map((call) => runCell(cause, call, SENDERS[sender] ?? fetch)));
  expect(ends.map(({ cell }) => cell)).toEqual(cells);
  expect(ends.map(({ strayed }) => strayed)).toEqual(cells.map(() => 0));
  if (ASKS_TO_WAIT.includes(fault)) {
    const repeated = ends.filter(({ cell }) => cell.startsWith('ok'));
    expect(repeated.map(({ slept }) => slept)).toEqual(repeated.map(() => [7_000]));
  }
});
