import { expect, test } from 'vitest';
import { createKvsClient, type KvsClientOptions } from '../../src/api/kvs.ts';
import { APP } from '../platform/kvs/support.ts';
import { ACT } from '../support/acts.ts';
import { FakeClock } from '../support/clock.ts';
import { type KvsServer, startKvsServer } from '../support/kvs-server.ts';

/** The client against the embedded data plane: real sockets, real signatures. */
function client({ url, token, credentials }: KvsServer, clock: FakeClock, more: Partial<KvsClientOptions> = {}) {
  const access = { accessKeyId: credentials.accessKeyId, secretAccessKey: credentials.secretAccessKey };
  const session = credentials.sessionToken === undefined ? {} : { sessionToken: credentials.sessionToken };
  return createKvsClient({
    ...{ url, token, clock, fetch, region: 'us-east-2', random: () => 0.5 },
    credentials: async () => ({ ...access, ...session }),
    ...more,
  });
}

test('what is put comes back with every digit, until it expires or is deleted', async () => {
  const clock = new FakeClock();
  await using server = await startKvsServer({ clock });
  const kvs = client(server, clock);
  const text = '{"big":9007199254740993,"zero":-0,"é":[null,"\\u0000"]}';
  await kvs.put({ key: 'ключ/1', text, ttlSeconds: 60 });
  expect(await kvs.get('ключ/1')).toMatchObject({ text, expiresAt: new Date(clock.now() + 60_000).toISOString() });
  clock.advance(60_000);
  expect(await kvs.get('ключ/1')).toBeUndefined();
  await kvs.put({ key: 'b', value: null });
  expect(await kvs.get('b')).toEqual({ text: 'null', value: null, expiresAt: null });
  await kvs.delete('b');
  await kvs.delete('b');
  expect(await kvs.get('b')).toBeUndefined();
});

test('errors distinguish the gateway from the service, and name the cause', async () => {
  // The answers' Date is the machine's.
  const clock = new FakeClock(Date.now());
  await using server = await startKvsServer({ clock });
  const fault = async (more: Partial<KvsClientOptions>) => {
    const error = await client(server, clock, more)
      .get('a')
      .catch((thrown: Error) => thrown);
    return error instanceof Error ? error.message : 'none';
  };
  expect(await fault({})).toBe('none');
  expect(await fault({ region: 'eu-west-1' })).toMatch(/scoped to the region "eu-west-1"/);
  const ahead = new FakeClock(clock.now() + 10 * 60_000);
  expect(await fault({ clock: ahead })).toMatch(/clock|from the future/);
  expect(await fault({ token: 'another' })).toMatch(/table token is not valid/);
  const foreign = async () => ({ accessKeyId: 'AKIDUNKNOWN', secretAccessKey: 'x' });
  expect(await fault({ credentials: foreign })).toMatch(/does not approve the caller/);
  const mixed = async () => ({ ...server.credentials, secretAccessKey: 'x' });
  expect(await fault({ credentials: mixed as KvsClientOptions['credentials'] })).toMatch(
    /does not match the AWS access key/,
  );
  await server.world.kvs.deleteTable(APP, 'sessions', ACT);
  expect(await fault({})).toMatch(/the table may have been deleted/);
});

test('waits for a new minute when the quota is used up', async () => {
  const clock = new FakeClock(Date.UTC(2026, 0, 1));
  await using server = await startKvsServer({ clock, quotas: { environmentPerMinute: 100, tablePerMinute: 5 } });
  const kvs = client(server, clock);
  for (let n = 0; n < 12; n += 1) await kvs.put({ key: `k${n}`, value: n });
  expect(clock.slept).toEqual([60_000, 60_000]);
});
