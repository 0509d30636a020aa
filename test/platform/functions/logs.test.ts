import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InstanceLogs } from '../../../src/platform/functions/logs.ts';
import { readFromSupervisor } from '../../../src/platform/functions/messages.ts';
import type { PrintedLine } from '../../../src/platform/functions/types.ts';
import { FUNCTION_APP } from '../../support/functions.ts';
import { testKeyring } from '../../support/keyring.ts';
import { testFolder } from '../../support/scratch.ts';

const line = (text: string, at = 1): PrintedLine => ({ at, instance: 'i-1', stream: 'stdout', text });
const texts = (lines: readonly PrintedLine[]) => lines.map(({ text }) => text);

test('the last lines of an app are read, the oldest first, across both of its files', async () => {
  const folder = join(await testFolder(), 'logs');
  const logs = new InstanceLogs(folder, testKeyring(), 4_000);
  for (let number = 1; number <= 100; number += 1) await logs.add(FUNCTION_APP, [line(`line ${number}`, number)]);
  expect(texts(await logs.tail(FUNCTION_APP, 3))).toEqual(['line 98', 'line 99', 'line 100']);
  const all = await logs.tail(FUNCTION_APP, 1_000);
  expect(all.length).toBeGreaterThan(25);
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => a - b));
  const [name = ''] = readdirSync(folder);
  const files = readdirSync(join(folder, name)).map((each) => statSync(join(folder, name, each)).size);
  expect(files).toHaveLength(2);
  expect(Math.max(...files)).toBeLessThanOrEqual(4_000);
});

test('what an app printed is readable in no file, and only with its key', async () => {
  const folder = join(await testFolder(), 'logs');
  const logs = new InstanceLogs(folder, testKeyring());
  await logs.add(FUNCTION_APP, [line('a planted marker'), line('another one')]);
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name, 'newer.jsonl');
  expect(readFileSync(file, 'utf8')).not.toContain('planted');
  expect(texts(await logs.tail(FUNCTION_APP, 1))).toEqual(['another one']);
  const others = new InstanceLogs(folder, testKeyring(Buffer.alloc(32, 9)));
  expect(await others.tail(FUNCTION_APP, 10)).toEqual([]);
  // Lines of a version before are in clear.
  appendFileSync(file, '[1,"i-1","stdout","of before"]\n');
  expect(texts(await logs.tail(FUNCTION_APP, 2))).toEqual(['another one', 'of before']);
});

test('what an app printed is removed when it has printed nothing for long', async () => {
  const folder = join(await testFolder(), 'logs');
  const logs = new InstanceLogs(folder, testKeyring());
  await logs.removeOlder(Date.now());
  await logs.add(FUNCTION_APP, [line('long ago')]);
  await logs.removeOlder(Date.now() - 60_000);
  expect(await logs.tail(FUNCTION_APP, 10)).toHaveLength(1);
  await logs.removeOlder(Date.now() + 60_000);
  expect(readdirSync(folder)).toEqual([]);
});

test('an app reads no lines of another one', async () => {
  const logs = new InstanceLogs(await testFolder(), testKeyring());
  await logs.add(FUNCTION_APP, [line('mine')]);
  expect(await logs.tail({ ...FUNCTION_APP, appID: 'other' }, 10)).toEqual([]);
  expect(await logs.tail(FUNCTION_APP, 10)).toEqual([line('mine')]);
});

test('what is printed is followed, in order and of one app alone, until the reader ends', async () => {
  const logs = new InstanceLogs(await testFolder(), testKeyring());
  const seen: PrintedLine[] = [];
  const following = logs.follow(FUNCTION_APP, (each) => seen.push(each));
  const other = logs.follow(FUNCTION_APP, () => {});
  await logs.add({ ...FUNCTION_APP, appID: 'other' }, [line('of another app')]);
  await logs.add(FUNCTION_APP, [line('one'), line('two')]);
  other[Symbol.dispose]();
  await logs.add(FUNCTION_APP, [line('three')]);
  expect(texts(seen)).toEqual(['one', 'two', 'three']);
  following[Symbol.dispose]();
  await logs.add(FUNCTION_APP, [line('four')]);
  expect(seen).toHaveLength(3);
});

test.each([
  '{"kind":"ready"}',
  '{"kind":"step","id":"i-1","step":{"step":"dance","at":1}}',
  '{"kind":"memory","id":"i-1","bytes":-1}',
  '{"kind":"printed","id":"i-1","lines":[{"at":1,"stream":"stdout","text":7}]}',
  '{"kind":"failed","id":"i-1","failure":{"code":"bored","step":"listen"}}',
  '{"kind":"constructor"}',
  'no JSON',
])('the message %s of a supervisor is refused', (text) => {
  expect(readFromSupervisor(text)).toBeUndefined();
});

test('a failure of a start is read as it was sent', () => {
  const failure = {
    code: 'not_listening',
    step: 'listen',
    message: 'No server listened',
    exitCode: null,
    signal: null,
    lines: ['one'],
    journey: [{ step: 'unpack', at: 1 }],
  };
  expect(readFromSupervisor(JSON.stringify({ kind: 'failed', id: 'i-1', failure }))).toEqual({
    kind: 'failed',
    id: 'i-1',
    failure,
  });
});
