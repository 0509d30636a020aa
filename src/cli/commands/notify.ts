import { type JsonObject, present } from '../../base/json.ts';
import { NOTIFY_EVENTS } from '../../contract/notify.ts';
import type { Command } from '../flags/command-shape.ts';
import { type Given, invalidInput, listOf, missingInput, numberOf, textOf, wordOf } from '../flags/flags.ts';
import { APP_FLAGS, askPlatform, required } from '../platforms/operator.ts';
import { withProject } from '../project/project-file.ts';
import { type Column, partOf, printList, textIn, timeOf } from '../terminal/app-words.ts';
import { confirm, YES_FLAG } from '../terminal/confirm.ts';
import { printResult } from '../terminal/io.ts';

const TARGETS: readonly Column[] = [
  { title: 'ID', of: 'id', keep: true },
  {
    title: 'Address',
    of: (target) => `${textIn(target, 'address')}${target.confirmed === false ? ' (not confirmed)' : ''}`,
    keep: true,
  },
  { title: 'For', of: (to) => [textIn(to, 'project'), textIn(to, 'app')].filter(Boolean).join('/') || 'all apps' },
  { title: 'On', of: ({ on }) => (Array.isArray(on) ? on.map(String).join(',') : ''), from: 90 },
  { title: 'Added by', of: 'createdBy', from: 110 },
];
const DELIVERIES: readonly Column[] = [
  { title: 'ID', of: 'id', keep: true },
  { title: 'Event', of: 'event' },
  {
    title: 'State',
    of: (sent) => `${textIn(sent, 'state')}${typeof sent.status === 'number' ? ` (${sent.status})` : ''}`,
  },
  { title: 'Attempts', of: ({ attempts }) => String(attempts) },
  { title: 'When', of: timeOf('createdAt') },
  { title: 'Address', of: 'address', from: 110 },
  { title: 'Problem', of: 'problem', from: 110 },
];
const FEW = 20;
const MOST = 100;

export const command: Command = {
  summary: 'Tells webhooks and e-mail addresses of deployments that fail or are fixed, of first releases, and more.',
  usage:
    '[list|add|remove|test|deliveries|redeliver] [ID] [--webhook URL | --mail ADDRESS] [--on EVENTS] [--org ORG] [--project PROJECT] [--app APP]',
  args: { ID: 'for remove, test and deliveries: the target; for redeliver: the message' },
  examples: [
    [
      'slipway notify add --org acme --webhook https://hooks.example.com/slipway',
      'adds a webhook, and shows its secret once',
    ],
    ['slipway notify add --org acme --project web --mail team@example.com --on failed,fixed', 'tells of one project'],
    ['slipway notify deliveries --org acme', 'lists the messages, and what became of them'],
  ],
  flags: {
    ...APP_FLAGS,
    ...YES_FLAG,
    project: { value: 'PROJECT', text: 'for add: only apps of this project' },
    app: { value: 'APP', text: 'for add: only this app' },
    webhook: { value: 'URL', text: 'for add: the URL that gets signed messages' },
    mail: { value: 'ADDRESS', text: 'for add: the address that gets letters' },
    on: { value: 'EVENTS', text: `for add: of ${NOTIFY_EVENTS.join(',')} (default all)` },
    limit: { value: 'N', text: `for deliveries: how many (default ${FEW}, at most ${MOST})` },
    cursor: { value: 'CURSOR', text: 'for deliveries: continue behind a list: its nextCursor' },
  },
  groups: {
    'What to add': ['webhook', 'mail', 'on', 'project', 'app'],
    'The list of messages': ['limit', 'cursor'],
    'The organization': ['org', 'yes'],
    'Another platform than the local one': ['base-url', 'id-token-command', 'id-token'],
  },
  verbs: ['list', 'add', 'remove', 'test', 'deliveries', 'redeliver'],
  fallbackVerb: 'list',
  mostWords: { remove: 1, test: 1, deliveries: 1, redeliver: 1 },
  async run(asked, io) {
    // Only what is written counts for what is told of: `.slipway.json` names the app of the checkout.
    const given = { ...(await withProject(asked, io)), verb: asked.verb };
    const orgID = required(given, 'org');
    const flags = `--org ${orgID}`;
    switch (given.verb) {
      case 'add': {
        const answer = await askPlatform(given, io, 'addTarget', { parameters: { orgID }, body: additionIn(asked) });
        const secret = textIn(answer, 'secret');
        const target = partOf(answer, 'target');
        const shown = secret === '' ? '' : ` Its secret, shown this once:\n${secret}`;
        const test = `slipway notify test ${textIn(target, 'id')} ${flags}`;
        const letter =
          'A letter asks somebody there to confirm the address, within 24 hours. It is told of nothing before. Send the letter again';
        const next = `${target.confirmed === false ? letter : 'Try it'}: ${test}`;
        return printResult(io, given, answer, `Added ${textIn(target, 'id')}.${shown}\n${next}\n`);
      }
      case 'remove': {
        const target = named(asked, 'remove', flags);
        await confirm(given, io, `This removes the target ${target} and its messages.`, 'Remove it?');
        const answer = await askPlatform(given, io, 'removeTarget', { parameters: { orgID, target } });
        return printResult(io, given, answer, `Removed ${target}.\n`);
      }
      case 'test': {
        const target = named(asked, 'test', flags);
        const answer = await askPlatform(given, io, 'testTarget', { parameters: { orgID, target } });
        const look = `See what becomes of it: slipway notify deliveries ${target} ${flags}`;
        return printResult(io, given, answer, `Sent ${textIn(answer, 'delivery')}.\n${look}\n`);
      }
      case 'redeliver': {
        const delivery = named(asked, 'redeliver', flags);
        const answer = await askPlatform(given, io, 'redeliver', { parameters: { orgID, delivery } });
        return printResult(io, given, answer, `Sent ${delivery} again.\n`);
      }
      case 'deliveries': {
        const limit = String(numberOf(given, 'limit', 1, MOST) ?? FEW);
        const query = { limit, target: asked.words?.[0], cursor: textOf(given, 'cursor') };
        const answer = await askPlatform(given, io, 'listDeliveries', { parameters: { orgID }, query });
        return printList(given, io, answer, 'deliveries', { columns: DELIVERIES, empty: 'No messages yet.' });
      }
      default: {
        const answer = await askPlatform(given, io, 'listTargets', { parameters: { orgID } });
        const empty = `Nobody is told. Add somebody: slipway notify add ${flags} --webhook URL`;
        return printList(given, io, answer, 'targets', { columns: TARGETS, empty });
      }
    }
  },
};

function named(asked: Given, verb: string, flags: string): string {
  const list = verb === 'redeliver' ? 'deliveries' : 'list';
  const remedy = `See those that there are: slipway notify ${list} ${flags}`;
  return wordOf(asked, `notify ${verb} needs an ID`, remedy);
}

function additionIn(asked: Given): JsonObject {
  const text = (name: string) => textOf(asked, name);
  const [webhook, email, events] = [text('webhook'), text('mail'), listOf(asked, 'on')];
  if ((webhook === undefined) === (email === undefined)) {
    const remedy = 'Name who is told: --webhook https://hooks.example.com/slipway, or --mail team@example.com';
    throw missingInput('notify add needs one of --webhook and --mail', remedy);
  }
  const other = events?.find((each) => !NOTIFY_EVENTS.some((known) => known === each));
  if (other !== undefined) {
    const remedy = `Write some of them, with commas between them: ${NOTIFY_EVENTS.join(',')}`;
    throw invalidInput(`--on: "${other}" is not an event`, remedy, 'on');
  }
  return present({ webhook, email, project: text('project'), app: text('app'), on: events });
}
