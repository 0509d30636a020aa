import { isObject, parsedJson } from '../../../base/json.ts';
import type { Remembered } from '../forge.ts';

/**
 * Reads the memo of an app from a GitHub deployment; returns an empty list if the deployment has none. Anyone who may
 * deploy can write a payload. GitHub returns it as it was sent, or as JSON in a string.
 */
export function readPayload(deployment: unknown, app: string): readonly Remembered[] {
  if (!isObject(deployment) || !Number.isSafeInteger(deployment.id)) return [];
  const { id, payload } = deployment;
  const record = typeof payload === 'string' ? parsedJson(payload) : payload;
  if (!isObject(record) || record.slipway !== 1 || record.app !== app) return [];
  const { appID, deployID, commit, pullRequest } = record;
  return [
    {
      app,
      id: String(id),
      appID: identifier(appID),
      deployID: identifier(deployID),
      commit: identifier(commit),
      pullRequest: typeof pullRequest === 'number' && Number.isSafeInteger(pullRequest) ? pullRequest : undefined,
    },
  ];
}

function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value) ? value : undefined;
}
