import type { GithubTokenRequest } from './github-token.ts';
import type { TokenSource } from './source.ts';

/** GitHub's own ID token. It has no `email`, which only some services accept. */
export function githubIdentity(request: GithubTokenRequest) {
  return {
    ...request,
    kind: 'github',
    input: 'id-token-audience',
    mayLackEmail: true,
    description: request.audience ? `GitHub OIDC, for ${request.audience}` : 'GitHub OIDC',
    // The request is in the chunk that deploys: inputs are checked without it.
    async obtain(send, { onSecret }) {
      const { githubToken } = await import(/* webpackChunkName: "carry-out" */ './github-token.ts');
      return githubToken(request, send, onSecret);
    },
  } satisfies TokenSource & GithubTokenRequest;
}
