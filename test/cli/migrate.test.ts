import { expect, test } from 'vitest';
import { migrateCommand } from '../../src/cli/commands/migrate.ts';
import { runCli } from '../../src/cli/flags/command.ts';
import type { DamagedFiles } from '../../src/contract/platform-move.ts';
import { terminal } from '../support/terminal.ts';

const FLAGS = ['--database', 'postgres://127.0.0.1/none', '--objects', 's3://bucket'];
const PARTS = [{ name: 'objects', count: 3, written: 2 }];
const DAMAGED: DamagedFiles = { count: 7, keys: ['acme/ab/abc', 'acme/cd/cde'], apps: ['acme/web/shop'] };

/** Runs the command with a move that has this result. */
async function run(isFinished: boolean, damaged: DamagedFiles | undefined, ...flags: readonly string[]) {
  const env = { SLIPWAY_SECRET: Buffer.alloc(32).toString('base64') };
  const { io, shown } = terminal({ env });
  const load = async () => migrateCommand(async () => ({ isFinished, parts: PARTS, ...(damaged && { damaged }) }));
  const summary = 'Moves';
  const exitCode = await runCli(['migrate', ...FLAGS, ...flags], { migrate: { summary, group: 'platform', load } }, io);
  return { exitCode, ...shown };
}

test('a move without damaged files ends with 0, and says what comes next', async () => {
  expect(await run(true, undefined)).toMatchObject({
    exitCode: 0,
    err: '',
    out: expect.stringContaining('\nEverything has moved.'),
  });
});

test('damaged files end a move with an error that names them, and the apps to deploy again', async () => {
  const { exitCode, out, err } = await run(true, DAMAGED);
  expect([exitCode, out]).toEqual([2, expect.stringContaining('Everything else has moved. Start the nodes')]);
  expect(err).toMatch(/^slipway: 7 files are damaged and were not copied: acme\/ab\/abc, acme\/cd\/cde, and 5 more /);
  expect(err).toContain(
    '\n  Deploy these apps again on the cluster, because their releases have such files: acme/web/shop.\n',
  );
});

test('before the platform stops, a backup is the first remedy', async () => {
  const { err } = await run(false, { ...DAMAGED, count: 2 });
  expect(err).toContain('2 files are damaged and were not copied: acme/ab/abc, acme/cd/cde (below objects');
  expect(err).toContain('Restore the files from a backup before the next run. Or else: Deploy');
});

test('damaged files that no release has need nothing, and JSON is one document', async () => {
  const { exitCode, out, err } = await run(true, { ...DAMAGED, apps: [] }, '--json');
  expect([exitCode, err]).toEqual([2, expect.stringContaining('No kept release has them')]);
  expect(JSON.parse(out)).toMatchObject({ isFinished: true, damaged: { count: 7, apps: [] } });
});
