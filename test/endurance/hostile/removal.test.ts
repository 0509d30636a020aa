import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTree } from '../../../src/platform/sandbox/workspace.ts';
import { works } from '../../support/programs.ts';
import { rounds } from '../../support/rounds.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** Puts links to `$ARGV[1]` in the place of files, and files in the place of links, as long as it can. */
const SWAPPER = `
  chdir $ARGV[0];
  for (;;) {
    mkdir 'd';
    for my $n (1 .. 200) {
      if (open(my $f, '>', "d/$n.$$.new")) { close $f; rename "d/$n.$$.new", "d/$n" }
      symlink $ARGV[1], "d/$n.$$.link"; rename "d/$n.$$.link", "d/$n";
    }
  }
`;

test('a removal changes no file of the host, while processes put links in the place of files', async (context) => {
  using folder = temporaryFolder('removal');
  const secret = join(folder.path, 'secret');
  const disk = join(folder.path, 'tree/disk');
  mkdirSync(disk, { recursive: true });
  // What is on another disk is not removed at first, so a removal tries all that it can.
  if (!works('mount', '-t', 'tmpfs', 'tmpfs', disk)) return context.skip('no disk can be mounted here');
  writeFileSync(secret, 'x');
  chmodSync(secret, 0o400);
  mkdirSync(join(disk, 'd'));
  const swappers = [1, 2].map(() => spawn('perl', ['-e', SWAPPER, disk, secret], { stdio: 'ignore' }));
  const ended = swappers.map((each) => new Promise((resolve) => each.once('close', resolve)));
  try {
    for (let round = 0; round < rounds(400); round += 1) {
      await removeTree(join(folder.path, 'tree'), { ms: 2_000 });
      expect((statSync(secret).mode & 0o777).toString(8)).toBe('400');
    }
  } finally {
    for (const each of swappers) each.kill('SIGKILL');
    await Promise.all(ended);
    works('umount', disk);
  }
});
