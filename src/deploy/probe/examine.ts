import type { ControlPlane } from '../../api/control-plane.ts';
import { asSlipwayError, type SlipwayError } from '../../base/errors.ts';
import { isObject, present } from '../../base/json.ts';
import type { SeenDeployment } from '../../contract/answers.ts';
import { productionOf } from '../../contract/answers.ts';
import type { ApiMap } from '../../contract/api-map.ts';
import { normalName, pathTo } from '../../contract/reader.ts';
import { findEntry } from '../../contract/records.ts';
import type { RouteName } from '../../contract/routes.ts';
import { DEPLOYMENT } from '../../contract/rules.ts';
import { type StatusFamily, statusFamily } from '../../contract/status.ts';
import { statusMembers } from '../../contract/status-reader.ts';
import type { Recorded } from './record.ts';

/** The parts of a call's answer that were understood. */
export interface Examined {
  readonly call: RouteName;
  /** Absent if the call was not made. Then `note` says why. */
  readonly status: number | undefined;
  readonly fields: readonly ExaminedField[];
  /** The path of the list, if the answer is one. */
  readonly list?: string | undefined;
  readonly error?: SlipwayError | undefined;
  readonly note?: string;
  readonly body?: unknown;
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
  return examined(recorded, recorded.body, fields, needed);
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
  return { call, status, error, body, fields: found };
}

function notAsked(call: RouteName, note: string): Examined {
  return { call, status: undefined, fields: [], note };
}

/** True if nothing is missing that a deploy needs. */
export function isComplete(calls: readonly Examined[]): boolean {
  return calls.every(
    ({ error, fields }) => error === undefined && fields.every(({ needed, value }) => !needed || value !== undefined),
  );
}

/**
 * Returns the expression that finds a value in a part of an answer: `meta.branch`, or `$` for the part itself. Of several members
 * with the value, the one that is named as the field counts, else the first. Undefined if the value is not in it by itself.
 */
function whereIs(part: unknown, value: string, field = ''): string | undefined {
  if (isSame(part, value)) return '$';
  const found = placesOf(part, value, '', 0);
  const isNamed = (at: string) => normalName(at.slice(at.lastIndexOf('.') + 1)).endsWith(normalName(field));
  return found.find(isNamed) ?? found[0];
}

/** Members of one object that are looked at, and entries of a list in it. */
const MOST_LOOKED_AT = 200;

/** The members that have the value, the outer ones first. An expression reads a list as its entries. */
function placesOf(part: unknown, value: string, path: string, depth: number): readonly string[] {
  if (depth > 5) return [];
  if (Array.isArray(part) && path !== '') {
    const entries = part.slice(0, MOST_LOOKED_AT);
    if (entries.some((entry) => isSame(entry, value))) return [path];
    return entries.flatMap((entry) => placesOf(entry, value, path, depth + 1)).slice(0, 1);
  }
  if (!isObject(part)) return [];
  const members = Object.entries(part)
    .slice(0, MOST_LOOKED_AT)
    .map(([name, member]) => ({ member, at: pathTo(path, name) }));
  const here = members.filter(({ member }) => isSame(member, value)).map(({ at }) => at);
  return [...here, ...members.flatMap(({ member, at }) => placesOf(member, value, at, depth + 1))];
}

function isSame(member: unknown, value: string): boolean {
  if (typeof member !== 'string' && typeof member !== 'number') return false;
  const text = String(member);
  if (text === '') return false;
  if (text.includes('\n')) return text.split(/\r?\n/).includes(value);
  return text === value || `https://${text}` === value || text.endsWith(`/${value}`) || text === `refs/heads/${value}`;
}

/** Returns the path and the first entry of an answer's list: the list that contains `value`, else the longest. `$` is the answer itself. */
function listIn(
  body: unknown,
  value: string | undefined,
): { readonly path: string; readonly first: unknown } | undefined {
  const lists = listsIn(body, '', 0);
  const holding = lists.find(({ first }) => value !== undefined && whereIs(first, value) !== undefined);
  return holding ?? lists.toSorted((a, b) => b.length - a.length)[0];
}

function listsIn(
  value: unknown,
  path: string,
  depth: number,
): readonly { path: string; first: unknown; length: number }[] {
  if (Array.isArray(value)) return [{ path: path || '$', first: value[0], length: value.length }];
  if (!isObject(value) || depth > 3) return [];
  return Object.entries(value).flatMap(([name, member]) => listsIn(member, pathTo(path, name), depth + 1));
}
