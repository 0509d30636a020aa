import { isObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { NOTIFY_TYPES } from '../../contract/notify.ts';
import type { BuildFailureFacts } from '../shared/types.ts';
import type { Message } from '../stores/notify.ts';
import type { StoredDeployment } from '../stores/rows/records.ts';

/** Characters of a failure's message. It is text of a build. */
const FAILURE_MOST = 500;

/** What is known of the deployment that a message tells of. It may have been removed since. */
export interface Told {
  readonly deployment?: StoredDeployment | undefined;
  readonly failure?: BuildFailureFacts | undefined;
  /** The page of the console about it. */
  readonly url: string;
}

/** Returns the body of a webhook (docs/notifications.md). */
export function bodyOf(message: Message, { deployment, failure, url }: Told): string {
  const { event, org, project, appID, deployID, by, at } = message;
  const facts = deployment && {
    branch: deployment.branch,
    commit: deployment.commit,
    subject: deployment.commitFacts.subject ?? null,
    author: deployment.commitFacts.author ?? null,
  };
  const data = {
    org,
    project,
    app: appID,
    by,
    url,
    ...(deployID !== null && { deployID }),
    ...facts,
    ...(failure && { failure: failureOf(failure) }),
    ...detailOf(message),
  };
  return JSON.stringify({ type: NOTIFY_TYPES[event], timestamp: new Date(at).toISOString(), data });
}

/** Returns the subject and the text of a letter. Nothing of a build is in the subject. */
export function letterOf(message: Message, { deployment, failure, url }: Told) {
  const place = [message.org, message.project, message.appID].filter((each) => each !== null).join('/');
  const [kind, sentence] = WORDS[message.event === 'quota' && message.appID !== null ? 'tableQuota' : message.event];
  const commit = deployment?.commit?.slice(0, 12);
  const lines = [
    `${place}: ${sentence}`,
    '',
    ...(deployment ? [`Branch: ${deployment.branch}`] : []),
    ...(commit ? [`Commit: ${[commit, deployment?.commitFacts.subject].filter(Boolean).join(' ')}`] : []),
    ...(message.by === null ? [] : [`By: ${message.by}`]),
    ...(failure ? [`Stage: ${failure.stage}`, `Reason: ${failureOf(failure).message}`] : []),
    ...Object.entries(detailOf(message)).map(([name, value]) => `${name}: ${String(value)}`),
    `At: ${new Date(message.at).toISOString()}`,
    '',
    url,
  ];
  return {
    subject: `[Slipway] ${place}: ${kind}`,
    text: `${lines.map((line) => cleanLine(line, FAILURE_MOST + 20)).join('\n')}\n`,
  };
}

/** What is said of an event: its kind, for the subject, and a sentence. */
const WORDS: Readonly<Record<Message['event'] | 'tableQuota', readonly [kind: string, sentence: string]>> = {
  failed: ['deployment failed', 'a deployment failed. What was live before still is.'],
  fixed: ['fixed', 'a deployment succeeded after one that failed.'],
  live: ['live', 'its first release is live.'],
  deleted: ['deleted', 'the app was deleted. For a time it can be restored.'],
  quota: ['quota', 'the organization uses at least 80 % of a quota.'],
  tableQuota: ['quota', 'a key-value table uses at least 80 % of its quota.'],
  certificate: ['certificate', 'the certificate of a domain ends soon, or is not valid for visitors.'],
  confirm: [
    'confirm this address',
    'somebody wants this address to be told of what happens there. Open the link to agree, within 24 hours. Without that, it is told of nothing.',
  ],
  test: ['test', 'this is a test. Notifications arrive here.'],
};

function failureOf({ stage, code, message }: BuildFailureFacts) {
  return { stage, code, message: cleanLine(message, FAILURE_MOST) };
}

function detailOf({ detail }: Message): object {
  const facts: unknown = detail === null ? {} : JSON.parse(detail);
  return isObject(facts) ? facts : {};
}
