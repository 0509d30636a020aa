import type { ControlPlane } from '../../api/control-plane.ts';
import { asSlipwayError, type SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import type { SeenDeployment } from '../../contract/answers.ts';
import { productionOf } from '../../contract/answers.ts';
import type { ApiMap } from '../../contract/api-map.ts';
import { findEntry } from '../../contract/records.ts';
import type { RouteName } from '../../contract/routes.ts';
import { DEPLOYMENT } from '../../contract/rules.ts';
import { type StatusFamily, statusFamily } from '../../contract/status.ts';
import { statusMembers } from '../../contract/status-reader.ts';
import type { Recorded } from './record.ts';
import { listIn, whereIs } from './sample.ts';

/** The parts of a call's answer that were understood. */
export interface Examined {
  readonly call: RouteName;
  /** Absent if the call was not made. Then `note` says why. */
  readonly status: number | undefined;
  readonly fields: readonly ExaminedField[];
  /** The path of the list, if the answer is one. */
  readonly list: string | undefined;
  readonly error: SlipwayError | undefined;
  readonly note: string | undefined;
  readonly body: unknown;
}

export interface ExaminedField {
  /** As a map names it. */
  readonly field: string;
  /** Absent if nothing was understood. */
  readonly value: string | undefined;
  /** The expression that finds it; undefined if it is composed, or comes from the map. */
  readonly at: string | undefined;
  /** A deploy cannot do without it. */
  readonly needed: boolean;
  /** If the status is missing: members whose value may be one, as expressions. */
  readonly candidates?: readonly string[] | undefined;
}

export interface ExamineParts {
  readonly platform: ControlPlane;
  readonly answers: ReadonlyMap<RouteName, Recorded>;
  readonly map: ApiMap | undefined;
}

/** Status words that were seen, and what they count as. */
export type SeenWords = ReadonlyMap<string, StatusFamily | undefined>;

/** Calls what only reads: environments, deployments, and the failure of one that failed. */
export async function examineReads(
  appID: string,
  parts: ExamineParts,
): Promise<{ readonly calls: readonly Examined[]; readonly words: SeenWords }> {
  const environments = await ask('listEnvironments', parts, () => parts.platform.listEnvironments(appID));
  const production = environments.value && productionOf(environments.value);
  const list = await ask('listDeployments', parts, () => parts.platform.listDeployments(appID));
  const deployments = list.value?.deployments ?? [];
  const words = new Map(deployments.map(({ status }) => [status, statusFamily(status, parts.map?.statuses)]));
  const failed = deployments.find(({ status }) => words.get(status) === 'failure');
  const calls = [
    listed(environments, { id: production?.environmentID, name: production?.name, url: production?.url }, []),
    listed(
      list,
      deploymentFields(list.error ? present({ deployID: idIn(list.body) }) : deployments[0]),
      deployments.length > 0 || list.error ? ['id', 'status'] : [],
    ),
    failed
      ? await examineFailure(appID, failed.deployID, parts)
      : notAsked(
          'readFailure',
          list.error ? 'the list has to be clear first; ask again with the map' : 'no deployment failed so far',
        ),
  ];
  return { calls, words };
}

export async function examineFailure(appID: string, deployID: string, parts: ExamineParts): Promise<Examined> {
  const asked = await ask('readFailure', parts, () => parts.platform.readFailure(appID, deployID));
  const { value } = asked;
  const log = value?.log.find((line) => line.trim() !== '');
  const fields = {
    message: value?.message,
    stage: value?.stage,
    code: value?.code,
    exitCode: value?.exitCode?.toString(),
    log,
    diagnostics: value?.diagnostics.length ? `${value.diagnostics.length} findings` : undefined,
  };
  const isExplained = value?.message !== undefined || log !== undefined;
  return examined(asked, asked.body, fields, isExplained ? [] : ['message', 'log']);
}

export function examineRecorded(
  call: RouteName,
  { answers }: Pick<ExamineParts, 'answers'>,
  fields: Readonly<Record<string, string | undefined>>,
  needed: readonly string[] = [],
): Examined {
  const recorded = answers.get(call);
  if (recorded === undefined) return notAsked(call, 'the deploy did not come to it');
  return examined({ ...recorded, error: undefined }, recorded.body, fields, needed);
}

/** The ID of the first entry of a list that is not clear as a whole. */
function idIn(body: unknown): string | undefined {
  const record = findEntry(listIn(body, undefined)?.first, DEPLOYMENT);
  return record && 'id' in record ? record.id : undefined;
}

function deploymentFields({ deployID, status, stage, branch, commit, url }: Partial<SeenDeployment> = {}) {
  return { id: deployID, status, stage, branch, commit, url };
}

type Asked = Pick<Examined, 'call' | 'status' | 'body' | 'error'>;

async function ask<T>(
  call: RouteName,
  { answers }: ExamineParts,
  send: () => Promise<T>,
): Promise<Asked & { readonly value: T | undefined }> {
  const outcome = await send().then(
    (value) => ({ value, error: undefined }),
    (thrown: unknown) => ({ value: undefined, error: asSlipwayError(thrown) }),
  );
  const recorded = answers.get(call);
  return { call, ...outcome, status: recorded?.status, body: recorded?.body };
}

function listed(
  asked: Asked,
  fields: Readonly<Record<string, string | undefined>>,
  needed: readonly string[],
): Examined {
  const found = listIn(asked.body, fields.id ?? fields.name);
  return { ...examined(asked, found?.first, fields, needed), list: found?.path };
}

function examined(
  { call, status, error, body }: Asked,
  part: unknown,
  fields: Readonly<Record<string, string | undefined>>,
  needed: readonly string[],
): Examined {
  const found = Object.entries(fields).map(([field, value]) => ({
    field,
    value,
    at: value === undefined ? undefined : whereIs(part, value, field),
    needed: needed.includes(field),
    candidates: field === 'status' && value === undefined ? statusMembers(part) : undefined,
  }));
  return { call, status, error, body, fields: found, list: undefined, note: undefined };
}

function notAsked(call: RouteName, note: string): Examined {
  return { call, status: undefined, fields: [], list: undefined, error: undefined, note, body: undefined };
}

/** True if nothing is missing that a deploy needs. */
export function isComplete(calls: readonly Examined[]): boolean {
  return calls.every(
    ({ error, fields }) => error === undefined && fields.every(({ needed, value }) => !needed || value !== undefined),
  );
}
