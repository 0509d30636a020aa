import { expect, test } from 'vitest';
import { APP, call, openTable, openWorld } from './support.ts';

test('puts, gets and deletes as in spec 4.B', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  expect(await call(world, client, '/v1/get', { key: 'a' })).toMatchObject({
    status: 200,
    text: '{"found":false,"expiresAt":null}',
  });
  expect(await call(world, client, '/v1/put', { key: 'a', value: { n: 1 } })).toMatchObject({
    status: 200,
    text: '{"ok":true}',
  });
  expect((await call(world, client, '/v1/get', { key: 'a' })).text).toBe(
    '{"found":true,"value":{"n":1},"expiresAt":null}',
  );
  expect((await call(world, client, '/v1/delete', { key: 'a' })).text).toBe('{"deleted":true}');
  expect((await call(world, client, '/v1/delete', { key: 'a' })).text).toBe('{"deleted":true}');
  expect((await call(world, client, '/v1/get', { key: 'a' })).text).toBe('{"found":false,"expiresAt":null}');
});

test('an entry is missing from the moment of its expiry, and a later sweep removes it', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  await call(world, client, '/v1/put', { key: 'a', value: 1, ttlSeconds: 60 });
  world.clock.advance(59_999);
  expect((await call(world, client, '/v1/get', { key: 'a' })).text).toBe(
    '{"found":true,"value":1,"expiresAt":"2026-01-02T03:05:05.000Z"}',
  );
  world.clock.advance(1);
  expect((await call(world, client, '/v1/get', { key: 'a' })).text).toBe('{"found":false,"expiresAt":null}');
  expect(await world.kvs.sweep()).toBe(1);
  expect(await world.kvs.sweep()).toBe(0);
});

test('a get returns the unchanged text of the value', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  const values = [
    'null',
    'false',
    '0',
    '-0',
    '""',
    '9007199254740993',
    '1E400',
    '1.10',
    '{ "b" : [ 1 , {"a":-0} ] }',
    `${'['.repeat(32_768)}${']'.repeat(32_768)}`,
    `${'{"a":'.repeat(5_000)}-0${'}'.repeat(5_000)}`,
    '"\\u00e9é\\ud83d\\ude00😀"',
  ];
  for (const value of values) {
    expect((await call(world, client, '/v1/put', `{"value": ${value} ,"key":"k"}`)).text).toBe('{"ok":true}');
    expect((await call(world, client, '/v1/get', { key: 'k' })).text).toBe(
      `{"found":true,"value":${value},"expiresAt":null}`,
    );
  }
  await world.restart();
  expect((await call(world, client, '/v1/get', { key: 'k' })).text).toContain(values.at(-1));
});

const BAD: readonly (readonly [string, string | Buffer, string])[] = [
  ['no JSON', '{', 'invalid_json'],
  ['an empty body', '', 'invalid_json'],
  ['no object', '["key"]', 'invalid_json'],
  ['text after the object', '{"key":"a","value":1}x', 'invalid_json'],
  ['a comma at the end', '{"key":"a","value":[1,]}', 'invalid_json'],
  ['a leading zero', '{"key":"a","value":01}', 'invalid_json'],
  ['NaN', '{"key":"a","value":NaN}', 'invalid_json'],
  ['a control character', '{"key":"a","value":"\u0001"}', 'invalid_json'],
  ['a duplicate name', '{"key":"a","key":"b","value":1}', 'invalid_json'],
  ['a duplicate name, escaped', '{"key":"a","k\\u0065y":"b","value":1}', 'invalid_json'],
  ['a duplicate name within the value', '{"key":"a","value":[{"x":1,"x":2}]}', 'invalid_json'],
  ['a lone high surrogate', '{"key":"a","value":"\\ud800"}', 'invalid_json'],
  ['a lone low surrogate', '{"key":"a","value":"\\udc00"}', 'invalid_json'],
  ['two high surrogates', '{"key":"a","value":"\\ud800\\ud800"}', 'invalid_json'],
  ['bytes that are not UTF-8', Buffer.from('7b226b6579223a22ff227d', 'hex'), 'invalid_json'],
  [
    'a surrogate in UTF-8',
    Buffer.concat([Buffer.from('{"key":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
    'invalid_json',
  ],
  ['a byte order mark', '\ufeff{"key":"a","value":1}', 'invalid_json'],
  ['a deep value that does not end', `{"key":"a","value":${'['.repeat(30_000)}}`, 'invalid_json'],
  [
    'a duplicate name in the depth',
    `{"key":"a","value":${'['.repeat(200)}{"x":1,"x":2}${']'.repeat(200)}}`,
    'invalid_json',
  ],
  ['no key', '{"value":1}', 'invalid_key'],
  ['an empty key', '{"key":"","value":1}', 'invalid_key'],
  ['a key that is a number', '{"key":1,"value":1}', 'invalid_key'],
  ['a key of 513 bytes', JSON.stringify({ key: `${'é'.repeat(256)}a`, value: 1 }), 'invalid_key'],
  ['no value', '{"key":"a"}', 'invalid_value'],
  ['a value of 65,537 bytes', JSON.stringify({ key: 'a', value: 'x'.repeat(65_535) }), 'invalid_value'],
  [
    'a value of fewer characters and more bytes',
    JSON.stringify({ key: 'a', value: 'é'.repeat(32_768) }),
    'invalid_value',
  ],
  ...['59', '31536001', '60.0', '6e1', '-60', '0', '"60"', 'null', '99999999999', 'true'].map(
    (ttl): readonly [string, string, string] => [
      `a TTL of ${ttl}`,
      `{"key":"a","value":1,"ttlSeconds":${ttl}}`,
      'invalid_ttl',
    ],
  ),
];

test.each(BAD)('refuses %s', async (_, body, code) => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  expect(await call(world, client, '/v1/put', body)).toMatchObject({ status: 400, text: `{"error":"${code}"}` });
});

test('accepts values exactly at a limit', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  const bodies = [
    { key: 'é'.repeat(256), value: 1 },
    { key: 'a', value: 'x'.repeat(65_534) },
    { key: 'a', value: 1, ttlSeconds: 60 },
    { key: 'a', value: 1, ttlSeconds: 31_536_000 },
  ];
  for (const body of bodies) expect((await call(world, client, '/v1/put', body)).text).toBe('{"ok":true}');
  const padded = `{"key":"a","value":1${' '.repeat(131_072 - 21)}}`;
  expect(padded).toHaveLength(131_072);
  expect((await call(world, client, '/v1/put', padded)).status).toBe(200);
  expect(await call(world, client, '/v1/put', `${padded} `)).toMatchObject({
    status: 413,
    text: '{"error":"body_too_large"}',
  });
});

test('keeps tables, environments and apps apart', async () => {
  await using world = await openWorld();
  const other = { ...APP, org: 'other' };
  world.addApp(other, 'sse');
  const clients = [await openTable(world, 'one'), await openTable(world, 'two'), await openTable(world, 'one', other)];
  for (const [index, client] of clients.entries()) await call(world, client, '/v1/put', { key: 'k', value: index });
  for (const [index, client] of clients.entries()) {
    expect((await call(world, client, '/v1/get', { key: 'k' })).text).toContain(`"value":${index}`);
  }
  const [mine, , theirs] = clients;
  if (!mine || !theirs) throw new Error('three clients');
  const crossed = { credentials: mine.credentials, token: theirs.token };
  expect(await call(world, crossed, '/v1/get', { key: 'k' })).toMatchObject({
    status: 403,
    text: '{"error":"inactive_binding"}',
  });
});

test('answers each kind of wrong request with its own code', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  const body = { key: 'a', value: 1 };
  const token = (value: string | undefined) => ({ headers: { 'x-kvs-authorization': value } });
  const type = (value: string) => ({ headers: { 'content-type': value } });
  const cases: readonly (readonly [string, object, number, string])[] = [
    ['/v1/put', token(undefined), 401, 'missing_token'],
    ['/v1/put', token('Bearer kvs_wrong'), 401, 'invalid_token'],
    ['/v1/put', token(client.token), 401, 'invalid_token'],
    ['/v1/other', {}, 404, 'not_found'],
    ['/v1/put', { method: 'PUT' }, 405, 'method_not_allowed'],
    ['/v1/put', type('text/plain'), 415, 'unsupported_media_type'],
    ['/v1/put', type('application/json; charset=latin1'), 415, 'unsupported_media_type'],
    ['/v1/put', { headers: { 'content-encoding': 'gzip' } }, 415, 'unsupported_media_type'],
  ];
  for (const [path, change, status, code] of cases) {
    expect(await call(world, client, path, body, change)).toMatchObject({ status, text: `{"error":"${code}"}` });
  }
  expect((await call(world, client, '/v1/put', body, type('application/json; charset=UTF-8'))).status).toBe(200);
});
