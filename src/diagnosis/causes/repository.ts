import { type CauseTable, isEmbedded, quoted, type Seen } from '../cause.ts';
import { inOtherCase, shownPath } from '../shown-path.ts';

const CLONING = ['queue', 'clone'];

export const REPOSITORY_CAUSES: CauseTable = {
  submodule: {
    signs: [{ stages: CLONING, log: /submodule path '(?<path>[^']{1,200})' failed/ }],
    summary: ({ groups }) => `the Git submodule ${quoted(groups.path, 'of the repository')} could not be cloned`,
    remedy: () =>
      'Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itself.',
  },
  'branch-not-found': {
    signs: [
      { codes: ['branch_not_found'] },
      { stages: CLONING, log: /Remote branch (?<branch>\S{1,200}) not found in upstream/ },
    ],
    summary: ({ groups, facts }) => `the branch ${quoted(groups.branch ?? facts.branch, 'to build')} does not exist`,
    remedy: () =>
      'Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive.',
  },
  'commit-not-found': {
    signs: [
      { codes: ['commit_not_found'] },
      { stages: CLONING, log: /reference is not a tree: |not our ref [0-9a-f]{7,64}/ },
    ],
    summary: () => 'the commit is not in the repository',
    remedy: () =>
      'Push the commit to the repository that the app builds from; a force push or a fork may have left it behind.',
  },
  'repository-not-allowed': {
    summary: ({ facts }) => `the platform does not take the repository ${quoted(facts.repository, 'given')}`,
    remedy: () =>
      'Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git.',
  },
  'repository-not-found': {
    signs: [
      { codes: ['repository_not_found'] },
      {
        stages: CLONING,
        log: /remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/,
      },
      {
        stages: CLONING,
        log: /could not read Username for '|Authentication failed for '|Permission denied \(publickey/,
      },
    ],
    summary: ({ facts }) => `the platform cannot read the repository ${quoted(facts.repository, 'of the app')}`,
    remedy: ({ facts }) =>
      `Check the spelling of the input repository. If it is private, give the platform access to it${isEmbedded(facts) ? ': a token in its --git-url' : ', as by its GitHub app or a deploy key'}.`,
  },
  'root-directory-missing': {
    signs: [
      { codes: ['root_directory_missing'] },
      { tool: 'npm', log: /Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/ },
      /^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/,
      /^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/,
    ],
    summary: (seen) => {
      const { asked, actual } = folderOf(seen);
      const what =
        seen.facts.code === 'root_directory_missing'
          ? `the root directory${asked ? ` "${asked}"` : ''} does not exist in the repository`
          : asked
            ? `there is no package.json in "${asked}"`
            : 'there is no package.json where the build ran';
      return actual ? `the folder "${asked}" is spelt "${actual}" in the repository` : what;
    },
    remedy: (seen) => {
      const { asked, actual } = folderOf(seen);
      const isSetting = seen.facts.code === 'root_directory_missing';
      if (actual)
        return `Write ${actual} ${isSetting ? 'as rootDirectory in app-settings' : `where the command names ${asked}`}: builds run where upper and lower case count.`;
      return `Set rootDirectory in app-settings${isEmbedded(seen.facts) ? '' : ', on a platform that has it,'} to the folder of the app, relative to the repository, and check that it is committed.`;
    },
  },
};

/** Returns the missing folder, and the folder that differs from it only in upper and lower case. */
function folderOf(seen: Seen): { readonly asked: string | undefined; readonly actual: string | undefined } {
  const { groups, facts } = seen;
  const written = groups.path ?? /root directory `([^`]{1,300})`/.exec(facts.message ?? '')?.[1];
  const list = facts.list;
  if (!written || !list) return { asked: written?.startsWith('/') ? undefined : written, actual: undefined };
  if (!written.startsWith('/')) return { asked: written, actual: inOtherCase(written, list) };
  // The path begins with folders of the builder.
  const segments = written.split('/').slice(0, 40);
  for (let from = 1; from < segments.length; from++) {
    const asked = segments.slice(from).join('/');
    const actual = inOtherCase(asked, list);
    if (actual) return { asked, actual };
  }
  const shown = shownPath(written, seen);
  return { asked: shown.startsWith('/') ? undefined : shown, actual: undefined };
}
