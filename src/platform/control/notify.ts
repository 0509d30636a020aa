import * as v from 'valibot';
import { IDENTIFIER } from '../../contract/limits.ts';
import { DELIVERY_STATES, NOTIFY_EVENTS } from '../../contract/notify.ts';
import { refuseToken } from '../identity/access-tokens.ts';
import type { Notify } from '../notify/index.ts';
import { members, rule } from '../shared/schema.ts';
import type { StoredTarget } from '../stores/notify.ts';
import { boolean, count, list, moment, object, oneOf, orNull, page, string } from './answers.ts';
import { describing } from './api.ts';
import { cursorOf, PAGE, pageOf, seqOf } from './list-pages.ts';
import { checkBody, invalid, oneOf as oneOfWords, text } from './validation.ts';

/** The operator's calls about notifications. */

const URL_MOST = 2_048;
const EMAIL = /^[^\s@<>()[\],;:"\\]{1,64}@(?=.{1,190}$)[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)+$/;

const name = v.pipe(text(1, 63), v.regex(IDENTIFIER, 'must be an identifier'));

const BODY = members({
  webhook: v.exactOptional(v.pipe(text(1, URL_MOST), rule(urlProblem))),
  email: v.exactOptional(v.pipe(text(1, 254), v.regex(EMAIL, 'must be an address, as "team@example.com"'))),
  project: v.exactOptional(name),
  app: v.exactOptional(name),
  on: v.exactOptional(
    v.pipe(v.array(oneOfWords(NOTIFY_EVENTS), 'must be a list'), v.minLength(1, 'must not be empty'), v.maxLength(20)),
  ),
});

function urlProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'must be a URL with https:// or http://';
  if (url.username !== '' || url.password !== '') return 'must not have a user or a password';
  return url.hash === '' ? undefined : 'must not have a fragment (#)';
}

/** Reads what is to be added. Throws `validation_failed`. */
export function additionOf(given: unknown) {
  const { on = NOTIFY_EVENTS, ...body } = checkBody(given, BODY);
  if ((body.webhook === undefined) === (body.email === undefined))
    throw invalid(['one of webhook and email is required']);
  if (body.app !== undefined && body.project === undefined) throw invalid(['app needs project too']);
  return { ...body, on: [...new Set(on)] };
}

const TARGET = object({
  id: string,
  kind: oneOf(['webhook', 'email']),
  address: string,
  project: orNull(string),
  app: orNull(string),
  on: list(oneOf(NOTIFY_EVENTS)),
  createdAt: moment,
  createdBy: orNull(string),
  confirmed: boolean,
});
const DELIVERY = object({
  id: string,
  target: string,
  address: string,
  event: oneOf([...NOTIFY_EVENTS, 'test', 'confirm']),
  project: orNull(string),
  app: orNull(string),
  deployID: orNull(string),
  state: oneOf(DELIVERY_STATES),
  attempts: count,
  status: orNull(count),
  problem: orNull(string),
  createdAt: moment,
  triedAt: orNull(moment),
  nextAt: orNull(moment),
});

const endpoint = describing<{ readonly notify: Notify }>();

export const NOTIFY_ENDPOINTS = {
  listTargets: endpoint({
    summary: 'Lists who is told of what happens in an organization.',
    answer: object({ targets: list(TARGET) }),
    run: async ({ key }, { notify }) => ({ targets: (await notify.list(key.org)).map(targetRecord) }),
  }),
  addTarget: endpoint({
    summary:
      'Adds a webhook or an e-mail address that is told of what happens to all apps of the organization, to those of a project, or to one app. Only this answer has the secret of a webhook. An e-mail address that is not the own one of the caller is told of nothing until somebody there has opened the link of a letter.',
    body: BODY,
    status: 201,
    answer: object({ target: TARGET, 'secret?': string }),
    async run({ key, body, principal, act }, { notify }) {
      // It would outlive the token.
      refuseToken(principal, 'say who is told');
      const { target, ...secret } = await notify.add(key.org, additionOf(body()), act, principal);
      return { target: targetRecord(target), ...secret };
    },
  }),
  removeTarget: endpoint({
    summary: 'Removes a target with its messages.',
    answer: object({ removed: { const: true } }),
    async run({ key, parameters: { target = '' }, act }, { notify }) {
      await notify.remove(key.org, target, act);
      return { removed: true };
    },
  }),
  testTarget: endpoint({
    summary:
      'Sends a message of the type `test` to a target, or the letter with the link again to an address that nobody has confirmed: three at most. `delivery`: its ID in the list of messages.',
    status: 202,
    answer: object({ delivery: string }),
    async run({ key, parameters: { target = '' }, act }, { notify }) {
      return { delivery: await notify.test(key.org, target, act) };
    },
  }),
  listDeliveries: endpoint({
    summary: 'Lists messages to the targets of an organization, newest first. `target`: only those to one target.',
    query: { ...PAGE, target: string },
    answer: page('deliveries', DELIVERY),
    async run({ key, query }, { notify }) {
      const target = query.get('target') ?? undefined;
      const { items, nextCursor } = await pageOf(query, cursorOf, (limit) =>
        notify.deliveries(key.org, { target, before: seqOf(query), limit }),
      );
      const deliveries = items.map((each) => ({ ...each, address: each.shown, app: each.appID, createdAt: each.at }));
      return { deliveries, nextCursor };
    },
  }),
  redeliver: endpoint({
    summary: 'Sends a message again, with the ID that it had.',
    status: 202,
    answer: object({ delivery: string }),
    async run({ key, parameters: { delivery = '' }, act }, { notify }) {
      await notify.redeliver(key.org, delivery, act);
      return { delivery };
    },
  }),
} as const;

function targetRecord(target: StoredTarget) {
  const { kind, shown: address, appID: app, events: on, confirmedAt } = target;
  return { ...target, address, app, on, confirmed: kind === 'webhook' || confirmedAt !== null };
}
