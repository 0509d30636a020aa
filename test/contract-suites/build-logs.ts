import { describe, expect, test } from 'vitest';
import { MIB } from '../../src/base/sizes.ts';
import type { BuildLogs, LogPage } from '../../src/platform/stores/build-logs.ts';

/** Two handles on one place, as in two processes. */
export interface BuildLogHandles extends AsyncDisposable {
  readonly a: BuildLogs;
  readonly b: BuildLogs;
}

const ID = 'dpl-aaaaaaaaaaaaaaaa';

/** Tests an engine of `BuildLogs`. */
export function buildLogSuite(engine: string, open: () => Promise<BuildLogHandles>): void {
  describe(`the build logs on ${engine}`, () => {
    growingTests(open);
    cutTests(open);
    largeTests(open);
  });
}

function growingTests(open: () => Promise<BuildLogHandles>): void {
  test('a log does not exist before its first line, and one of another deployment does not either', async () => {
    await using handles = await open();
    expect(await handles.b.read(ID, { from: 0, limit: 100 })).toBeUndefined();
    await handles.a.append(ID, 'one\n');
    expect(await handles.b.read('dpl-b', { from: 0, limit: 100 })).toBeUndefined();
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
