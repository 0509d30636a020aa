import { SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject, present } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { ROLES } from '../../contract/roles.ts';
import type { Command } from '../flags/command-shape.ts';
import { type Given, missingInput, textOf, wordOf } from '../flags/flags.ts';
import { APP_FLAGS, openOrganization } from '../platforms/operator.ts';
import { type Column, printPage, recordsIn, textIn, timeOf } from '../terminal/app-words.ts';
import { confirm, YES_FLAG } from '../terminal/confirm.ts';
import { EXIT, type Io, printJson, printResult } from '../terminal/io.ts';

function columnsOf(org: string): readonly Column[] {
  const isFile = ({ grantedAt }: JsonObject) => typeof grantedAt !== 'string';
  const placeOf = (record: JsonObject) => [org, textIn(record, 'project'), textIn(record, 'appID')].filter(Boolean);
  return [
    {
      title: 'Member',
      of: ({ member }) => cleanLine(isObject(member) ? JSON.stringify(member) : String(member), 300),
      keep: true,
    },
    { title: 'Role', of: 'role', keep: true },
    { title: 'Place', of: (record) => placeOf(record).join('/') },
    { title: 'By', of: (record) => (isFile(record) ? 'platform.json' : textIn(record, 'grantedBy')), from: 80 },
    { title: 'Granted', of: timeOf('grantedAt'), from: 60 },
  ];
}

export const command: Command = {
  summary:
    'Lists who has a role in an organization and its parts. Where platform.json allows it, admins grant roles and take them away. A place is named by flags alone: without --project it is the whole organization.',
  usage: '[list|add|remove] [MEMBER] [--role ROLE] [--org ORG] [--project PROJECT [--app APP]] [--yes]',
  args: { MEMBER: 'for add and remove: an email, or @domain for all emails of a domain' },
  examples: [
    ['slipway members', 'lists the members of the only organization'],
    ['slipway members add ana@acme.example --role deployer --org acme', 'lets Ana deploy all apps of acme'],
    ['slipway members add @guests.example --role viewer --org acme --project web', 'lets a domain read one project'],
    ['slipway members remove ana@acme.example --org acme', 'takes the role away, after a question'],
  ],
  flags: {
    ...APP_FLAGS,
    ...YES_FLAG,
    org: { value: 'ORG', text: 'the organization (default: that of .slipway.json, or the only one)' },
    project: { value: 'PROJECT', text: 'a project of it, for add and remove' },
    app: { value: 'APP', text: 'an app of the project, for add and remove' },
    role: { value: 'ROLE', text: `for add: ${ROLES.join(', ')}. A member who has another one gets this one` },
    cursor: { value: 'CURSOR', text: 'continue behind a list: its nextCursor' },
  },
  groups: {
    'The member': ['role', 'yes'],
    'The place': ['org', 'project', 'app'],
    'The list': ['cursor'],
    'Another platform than the local one': ['base-url', 'id-token-command', 'id-token'],
  },
  verbs: ['list', 'add', 'remove'],
  fallbackVerb: 'list',
  mostWords: { add: 1, remove: 1 },
  async run(asked, io) {
    if (asked.verb !== 'list') return change(asked.verb === 'add', asked, io);
    const { given, ask, orgID } = await openOrganization(asked, io);
    if (orgID === undefined) throw noOrganization();
    const answer = await ask('listMembers', { parameters: { orgID }, query: { cursor: textOf(given, 'cursor') } });
    const rows = [...recordsIn(answer, 'file'), ...recordsIn(answer, 'members')];
    const empty = `Nobody has a role in ${cleanLine(orgID, 63)} alone.`;
    if (given.flags.json) printJson(io, answer);
    else printPage(io, { ...answer, rows }, 'rows', { columns: columnsOf(orgID), empty });
    return EXIT.done;
  },
};

async function change(adds: boolean, asked: Given, io: Io): Promise<number> {
  const verb = adds ? 'add' : 'remove';
  const example = `slipway members ${verb} ana@acme.example${adds ? ' --role deployer' : ''}`;
  const member = wordOf(asked, `members ${verb} needs an email or an @domain`, `Write it as: ${example}`);
  const role = adds ? roleIn(asked) : null;
  // The app of the checkout is not meant, because a role for it would look like one for all.
  const [projectID, appID] = [textOf(asked, 'project'), textOf(asked, 'app')];
  if (appID !== undefined && projectID === undefined) {
    const remedy = `Name the project of ${cleanLine(appID, 63)}: --project PROJECT --app ${cleanLine(appID, 63)}`;
    throw missingInput('--project is missing', remedy, 'project');
  }
  const { given, ask, orgID } = await openOrganization(asked, io);
  if (orgID === undefined) throw noOrganization();
  const who = cleanLine(member, 200);
  const where = [orgID, projectID, appID].filter((each) => each !== undefined).join('/');
  if (!adds) await confirm(given, io, `This takes the role of ${who} in ${where} away.`, 'Remove it?');
  const call = appID !== undefined ? 'setAppMember' : projectID !== undefined ? 'setProjectMember' : 'setMember';
  const parameters = { orgID, ...present({ projectID, appID }) };
  const answer = await ask(call, { parameters, body: { member, role } });
  const { before } = answer;
  const was = typeof before === 'string' && before !== role ? ` It was ${cleanLine(before, 60)}.` : '';
  const text = adds ? `${who} is ${role} in ${where}.${was}\n` : `${who} has no role in ${where} any more.${was}\n`;
  return printResult(io, given, answer, text + leftOf(answer, orgID));
}

function leftOf(answer: JsonObject, orgID: string): string {
  const lines = recordsIn(answer, 'left').map((each) => {
    const [kind, id, what] = [textIn(each, 'kind'), textIn(each, 'id'), textIn(each, 'what')];
    const isHook = kind === 'webhook';
    const app = isHook ? ` --project ${textIn(each, 'project')} --app ${textIn(each, 'appID')}` : '';
    return `  ${kind} ${what}: slipway ${isHook ? 'hooks' : 'notify'} remove ${id} --org ${orgID}${app}\n`;
  });
  return lines.length === 0 ? '' : `What they added stays, because it belongs to the apps:\n${lines.join('')}`;
}

function roleIn(given: Given): string {
  const role = textOf(given, 'role');
  if (ROLES.some((each) => each === role)) return role ?? '';
  const problem = role === undefined ? '--role is missing' : `--role: "${cleanLine(role, 60)}" is not a role`;
  throw new SlipwayError(role === undefined ? 'missing_input' : 'invalid_input', problem, {
    input: 'role',
    remedy: `Write one of ${ROLES.join(', ')}.`,
  });
}

function noOrganization(): SlipwayError {
  return missingInput('--org is missing', 'There is no organization with apps yet. Name one: --org ORG', 'org');
}
