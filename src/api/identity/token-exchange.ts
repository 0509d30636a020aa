import type { TokenExchange } from './exchanged-token.ts';
import type { TokenSource } from './source.ts';

/** GitHub's token, exchanged for one of the identity provider that the service trusts. */
export function exchangeIdentity(exchange: TokenExchange) {
  return {
    ...exchange,
    kind: 'exchange',
    input: 'token-exchange-url',
    description: `GitHub OIDC, exchanged at ${new URL(exchange.url).host}`,
    // The requests are in the chunk that deploys: inputs are checked without them.
    async obtain(send, { onSecret }) {
      const { exchangedToken } = await import(/* webpackChunkName: "carry-out" */ './exchanged-token.ts');
      return exchangedToken(exchange, send, onSecret);
    },
  } satisfies TokenSource & TokenExchange;
}
