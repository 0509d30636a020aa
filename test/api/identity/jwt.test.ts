import { expect, test } from 'vitest';
import { checkIdToken } from '../../../src/api/identity/jwt.ts';
import { asSlipwayError } from '../../../src/base/errors.ts';
import { unsignedJwt } from '../../support/jwt.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function refusal(token: string, input?: string) {
  try {
    checkIdToken(token, NOW, input);
  } catch (thrown) {
    return asSlipwayError(thrown);
  }
  throw new Error('it was taken');
}

test('accepts an ID token and returns its expiry in milliseconds', () => {
  expect(checkIdToken(unsignedJwt({ exp: 4_102_444_800 }), NOW)).toBe(4_102_444_800_000);
  expect(checkIdToken(unsignedJwt({ exp: undefined }), NOW)).toBeUndefined();
  expect(checkIdToken(unsignedJwt({ aud: ['a', 'b'] }), NOW)).toBeDefined();
});

test.each([
  ['opaque', 'ghs_abcdefghijk', 'access_token_given', 'is opaque'],
  ['empty', '', 'access_token_given', 'is opaque'],
  ['two parts', 'abc.def', 'invalid_id_token', 'is not a JWT'],
  ['encrypted, five parts', 'a.b.c.d.e', 'invalid_id_token', 'is not a JWT'],
  ['parts that are no JSON', 'abc.def.ghi', 'invalid_id_token', 'is not a JWT'],
  ['claims that are a list', `${part({})}.${part([])}.x`, 'invalid_id_token', 'is not a JWT'],
  ['with a line end in it', `${unsignedJwt()}\nx`, 'invalid_id_token', 'is not a JWT'],
  ['typ at+jwt', unsignedJwt({}, { typ: 'at+jwt' }), 'access_token_given', 'typ at+jwt'],
  ['typ application/AT+JWT', unsignedJwt({}, { typ: 'application/AT+JWT' }), 'access_token_given', 'typ at+jwt'],
  ['token_use access', unsignedJwt({ token_use: 'access' }), 'access_token_given', 'token_use access'],
  ['claim typ Bearer', unsignedJwt({ typ: 'Bearer' }), 'access_token_given', 'typ Bearer'],
  ['no aud', unsignedJwt({ aud: undefined }), 'access_token_given', 'no aud claim'],
  ['an empty aud', unsignedJwt({ aud: [] }), 'access_token_given', 'no aud claim'],
  ['expired', unsignedJwt({ exp: NOW / 1_000 - 90 }), 'invalid_id_token', 'expired 1m 30s ago'],
  ['no email', unsignedJwt({ email: undefined }), 'email_claim_missing', 'no email claim'],
  ['an email that is no text', unsignedJwt({ email: true }), 'email_claim_missing', 'no email claim'],
])('refuses a token that is %s', (_, token, code, words) => {
  const error = refusal(token);
  expect(error.code).toBe(code);
  expect(error.message).toContain(words);
  expect(error.remedy).toBeDefined();
  if (token !== '') expect(error.message + error.remedy).not.toContain(token);
});

test("says of GitHub's own token what to configure instead", () => {
  const claims = { iss: 'https://token.actions.githubusercontent.com', email: undefined, repository: 'acme/shop' };
  const { message, remedy } = refusal(unsignedJwt(claims), 'id-token-audience');
  expect(message).toBe('The token of id-token-audience has no email claim, by which the platform knows who calls');
  for (const input of [
    'token-exchange-url',
    'token-exchange-audience',
    'token-exchange-client-id',
    'id-token-command',
  ]) {
    expect(remedy).toContain(input);
  }
});
