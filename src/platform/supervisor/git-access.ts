import type { GitContext } from '../worker/source/git.ts';
import type { Repository } from '../worker/source/repository.ts';

/** git-lfs writes all variables whose names contain `GIT_` into its logs, so these do not. */
const USER = 'SLIPWAY_REPOSITORY_USER';
const PASSWORD = 'SLIPWAY_REPOSITORY_PASSWORD';

/** A credential helper for git. It names the variables, and contains none of their values. */
const HELPER = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${USER}" "$${PASSWORD}"; }; f`;

/**
 * Returns what gives git and git-lfs the credentials of a repository. Only its origin gets them, so no server of a redirect does. They
 * are in no argument of a program and in no setting, so git and git-lfs cannot write them to a file.
 */
export function accessOf({ url, credentials }: Repository): Required<Pick<GitContext, 'env' | 'config'>> {
  if (!credentials) return { env: {}, config: [] };
  return {
    env: { [USER]: credentials.user, [PASSWORD]: credentials.password },
    config: [[`credential.${new URL(url).origin}.helper`, HELPER]],
  };
}
