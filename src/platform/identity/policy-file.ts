import * as v from 'valibot';
import { parseDuration } from '../../base/durations.ts';
import { attempt } from '../../base/errors.ts';
import { isLoopbackHost } from '../../base/loopback.ts';
import { parseSize } from '../../base/sizes.ts';
import { HOST_NAME_MOST } from '../../contract/host-names.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import type { Role } from '../../contract/roles.ts';
import { dictionary, members, optional } from '../shared/schema.ts';
import { ADDRESS_MOST, GRANTEE, isForeign } from './address.ts';

/** The shape of `platform.json`. `schema/platform.schema.json` is made from it, so editors show each description. */

function oneOrMore<S extends v.GenericSchema<string>>(text: S) {
  return v.union([text, v.array(text)], 'must be a string, or a list of strings');
}

const text = v.pipe(v.string('must be a string'), v.minLength(1, 'must not be empty'));

const grantee = v.pipe(
  v.string('must be a string'),
  v.maxLength(ADDRESS_MOST, `must have at most ${ADDRESS_MOST} characters`),
  v.regex(GRANTEE, ({ input }) => {
    const why = isForeign(input) ? 'has characters other than ASCII' : 'is neither an email nor "@domain"';
    return `is "${input}", which ${why}`;
  }),
);

/** Characters of a claim's value that a grant names. */
export const CLAIM_MOST = 512;

/** The issuer whose claims a grant names if it does not say another one. */
export const DEFAULT_CLAIMS_ISSUER = 'https://token.actions.githubusercontent.com';

const claims = v.pipe(
  dictionary(
    v.string(),
    v.pipe(
      v.string('must be a string'),
      v.minLength(1, 'must not be empty'),
      v.maxLength(CLAIM_MOST, `must have at most ${CLAIM_MOST} characters`),
    ),
  ),
  v.check((given) => Object.keys(given).some((name) => name !== 'iss'), 'names no claim besides iss'),
);
const someone = v.union([grantee, claims], 'must be an email, "@domain", or claims, as {"repository_id": "123"}');

/** Returns the schema of those who have one role. `can` says what the role permits. */
function grantees(can: string) {
  const description = `${can} ASCII emails, or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "environment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`;
  const list = v.union([someone, v.array(someone)], 'must be an email, "@domain", claims, or a list of these');
  return optional(list, description);
}

const GRANTS = {
  viewer: grantees('May read.'),
  deployer: grantees('May change apps, and what they have.'),
  admin: grantees('May do everything, also say who may.'),
} satisfies Record<Role, unknown>;

const identifier = v.pipe(v.string(), v.regex(IDENTIFIER, 'is not an identifier'));

const apps = optional(dictionary(identifier, members(GRANTS)), 'Grants for single apps, by their ID.');
const projects = optional(
  dictionary(identifier, members({ ...GRANTS, apps })),
  'Grants for single projects, by their ID. "*" has none.',
);
/** Roles of an organization, of its projects and of their apps. */
const PLACES = { ...GRANTS, projects };

/** Milliseconds that a build may take at most. */
const MOST_BUILD_MS = 24 * 3_600_000;

function isDuration(text: string): boolean {
  const ms = attempt(() => parseDuration(text, 'buildTimeout')) ?? 0;
  return ms >= 1_000 && ms <= MOST_BUILD_MS;
}

const SIZE = 'must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';

/** A whole number, so that a limit is what people read in it. */
function wholeNumber(least: number, most: number, description: string) {
  const words = `must be a whole number, ${least} to ${most}`;
  return optional(
    v.pipe(v.number(words), v.integer(words), v.minValue(least, words), v.maxValue(most, words)),
    description,
  );
}

/** The quotas of an organization in `platform.json`. `contract/quotas.ts` says what each counts. */
const QUOTAS = members({
  disk: optional(
    v.pipe(
      v.string(SIZE),
      v.check((text) => attempt(() => parseSize(text, 'disk') > 0) ?? false, SIZE),
    ),
    'What the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.',
  ),
  apps: wholeNumber(
    0,
    1_000_000,
    'Apps at once, with those of previews, and without deleted ones. Default: --organization-apps.',
  ),
  buildsAtOnce: wholeNumber(
    1,
    10_000,
    'Builds at once, on all nodes. Further ones wait. Default: --organization-builds.',
  ),
  buildMinutesPerMonth: wholeNumber(
    0,
    100_000_000,
    'Minutes that builds may take in a month of UTC, also those that fail or are cancelled. Default: no bound.',
  ),
  kvsRequestsPerMonth: wholeNumber(
    0,
    1_000_000_000_000,
    'Requests to the key-value store in a month of UTC. Default: no bound.',
  ),
});

const LABELS = '[a-z0-9-]+(?:\\.[a-z0-9-]+)+';

/** Custom domains: a name, `*.` and a name for all names below it, or `*`. */
const domain = v.pipe(
  v.string('must be a string'),
  v.maxLength(HOST_NAME_MOST + 2, `must have at most ${HOST_NAME_MOST + 2} characters`),
  v.regex(
    new RegExp(`^(?:\\*|(?:\\*\\.)?${LABELS})$`),
    'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"',
  ),
);

/** The members of an organization by role and place, and its limits. */
export const ORGANIZATION = members({
  roles: optional(members(PLACES), 'Who may do what in the organization, in its projects and in their apps.'),
  // As files had it before `roles`.
  ...PLACES,
  adminsMayGrant: optional(
    v.boolean('must be true or false'),
    'True if those with the role admin may add and remove members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such members do not count. That of "*" is for organizations without one of their own.',
  ),
  buildTimeout: optional(
    v.pipe(
      v.string('must be a string'),
      v.check(isDuration, 'must be a time of 1s to 24h, as "90s", "30m" or "1h30m"'),
    ),
    'The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of their own.',
  ),
  quotas: optional(
    QUOTAS,
    'Bounds of what the organization uses. Those of "*" are for each organization without one of its own of the same name.',
  ),
  domains: optional(
    oneOrMore(domain),
    'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, "*" for all.',
  ),
});

const ISSUER = members({
  issuer: v.pipe(
    v.string('must be a string'),
    v.check(isIssuerUrl, 'must be an https:// URL without query (http:// only for loopback)'),
    v.metadata({ format: 'uri' }),
    v.description('The value of the iss claim: an https URL, or an http URL of loopback.'),
  ),
  audience: optional(oneOrMore(text), "Accepted aud values. Default: the platform's own base URL."),
  email: v.optional(
    v.pipe(
      v.string('must be a string'),
      v.regex(/\{[^{}]+\}/, 'must be a template of claims, as "{email}" or "{repository}@github.actions"'),
      v.check((template) => !isForeign(template), 'has characters other than ASCII'),
      v.description(
        'A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions',
      ),
    ),
    '{email}',
  ),
  emailsVerified: v.optional(
    v.pipe(
      v.boolean('must be true or false'),
      v.description(
        'True if the issuer verifies every email before it writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.',
      ),
    ),
    false,
  ),
  clientId: optional(
    text,
    'The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}.',
  ),
  clientSecretFile: optional(text, "A file with the client's secret. A relative path begins in the data directory."),
  clientSecretEnv: optional(text, "The environment variable of the platform that has the client's secret."),
  name: optional(
    v.pipe(text, v.maxLength(60, 'must have at most 60 characters')),
    'The name of the identity provider on the sign-in page. Default: its host.',
  ),
  require: v.optional(
    v.pipe(
      dictionary(v.string(), oneOrMore(text)),
      v.description('Claims that a token must have, each with one of the values.'),
    ),
    {},
  ),
});

export const POLICY_FILE = v.pipe(
  members({
    $schema: v.exactOptional(v.string('must be a string')),
    localIssuer: v.optional(
      v.pipe(
        v.boolean('must be true or false'),
        v.description(
          "Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.",
        ),
      ),
      true,
    ),
    issuers: v.optional(
      v.pipe(
        v.array(ISSUER, 'must be a list'),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const urls = dataset.value.map(({ issuer }) => issuer);
          const twice = urls.find((url, index) => urls.indexOf(url) !== index);
          if (twice !== undefined) addIssue({ message: `names ${twice} twice` });
        }),
        v.description('Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.'),
      ),
      [],
    ),
    organizations: v.pipe(
      dictionary(
        v.pipe(
          v.string(),
          v.regex(new RegExp(`^(?:\\*|${IDENTIFIER.source.slice(1, -1)})$`), "is not an organization's identifier"),
        ),
        ORGANIZATION,
      ),
      v.description('Grants by organization; "*" is every organization.'),
    ),
  }),
  v.title('platform.json'),
  v.description(
    'Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts, and again when it changes.',
  ),
);

function isIssuerUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.search !== '' || url.hash !== '' || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}
