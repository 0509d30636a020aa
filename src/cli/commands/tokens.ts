import { formatAgo, parseDuration } from '../../base/durations.ts';
import { type JsonObject, present } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { ACCESS_TOKEN_LIMITS, ACCESS_TOKEN_ROLES } from '../../contract/access-token.ts';
import type { Command } from '../flags/command.ts';
import { type Given, invalidInput, missingInput, textOf, wordOf } from '../flags/flags.ts';
import { APP_GROUPS, type Ask, openPlatform, required } from '../platforms/operator.ts';
import { REMOTE_FLAGS } from '../platforms/remote.ts';
import { EMAIL_FLAG } from '../platforms/running.ts';
import { withProject } from '../project/project-file.ts';
import { recordsIn, textIn } from '../terminal/app-words.ts';
import { confirm, YES_FLAG } from '../terminal/confirm.ts';
import { EXIT, type Io, printResult, progress } from '../terminal/io.ts';
import { resultTable } from '../terminal/style.ts';

const COLUMNS = ['NAME', 'PLACE', 'ROLE', 'MADE BY', 'ENDS', 'LAST USED'] as const;
const CELL = 80;

export const command: Command = {
  summary:
    'Makes, lists and ends access tokens, for machines that can have no ID token. People sign in with slipway login.',
  usage:
    '[list|create|revoke] [NAME] [--org ORG] [--project PROJECT] [--app APP] [--role ROLE] [--expires 90d] [--yes]',
  args: { NAME: 'for create and revoke: the name of the token' },
  examples: [
    ['slipway tokens --org acme', 'lists the tokens of the organization that you may see'],
    ['slipway tokens create nightly --org acme --project web --expires 30d', 'makes one, and shows it once'],
    ['slipway tokens revoke nightly --org acme', 'ends it at once'],
  ],
  flags: {
    org: { value: 'ORG', text: 'the organization' },
    project: { value: 'PROJECT', text: 'for create: only this project' },
    app: { value: 'APP', text: 'for create: only this app of the project; for revoke: the token of this app' },
    role: { value: 'ROLE', text: `for create: ${ACCESS_TOKEN_ROLES.join(' or ')} (default deployer)` },
    expires: { value: 'TIME', text: 'for create: when it ends, as 30d; at most 365d (default 90d)' },
    ...REMOTE_FLAGS,
    ...EMAIL_FLAG,
    ...YES_FLAG,
  },
  groups: { 'The token': ['org', 'project', 'app', 'role', 'expires', 'yes'], ...APP_GROUPS },
  verbs: ['create', 'list', 'revoke'],
  fallbackVerb: 'list',
  mostWords: { create: 1, revoke: 1 },
  async run(asked, io) {
    const { project, app } = asked.flags;
    const { flags } = await withProject(asked, io);
    // The project file names an app, and a token is for all of the organization unless somebody says otherwise.
    const given: typeof asked = { ...asked, flags: { ...flags, project, app } };
    const orgID = required(given, 'org');
    const { ask } = await openPlatform(given, io);
    switch (given.verb) {
      case 'create': {
        const body = bodyOf(given);
        const [projectID, appID] = [textOf(given, 'project'), textOf(given, 'app')];
        const call =
          appID !== undefined ? 'createAppToken' : projectID !== undefined ? 'createProjectToken' : 'createToken';
        const answer = await ask(call, { parameters: { orgID, ...present({ projectID, appID }) }, body });
        const text = `Created ${textIn(answer, 'name')} for ${placeOf(answer)}. The token, shown this once:\n${textIn(answer, 'token')}\n`;
        printResult(io, given, answer, text);
        if (given.flags.json !== true) progress(io, AFTER);
        return EXIT.done;
      }
      case 'revoke':
        return revoke(given, orgID, ask, io);
      default: {
        const answer = await ask('listTokens', { parameters: { orgID } });
        const rows = recordsIn(answer, 'tokens').map(rowOf);
        return printResult(io, given, answer, rows.length === 0 ? 'No tokens.\n' : resultTable(io, COLUMNS, rows));
      }
    }
  },
};

const AFTER = `It ends by itself. Keep it as a secret of the machine, in the variable SLIPWAY_TOKEN, which slipway reads.
In GitHub Actions no token is needed: id-token-audience asks for one that lives for minutes.
`;

async function revoke(given: Given, orgID: string, ask: Ask, io: Io) {
  const token = nameIn(given, 'revoke');
  const what = `This ends the access token ${cleanLine(token, CELL)}: whatever uses it is refused from now on.`;
  await confirm(given, io, what, 'End it?');
  const query = present({ project: textOf(given, 'project'), app: textOf(given, 'app') });
  const answer = await ask('revokeToken', { parameters: { orgID, token }, query });
  const text = `Ended ${textIn(answer, 'name')} for ${placeOf({ org: orgID, ...answer })}. No node accepts it any more.\n`;
  return printResult(io, given, answer, text);
}

function bodyOf(given: Given): JsonObject {
  const { project, app, role, expires } = given.flags;
  if (app !== undefined && project === undefined) {
    const remedy = 'Name it: --project PROJECT. Without both, the token is for the whole organization.';
    throw missingInput('--project is missing: the app belongs to one', remedy, 'project');
  }
  const lifetimeMs = typeof expires === 'string' ? lifetimeOf(expires) : ACCESS_TOKEN_LIMITS.defaultMs;
  return { name: nameIn(given, 'create'), role: roleOf(role), lifetimeSeconds: Math.floor(lifetimeMs / 1_000) };
}

function roleOf(role: string | true | undefined): string {
  const found = role === undefined ? 'deployer' : ACCESS_TOKEN_ROLES.find((each) => each === role);
  if (found !== undefined) return found;
  const remedy = `Write one of: ${ACCESS_TOKEN_ROLES.join(', ')}. Only people are admins.`;
  throw invalidInput(`--role: "${cleanLine(String(role), 40)}" is not a role that a token can have`, remedy, 'role');
}

function lifetimeOf(text: string): number {
  const ms = parseDuration(text, 'expires');
  const { leastMs, mostMs } = ACCESS_TOKEN_LIMITS;
  if (ms >= leastMs && ms <= mostMs) return ms;
  const remedy = 'Choose a time that fits, as 30d. A token that is renewed now and then does less harm when it leaks.';
  throw invalidInput(`--expires: ${cleanLine(text, 40)} is not between 1m and 365d`, remedy, 'expires');
}

function nameIn(given: Given, verb: string): string {
  return wordOf(given, `tokens ${verb} needs the token's name`, `Write it as: slipway tokens ${verb} NAME`);
}

function rowOf(token: JsonObject): readonly string[] {
  const now = Date.now();
  const at = (name: string) => Date.parse(textIn(token, name));
  const ends = at('endsAt') <= now ? 'ended' : textIn(token, 'endsAt').slice(0, 10);
  const used = typeof token.usedAt === 'string' ? formatAgo(at('usedAt'), now) : 'never';
  const cells = [textIn(token, 'name'), placeOf(token), textIn(token, 'role'), textIn(token, 'madeBy'), ends, used];
  return cells.map((cell) => cleanLine(cell, CELL));
}

function placeOf({ org, project, app }: JsonObject): string {
  return cleanLine([org, project, app].filter((each) => typeof each === 'string').join('/'), CELL);
}
