import { randomUUID } from 'node:crypto';
import { createTokenProvider } from '../api/identity/provider.ts';
import type { TokenParts } from '../api/identity/source.ts';
import { OPERATOR_OPERATIONS } from '../api/operator.ts';
import { createTransport } from '../api/transport.ts';
import { asSlipwayError, type SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import type { AppOfPullRequest } from '../deploy/inputs/parse.ts';

type EndAppParts = Pick<TokenParts, 'fetch' | 'clock' | 'random' | 'run' | 'onSecret'>;

/**
 * Deletes the app of a closed pull request. Returns until when it can be restored, ISO 8601. Undefined if there is no such app, or the
 * service deletes none, and after a refusal. Never rejects: a service that deletes no app is as good as before.
 */
export async function endApp(
  app: AppOfPullRequest,
  parts: EndAppParts,
  onRefusal: (error: SlipwayError) => void,
): Promise<string | undefined> {
  try {
    const { deleted } = await senderOf(app, parts)(OPERATOR_OPERATIONS.deleteApp, { parameters: parametersOf(app) });
    return isObject(deleted) && typeof deleted.until === 'string' ? deleted.until : undefined;
  } catch (thrown) {
    const error = asSlipwayError(thrown);
    if (![404, 405].includes(error.call?.status ?? 0)) onRefusal(error);
    return undefined;
  }
}

/** Restores the app of a pull request that is open again. Rejects with the refusal. */
export async function restoreApp(app: AppOfPullRequest, parts: EndAppParts): Promise<void> {
  await senderOf(app, parts)(OPERATOR_OPERATIONS.restoreApp, { parameters: parametersOf(app), body: {} });
}

function parametersOf({ org, project, app }: AppOfPullRequest) {
  return { orgID: org, projectID: project, appID: app };
}

function senderOf({ baseUrl, source }: AppOfPullRequest, { run, onSecret, ...parts }: EndAppParts) {
  const calls = { ...parts, uuid: randomUUID, signal: new AbortController().signal, onTrouble: () => {} };
  const tokens = createTokenProvider(source, { ...calls, run, onSecret });
  return createTransport({ ...calls, baseUrl, tokens });
}
