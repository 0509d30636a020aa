import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Locks } from '../../../src/base/locks.ts';
import { versionsIn } from '../../../src/platform/functions/supervisor/node-versions.ts';
import type { Tooling } from '../../../src/platform/supervisor/tools.ts';
import { FakeClock } from '../../support/clock.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const BUNS = Array.from({ length: 14 }, (_, n) => `1.0.${n}`);

/** Fetches Bun from nowhere, so that no registry is asked. */
function opened(tools: string) {
  const clock = new FakeClock(Date.now());
  const locks = new Locks();
  const runIn: Tooling['runIn'] = () => async (program, args, given) => {
    const [command, ...rest] = args;
    if (program === 'npm' && command === 'view') given.onLine?.(JSON.stringify(BUNS), 'stdout');
    if (program === 'npm' && command === 'install') {
      const folder = join(rest[rest.indexOf('--prefix') + 1] ?? '', 'node_modules', 'bun');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{}');
    }
    return { exitCode: 0, signal: null, shortOfMemory: false };
  };
  const versions = versionsIn({
    ...{ tools, clock, runIn, path: '/usr/bin', hostEnv: {}, marker: 'm', signal: new AbortController().signal },
    lock: (name) => locks.acquire(name),
  });
  const kept = () =>
    readdirSync(tools)
      .filter((name) => name.startsWith('bun@'))
      .map((name) => name.slice('bun@'.length));
  return { versions, clock, kept };
}

test('a node keeps eight versions, those that instances have, and those that one was asked for in the last ten minutes', async () => {
  using folder = temporaryFolder();
  const { versions, clock, kept } = opened(folder.path);
  const [first = '', ...others] = BUNS;
  const held = versions.hold(await versions.bun(first));
  for (const each of others.slice(0, 10)) {
    clock.advance(1_000);
    await versions.bun(each);
  }
  // A place can be made in any of them now.
  expect(kept()).toHaveLength(11);
  clock.advance(10 * 60_000 + 1);
  await versions.bun(others[10] ?? '');
  expect(kept()).toHaveLength(9);
  expect(kept()).toContain(first);
  held[Symbol.dispose]();
  clock.advance(10 * 60_000 + 1);
  await versions.bun(others[11] ?? '');
  expect(kept()).toHaveLength(8);
  expect(kept()).not.toContain(first);
  // One that has ended is fetched again.
  await versions.bun(first);
  expect(kept()).toContain(first);
});
