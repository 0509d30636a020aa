import { expect, test } from 'vitest';
import { logWriter, tailOf } from '../../../src/platform/dispatch/log.ts';
import { LOG_SLACK_BYTES } from '../../../src/platform/dispatch/messages.ts';
import type { BuildLogs, LogPart } from '../../../src/platform/stores/build-logs.ts';
import { FakeClock } from '../../support/clock.ts';

/** Logs whose appends end when the test resolves them. */
class SlowLogs implements BuildLogs {
  readonly appended: string[] = [];
  readonly ended: string[] = [];
  part: LogPart | undefined;
  #free: (() => void)[] = [];
  #isSlow = true;

  async append(_: string, text: string): Promise<void> {
    this.appended.push(text);
    if (this.#isSlow) await new Promise<void>((resolve) => this.#free.push(resolve));
  }

  async end(deployID: string): Promise<void> {
    this.ended.push(deployID);
  }

  async read(): Promise<LogPart | undefined> {
    return this.part;
  }

  async remove(): Promise<void> {}

  free(): void {
    this.#isSlow = false;
    for (const resolve of this.#free.splice(0)) resolve();
  }
}

/** A clock whose sleeps do not end. */
class StillClock extends FakeClock {
  override sleep(): Promise<void> {
    return new Promise(() => {});
  }
}

test('text that arrives during an append is the next append, in order', async () => {
  const logs = new SlowLogs();
  const log = logWriter(logs, { deployID: 'dpl-a' }, 1_000, new StillClock());
  for (const line of ['a\n', 'b\n', 'c\n']) expect(log.write(line)).toBe(true);
  expect(logs.appended).toEqual(['a\n']);
  const ending = log.end();
  logs.free();
  await ending;
  expect(logs.appended).toEqual(['a\n', 'b\nc\n']);
  expect(logs.ended).toEqual(['dpl-a']);
});

test('a log has a limit, so a store that does not answer cannot fill the memory', () => {
  const logs = new SlowLogs();
  const log = logWriter(logs, { deployID: 'dpl-a' }, 1_000, new StillClock());
  const line = `${'ü'.repeat(511)}\n`;
  const accepted = Array.from({ length: 1_000 }, () => log.write(line)).filter((isWritten) => isWritten);
  expect(accepted).toHaveLength(Math.floor((1_000 + LOG_SLACK_BYTES) / Buffer.byteLength(line)));
});

test('the end of a deployment does not wait for a store that does not answer', async () => {
  const logs = new SlowLogs();
  const clock = new FakeClock();
  const log = logWriter(logs, { deployID: 'dpl-a' }, 1_000, clock);
  log.write('a\n');
  await log.end();
  expect(clock.slept).toEqual([10_000]);
  expect(logs.ended).toEqual([]);
});

test('the last lines are those of a failure record, and empty if the log does not exist', async () => {
  const logs = new SlowLogs();
  expect(await tailOf(logs, 'dpl-a')).toEqual([]);
  const text = Array.from({ length: 300 }, (_, count) => `${count} ${'x'.repeat(3_000)}\n`).join('');
  logs.part = { text, next: text.length, size: text.length };
  const lines = await tailOf(logs, 'dpl-a');
  expect(lines).toHaveLength(200);
  expect(lines.at(-1)).toBe(`299 ${'x'.repeat(1_996)}`);
});
