import { SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { Command } from '../flags/command-shape.ts';
import { type Given, numberOf, textOf } from '../flags/flags.ts';
import { APP_FLAGS, type Ask, openPlatform } from '../platforms/operator.ts';
import { LOCAL } from '../project/local-names.ts';
import { withProject } from '../project/project-file.ts';
import { type Column, commitText, printPage, statusCell, textIn, timeText } from '../terminal/app-words.ts';
import { EXIT, type Io, printJson, progress } from '../terminal/io.ts';
import { type Cell, styleFor } from '../terminal/style.ts';

const COLUMNS: readonly Column[] = [
  { title: 'App', keep: true },
  { title: 'Project', from: 70 },
  { title: 'Status' },
  { title: 'Deployed' },
  { title: 'Commit', from: 100 },
  { title: 'URL', keep: true },
];
const FEW = 50;
const MOST = 100;
/** Organizations that an error names. */
const NAMED = 10;

const { app: _, project: __, ...FLAGS } = APP_FLAGS;

/** `slipway apps`: the apps of an organization. */
export const appsCommand: Command = {
  summary: 'Lists the apps of an organization, by ID, with their newest deployment and their URL.',
  usage: '[--org ORG] [--prefix TEXT] [--limit N]',
  flags: {
    ...FLAGS,
    org: {
      value: 'ORG',
      text: 'the organization (default: that of .slipway.json, or the only one, or local on this machine)',
    },
    prefix: { value: 'TEXT', text: 'only apps whose ID begins with it' },
    limit: { value: 'N', text: `how many (default ${FEW}, at most ${MOST})` },
    cursor: { value: 'CURSOR', text: 'continue behind a list: its nextCursor' },
  },
  groups: {
    'The list': ['org', 'prefix', 'limit', 'cursor'],
    'Another platform than the local one': ['base-url', 'id-token-command', 'id-token'],
  },
  async run(asked, io) {
    const given = await withProject(asked, io);
    const limit = numberOf(given, 'limit', 1, MOST) ?? FEW;
    const ask = await openPlatform(given, io);
    const orgID = await organizationOf(given, ask, io);
    const query = { limit: String(limit), prefix: textOf(given, 'prefix'), cursor: textOf(given, 'cursor') };
    const answer = await ask('listApps', { parameters: { orgID }, query });
    if (given.flags.json) printJson(io, answer);
    else {
      printPage(io, answer, 'apps', {
        columns: COLUMNS,
        row: (app, now) => rowOf(app, io, now),
        empty: `No apps in ${cleanLine(orgID, 63)}.`,
        more: 'More',
      });
    }
    return EXIT.done;
  },
};

/** Returns `--org`, or the only organization of the identity, or on this machine the one of apps without a name. */
async function organizationOf(given: Given, ask: Ask, io: Io): Promise<string> {
  const named = textOf(given, 'org');
  if (named !== undefined) return named;
  const answer = await ask('listOrganizations', { query: { limit: String(NAMED) } });
  const names = Array.isArray(answer.organizations)
    ? answer.organizations.map((name) => cleanLine(String(name), 63))
    : [];
  const [only] = names;
  if (only !== undefined && names.length === 1 && answer.nextCursor === null) return only;
  if (given.flags['base-url'] === undefined && names.includes(LOCAL.org)) {
    progress(
      io,
      `  Organization ${LOCAL.org}. Others: --org ${names.filter((name) => name !== LOCAL.org).join(', ')}\n`,
    );
    return LOCAL.org;
  }
  throw new SlipwayError('missing_input', '--org is missing', {
    input: 'org',
    remedy:
      only === undefined
        ? 'There are no apps yet. Deploy one: slipway deploy'
        : `Name one of your organizations: ${names.join(', ')}${answer.nextCursor === null ? '' : ', …'}`,
  });
}

/** `live`, and what became of a newer deployment: `live, building`, `live, failed`. Else the status of the newest one. */
function stateOf(app: JsonObject, newest: JsonObject | undefined): string {
  if (!newest) return 'no deployment';
  const status = textIn(newest, 'status');
  if (textIn(app, 'state') !== 'live') return status;
  return newest.isLive === true || status === 'succeeded' ? 'live' : `live, ${status}`;
}

function rowOf(app: JsonObject, io: Io, now: number): readonly Cell[] {
  const newest = isObject(app.newest) ? app.newest : undefined;
  return [
    textIn(app, 'appID'),
    textIn(app, 'project'),
    statusCell(stateOf(app, newest), styleFor(io, 'out')),
    newest ? timeText(io, textIn(newest, 'createdAt'), now) : '',
    newest ? commitText(newest) : '',
    textIn(app, 'url'),
  ];
}
