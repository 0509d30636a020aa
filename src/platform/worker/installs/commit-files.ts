import { SYSTEM_PATH } from '../../sandbox/names.ts';
import { runProgram } from '../../sandbox/process.ts';
import type { Build } from '../run.ts';
import { gitEnv } from '../source/git.ts';

/** A file, link or submodule of the commit that is built. */
export interface CommitFile {
  /** As git writes it: `120000` is a link, `160000` a submodule. */
  readonly mode: string;
  /** The hash of its content. */
  readonly id: string;
  /** The path from the repository's root. In quotes, as in C, if the name has unusual characters. */
  readonly path: string;
}

/** Files of a commit. With more, nothing is kept. */
const MOST_FILES = 200_000;

/** Lists the files of a commit from the mirror, which no build can write. Undefined if there are too many. */
export async function commitFiles({
  context,
  mirror,
  commit,
  signal,
}: Build): Promise<readonly CommitFile[] | undefined> {
  const files: CommitFile[] = [];
  const args = ['-C', mirror, '-c', 'core.quotePath=false', 'ls-tree', '-r', '--full-tree', commit];
  const { exitCode } = await runProgram('git', args, {
    cwd: '/',
    env: { ...gitEnv('none'), PATH: `${context.path}:${SYSTEM_PATH}` },
    signal,
    onLine(line, stream) {
      const [, mode, id, path] = /^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(line) ?? [];
      if (stream === 'stdout' && mode && id && path && files.length <= MOST_FILES) files.push({ mode, id, path });
    },
  });
  return exitCode === 0 && files.length <= MOST_FILES ? files : undefined;
}
