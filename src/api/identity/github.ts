import type { TokenSource } from './source.ts';

/** The runner's offer of an ID token. Both are absent if the run can have none: a fork, Dependabot, no permission. */
export interface GithubTokenRequest {
  readonly requestUrl: string | undefined;
  readonly requestToken: string | undefined;
  /** Undefined: GitHub's default, the owner's URL. */
  readonly audience?: string | undefined;
}

/** GitHub's own ID token. It has no `email`, which only some services accept. */
export function githubIdentity(request: GithubTokenRequest) {
  return {
    ...{ kind: 'github', ...request, input: 'id-token-audience', mayLackEmail: true },
    description: request.audience ? `GitHub OIDC, for ${request.audience}` : 'GitHub OIDC',
    // The request is in the chunk that deploys: inputs are checked without it.
    async obtain(send, { onSecret }) {
      const { githubToken } = await import(/* webpackChunkName: "carry-out" */ './github-token.ts');
      return githubToken(request, send, onSecret);
    },
  } satisfies TokenSource & GithubTokenRequest;
}
