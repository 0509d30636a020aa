import type { GithubTokenRequest } from './github.ts';
import type { TokenSource } from './source.ts';

export interface TokenExchange {
  /** The identity provider's token endpoint. */
  readonly url: string;
  readonly audience?: string | undefined;
  readonly clientID?: string | undefined;
  /** GitHub's token, which is exchanged. */
  readonly subject: GithubTokenRequest;
}

/** GitHub's token, exchanged for one of the identity provider that the service trusts. */
export function exchangeIdentity(exchange: TokenExchange) {
  return {
    ...{ kind: 'exchange', ...exchange, input: 'token-exchange-url' },
    description: `GitHub OIDC, exchanged at ${new URL(exchange.url).host}`,
    // The requests are in the chunk that deploys: inputs are checked without them.
    async obtain(send, { onSecret }) {
      const { exchangedToken } = await import(/* webpackChunkName: "carry-out" */ './exchanged-token.ts');
      return exchangedToken(exchange, send, onSecret);
    },
  } satisfies TokenSource & TokenExchange;
}
