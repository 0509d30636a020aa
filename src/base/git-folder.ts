import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GitFolder {
  readonly bare: boolean;
  /** The branch of HEAD, and its commit if it has one. */
  readonly branch: string;
  readonly commit?: string | undefined;
  /** The repository whose objects it uses, and that repository's shallow commits. */
  readonly lender?: string | undefined;
  readonly shallow?: string | undefined;
  /** `remote.origin.url` */
  readonly origin?: string | undefined;
}

/** Writes the files that `git init` and `git update-ref` would write. Starting git takes longer than writing them. No server may wait for it. */
export function writeGitFolder(folder: string, repository: GitFolder): void {
  const { bare, branch, commit, lender, shallow, origin } = repository;
  for (const each of [lender ? 'objects/info' : 'objects', 'refs']) mkdirSync(join(folder, each), { recursive: true });
  // Git quotes as JSON does, for every character of a URL.
  const remote = origin === undefined ? '' : `[remote "origin"]\n\turl = ${JSON.stringify(origin)}\n`;
  const files = {
    HEAD: `ref: refs/heads/${branch}\n`,
    config: `[core]\n\trepositoryformatversion = 0\n\tbare = ${bare}\n${remote}`,
    'packed-refs': commit && `${commit} refs/heads/${branch}\n`,
    'objects/info/alternates': lender && `${join(lender, 'objects')}\n`,
    shallow,
  };
  for (const [name, text] of Object.entries(files)) if (text) writeFileSync(join(folder, name), text);
}
