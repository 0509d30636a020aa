/**
 * The rules that can be removed and no case of the corpus is diagnosed otherwise. The lists may only become shorter: a
 * rule that is added has a case, or for a format a recorded output in `test/fixtures/logs`.
 */
export const UNNOTICED: {
  readonly formats: readonly string[];
  readonly causes: readonly string[];
  /** How many signs of a cause, if a case needs another one of its signs. */
  readonly signs: Readonly<Record<string, number>>;
} = {
  // Without them, the words of the log lead to the same places.
  formats: [
    'rollup-export',
    'vite-plugin-message',
    'webpack-loader-place',
    'next-mdx',
    'next-prerender',
    'vitepress-dead-link',
    'node-cause',
  ],
  // No case has them: most need a platform, a repository or an output that a small project does not have.
  causes: [
    'submodule',
    'branch-not-found',
    'commit-not-found',
    'repository-not-allowed',
    'repository-not-found',
    'several-apps',
    'server-build',
    'node-unavailable',
    'build-script-missing',
    'next-export',
    'output-missing',
    'output-empty',
    'output-unsafe',
    'file-too-large',
    'output-too-large',
    'nothing-to-serve',
    'site-broken',
    'storage-unavailable',
    'sync-failed',
    'interrupted',
    'package-manager',
    'git-dependency',
    'certificate',
    'native-optional',
    'node-gyp',
    'memory-limit',
    'disk-limit',
    'file-watchers',
    'disk-full',
    'build-timeout',
    'builder-crashed',
    'build-killed',
    'esm-only',
    'base-path',
    'page-failed',
    'gatsby-graphql',
    'gatsby-page-failed',
  ],
  signs: {
    'root-directory-missing': 2,
    'package-json-invalid': 3,
    'settings-invalid': 3,
    'duplicate-package': 2,
    'conflict-markers': 1,
    'lockfile-missing': 2,
    'lockfile-outdated': 2,
    'workspace-version': 1,
    'manager-version': 1,
    'registry-refused': 2,
    engine: 4,
    network: 3,
    'out-of-memory': 4,
    'command-not-found': 2,
    'permission-denied': 2,
    'missing-variable': 2,
    'dead-link': 1,
  },
};
