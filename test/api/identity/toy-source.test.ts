import { expect, test } from 'vitest';
import { createTokenProvider } from '../../../src/api/identity/provider.ts';
import type { TokenSource } from '../../../src/api/identity/source.ts';
import { FakeClock } from '../../support/clock.ts';
import { unsignedJwt } from '../../support/jwt.ts';

/** A vault that hands out numbered tokens. This is all that a new source of ID tokens needs. */
function vaultIdentity(path: string) {
  let tokens = 0;
  return {
    ...{ kind: 'vault', input: 'vault-path', description: `a token from ${path}` },
    async obtain(_, { onSecret }) {
      tokens += 1;
      const token = unsignedJwt({ jti: `${path}#${tokens}` });
      onSecret(token);
      return token;
    },
  } satisfies TokenSource;
}

test('a source in one file gives tokens, which are masked, shared and renewed', async () => {
  const secrets: string[] = [];
  const clock = new FakeClock();
  const provider = createTokenProvider(vaultIdentity('ci/deploy'), {
    ...{ fetch: () => Promise.reject(new TypeError('no request was expected')), clock, random: () => 0.5 },
    run: () => Promise.reject(new TypeError('no command was expected')),
    onSecret: (secret) => secrets.push(secret),
  });
  const [first, again] = await Promise.all([provider.token(), provider.token()]);
  expect(again).toBe(first);
  expect(secrets).toEqual([first]);
  expect(await provider.renew(first)).toBe(true);
  expect(await provider.token()).not.toBe(first);
});

test('an error about its token names its input', async () => {
  const source: TokenSource = { ...vaultIdentity('x'), obtain: async () => 'two words' };
  const provider = createTokenProvider(source, {
    ...{ fetch, clock: new FakeClock(), random: () => 0.5, onSecret: () => {} },
    run: () => Promise.reject(new TypeError('no command was expected')),
  });
  await expect(provider.token()).rejects.toMatchObject({ input: 'vault-path' });
});
