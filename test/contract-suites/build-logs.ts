import { describe, expect, test } from 'vitest';
import { MIB } from '../../src/base/sizes.ts';
import type { BuildLogs, LogPage } from '../../src/platform/stores/build-logs.ts';
import type { Lease } from '../../src/platform/stores/jobs.ts';
import { actBy } from '../support/acts.ts';
import { createApp, queue, type StateHandle } from './state.ts';

/** Two handles on one place, as in two processes. */
export interface BuildLogHandles extends AsyncDisposable {
  readonly a: BuildLogs;
  readonly b: BuildLogs;
  /** The state of the same place. */
  readonly stores: StateHandle;
}

const ID = 'dpl-aaaaaaaaaaaaaaaa';

/** Tests an engine of `BuildLogs`. */
export function buildLogSuite(engine: string, open: () => Promise<BuildLogHandles>): void {
  describe(`the build logs on ${engine}`, () => {
    growingTests(open);
    cutTests(open);
    largeTests(open);
    fenceTests(open);
  });
}

function growingTests(open: () => Promise<BuildLogHandles>): void {
  test('a log does not exist before its first line, and one of another deployment does not either', async () => {
    await using handles = await open();
    expect(await handles.b.read(ID, { from: 0, limit: 100 })).toBeUndefined();
    await handles.a.append(ID, 'one\n');
    expect(await handles.b.read('dpl-b', { from: 0, limit: 100 })).toBeUndefined();
  });

  test('a log that one handle removes is gone for the other one, and can be removed again', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await a.append(ID, 'one\n');
    await a.end(ID);
    await b.remove(ID);
    expect(await a.read(ID, { from: 0, limit: 100 })).toBeUndefined();
    await a.remove(ID);
    await b.remove('dpl-never');
  });

  test('one handle reads lines that another one has written', async () => {
    await using handles = await open();
    const { a, b } = handles;
    let followed = '';
    let from = 0;
    const follow = async () => {
      const part = await b.read(ID, { from, limit: 64 });
      followed += part?.text ?? '';
      from = part?.next ?? from;
    };
    let written = '';
    for (let count = 0; count < 50; count += 1) {
      const text = `line ${count} ü\nand another\n`;
      written += text;
      await a.append(ID, text);
      await follow();
    }
    await a.end(ID);
    const size = Buffer.byteLength(written);
    while (from < size) await follow();
    expect(followed).toBe(written);
    expect(await b.read(ID, { from, limit: 64 })).toEqual({ text: '', next: size, size });
    expect(await b.read(ID, { from: size + 100, limit: 64 })).toEqual({ text: '', next: size, size });
  });

  test('a text that is not a deployID is refused', async () => {
    await using handles = await open();
    for (const deployID of ['../other', 'a/b', '', 'x'.repeat(129)]) {
      await expect((async () => handles.a.read(deployID, { from: 0, limit: 1 }))()).rejects.toThrow(TypeError);
    }
  });
}

function cutTests(open: () => Promise<BuildLogHandles>): void {
  /** Returns the parts of the log `text`, read from the beginning. */
  const partsOf = async (logs: BuildLogs, page: Omit<LogPage, 'from'>) => {
    const parts: string[] = [];
    for (let from = 0; ; ) {
      const part = await logs.read(ID, { from, ...page });
      if (!part || part.next === from) return parts;
      parts.push(part.text);
      from = part.next;
    }
  };

  test('a part contains only whole lines', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await a.append(ID, 'aaaa\nbb\ncccc\n');
    expect(await partsOf(b, { limit: 9 })).toEqual(['aaaa\nbb\n', 'cccc\n']);
    expect(await partsOf(b, { limit: 5 })).toEqual(['aaaa\n', 'bb\n', 'cccc\n']);
  });

  test.each([['é'], ['€'], ['👩'], ['e\u0301'], ['x']])(
    'a line longer than a part is cut between characters: %s',
    async (character) => {
      await using handles = await open();
      const { a, b } = handles;
      const text = `${character.repeat(20)}\nend\n`;
      await a.append(ID, text);
      for (let limit = 4; limit < 12; limit += 1) {
        const parts = await partsOf(b, { limit });
        expect(parts.join('')).toBe(text);
        expect(parts.filter((part) => part.includes('\ufffd') || Buffer.byteLength(part) > limit)).toEqual([]);
      }
    },
  );

  test('the last lines are read from the end', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await a.append(ID, 'üüü\nbb\ncccc\n');
    const last = async (bytes: number) => (await b.read(ID, { from: -bytes, limit: bytes }))?.text;
    expect(await last(100)).toBe('üüü\nbb\ncccc\n');
    expect(await last(8)).toBe('bb\ncccc\n');
    expect(await last(9)).toBe('bb\ncccc\n');
    expect(await last(14)).toBe('bb\ncccc\n');
    expect(await last(7)).toBe('cccc\n');
    expect(await b.read(ID, { from: -7, limit: 7 })).toMatchObject({ next: 15, size: 15 });
  });
}

function largeTests(open: () => Promise<BuildLogHandles>): void {
  test('a log of 64 MiB is written and read in parts', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const line = `${'0123456789abcdef'.repeat(64)}\n`;
    const chunk = line.repeat(1_024);
    const chunks = Math.ceil((64 * MIB) / chunk.length);
    for (let count = 0; count < chunks; count += 1) await a.append(ID, chunk);
    await a.end(ID);
    let from = 0;
    let lines = 0;
    for (;;) {
      const part = await b.read(ID, { from, limit: 256 * 1024 });
      if (!part || part.next === from) break;
      expect(part.text.replaceAll(line, '')).toBe('');
      lines += part.text.length / line.length;
      from = part.next;
    }
    expect(lines).toBe(1_024 * chunks);
    expect(await b.read(ID, { from: -2_000, limit: 2_000 })).toEqual({ text: line, next: from, size: from });
  });
}

function fenceTests(open: () => Promise<BuildLogHandles>): void {
  const KEY = { org: 'acme', project: 'web', appID: 'shop' };
  const claimed = async ({ stores }: BuildLogHandles): Promise<Lease> => {
    await createApp(stores, KEY);
    await queue(stores, KEY);
    const lease = await stores.jobs.claim('node');
    if (!lease) throw new Error('Nothing was claimed');
    return lease;
  };
  const textOf = async (logs: BuildLogs, deployID: string) =>
    (await logs.read(deployID, { from: 0, limit: 100 }))?.text;

  test('lines of a node whose lease has ended are refused, and those of another fence', async () => {
    await using handles = await open();
    const { a, b, stores } = handles;
    const { deployID, fence } = await claimed(handles);
    await a.append(deployID, 'one\n', fence);
    await b.append(deployID, 'of another lease\n', fence + 1);
    await b.end(ID);
    expect(await stores.jobs.finish({ deployID, fence }, { kind: 'live', manifestHash: 'm1' })).toBe(true);
    await a.append(deployID, 'late\n', fence);
    await a.end(deployID);
    expect(await textOf(b, deployID)).toBe('one\n');
  });

  test('a cancelled build can still say that it was cancelled', async () => {
    await using handles = await open();
    const { a, b, stores } = handles;
    const { deployID, fence } = await claimed(handles);
    await stores.state.deployments.cancel(KEY, deployID, actBy('ana'));
    await a.append(deployID, 'cancelled\n', fence);
    await a.end(deployID);
    expect(await textOf(b, deployID)).toBe('cancelled\n');
  });
}
