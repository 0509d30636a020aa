import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { createTable, KvsError, type Table, type TableOptions } from '../../src/sdk/kvs.ts';
import kvsDriver from '../../src/sdk/unstorage.ts';
import { type KvsServer, startKvsServer } from '../support/kvs-server.ts';

let server: KvsServer;
beforeAll(async () => {
  server = await startKvsServer({ clock: systemClock });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Returns options that ask the platform, with a list of what was asked. `answers` come before the platform's. */
function watched(answers: readonly (Response | Error)[] = [], given: TableOptions = {}) {
  const asked: string[] = [];
  const left = [...answers];
  const options: TableOptions = {
    env: server.variables,
    async fetch(url, init) {
      asked.push(url);
      const next = left.shift();
      if (next instanceof Error) throw next;
      return next ?? fetch(url, init);
    },
    ...given,
  };
  return { asked, options };
}

function failure(table: Promise<unknown>): Promise<KvsError> {
  return table.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => {
      if (error instanceof KvsError) return error;
      throw error;
    },
  );
}

interface Session {
  readonly name: string;
  readonly visits?: number;
}

test('values come back as they were put, with their type, until they are deleted', async () => {
  const { options } = watched();
  const sessions = createTable<Session>('sessions', options);
  expectTypeOf(sessions).toEqualTypeOf<Table<Session>>();
  expect(await sessions.get('é 😀/a b')).toBeUndefined();
  await sessions.put('é 😀/a b', { name: '"\\\u2028', visits: 1 });
  expect(await sessions.get('é 😀/a b')).toEqual({ name: '"\\\u2028', visits: 1 });
  await sessions.delete('é 😀/a b');
  await sessions.delete('é 😀/a b');
  expect(await sessions.get('é 😀/a b')).toBeUndefined();
  const all = createTable('sessions', options);
  for (const value of [null, false, 0, '', [], 'text', { a: [{}] }]) {
    await all.put('value', value);
    expect(await all.getEntry('value')).toEqual({ value, expiresAt: null });
  }
});

test('an entry with a time to live says when it expires', async () => {
  const table = createTable('sessions', watched().options);
  const before = Date.now();
  await table.put('short', 1, { ttlSeconds: 60 });
  const entry = await table.getEntry('short');
  expect(entry?.expiresAt?.getTime()).toBeGreaterThanOrEqual(before + 60_000);
  expect(entry?.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
});

describe('what breaks a rule is refused before anything is sent', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  test.each([
    ['', 1, {}, 'invalid_key', 'the key has 0 bytes. A key is a string of 1 to 512 bytes.'],
    ['é'.repeat(257), 1, {}, 'invalid_key', 'the key has 514 bytes.'],
    ['a', 'é'.repeat(32_768), {}, 'invalid_value', 'the value has 65538 bytes of JSON, and 65536 are allowed.'],
    ['a', undefined, {}, 'invalid_value', 'the value is undefined, which JSON does not have.'],
    ['a', circle, {}, 'invalid_value', 'the value is not JSON.'],
    ['a', 1n, {}, 'invalid_value', 'the value is not JSON.'],
    ['a', 1, { ttlSeconds: 59 }, 'invalid_ttl', 'ttlSeconds is 59. Write whole seconds, 60 to 31536000.'],
    ['a', 1, { ttlSeconds: 31_536_001 }, 'invalid_ttl', 'ttlSeconds is 31536001.'],
    ['a', 1, { ttlSeconds: 60.5 }, 'invalid_ttl', 'ttlSeconds is 60.5.'],
  ])('%.5j %.8s %j', async (key, value, options, code, words) => {
    const { asked, options: given } = watched();
    const error = await failure(createTable('sessions', given).put(key, value, options));
    expect(error).toMatchObject({ code, status: undefined });
    expect(error.message).toContain(words);
    expect(error.message).not.toMatch(/\n/);
    expect(asked).toEqual([]);
  });

  test('a key that is not a string, for callers without types', async () => {
    const { asked, options } = watched();
    const table: { get(key: unknown): Promise<unknown> } = createTable('sessions', options);
    expect(await failure(table.get(7))).toMatchObject({ code: 'invalid_key' });
    expect(asked).toEqual([]);
  });

  test.each(['', 'Sessions', 'a-b', '1a', 'a'.repeat(33)])('a table "%s"', (name) => {
    expect(() => createTable(name)).toThrow(expect.objectContaining({ name: 'KvsError', code: 'invalid_table' }));
  });
});

test('the largest key and value that the service takes are sent', async () => {
  const table = createTable('sessions', watched().options);
  const [key, value] = ['é'.repeat(256), 'é'.repeat(32_767)];
  await table.put(key, value);
  expect(await table.get(key)).toBe(value);
});

test('a missing variable is named with what to do, and only when the table is used', async () => {
  const { SERVICE_KVS_TOKEN_SESSIONS: _, ...env } = server.variables;
  const table = createTable('sessions', { env });
  expect((await failure(table.get('a'))).message).toBe(
    'Could not get "a" (table sessions): the variable SERVICE_KVS_TOKEN_SESSIONS is not set. Create the table: slipway tables create sessions. The next instance of the function has it.',
  );
  for (const name of ['SERVICE_KVS_URL', 'SERVICE_KVS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) {
    const error = await failure(createTable('sessions', { env: { ...server.variables, [name]: '' } }).get('a'));
    expect(error).toMatchObject({ code: 'not_configured' });
    expect(error.message).toContain(name);
  }
});

const limited = (seconds: string) =>
  new Response('{"error":"rate_limited"}', { status: 429, headers: { 'retry-after': seconds } });

test('a rate limit is waited for as long as Retry-After says, and what the store cannot serve now is repeated', async () => {
  const answers = [
    limited('1'),
    new Response('{"error":"unavailable"}', { status: 503 }),
    new TypeError('reset'),
    limited('0'),
  ];
  const { asked, options } = watched(answers);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  await createTable('sessions', options).put('waited', 1);
  const waited = waits.mock.calls.map(([, ms]) => ms);
  waits.mockRestore();
  expect(asked).toHaveLength(5);
  expect(waited).toEqual(expect.arrayContaining([1_000, 0]));
});

test('a wait that is longer than the call may take fails at once, and says for how long', async () => {
  const { asked, options } = watched([limited('60')]);
  const error = await failure(createTable('sessions', options).get('a'));
  expect(error).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 60 });
  expect(error.message).toContain('Try again in 60 s');
  expect(asked).toHaveLength(1);
});

test('a full table is told apart, and not tried again', async () => {
  const { asked, options } = watched([new Response('{"error":"table_full"}', { status: 409 })]);
  const error = await failure(createTable('sessions', options).put('a', 1));
  expect(error).toMatchObject({ code: 'full', status: 409 });
  expect(error.message).toContain('Delete keys');
  expect(asked).toHaveLength(1);
});

test('a store that is away ends the call in its time', async () => {
  const { asked, options } = watched(
    Array.from({ length: 100 }, () => new TypeError('refused')),
    { timeoutMs: 2_000 },
  );
  const error = await failure(createTable('sessions', options).get('a'));
  expect(error).toMatchObject({ code: 'unavailable', status: undefined });
  expect(error.message).toContain('could not be reached');
  expect(asked.length).toBeGreaterThan(1);
  const never: TableOptions = {
    env: server.variables,
    timeoutMs: 100,
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(signal?.reason);
        if (signal?.aborted) end();
        signal?.addEventListener('abort', end);
      }),
  };
  expect((await failure(createTable('sessions', never).get('a'))).message).toContain('did not answer in time');
});

describe('refusals name the cause and the next step, are not repeated, and hold no secrets', () => {
  const changed: readonly (readonly [string, string, string])[] = [
    [
      'SERVICE_KVS_TOKEN_SESSIONS',
      `kvs_${'x'.repeat(43)}`,
      'the token of the table is not valid. The table may have been deleted',
    ],
    [
      'SERVICE_KVS_REGION',
      'eu-west-1',
      'the signature is for another region. SERVICE_KVS_REGION must be that of the gateway.',
    ],
    ['AWS_ACCESS_KEY_ID', 'ASIAAAAAAAAAAAAAAAAA', 'the credentials are not valid any more'],
    ['AWS_SESSION_TOKEN', '', 'the credentials are not valid any more'],
    ['AWS_SECRET_ACCESS_KEY', 'other', 'the signature is not accepted'],
  ];
  test.each(changed)('%s', async (name, value, words) => {
    const env = { ...server.variables, [name]: value };
    const { asked, options } = watched([], { env });
    const error = await failure(createTable('sessions', options).get('a'));
    expect(error).toMatchObject({ code: 'refused' });
    expect(error.message).toContain(words);
    expect(asked).toHaveLength(1);
    for (const secret of [env.SERVICE_KVS_TOKEN_SESSIONS, env.AWS_SECRET_ACCESS_KEY, env.AWS_SESSION_TOKEN]) {
      if (secret && secret.length > 10) expect(error.message).not.toContain(secret);
    }
  });

  test('a clock that differs', async () => {
    const headers = { date: new Date(Date.now() - 3_600_000).toUTCString() };
    const { options } = watched([new Response('{"message":"Signature expired"}', { status: 403, headers })]);
    expect((await failure(createTable('sessions', options).get('a'))).message).toContain('Set the clock');
  });
});

test.each([
  ['no JSON', '<html>', 200],
  ['a list', '[]', 200],
  ['another object', '{"ok":true}', 200],
  ['no expiry', '{"found":true,"value":1}', 200],
  ['a redirect', '', 302],
  ['a page', '<html>', 404],
  ['2 MiB', `{"found":true,"expiresAt":null,"value":"${'x'.repeat(2 * 1024 * 1024)}"}`, 200],
])('an answer that is not the service’s is named: %s', async (_, body, status) => {
  const { asked, options } = watched([new Response(body, { status })]);
  const error = await failure(createTable('sessions', options).get('a'));
  expect(error).toMatchObject({ code: 'unexpected_response' });
  expect(error.message).toContain('Check SERVICE_KVS_URL.');
  expect(asked).toHaveLength(1);
});

test('a URL with a path is asked below it', async () => {
  const env = { ...server.variables, SERVICE_KVS_URL: 'https://kvs.example/prod/' };
  const { asked, options } = watched([new Response('{"found":false,"expiresAt":null}')], { env });
  expect(await createTable('sessions', options).get('a')).toBeUndefined();
  expect(asked).toEqual(['https://kvs.example/prod/v1/get']);
});

describe('the driver of unstorage', () => {
  test('stores text and lists as they are, below its base, with a time to live', async () => {
    const { options } = watched();
    const driver = kvsDriver({ table: 'sessions', base: 'cache', ttl: 3_600, ...options });
    const table = createTable('sessions', options);
    await driver.setItem('a:b', '{"n":1}');
    expect(await table.get('cache:a:b')).toEqual({ n: 1 });
    expect(await driver.getItem('a:b')).toBe('{"n":1}');
    for (const text of ['plain', '5', '{"big":12345678901234567890}', '{broken', '[1, 2]', '{"a":1,"a":2}']) {
      await driver.setItem('text', text);
      expect(await driver.getItem('text')).toBe(text);
    }
    expect((await driver.getMeta('text'))?.ttl).toBeGreaterThan(3_590);
    await driver.setItem('text', 'shorter', { ttl: 60 });
    expect((await driver.getMeta('text'))?.ttl).toBeLessThanOrEqual(60);
    expect([await driver.hasItem('text'), await driver.hasItem('none')]).toEqual([true, false]);
    await driver.removeItem('text');
    expect([await driver.getItem('text'), await driver.getMeta('text')]).toEqual([null, null]);
  });

  test('listing throws, and with keys: empty answers none', async () => {
    const { asked, options } = watched();
    const driver = kvsDriver({ table: 'sessions', ...options });
    for (const doing of [driver.getKeys(), driver.clear()]) {
      expect(await failure(doing)).toMatchObject({ code: 'not_supported' });
    }
    const quiet = kvsDriver({ table: 'sessions', keys: 'empty', ...options });
    expect(await quiet.getKeys()).toEqual([]);
    await quiet.clear();
    expect(asked).toEqual([]);
  });
});
