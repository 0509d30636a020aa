import type { TokenSource } from './source.ts';

/** The variable of the environment with a token for the command line. */
export const TOKEN_VARIABLE = 'SLIPWAY_TOKEN';

export function environmentToken(given: string): TokenSource {
  return { ...givenToken(given), input: TOKEN_VARIABLE, description: `token of ${TOKEN_VARIABLE}` };
}

/** A token that the user gives: an ID token, or an access token of the platform. It cannot be renewed. */
export function givenToken(given: string) {
  const token = given.trim();
  return {
    kind: 'given',
    token,
    input: 'id-token',
    description: 'ID token as given',
    renewable: false,
    async obtain(_, { onSecret }) {
      onSecret(token);
      return token;
    },
  } satisfies TokenSource & { readonly token: string };
}
