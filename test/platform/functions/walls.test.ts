import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { EXEC_ARGV } from '../../../bin/exec-argv.js';

const PROGRAM = join(import.meta.dirname, '../../support/functions-walls-child.ts');
const works = (...[program = '', ...args]: readonly string[]) => spawnSync(program, args).status === 0;
const canTry =
  process.getuid?.() === 0 &&
  works('unshare', '--mount', 'true') &&
  works('bwrap', '--ro-bind', '/', '/', 'true') &&
  works('pasta', '--version') &&
  works('nft', '--version');
if (!canTry)
  process.stderr.write('Skipped: walls that do not stand again, which need root, bubblewrap, nftables, passt.\n');

test.skipIf(!canTry).each([
  ['sandbox', ['open', 'bwrap'], 'Functions are not isolated here'],
  ['sandbox and a private network', ['auto', 'bwrap'], 'bubblewrap does not work here'],
  ['private network', ['auto', 'pasta'], 'Builds have no private network'],
])('a node that had a %s starts no instance without it when its supervisor starts again', async (_, given, words) => {
  const child = [process.execPath, ...EXEC_ARGV, PROGRAM, ...given];
  const { stdout } = await promisify(execFile)('unshare', ['--mount', ...child], { timeout: 60_000 });
  const { outcome, ends } = JSON.parse(stdout);
  expect(outcome).toBe('start_failed');
  expect(JSON.stringify(ends)).toContain(words);
});
