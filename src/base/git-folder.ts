import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A git repository that is not there yet. */
export interface GitFolder {
  readonly bare: boolean;
  /** The branch that HEAD names, and its commit where it has one. */
  readonly branch: string;
  readonly commit?: string | undefined;
  /** The repository that objects are borrowed from, and its commits without parents. */
  readonly lender?: string | undefined;
  readonly shallow?: string | undefined;
  /** `remote.origin.url` */
  readonly origin?: string | undefined;
}

/** What `git init` and `git update-ref` would make in `folder`, as files: git takes longer to start than this to write them. */
export async function writeGitFolder(folder: string, repository: GitFolder): Promise<void> {
  const { bare, branch, commit, lender, shallow, origin } = repository;
  for (const each of ['objects/info', 'refs']) await mkdir(join(folder, each), { recursive: true });
  // Git's quoting is JSON's, for all that a URL can hold.
  const remote = origin === undefined ? '' : `[remote "origin"]\n\turl = ${JSON.stringify(origin)}\n`;
  const files = {
    HEAD: `ref: refs/heads/${branch}\n`,
    config: `[core]\n\trepositoryformatversion = 0\n\tbare = ${bare}\n${remote}`,
    'packed-refs': commit && `${commit} refs/heads/${branch}\n`,
    'objects/info/alternates': lender && `${join(lender, 'objects')}\n`,
    shallow,
  };
  for (const [name, text] of Object.entries(files)) if (text) await writeFile(join(folder, name), text);
}
