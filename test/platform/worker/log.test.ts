import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LOG_LINE_LENGTH, LOG_MESSAGE_LENGTH } from '../../../src/platform/dispatch/messages.ts';
import { splitLines } from '../../../src/platform/sandbox/lines.ts';
import { runProgram } from '../../../src/platform/sandbox/process.ts';
import { BuildLog } from '../../../src/platform/worker/log.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const ENV = { PATH: process.env.PATH ?? '' };

test('lines arrive whole and in order, however they were split and however many there are', async () => {
  const source = new PassThrough();
  const lines: string[] = [];
  const ended = splitLines(source, (line) => lines.push(line));
  const expected = Array.from({ length: 5_000 }, (_, index) => `line ${index} ü`);
  const bytes = Buffer.from(expected.join('\n'));
  for (let at = 0; at < bytes.length; at += 30_011) source.write(bytes.subarray(at, at + 30_011));
  source.end();
  await ended;
  expect(lines).toEqual(expected);
});

test('other work runs while a program prints empty lines', async () => {
  let turns = 0;
  let lines = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  const script = 'process.stdout.write("\\n".repeat(300_000))';
  await runProgram(process.execPath, ['-e', script], { cwd: '/', env: ENV, onLine: () => (lines += 1) });
  clearInterval(ticking);
  expect(lines).toBe(300_000);
  expect(turns).toBeGreaterThan(100);
});

test('a log keeps only its lines in memory, not the texts that they were cut from', async () => {
  let sent = '';
  {
    using log = new BuildLog((text) => (sent += text), 64 * 1024, {});
    collect();
    const before = process.memoryUsage().heapUsed;
    // A short line of each of 2,000 texts of 100 KB: kept as parts, they would keep 200 MB.
    for (let count = 0; count < 2_000; count += 1)
      log.line(`${'x'.repeat(50)}${count}\n${'y'.repeat(100_000)}`.slice(0, 50));
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 ** 2);
  }
  expect(sent.length).toBeLessThan(70_000);
});

test('a log is sent in whole lines, within the limit of a message', () => {
  const sent: string[] = [];
  {
    using log = new BuildLog((text) => sent.push(text), 4 * 1024 * 1024, {});
    for (let count = 0; count < 40; count += 1) log.line(`${count} ${'ü'.repeat(20_000)}`);
  }
  expect(sent.filter((text) => text.length > LOG_MESSAGE_LENGTH || !text.endsWith('\n'))).toEqual([]);
  const lines = sent.join('').split('\n').slice(0, -1);
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(Array.from({ length: 40 }, (_, count) => count));
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([LOG_LINE_LENGTH]));
});
