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

test('progress has totals, a wait is told, and missing files are a warning before the move and an error after it', async () => {
  const env = { SLIPWAY_SECRET: Buffer.alloc(32).toString('base64') };
  const { io, shown } = terminal({ env });
  const missing: DamagedFiles = { count: 1, keys: ['acme/ab/abc'], apps: ['acme/web/shop'] };
  const load = async () =>
    migrateCommand(async ({ onMissing, onWait, onProgress }) => {
      onMissing(missing);
      onWait('S3 cannot be reached for s3://bucket (ECONNREFUSED)');
      await expect
        .poll(
          () => {
            onProgress('objects', 3, 9);
            return shown.err;
          },
          { timeout: 20_000 },
        )
        .toContain('objects: 3 of 9 …');
      return { isFinished: true, parts: PARTS, missing };
    });
  const exitCode = await runCli(['migrate', ...FLAGS], { migrate: { summary: 'Moves', group: 'platform', load } }, io);
  expect(exitCode).toBe(2);
  expect(shown.err).toMatch(
    /^warning: 1 file of a kept release is missing: acme\/ab\/abc \(below objects in the data directory\)\nwaiting, because S3 cannot be reached for s3:\/\/bucket \(ECONNREFUSED\) …\n/,
  );
  expect(shown.err).toContain('slipway: 1 file of a kept release is missing: acme/ab/abc');
  expect(shown.err).toContain(
    'Deploy these apps again on the cluster, because their releases have such files: acme/web/shop.',
  );
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

test('the address of PostgreSQL behind a pooler comes from the flag or the variable, as for a node', async () => {
  const direct = 'postgres://127.0.0.1/direct';
  const env = { SLIPWAY_SECRET: Buffer.alloc(32).toString('base64') };
  const given: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
    [['--database-direct', direct], env],
    [[], { ...env, SLIPWAY_DATABASE_DIRECT: direct }],
  ];
  for (const [flags, variables] of given) {
    const { io } = terminal({ env: variables });
    const seen: unknown[] = [];
    const load = async () =>
      migrateCommand(async ({ cluster }) => {
        seen.push(cluster.databaseDirect);
        return { isFinished: true, parts: PARTS };
      });
    await runCli(['migrate', ...FLAGS, ...flags], { migrate: { summary: 'Moves', group: 'platform', load } }, io);
    expect(seen).toEqual([expect.stringContaining(direct)]);
  }
});

test('damaged files that no release has need nothing, and JSON is one document', async () => {
  const { exitCode, out, err } = await run(true, { ...DAMAGED, apps: [] }, '--json');
  expect([exitCode, err]).toEqual([2, expect.stringContaining('No kept release has them')]);
  expect(JSON.parse(out)).toMatchObject({ isFinished: true, damaged: { count: 7, apps: [] } });
});
