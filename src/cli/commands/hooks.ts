import { FORGES } from '../../contract/hooks.ts';
import type { Command } from '../flags/command-shape.ts';
import { appFlags, choiceOf, type Given, missingInput, numberOf, wordOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, askOperator } from '../platforms/operator.ts';
import { type Column, partOf, printList, textIn, timeOf } from '../terminal/app-words.ts';
import { confirm, YES_FLAG } from '../terminal/confirm.ts';
import { type Io, printResult } from '../terminal/io.ts';

const HOOKS: readonly Column[] = [
  { title: 'ID', of: 'id', keep: true },
  { title: 'Forge', of: 'forge' },
  { title: 'Checks', of: ({ waitForChecks }) => (waitForChecks === true ? 'waits' : 'does not wait') },
  { title: 'State of commits', of: ({ reports }) => (reports === true ? 'written' : 'not written'), from: 90 },
  { title: 'URL', of: 'url', keep: true, from: 110 },
];
const PUSHES: readonly Column[] = [
  { title: 'When', of: timeOf('receivedAt') },
  { title: 'Commit', of: (push) => textIn(push, 'commit').slice(0, 8) },
  { title: 'State', of: 'state' },
  { title: 'Deployment', of: 'deployID', keep: true },
  { title: 'Why', of: 'problem', from: 90 },
];
const FEW = 20;
const MOST = 100;

export const command: Command = {
  summary: 'Deploys an app when somebody pushes to its branch, by a webhook of GitHub, GitLab, Gitea or Forgejo.',
  usage: '[list|add|remove|pushes] [ID] [--forge FORGE] [--wait-for-checks] [--org ORG --project PROJECT --app APP]',
  args: { ID: 'for remove: the webhook' },
  examples: [
    ['slipway hooks add --forge github', 'shows the URL and the secret for the settings of the repository'],
    ['slipway hooks add --forge gitlab --wait-for-checks', 'deploys a commit when its checks have succeeded'],
    ['slipway hooks pushes', 'lists what came, and what became of it'],
  ],
  flags: {
    ...APP_FLAGS,
    ...YES_FLAG,
    forge: { value: FORGES.join('|'), text: 'for add: where the repository is' },
    'wait-for-checks': { text: 'for add: deploy a commit when its checks have succeeded, and not if one failed' },
    limit: { value: 'N', text: `for pushes: how many (default ${FEW}, at most ${MOST})` },
  },
  groups: { 'The webhook': ['forge', 'wait-for-checks', 'yes'], 'The list of pushes': ['limit'], ...APP_GROUPS },
  verbs: ['list', 'add', 'remove', 'pushes'],
  fallbackVerb: 'list',
  mostWords: { remove: 1 },
  async run(given, io) {
    switch (given.verb) {
      case 'add':
        return add(given, io);
      case 'remove': {
        const remedy = `See those that there are: slipway hooks list ${appFlags(given)}`.trimEnd();
        const hook = wordOf(given, 'hooks remove needs the ID of the webhook', remedy);
        await confirm(given, io, `What ${hook} sends is refused from then on.`, 'Remove it?');
        const answer = await askOperator(given, io, 'removeHook', { hook });
        return printResult(io, given, answer, `Removed ${hook}.\n`);
      }
      case 'pushes': {
        const query = { limit: String(numberOf(given, 'limit', 1, MOST) ?? FEW) };
        const answer = await askOperator(given, io, 'listPushes', { query });
        return printList(given, io, answer, 'pushes', { columns: PUSHES, empty: 'No pushes yet.' });
      }
      default: {
        const answer = await askOperator(given, io, 'listHooks');
        const empty = `No webhooks. Add one: slipway hooks add --forge github ${appFlags(given)}`.trimEnd();
        return printList(given, io, answer, 'hooks', { columns: HOOKS, empty });
      }
    }
  },
};

async function add(given: Given, io: Io): Promise<number> {
  const forge = choiceOf(given, 'forge', FORGES);
  if (forge === undefined) {
    const remedy = `Name where the repository is: --forge ${FORGES.join(', --forge ')}`;
    throw missingInput('hooks add needs --forge', remedy, 'forge');
  }
  const waitForChecks = given.flags['wait-for-checks'] === true;
  // Not a flag, because other users of the machine see the flags of a process.
  const token = io.env.SLIPWAY_FORGE_TOKEN;
  const body = { forge, waitForChecks, ...(token ? { token } : {}) };
  const answer = await askOperator(given, io, 'addHook', { body });
  const hook = partOf(answer, 'hook');
  const states = token
    ? 'The states of deployments are written to the commits.'
    : 'The commits get no state of their deployment: that needs a token in SLIPWAY_FORGE_TOKEN.';
  const text = `Added ${textIn(hook, 'id')}. Write this into the settings of the repository, as a webhook for pushes with JSON:
URL     ${textIn(hook, 'url')}
Secret  ${textIn(answer, 'secret')}
The secret is shown this once. ${states}
`;
  return printResult(io, given, answer, text);
}
