import { FORGES, PUSH_STATES } from '../../contract/hooks.ts';
import type { Hooks } from '../hooks/index.ts';
import { refuseToken } from '../identity/access-tokens.ts';
import { clearable, members } from '../shared/schema.ts';
import type { StoredHook } from '../stores/hooks.ts';
import { boolean, list, moment, object, oneOf, orNull, string } from './answers.ts';
import { describing } from './api.ts';
import { limitOf, PAGE } from './list-pages.ts';
import { flag, oneLine, oneOf as oneOfWords } from './validation.ts';

/** The operator's calls about webhooks of forges. */

const TOKEN_MOST = 1_024;

const HOOK = object({
  id: string,
  forge: oneOf(FORGES),
  url: string,
  waitForChecks: boolean,
  reports: boolean,
  createdAt: moment,
  createdBy: orNull(string),
});
const PUSH = object({
  id: string,
  hook: string,
  branch: string,
  commit: string,
  state: oneOf(PUSH_STATES),
  deployID: orNull(string),
  problem: orNull(string),
  receivedAt: moment,
});

const endpoint = describing<{ readonly hooks: Hooks }>();

export const HOOK_ENDPOINTS = {
  listHooks: endpoint({
    summary: 'Lists the webhooks of forges that deploy an app.',
    answer: object({ hooks: list(HOOK) }),
    run: async ({ key }, { hooks }) => ({
      hooks: (await hooks.list(key)).map((each) => hookRecord(each, hooks)),
    }),
  }),
  addHook: endpoint({
    summary:
      "Adds a webhook of a forge: a push to the app's branch deploys it. Only this answer has the secret. With `token`, the states of deployments are written to the commits. With `waitForChecks`, a commit is deployed when its checks have succeeded.",
    body: members({
      forge: oneOfWords(FORGES),
      waitForChecks: clearable(flag),
      token: clearable(oneLine(TOKEN_MOST)),
    }),
    status: 201,
    answer: object({ hook: HOOK, secret: string }),
    async run({ key, body, principal, act }, { hooks }) {
      // It would outlive the token.
      refuseToken(principal, 'add a webhook');
      const { forge, waitForChecks, token } = body();
      const addition = { forge, waits: waitForChecks === true, token: token ?? undefined };
      const { hook, secret } = await hooks.add(key, addition, act);
      return { hook: hookRecord(hook, hooks), secret };
    },
  }),
  removeHook: endpoint({
    summary: 'Removes a webhook of a forge. What it sends is refused from now on.',
    answer: object({ removed: { const: true } }),
    async run({ key, parameters: { hook = '' }, act }, { hooks }) {
      await hooks.remove(key, hook, act);
      return { removed: true };
    },
  }),
  listPushes: endpoint({
    summary: 'Lists the pushes that webhooks of forges brought, newest first, with what became of them.',
    query: { limit: PAGE.limit ?? {} },
    answer: object({ pushes: list(PUSH) }),
    run: async ({ key, query }, { hooks }) => ({ pushes: await hooks.pushes(key, limitOf(query)) }),
  }),
} as const;

function hookRecord(hook: StoredHook, hooks: Hooks) {
  return { ...hook, url: hooks.urlOf(hook.id), waitForChecks: hook.waits };
}
