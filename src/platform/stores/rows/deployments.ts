import { attempt } from '../../../base/errors.ts';
import { parsedJson } from '../../../base/json.ts';
import { MOST_SITE_WARNINGS, type SiteWarning } from '../../../contract/built-output.ts';
import { boundFailure, readFailureFacts, unreadableFailure } from '../../../contract/failure-record.ts';
import { FAILURE_LIMITS } from '../../../contract/limits.ts';
import type { BuildFailureFacts } from '../../shared/types.ts';
import type { DeploymentRequest } from '../state.ts';
import { type Row, textOf, textOrNull } from './columns.ts';
import type { Keyring } from './keyring.ts';
import { type AppPatch, configurationOf, type StoredDeployment, stageOf, warningsOf } from './records.ts';
import { deploymentSealName, openText, sealedTextBytes, sealText } from './sealing.ts';

/** Makes the parts of deployments, and reads those that are sealed. */

/** What tells other nodes that deployments may be claimed. */
export const JOBS_CHANGED = "pg_notify('slipway', '0 jobs ')";
/** What the end of a deployment changes beside its status and its time. */
export const LEASE_ENDED = 'ready = false, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL';

/** Returns the part of the column `configuration` that becomes the app's when the deployment goes live. `verify` is of the deployment alone. */
export function lastingOf(row: Row): AppPatch | null {
  const brought = configurationOf(row);
  if (brought?.settings?.verify === undefined) return brought;
  const { verify: _, ...settings } = brought.settings;
  return { ...brought, settings };
}

/** Returns the column `warnings`: null if there are none. */
export function warningsText(warnings: readonly SiteWarning[] = []): string | null {
  return warnings.length === 0 ? null : JSON.stringify(warnings);
}

/** Returns the column `warnings` with more of them, the new ones first, because a list has a bound. */
export function withWarnings(row: Row, more: readonly SiteWarning[]): string | null {
  return warningsText([...more, ...warningsOf(row)].slice(0, MOST_SITE_WARNINGS));
}

/** Opens the column `env`, which was validated before it was stored. Undefined: the deployment does not bring variables. */
export function broughtEnv(keyring: Keyring, row: Row): Readonly<Record<string, string>> | undefined {
  const text = textOrNull(row, 'env');
  if (text === null) return undefined;
  const name = deploymentSealName(textOf(row, 'deploy_id'), 'env');
  return JSON.parse(openText(keyring, 'variables', name, text)) as Record<string, string>;
}

/** Seals the variables that a deployment brings. */
export function sealedEnv(keyring: Keyring, deployID: string, json: string | null): string | null {
  return json === null ? null : sealText(keyring, 'variables', deploymentSealName(deployID, 'env'), json);
}

/** Returns the column `failure`, which has the last lines of the log. */
export function sealedFailure(keyring: Keyring, deployID: string, facts: BuildFailureFacts): string {
  const json = JSON.stringify(boundFailure(facts));
  return sealText(keyring, 'build-log', deploymentSealName(deployID, 'failure'), json);
}

/** Bytes of the column `failure` that are read, at most. */
export const FAILURE_BYTES = sealedTextBytes(FAILURE_LIMITS.bytes);

/** The parts of a deployment that is queued. `configuration` is an `AppPatch`, and `env` variables, as JSON. */
export type QueuedDeployment = ReturnType<typeof queuedOf | typeof againOf>;

export function queuedOf(request: DeploymentRequest, appBranch: string, by: string | null) {
  const { branch, commit, configuration, env } = request;
  const facts = { subject: null, author: null };
  return {
    branch: branch ?? configuration?.branch ?? appBranch,
    commit,
    by,
    redeployOf: null,
    configuration: configuration ? JSON.stringify(configuration) : null,
    env: env ? JSON.stringify(env) : null,
    facts,
  };
}

/**
 * Returns the parts of a deployment that builds the commit of another one again, with the app's variables. What a deployment that went live brought is
 * the app's since then, and may have been changed.
 */
export function againOf(of: StoredDeployment, by: string | null) {
  const brought = of.status === 'succeeded' ? null : of.configuration;
  return {
    branch: of.branch,
    commit: of.commit,
    by,
    redeployOf: of.deployID,
    configuration: brought && JSON.stringify(brought),
    env: null,
    facts: of.commitFacts,
  };
}

/** Opens the columns `stage` and `failure` of a failed deployment. */
export function failureOf(keyring: Keyring, row: Row): BuildFailureFacts {
  const text = textOrNull(row, 'failure') ?? '';
  const facts = readFailureFacts(parsedJson(openedFailure(keyring, textOf(row, 'deploy_id'), text)));
  return facts ?? unreadableFailure(stageOf(row) ?? 'build');
}

/** Without its key, a failure cannot be read, and the pages that list it are shown all the same. */
function openedFailure(keyring: Keyring, deployID: string, text: string): string {
  return attempt(() => openText(keyring, 'build-log', deploymentSealName(deployID, 'failure'), text)) ?? '';
}
