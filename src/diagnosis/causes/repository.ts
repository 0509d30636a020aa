import { type Cause, quoted } from '../cause.ts';

const CLONING = ['queue', 'clone'];

/** Causes that lie in the repository, its branch or the way to it. */
export const REPOSITORY_CAUSES: readonly Cause[] = [
  {
    name: 'submodule',
    signs: [
      { stages: CLONING, log: /submodule path '(?<path>[^']{1,200})' failed/ },
      { stages: CLONING, log: /No url found for submodule path '(?<path>[^']{1,200})'/ },
      { stages: CLONING, log: /Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/ },
    ],
    summary: ({ groups }) => `the Git submodule ${quoted(groups.path, 'of the repository')} could not be cloned`,
    remedy: () =>
      'Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itself.',
  },
  {
    name: 'branch-not-found',
    signs: [
      { codes: ['branch_not_found'] },
      { stages: CLONING, log: /Remote branch (?<branch>\S{1,200}) not found in upstream/ },
      { stages: CLONING, log: /couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/ },
    ],
    summary: ({ groups, facts }) => `the branch ${quoted(groups.branch ?? facts.branch, 'to build')} does not exist`,
    remedy: () =>
      'Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive.',
  },
  {
    name: 'commit-not-found',
    signs: [
      { codes: ['commit_not_found'] },
      { stages: CLONING, log: /reference is not a tree: |not our ref [0-9a-f]{7,64}/ },
    ],
    summary: () => 'the commit is not in the repository',
    remedy: () =>
      'Push the commit to the repository that the app builds from; a force push or a fork may have left it behind.',
  },
  {
    name: 'repository-not-allowed',
    signs: [{ codes: ['repository_not_allowed'] }],
    summary: ({ facts }) => `the platform does not take the repository ${quoted(facts.repository, 'given')}`,
    remedy: () =>
      'Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git.',
  },
  {
    name: 'repository-not-found',
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
    remedy: () =>
      'Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub app, or a deploy key).',
  },
  {
    name: 'root-directory-missing',
    signs: [
      { codes: ['root_directory_missing'] },
      { tool: 'npm', log: /Could not read package\.json/ },
      { tool: 'pnpm', log: /ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/ },
    ],
    summary: ({ facts }) =>
      facts.code === 'root_directory_missing'
        ? 'the root directory does not exist in the repository'
        : 'there is no package.json where the build ran',
    remedy: () =>
      'Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed.',
  },
];
