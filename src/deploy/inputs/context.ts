import type { TokenSource } from '../../api/identity/source.ts';

/** The facts of the run. GitHub Actions has them in the environment, and the command line in git. */
export interface RunContext {
  /** `https://github.com`, or a GitHub Enterprise Server. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** `owner/name` of the repository that the run belongs to. */
  readonly repository: string | undefined;
  /** The branch or tag that the run is for. */
  readonly refName: string | undefined;
  /** The commit that the run is for; on a pull request its head, not the merge commit. */
  readonly sha: string | undefined;
  readonly eventName: string | undefined;
  readonly pullRequest: PullRequestContext | undefined;
  /** The run builds code of another repository: a pull request of a fork, or a workflow run that one triggered. */
  readonly fork: boolean;
  /**
   * The runner does not say that it is GitHub's: it may keep files between runs, and may reach a private network. Runners of
   * other servers, as of Gitea, do not say whose they are.
   */
  readonly selfHosted: boolean;
  /** Dependabot's runs get no secrets and mostly no ID token. */
  readonly dependabot: boolean;
  /** The address and the token to request ID tokens from GitHub's OIDC provider; undefined if this run may not. The token is a secret. */
  readonly idTokenRequest: { readonly url: string; readonly token: string } | undefined;
  /** The source of tokens of the person at a terminal, if no input names another one. */
  readonly identity?: TokenSource | undefined;
  readonly runUrl: string | undefined;
  /** Absolute; relative paths of inputs are below it. */
  readonly workspace: string;
}

export interface PullRequestContext {
  readonly number: number;
  /** `owner/name`; undefined if the fork was deleted. */
  readonly headRepository: string | undefined;
  readonly headBranch: string;
  readonly fork: boolean;
}
