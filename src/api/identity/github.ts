import type { GithubTokenRequest, TokenExchange } from './github-token.ts';
import type { TokenSource } from './source.ts';

/* The requests are in the chunk that deploys: inputs are checked without them. */
const requests = () => import(/* webpackChunkName: "carry-out" */ './github-token.ts');

/** GitHub's own ID token. It has no `email`, which only some services accept. */
export function githubIdentity(request: GithubTokenRequest) {
  return {
    ...request,
    kind: 'github',
    input: 'id-token-audience',
    mayLackEmail: true,
    description: request.audience ? `GitHub OIDC, for ${request.audience}` : 'GitHub OIDC',
    obtain: async (send, { onSecret }) => (await requests()).githubToken(request, send, onSecret),
  } satisfies TokenSource & GithubTokenRequest;
}

/** GitHub's token, exchanged for one of the identity provider that the service trusts. */
export function exchangeIdentity(exchange: TokenExchange) {
  return {
    ...exchange,
    kind: 'exchange',
    input: 'token-exchange-url',
    description: `GitHub OIDC, exchanged at ${new URL(exchange.url).host}`,
    obtain: async (send, { onSecret }) => (await requests()).exchangedToken(exchange, send, onSecret),
  } satisfies TokenSource & TokenExchange;
}
