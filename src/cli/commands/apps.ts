import { SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { Command } from '../flags/command-shape.ts';
import { appFlags, type Given, missingInput, numberOf, textOf } from '../flags/flags.ts';
import { APP_FLAGS, openApp, openOrganization } from '../platforms/operator.ts';
import {
  type Column,
  commitText,
  partOf,
  printList,
  recordsIn,
  statusCell,
  textIn,
  timeOf,
  timeText,
} from '../terminal/app-words.ts';
import { confirm, YES_FLAG } from '../terminal/confirm.ts';
import { type Io, printResult, progress } from '../terminal/io.ts';
import { styleFor } from '../terminal/style.ts';

const COLUMNS: readonly Column[] = [
  { title: 'App', of: 'appID', keep: true },
  { title: 'Project', of: 'project', from: 70 },
  { title: 'Status', of: (app, { io }) => statusCell(stateOf(app), styleFor(io, 'out')) },
  { title: 'Deployed', of: (app, shown) => timeOf('createdAt')(partOf(app, 'newest'), shown) },
  { title: 'Commit', of: (app) => commitText(partOf(app, 'newest')), from: 100 },
  { title: 'URL', of: 'url', keep: true },
];
const DELETED_COLUMNS: readonly Column[] = [
  { title: 'App', of: 'appID', keep: true },
  { title: 'Project', of: 'project', from: 70 },
  { title: 'Deleted', of: (app, { io, now }) => timeText(io, String(partOf(app, 'deleted').at), now) },
  { title: 'By', of: (app) => textIn(partOf(app, 'deleted'), 'by') || 'its lifetime was over', from: 80 },
  { title: 'Until', of: (app) => textIn(partOf(app, 'deleted'), 'until'), keep: true },
];
const FEW = 50;
const MOST = 100;

export const command: Command = {
  summary:
    'Lists the apps of an organization, by ID, with their newest deployment and their URL; deletes one, and restores it while that is possible.',
  usage: '[list|delete|restore] [APP] [--yes] [--deleted] [--org ORG] [--project PROJECT] [--prefix TEXT] [--limit N]',
  args: { APP: 'for delete and restore: the app' },
  examples: [
    ['slipway apps', 'lists the apps of the only organization'],
    ['slipway apps --org acme --prefix sh', 'lists those that begin with sh'],
    ['slipway apps delete shop --org acme --project web', 'deletes an app, after a question'],
    ['slipway apps restore shop --org acme --project web', 'brings it back, while that is possible'],
  ],
  flags: {
    ...APP_FLAGS,
    ...YES_FLAG,
    org: {
      value: 'ORG',
      text: 'the organization (default: that of .slipway.json, or the only one, or local on this machine)',
    },
    app: { value: 'APP', text: 'the app, for delete and restore' },
    deleted: { text: 'list the apps that are deleted and can be restored' },
    prefix: { value: 'TEXT', text: 'only apps whose ID begins with it' },
    limit: { value: 'N', text: `how many (default ${FEW}, at most ${MOST})` },
    cursor: { value: 'CURSOR', text: 'continue behind a list: its nextCursor' },
  },
  groups: {
    'The list': ['org', 'prefix', 'deleted', 'limit', 'cursor'],
    'The app, for delete and restore': ['app', 'project', 'yes'],
    'Another platform than the local one': ['base-url', 'id-token-command', 'id-token'],
  },
  instead: Object.fromEntries(
    ['create', 'add', 'new', 'init'].map((verb) => [
      verb,
      'An app is made by its first deploy: slipway deploy --app NAME',
    ]),
  ),
  verbs: ['list', 'delete', 'restore'],
  fallbackVerb: 'list',
  mostWords: { delete: 1, restore: 1 },
  async run(asked, io) {
    if (asked.verb === 'delete' || asked.verb === 'restore') return change(asked.verb, asked, io);
    const isDeleted = asked.flags.deleted === true;
    const limit = numberOf(asked, 'limit', 1, MOST) ?? FEW;
    const { given, ask, orgID } = await openOrganization(asked, io);
    const query = {
      limit: String(limit),
      prefix: textOf(given, 'prefix'),
      cursor: textOf(given, 'cursor'),
      ...(isDeleted && { deleted: 'true' }),
    };
    const answer = orgID === undefined ? NO_APPS : await ask('listApps', { parameters: { orgID }, query });
    const printed = printList(given, io, answer, 'apps', {
      columns: isDeleted ? DELETED_COLUMNS : COLUMNS,
      empty:
        orgID === undefined
          ? 'No apps yet. Deploy one: slipway deploy'
          : `${isDeleted ? 'No deleted apps' : 'No apps'} in ${cleanLine(orgID, 63)}.`,
    });
    if (!given.flags.json) tellNode(answer, io);
    return printed;
  },
};

const NO_APPS = { apps: [], nextCursor: null } as const;

/** Deletes or restores the app that is named: never that of the checkout by default. */
async function change(verb: 'delete' | 'restore', asked: Given, io: Io): Promise<number> {
  const [app = textOf(asked, 'app')] = asked.words ?? [];
  if (app === undefined) {
    const remedy = `Name it: slipway apps ${verb} APP. List them: slipway apps${verb === 'restore' ? ' --deleted' : ''}`;
    throw missingInput(`apps ${verb} needs the app's ID`, remedy);
  }
  const given = { ...asked, flags: { ...asked.flags, app } };
  const ask = await openApp(given, io);
  const named = cleanLine(app, 63);
  if (verb === 'restore') {
    const restored = await ask('restoreApp');
    const url = textIn(restored, 'url');
    return printResult(io, given, restored, `${named} is restored${url === '' ? '' : `: ${url}`}\n`);
  }
  const found = await ask('readApp').catch((thrown: unknown) => {
    // It is deleted already: the call says until when.
    if (thrown instanceof SlipwayError && thrown.call?.serviceCode === 'app_deleted') return undefined;
    throw thrown;
  });
  if (found) {
    const where = [textIn(found, 'org'), textIn(found, 'project'), textIn(found, 'appID')].join('/');
    const site = textIn(found, 'url');
    const gone = site === '' ? 'It has no site yet.' : `Its site ${site} then answers 410.`;
    const what = `This deletes the app ${where}. ${gone} Its releases, variables and tables are removed when it can no longer be restored.`;
    await confirm(given, io, what, `Delete ${named}?`);
  }
  const answer = await ask('deleteApp');
  const { until, at } = partOf(answer, 'deleted');
  const was = found ? 'is deleted' : `was deleted at ${cleanLine(String(at), 40)} already`;
  const back = `slipway apps restore ${[named, appFlags(asked)].join(' ').trimEnd()}`;
  const text = `${named} ${was}. Until ${cleanLine(String(until), 40)} it can be restored: ${back}\n`;
  return printResult(io, given, answer, text);
}

/** `live`; with what became of a newer deployment, `live, failed`; with the state of functions, `live (asleep)`. */
function stateOf(app: JsonObject): string {
  const { newest } = app;
  if (!isObject(newest)) return 'no deployment';
  const status = textIn(newest, 'status');
  if (textIn(app, 'state') !== 'live') return status;
  const functions = textIn(app, 'functions');
  const live = functions === '' || functions === 'running' ? 'live' : `live (${functions})`;
  return newest.isLive === true || status === 'succeeded' ? live : `${live}, ${status}`;
}

/** Says of which node the words in brackets are: the functions of an app may do something else on another one. */
function tellNode(answer: JsonObject, io: Io): void {
  const named = recordsIn(answer, 'apps').find(({ functions }) => functions !== undefined && functions !== 'running');
  if (named) progress(io, `  In brackets: on the node ${cleanLine(textIn(named, 'functionsNode'), 200)}\n`);
}
