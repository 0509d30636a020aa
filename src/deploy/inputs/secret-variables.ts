import type { EnvVariable } from '../dotenv.ts';

/** A variable is secret if its name contains one of these, in any case. */
export const SECRET_WORDS = [
  'SECRET',
  'TOKEN',
  'PASSWORD',
  'PASSWD',
  'PASSPHRASE',
  'PRIVATE',
  'CREDENTIAL',
  'API_KEY',
  'APIKEY',
  'ACCESS_KEY',
  'SIGNING_KEY',
  'ENCRYPTION_KEY',
] as const;

/** These count only as whole words between underscores: `SENTRY_DSN`, but not `LANDSNAME`. */
export const SECRET_WHOLE_WORDS = ['DSN', 'PWD', 'PASS'] as const;

const SECRET_NAME = new RegExp(`${SECRET_WORDS.join('|')}|(?:^|_)(?:${SECRET_WHOLE_WORDS.join('|')})(?:_|$)`, 'i');
const URL_WITH_CREDENTIALS = /[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i;
const PEM_BLOCK = /-----BEGIN [A-Z\d ]+-----/;

/**
 * Returns true if a variable of `env` or `env-file` is masked. Ordinary values are not, because GitHub drops every job output
 * and environment URL that contains a masked value. The runner itself masks values that come from `secrets`.
 */
export function isSecretVariable({ name, value }: Pick<EnvVariable, 'name' | 'value'>): boolean {
  return SECRET_NAME.test(name) || URL_WITH_CREDENTIALS.test(value) || PEM_BLOCK.test(value);
}
