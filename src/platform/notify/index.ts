/**
 * Notifications: messages to webhooks and e-mail addresses of an organization, about its deployments and apps.
 *
 * Mirrors: nothing of the spec. Webhooks are signed by the standard-webhooks specification, version 1.
 * Gaps: none.
 * By design: the store adds a message in the transaction of what it tells of (`stores/notify.ts`), so none is lost. A message is sent
 *   at least once, and each time with the same ID. Receivers are public addresses, unless the operator allowed others. What a build
 *   wrote is text in JSON or in a letter, and never HTML, a header or a subject.
 */
import { randomBytes } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Clock } from '../../base/clock.ts';
import type { NotifyEvent } from '../../contract/notify.ts';
import type { Vault } from '../kvs/vault.ts';
import { Refusal, rateLimited } from '../shared/refusal.ts';
import type { Act, AuditStore } from '../stores/audit.ts';
import {
  type ClaimedDelivery,
  type DeliveryPage,
  LETTERS_MOST,
  type NotifyStore,
  type StoredTarget,
  TARGETS_MOST,
} from '../stores/notify.ts';
import type { Quota } from '../stores/quota.ts';
import { targetSealName } from '../stores/rows/sealing.ts';
import type { ActivityStore, DeploymentStore } from '../stores/state.ts';
import { type Addresses, AddressRefused, createAddresses } from './addresses.ts';
import { checkAdditions, isCode } from './confirm.ts';
import { bodyOf, letterOf, type Told } from './message.ts';
import { type SenderParts, startSender } from './sender.ts';
import { createWebhooks, type Outcome, REQUEST_MS } from './webhook.ts';

export interface MailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…`. */
  readonly url: string;
  /** As the header `From` has it. */
  readonly from: string;
}

export interface NotifyOptions extends Omit<SenderParts, 'attempt'> {
  readonly store: NotifyStore;
  readonly deployments: Pick<DeploymentStore, 'find'>;
  readonly activity: Pick<ActivityStore, 'failures'>;
  readonly vault: Vault;
  readonly quota: Quota;
  readonly audit: Pick<AuditStore, 'list'>;
  /** Returns true if an identity provider vouches for the email addresses of its people. */
  verifies(issuer: string): boolean;
  /** Undefined: no e-mail is sent. */
  readonly mail: MailSettings | undefined;
  /** Networks that webhooks may be in although they are not public. */
  readonly allowed: BlockList;
  readonly consoleUrl: string;
  readonly clock: Clock;
  /** Replaces the milliseconds of a request in tests. */
  readonly requestMs?: number | undefined;
}

/** What to add: a webhook or an e-mail address, for all apps of the organization, a project of it, or one app. */
export interface Addition {
  readonly webhook?: string | undefined;
  readonly email?: string | undefined;
  readonly project?: string | undefined;
  readonly app?: string | undefined;
  readonly on: readonly NotifyEvent[];
}

const TARGET_ID = /^nt_[0-9a-f]{20}$/;
const SECRET_BYTES = 32;
const ID_BYTES = 10;

export type Notify = ReturnType<typeof openNotify>;

/** Starts to send what is due. */
export function openNotify(options: NotifyOptions) {
  const { store, vault, mail } = options;
  const addresses = createAddresses(options.allowed);
  const webhooks = createWebhooks(addresses, options.requestMs ?? REQUEST_MS);
  // The first letter loads the library.
  const attempt = async (delivery: ClaimedDelivery, stop: AbortSignal): Promise<Outcome> => {
    const { id } = delivery;
    const address = addressOf(vault.open(targetSealName(delivery.target), delivery.sealed));
    const told =
      delivery.event === 'confirm' && 'code' in address
        ? {
            url: `${options.consoleUrl}/confirm?${new URLSearchParams({ target: delivery.target, code: address.code })}`,
          }
        : await toldOf(delivery, options);
    if ('url' in address) {
      const timestamp = Math.floor(options.clock.now() / 1_000);
      return webhooks.send(address, { id, timestamp, body: bodyOf(delivery, told) }, stop);
    }
    if (!mail) return { problem: NO_MAIL };
    const { createMailer } = await import('./mail.ts');
    const send = createMailer(mail.url, mail.from);
    return send({ id, to: address.email, ...letterOf(delivery, told) });
  };
  const sender = startSender({ ...options, attempt });

  const admit = async (what: string) => {
    const wait = await options.quota.take([{ name: `notify/${what}`, most: TRIED_A_MINUTE }]);
    if (wait > 0) throw rateLimited(`This was sent ${TRIED_A_MINUTE} times in a minute: wait ${wait} s.`, wait);
  };
  /** Finds the email address that a letter asks to confirm. Undefined: the code is wrong, or its time is over. */
  const asked = async (id: string, code: string): Promise<StoredTarget | undefined> => {
    const target = TARGET_ID.test(id) ? await store.find(id) : undefined;
    if (!target || target.confirmedAt !== null || (target.confirmUntil ?? 0) <= options.clock.now()) return undefined;
    const address = addressOf(vault.open(targetSealName(id), target.sealed));
    return isCode(code, 'code' in address ? address.code : undefined) ? target : undefined;
  };
  return {
    /**
     * Adds a target. `secret`: what the messages to a webhook are signed with. It is shown this once.
     * `by`: who adds it. Another email address than the own one that an identity provider has verified gets a letter to confirm it.
     */
    async add(
      org: string,
      addition: Addition,
      act: Act,
      by?: { readonly email: string; readonly issuer: string },
    ): Promise<{ readonly target: StoredTarget; readonly secret?: string }> {
      const { webhook, email, project = null, app = null, on } = addition;
      const isOwn = by !== undefined && email?.toLowerCase() === by.email && options.verifies(by.issuer);
      const waits = email !== undefined && !isOwn;
      if (email !== undefined && !mail) throw new Refusal('conflict', `${NO_MAIL}. An operator sets it: --smtp-url.`);
      if (webhook !== undefined) checkHost(addresses, webhook);
      if (waits) await checkAdditions(options, org, email, options.clock.now());
      const id = `nt_${randomBytes(ID_BYTES).toString('hex')}`;
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
      const code = randomBytes(SECRET_BYTES).toString('base64url');
      const address = webhook === undefined ? { email, code } : { url: webhook, secret };
      const target = await store.add(
        {
          id,
          org,
          project,
          appID: app,
          kind: webhook === undefined ? 'email' : 'webhook',
          shown: webhook === undefined ? (email ?? '') : shownUrl(webhook),
          events: on,
          sealed: vault.seal(targetSealName(id), JSON.stringify(address)),
        },
        act,
        waits,
      );
      if (target === 'no_app') throw new Refusal('app_not_found', `There is no app ${org}/${project}/${app}.`);
      if (target === 'full') {
        throw new Refusal(
          'conflict',
          `The organization ${org} has ${TARGETS_MOST} targets, and may have no more. Remove one first.`,
        );
      }
      if (waits) sender.look();
      return { target, ...(webhook !== undefined && { secret }) };
    },
    asked,
    /** Confirms it. Undefined as above. */
    async confirm(target: string, code: string, act: Act) {
      const found = await asked(target, code);
      return found && (await store.confirm(target, act)) ? found : undefined;
    },
    list: (org: string) => store.list(org),
    async remove(org: string, target: string, act: Act) {
      if (!(await store.remove(org, target, act))) throw noTarget(org);
    },
    /** Sends a message `test`, or the letter with the link again to an address that waits for it. Returns its ID. */
    async test(org: string, target: string, act: Act) {
      await admit(target);
      const id = await store.test(org, target, act);
      if (id === undefined) throw noTarget(org);
      if (id === 'no_letters') {
        const remedy = 'Remove it, and add it again if somebody there wants that.';
        throw new Refusal(
          'conflict',
          `The address had ${LETTERS_MOST} letters, and nobody has confirmed it. ${remedy}`,
        );
      }
      sender.look();
      return id;
    },
    deliveries: (org: string, page: DeliveryPage) => store.deliveries(org, page),
    /** Sends a message again, with its ID. */
    async redeliver(org: string, delivery: string, act: Act) {
      await admit(delivery);
      if (!(await store.redeliver(org, delivery, act))) {
        throw new Refusal('not_found', `The organization ${org} has no such message. It may be too old to be kept.`);
      }
      sender.look();
    },
    async [Symbol.asyncDispose]() {
      await sender[Symbol.asyncDispose]();
      await webhooks[Symbol.asyncDispose]();
    },
  };
}

/** Messages that people send to one target in a minute, to try it. */
const TRIED_A_MINUTE = 6;

const NO_MAIL = 'This platform sends no e-mail, because it has no mail server';

function noTarget(org: string): Refusal {
  return new Refusal('not_found', `The organization ${org} has no such target.`);
}

/** Returns what people see of a URL: the rest may be a secret. */
function shownUrl(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? origin : `${origin}/…`;
}

/** A host that is a name is checked with each message. */
function checkHost(addresses: Addresses, url: string): void {
  try {
    addresses.check(new URL(url).hostname);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new Refusal('validation_failed', `webhook cannot be told: ${error.message}.`);
  }
}

type Address = { readonly url: string; readonly secret: string } | { readonly email: string; readonly code: string };

function addressOf(text: string): Address {
  const { url, secret, email, code } = JSON.parse(text) as Record<string, unknown>;
  if (typeof url === 'string' && typeof secret === 'string') return { url, secret };
  return { email: String(email), code: String(code) };
}

/** Reads what is known of a message's deployment. */
async function toldOf(
  { org, project, appID, deployID }: ClaimedDelivery,
  { deployments, activity, consoleUrl }: NotifyOptions,
): Promise<Told> {
  const place = [org, ...(project === null ? [] : ['projects', project])];
  const app = project === null || appID === null ? [] : ['apps', appID];
  const page = deployID === null ? [] : ['deployments', deployID];
  const path = [...place, ...app, ...page].map(encodeURIComponent).join('/');
  const url = `${consoleUrl}/orgs/${path}`;
  if (project === null || appID === null || deployID === null) return { url };
  const [deployment, failures] = await Promise.all([
    deployments.find({ org, project, appID }, deployID),
    activity.failures([deployID]),
  ]);
  return { url, deployment, failure: failures.get(deployID) };
}
