import { formatDuration } from '../../base/durations.ts';
import { type ErrorCode, SlipwayError } from '../../base/errors.ts';
import { type JsonObject, objectIn } from '../../base/json.ts';
import { isAccessToken, isLikeAccessToken } from '../../contract/access-token.ts';

interface Jwt {
  readonly header: JsonObject;
  readonly claims: JsonObject;
}

interface Rule {
  readonly code: ErrorCode;
  readonly broken: (jwt: Jwt, now: number) => boolean;
  readonly because: (jwt: Jwt, now: number) => string;
  readonly remedy: string;
}

const GIVE_THE_ID_TOKEN =
  "Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).";
const ADD_EMAIL = `GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`;

/** The first broken rule is the reason. Only the platform verifies tokens. */
const RULES: readonly Rule[] = [
  {
    code: 'access_token_given',
    broken: ({ header }) => /^(?:application\/)?at\+jwt$/i.test(String(header.typ)),
    because: () => 'is an access token by its header (typ at+jwt)',
    remedy: GIVE_THE_ID_TOKEN,
  },
  {
    code: 'access_token_given',
    broken: ({ claims }) => claims.token_use === 'access' || claims.typ === 'Bearer',
    because: ({ claims }) =>
      `is an access token by its claim (${claims.token_use === 'access' ? 'token_use access' : 'typ Bearer'})`,
    remedy: GIVE_THE_ID_TOKEN,
  },
  {
    code: 'access_token_given',
    broken: ({ claims }) => [claims.aud].flat().filter(Boolean).length === 0,
    because: () => 'has no aud claim, which every ID token has: it seems to be an access token',
    remedy: GIVE_THE_ID_TOKEN,
  },
  {
    code: 'invalid_id_token',
    broken: ({ claims }, now) => typeof claims.exp === 'number' && claims.exp * 1_000 <= now,
    because: ({ claims }, now) => `expired ${formatDuration(now - Number(claims.exp) * 1_000)} ago`,
    remedy: 'Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end.',
  },
  {
    code: 'email_claim_missing',
    broken: ({ claims }) => typeof claims.email !== 'string' || claims.email === '',
    because: () => 'has no email claim, by which the platform knows who calls',
    remedy: ADD_EMAIL,
  },
];

/**
 * Refuses before the first call what the platform would refuse (spec 5.A). Decodes the token and verifies nothing. Returns when it ends,
 * undefined if it does not say. Times are milliseconds since the epoch. `input`: the input at fault. Throws `access_token_given`,
 * `invalid_id_token` or `email_claim_missing`. With `onNoEmail`, which gets that last error, such a token passes: the platform may know
 * the caller by other claims. No error quotes any part of the token.
 */
export function checkIdToken(
  token: string,
  now: number,
  input = 'id-token',
  onNoEmail?: (doubt: SlipwayError) => void,
): number | undefined {
  // An access token of a platform is opaque, and its platform alone knows its end.
  if (isAccessToken(token)) return undefined;
  if (isLikeAccessToken(token)) {
    const message = `The access token of ${input} is not whole: it was cut, or mistyped`;
    const remedy =
      'Copy it again. It is shown once: if it is lost, revoke it and make another: slipway tokens create NAME';
    throw new SlipwayError('invalid_id_token', message, { input, remedy });
  }
  const jwt = decode(token);
  if (jwt === undefined) {
    const opaque = !token.includes('.');
    throw new SlipwayError(
      opaque ? 'access_token_given' : 'invalid_id_token',
      opaque
        ? `The token of ${input} is opaque: an ID token is a JWT, this seems to be an access token or a key`
        : `The token of ${input} is not a JWT: it does not have three parts that can be decoded`,
      { input, remedy: GIVE_THE_ID_TOKEN },
    );
  }
  const rule = RULES.find(({ broken }) => broken(jwt, now));
  if (rule !== undefined) {
    const message = `The token of ${input} ${rule.because(jwt, now)}`;
    const error = new SlipwayError(rule.code, message, { input, remedy: rule.remedy });
    if (rule.code !== 'email_claim_missing' || onNoEmail === undefined) throw error;
    onNoEmail(error);
  }
  return typeof jwt.claims.exp === 'number' ? jwt.claims.exp * 1_000 : undefined;
}

/** Returns the claims of a token, unverified. Undefined if it is not a JWT. */
export function claimsOf(token: string): JsonObject | undefined {
  return decode(token)?.claims;
}

function decode(token: string): Jwt | undefined {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return undefined;
  const [header, claims] = token.split('.').map((part) => objectIn(Buffer.from(part, 'base64url').toString('utf8')));
  return header !== undefined && claims !== undefined ? { header, claims } : undefined;
}
