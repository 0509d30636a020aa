import { commandToken } from '../../api/identity/command.ts';
import { exchangeIdentity, githubIdentity } from '../../api/identity/github.ts';
import { givenToken } from '../../api/identity/given.ts';
import type { TokenSource } from '../../api/identity/source.ts';
import { checkServiceUrl } from '../../api/urls.ts';
import { SlipwayError } from '../../base/errors.ts';
import { invalid, missing } from '../../base/inputs.ts';
import type { RunContext } from './context.ts';
import type { InputName, RawInputs } from './table.ts';

/** An error: this run cannot get a token, and `on-no-token` decides what happens. */
export type PlannedIdentity = TokenSource | SlipwayError;

/** Returns the source that the inputs name, or the error of a run that gets no token. Throws for inputs that contradict each other. */
export function parseIdentity(raw: RawInputs, context: RunContext): PlannedIdentity {
  const given = sourcesGiven(raw);
  const [first, second] = given;
  if (first && second) {
    throw invalid(
      second,
      `${first} is given as well, and a run has one identity`,
      `Leave out one of: ${given.join(', ')}.`,
    );
  }
  requireExchangeUrl(raw);
  if (first === undefined) return context.identity ?? withoutSource(raw, context);
  return SOURCES[first](raw, context);
}

type MakeSource = (raw: RawInputs, context: RunContext) => PlannedIdentity;

/** The sources of tokens, by the input that asks for each. */
const SOURCES = {
  'id-token': (raw) => givenToken(raw['id-token']),
  'id-token-command': (raw) => commandToken(raw['id-token-command']),
  'token-exchange-url': fromGitHub('token-exchange-url', (subject, raw) =>
    exchangeIdentity({
      url: checkServiceUrl(raw['token-exchange-url'], 'token-exchange-url').href,
      audience: raw['token-exchange-audience'] || undefined,
      clientID: raw['token-exchange-client-id'] || undefined,
      subject,
    }),
  ),
  'id-token-audience': fromGitHub('id-token-audience', githubIdentity),
} as const satisfies Partial<Record<InputName, MakeSource>>;

type Source = keyof typeof SOURCES;
const NAMES = Object.keys(SOURCES).filter((name): name is Source => Object.hasOwn(SOURCES, name));

type GitHubSubject = Parameters<typeof githubIdentity>[0];

/** A source that begins with the token that GitHub gives to the run. */
function fromGitHub(input: InputName, source: (subject: GitHubSubject, raw: RawInputs) => TokenSource): MakeSource {
  return (raw, context) => {
    const { url, token } = context.idTokenRequest ?? {};
    if (url === undefined || token === undefined) return noToken(input, raw, context);
    const audience = raw['id-token-audience'] || undefined;
    return source({ requestUrl: url, requestToken: token, audience, permissions: permissionsFor(raw, context) }, raw);
  };
}

/** The inputs that bring a token. Each is enough to call a platform. */
export const TOKEN_INPUTS: readonly Source[] = NAMES.filter((name) => name !== 'id-token-audience');

/** An exchange trades the token that `id-token-audience` describes: together the two are one source. */
function sourcesGiven(raw: RawInputs): readonly Source[] {
  const given = NAMES.filter((name) => raw[name].trim() !== '');
  return given.includes('token-exchange-url') ? given.filter((name) => name !== 'id-token-audience') : given;
}

function requireExchangeUrl(raw: RawInputs): void {
  if (raw['token-exchange-url'] !== '') return;
  const orphan = (['token-exchange-audience', 'token-exchange-client-id'] as const).find((name) => raw[name] !== '');
  if (orphan) throw missing('token-exchange-url', `${orphan} means nothing without it`, 'Give the token endpoint.');
}

const CHOICES =
  'Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.';

function withoutSource(raw: RawInputs, context: RunContext): PlannedIdentity {
  if (withoutSecrets(context)) return noToken('id-token', raw, context);
  throw missing('id-token-audience', 'no input provides an ID token', CHOICES);
}

/** True if the run can get neither secrets nor an ID token, whatever its workflow grants. */
export function withoutSecrets(context: RunContext): boolean {
  return context.dependabot || context.pullRequest?.fork === true;
}

function noToken(input: string, raw: RawInputs, context: RunContext): SlipwayError {
  const lines = permissionsFor(raw, context);
  return new SlipwayError('no_id_token', `This run can have no ID token: ${whyNone(context)}`, {
    input,
    remedy: withoutSecrets(context)
      ? `${FORK_REMEDY}\n${lines}`
      : `Add to the job, and to the calling workflow if this one is reusable:\n${lines}`,
  });
}

function whyNone(context: RunContext): string {
  if (context.pullRequest?.fork) return "a pull request from a fork gets neither secrets nor GitHub's OIDC";
  if (context.dependabot) return "Dependabot's runs get neither secrets nor GitHub's OIDC";
  return 'the job lacks the permission id-token: write';
}

const FORK_REMEDY = `Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;

/** The parts of a run that need permissions of its job. */
interface Uses {
  readonly idToken: boolean;
  readonly records: boolean;
  /** Runs on a pull request. `comment`: writes a comment on it. */
  readonly pullRequest: boolean;
  readonly comment: boolean;
}

/** Returns the lines of a workflow with all permissions that a run uses: a workflow that names one loses all others. */
export function permissionLines({ idToken, records, pullRequest, comment }: Uses): string {
  const lines = [
    'contents: read',
    ...(records ? ['deployments: write'] : []),
    ...(idToken ? ['id-token: write'] : []),
    ...(records && pullRequest ? [`pull-requests: ${comment ? 'write' : 'read'}`] : []),
  ];
  return ['permissions:', ...lines.map((line) => `  ${line}`)].join('\n');
}

function permissionsFor(raw: RawInputs, { pullRequest }: RunContext): string {
  const comment = raw.comment.trim().toLowerCase() !== 'false';
  const records = raw['github-token'].trim() !== '';
  return permissionLines({ idToken: true, records, pullRequest: pullRequest !== undefined, comment });
}
