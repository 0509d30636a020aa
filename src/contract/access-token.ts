/** Access tokens of the platform, for programs whose machine has no identity provider: `slp_`, 40 random letters and digits, and a checksum. */

/** Secret scanners find tokens by it. */
export const ACCESS_TOKEN_PREFIX = 'slp_';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Characters that are random: 238 bits. */
const RANDOM = 40;
/** Characters of the checksum: 62 to the power of 6 is more than 2 to the power of 32. */
const CHECKSUM = 6;
const FORM = new RegExp(`^${ACCESS_TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM + CHECKSUM}}$`);

/** Returns true if a text begins as an access token does, also if it was cut or mistyped. */
export function isLikeAccessToken(text: string): boolean {
  return text.startsWith(ACCESS_TOKEN_PREFIX);
}

/** Returns true if a text has the form of an access token, and its checksum is right. No platform needs to be asked about another one. */
export function isAccessToken(text: string): boolean {
  if (!FORM.test(text)) return false;
  const end = text.length - CHECKSUM;
  return text.slice(end) === checksumOf(text.slice(ACCESS_TOKEN_PREFIX.length, end));
}

/** Makes a token. `randomBelow` returns a whole number below its argument, which nobody can predict. */
export function makeAccessToken(randomBelow: (end: number) => number): string {
  const secret = Array.from({ length: RANDOM }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');
  return ACCESS_TOKEN_PREFIX + secret + checksumOf(secret);
}

function checksumOf(secret: string): string {
  // An import of node:zlib would load streams.
  let rest = process.getBuiltinModule('node:zlib').crc32(secret);
  let text = '';
  for (let place = 0; place < CHECKSUM; place += 1) {
    text = ALPHABET[rest % ALPHABET.length] + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

export const ACCESS_TOKEN_LIMITS = {
  /** Tokens of an organization itself, of all its projects, of a project with its apps, of an app. Ended ones count while shown. */
  atPlace: { organization: 200, projects: 1_000, project: 100, app: 20 },
  nameLength: 63,
  /** Milliseconds from now to the end of a token. */
  leastMs: 60_000,
  defaultMs: 90 * 86_400_000,
  mostMs: 365 * 86_400_000,
} as const;

/** The roles that a token can have. The role admin is for people. */
export const ACCESS_TOKEN_ROLES = ['viewer', 'deployer'] as const;
