import type { Command } from '../flags/command-shape.ts';
import { numberOf, textOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, openApp } from '../platforms/operator.ts';
import { type Column, commitText, printList, statusCell, textIn, timeOf, tookText } from '../terminal/app-words.ts';
import { styleFor } from '../terminal/style.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Deployment', of: 'deployID', keep: true },
  {
    title: 'Status',
    of: (each, { io }) => statusCell(each.isLive === true ? 'live' : textIn(each, 'status'), styleFor(io, 'out')),
    keep: true,
  },
  { title: 'Created', of: timeOf('createdAt') },
  { title: 'Took', of: (each, { now }) => tookText(each, now) },
  { title: 'Branch', of: 'branch', from: 90 },
  { title: 'Commit', of: commitText },
  { title: 'By', of: (each) => textIn(each, 'author') || textIn(each, 'triggeredBy'), from: 90 },
];
const FEW = 20;
const MOST = 100;

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
      empty: 'No deployments. Deploy the app: slipway deploy',
      more: 'Older ones',
    });
  },
};
