import type { JsonObject } from '../../base/json.ts';
import type { Command } from '../flags/command-shape.ts';
import { numberOf, textOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, openApp } from '../platforms/operator.ts';
import { type Column, commitText, printList, statusCell, textIn, timeText, tookText } from '../terminal/app-words.ts';
import type { Io } from '../terminal/io.ts';
import { type Cell, styleFor } from '../terminal/style.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Deployment', keep: true },
  { title: 'Status', keep: true },
  { title: 'Created' },
  { title: 'Took' },
  { title: 'Branch', from: 90 },
  { title: 'Commit' },
  { title: 'By', from: 90 },
];
const FEW = 20;
const MOST = 100;

/** `slipway deployments`: the deployments of an app, newest first. */
export const command: Command = {
  summary: 'Lists the deployments of an app, newest first: status, time, commit, and who asked for it.',
  usage: '[--limit N] [--org ORG --project PROJECT --app APP]',
  instead: {
    list: 'It lists without an argument: slipway deployments',
    ls: 'It lists without an argument: slipway deployments',
  },
  examples: [['slipway deployments --limit 5', 'lists the newest five']],
  flags: {
    ...APP_FLAGS,
    limit: { value: 'N', text: `how many (default ${FEW}, at most ${MOST})` },
    cursor: { value: 'CURSOR', text: 'continue behind a list: its nextCursor' },
  },
  groups: { 'The list': ['limit', 'cursor'], ...APP_GROUPS },
  async run(given, io) {
    const limit = numberOf(given, 'limit', 1, MOST) ?? FEW;
    const ask = await openApp(given, io);
    const query = { limit: String(limit), cursor: textOf(given, 'cursor') };
    const answer = await ask('listDeployments', { query });
    return printList(given, io, answer, 'deployments', {
      columns: COLUMNS,
      row: (deployment, now) => rowOf(deployment, io, now),
      empty: 'No deployments. Deploy the app: slipway deploy',
      more: 'Older ones',
    });
  },
};

function rowOf(deployment: JsonObject, io: Io, now: number): readonly Cell[] {
  const status = deployment.isLive === true ? 'live' : textIn(deployment, 'status');
  return [
    textIn(deployment, 'deployID'),
    statusCell(status, styleFor(io, 'out')),
    timeText(io, textIn(deployment, 'createdAt'), now),
    tookText(deployment, now),
    textIn(deployment, 'branch'),
    commitText(deployment),
    textIn(deployment, 'author') || textIn(deployment, 'triggeredBy'),
  ];
}
