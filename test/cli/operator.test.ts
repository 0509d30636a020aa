import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { asSlipwayError } from '../../src/base/errors.ts';
import { exitCodeOf } from '../../src/cli/flags/command.ts';
import { askOperator, type OperatorInput, openPlatform } from '../../src/cli/platforms/operator.ts';
import { askingParts } from '../../src/cli/terminal/asking.ts';
import { FakeClock } from '../support/clock.ts';
import { bodyOf, sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { writeRunFileOf } from '../support/run-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal, terminal } from '../support/terminal.ts';

/** Every request of the named call ends by the fault; the cell tells the error, the requests, and how often the platform acted. */
const TABLE = `
  fault              | token                   | listTables              | runtime                 | createTable             | deleteTable             | rollback
  reset              | unreachable 3 *0        | unreachable 3 *0        | unreachable 3 *0        | unreachable 1 *0        | unreachable 1 *0        | unreachable 1 *0
  lost answer        | unreachable 3 *3        | unreachable 3 *3        | unreachable 3 *3        | unreachable 1 *1        | unreachable 1 *1        | unreachable 1 *1
  slow               | request_timeout 3 *3    | request_timeout 3 *3    | request_timeout 3 *3    | request_timeout 1 *1    | request_timeout 1 *1    | request_timeout 1 *1
  cut body           | unreachable 3 *3        | unreachable 3 *3        | unreachable 3 *3        | unreachable 1 *1        | unreachable 1 *1        | unreachable 1 *1
  cut JSON           | unexpected_response 3 *3 | unexpected_response 3 *3 | unexpected_response 3 *3 | unexpected_response 1 *1 | unexpected_response 1 *1 | unexpected_response 1 *1
  HTML               | unexpected_response 3 *0 | unexpected_response 3 *0 | unexpected_response 3 *0 | unexpected_response 1 *0 | unexpected_response 1 *0 | unexpected_response 1 *0
  another answer     | unexpected_response 1 *0 | unexpected_response 1 *0 | unexpected_response 1 *0 | unexpected_response 1 *0 | unexpected_response 1 *0 | unexpected_response 1 *0
  503                | service_error 3 *0      | service_error 3 *0      | service_error 3 *0      | service_error 1 *0      | service_error 1 *0      | service_error 1 *0
  401                | unauthorized 1 *0       | unauthorized 1 *0       | unauthorized 1 *0       | unauthorized 1 *0       | unauthorized 1 *0       | unauthorized 1 *0
  422                | refused 1 *0            | refused 1 *0            | refused 1 *0            | refused 1 *0            | refused 1 *0            | refused 1 *0
  redirect elsewhere | redirected 1 *0         | redirected 1 *0         | redirected 1 *0         | redirected 1 *0         | redirected 1 *0         | redirected 1 *0
`;

const APP = ['--org', 'acme', '--project', 'web', '--app', 'api'];
const CALLS = {
  token: ['GET', '/identity/token'],
  listTables: ['GET', '/tables'],
  runtime: ['POST', '/runtime'],
  createTable: ['POST', '/tables'],
  deleteTable: ['DELETE', '/tables/sessions'],
  rollback: ['POST', '/rollback'],
} as const;
type Name = keyof typeof CALLS;
const INPUTS: Partial<Record<Name, OperatorInput>> = { deleteTable: { table: 'sessions' }, rollback: { body: {} } };

const ANSWERS: Readonly<Record<Name, object>> = {
  token: { value: unsignedJwt() },
  listTables: { tables: [{ name: 'sessions', createdAt: '2026-01-02' }] },
  runtime: { variables: { A: '1' } },
  createTable: { name: 'sessions', token: 'table-token' },
  deleteTable: { deleted: true, name: 'sessions' },
  rollback: { deployID: 'd1', previous: 'd2', url: 'http://api.localhost/' },
};

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly answer: object;
  act(): void;
  readonly elsewhere: string;
}
type Fault = (exchange: Exchange) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const refuse =
  (status: number): Fault =>
  ({ response }) =>
    sendJson(response, status, { error: { code: 'told', message: 'the reason', requestID: 'r-1' } });

const FAULTS: Readonly<Record<string, Fault>> = {
  reset: ({ request }) => request.socket.resetAndDestroy(),
  'lost answer': ({ request, act }) => {
    act();
    request.socket.destroy();
  },
  slow: ({ act }) => act(),
  'cut body': ({ request, response, act }) => {
    act();
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 100 });
    response.write('{"tab', () => request.socket.destroy());
  },
  'cut JSON': ({ response, answer, act }) => {
    act();
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(answer).slice(0, -2));
  },
  HTML: ({ response }) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Sign in</title>'),
  'another answer': ({ response }) => sendJson(response, 200, { ok: true }),
  '503': refuse(503),
  '401': refuse(401),
  '422': refuse(422),
  'redirect elsewhere': ({ request, response, elsewhere }) =>
    response.writeHead(307, { location: elsewhere + request.url }).end(),
};

/**
 * A timeout that only ends what the platform is slow to answer, and not before it has acted: a busy machine changes
 * nothing.
 */
function timingOut(faulty: Name, acted: EventEmitter): typeof fetch {
  return async (input, init) => {
    const answer = fetch(input, { ...init, signal: null });
    if (init?.method !== CALLS[faulty][0] || !String(input).split('?')[0]?.endsWith(CALLS[faulty][1])) return answer;
    answer.catch(() => {});
    await once(acted, 'act');
    if (!init.signal?.aborted) await new Promise((resolve) => init.signal?.addEventListener('abort', resolve));
    throw init.signal?.reason;
  };
}

/** A platform with one faulty call, as its data directory tells of it. */
async function faultyPlatform(faulty: Name, fault: Fault) {
  const folder = temporaryFolder();
  const seen = { requests: 0, acts: 0, strayed: 0 };
  const acted = new EventEmitter();
  const elsewhere = await serve((_, response) => {
    seen.strayed += 1;
    sendJson(response, 200, {});
  });
  const server = await serve(async (request, response) => {
    await bodyOf(request);
    const path = new URL(request.url ?? '', 'http://x').pathname;
    const name = (Object.keys(CALLS) as Name[]).find(
      (each) => request.method === CALLS[each][0] && path.endsWith(CALLS[each][1]),
    );
    if (!name) return sendJson(response, 404, {});
    if (name !== faulty) return sendJson(response, 200, ANSWERS[name]);
    seen.requests += 1;
    const act = () => {
      seen.acts += 1;
      acted.emit('act');
    };
    fault({ request, response, answer: ANSWERS[name], act, elsewhere: elsewhere.origin });
  });
  writeRunFileOf(folder.path, server.origin);
  return {
    ...{ seen, acted, data: folder.path },
    async [Symbol.asyncDispose]() {
      folder[Symbol.dispose]();
      await Promise.all([server[Symbol.asyncDispose](), elsewhere[Symbol.asyncDispose]()]);
    },
  };
}

async function runCell(name: Name, faultName: string) {
  const fault = FAULTS[faultName];
  if (!fault) throw new Error(`no fault ${faultName}`);
  await using platform = await faultyPlatform(name, fault);
  const { io } = terminal();
  const given = { flags: { org: 'acme', project: 'web', app: 'api', data: platform.data }, rest: [] };
  const usual = await askingParts(io);
  const slow = faultName === 'slow' ? { timeoutMs: 10, fetch: timingOut(name, platform.acted) } : {};
  const parts = { ...usual, clock: new FakeClock(), ...slow };
  const call = name === 'token' ? 'listTables' : name;
  const error = asSlipwayError(
    await askOperator(given, io, call, INPUTS[name], parts).catch((thrown: unknown) => thrown),
  );
  const { requests, acts, strayed } = platform.seen;
  return { cell: `${error.code} ${requests} *${acts}`, error, strayed };
}

const [header = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const NAMES = header.slice(1) as Name[];

describe('every fault of every call to the running platform', () => {
  test('is in the table', () => {
    expect(NAMES.toSorted()).toEqual(Object.keys(CALLS).toSorted());
    expect(rows.map(([fault]) => fault).toSorted()).toEqual(Object.keys(FAULTS).toSorted());
  });

  test.each(rows.map(([fault = '', ...cells]) => ({ fault, cells })))('$fault', async ({ fault, cells }) => {
    const ends = await Promise.all(NAMES.map((name) => runCell(name, fault)));
    expect(ends.map(({ cell }) => cell)).toEqual(cells);
    for (const [index, { error, strayed }] of ends.entries()) {
      expect({ exit: exitCodeOf(error), strayed }).toEqual({ exit: 3, strayed: 0 });
      expect(error.remedy).toBeTruthy();
      expect(`${error.message} ${error.remedy}`).not.toMatch(/GitHub|base-url|request-token|permissions/);
      const changes = ['createTable', 'deleteTable', 'rollback'].includes(NAMES[index] ?? '');
      if (changes && error.call?.outcome === 'unknown') {
        expect(error.remedy).toMatch(
          /all the same.*\n?.*slipway (?:tables list|rollback) --org acme --project web --app api/,
        );
      }
    }
  });
});

describe('the commands tell it', () => {
  const lost = FAULTS['lost answer'] ?? (() => {});
  test.each<[Name, readonly string[], RegExp]>([
    [
      'createTable',
      ['tables', 'create', ...APP, '--name', 'sessions'],
      /Could not create the table.*\n.*tables list --org/,
    ],
    [
      'deleteTable',
      ['tables', 'delete', ...APP, '--name', 'sessions', '--yes'],
      /Could not delete the table.*\n.*tables list --org/,
    ],
    ['rollback', ['rollback', ...APP], /Could not roll back.*\n.*further back\.\n.*--to DEPLOYID/],
  ])('%s, its answer lost: once, and what to look at', async (name, argv, words) => {
    await using platform = await faultyPlatform(name, lost);
    const run = await inTerminal([...argv, '--data', platform.data]);
    expect({ ...run, acts: platform.seen.acts }).toEqual({
      exitCode: 3,
      out: '',
      err: expect.stringMatching(words),
      acts: 1,
    });
    expect(run.err).not.toContain('fault of Slipway');
  });

  test('a token that no platform gives', async () => {
    await using platform = await faultyPlatform('token', FAULTS['401'] ?? lost);
    const run = await inTerminal(['token', '--data', platform.data]);
    expect(run).toMatchObject({ exitCode: 3, out: '' });
    expect(run.err).toMatch(/does not run on the data directory .*\n.*--data DIR\n/);
  });

  test('a platform that is gone, after its second and third try', async () => {
    const platform = await faultyPlatform('token', lost);
    using folder = temporaryFolder();
    const { port, [Symbol.asyncDispose]: close } = await serve(() => {});
    await close();
    await platform[Symbol.asyncDispose]();
    const origin = `http://127.0.0.1:${port}`;
    writeRunFileOf(folder.path, origin);
    const told = await inTerminal(['rollback', ...APP, '--data', folder.path]);
    expect(told.exitCode).toBe(3);
    expect(told.err).toMatch(/trying again\n.*ECONNREFUSED\)\n {2}Is the platform still running\?/);
  });

  test('a name that leads nowhere yet, with the proxy that is missing, and not with a start', async () => {
    using folder = temporaryFolder();
    writeRunFileOf(folder.path, 'https://platform.example');
    const { io } = terminal({ cwd: folder.path });
    const fetch = async () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('none'), { code: 'ENOTFOUND' }) }));
    const asking = { ...(await askingParts(io)), clock: new FakeClock(), fetch };
    const { ask } = await openPlatform({ flags: { data: folder.path }, rest: [] }, io, asking);
    const refusal = await ask('listNodes').catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'unreachable',
      remedy: expect.stringContaining('Make sure that the name platform.example leads to the proxy'),
    });
    expect(refusal).toMatchObject({ remedy: expect.not.stringContaining('slipway platform') });
  });

  test.each([['token'], ['backup', '--to', 'copy']])('%s: such a name, in the same words', async (...command) => {
    using folder = temporaryFolder();
    writeRunFileOf(folder.path, 'https://platform.invalid');
    const told = await inTerminal([...command, '--data', folder.path]);
    expect(told).toMatchObject({ exitCode: 3, out: '' });
    expect(told.err).toContain('Make sure that the name platform.invalid leads to the proxy');
  });

  test.each([
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
    ['CERT_HAS_EXPIRED', 'Renew the certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'a name that the certificate'],
  ])('a certificate that is refused (%s), with what the code means', async (code, words) => {
    using folder = temporaryFolder();
    writeRunFileOf(folder.path, 'https://platform.example');
    const { io } = terminal({ cwd: folder.path });
    const given = { flags: { data: folder.path, org: 'acme', project: 'web', app: 'api' }, rest: [] };
    const refused = Object.assign(new Error('refused'), { code });
    const fetch = async () => Promise.reject(new TypeError('fetch failed', { cause: refused }));
    const asking = { ...(await askingParts(io)), clock: new FakeClock(), fetch };
    await expect(askOperator(given, io, 'listTables', {}, asking)).rejects.toMatchObject({
      ...{ code: 'unreachable', message: expect.stringContaining(code), remedy: expect.stringContaining(words) },
    });
  });

  test('an interruption is one line', async () => {
    await using platform = await faultyPlatform('listTables', lost);
    const signal = AbortSignal.abort();
    const run = await inTerminal(['tables', 'list', ...APP, '--data', platform.data], { signal });
    expect(run).toEqual({ exitCode: 130, out: '', err: 'slipway: Interrupted\n' });
  });
});
