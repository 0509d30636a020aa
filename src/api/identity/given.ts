import type { TokenSource } from './source.ts';

/** A token that the user gives. It cannot be renewed. */
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
