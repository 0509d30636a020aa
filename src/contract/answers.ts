import { type CallFacts, SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { publicAddress } from './addresses.ts';
import { assertTaken } from './error-reader.ts';
import { idAt, Undecided } from './ids.ts';
import { findList } from './lists.ts';
import { nextCursor } from './paging.ts';

export { decodeEnvironments } from './environments.ts';

import { entriesOf, layerOf, NONE, pick, picked, plain, type Values } from './picks.ts';
import { ambiguous, type Decoder, fieldsOf, layerAt, mapLine, missing, text, time } from './reader.ts';
import { findEntry, findRecord, type Identified } from './records.ts';
import { APP, BRANCH, COMMIT, CREATED, DEPLOYMENT, SOURCES, STAGE, SUPERSEDED_BY } from './rules.ts';
import type { DeploymentsPage, SeenApp, SeenDeployment, SeenUpdate } from './seen.ts';
import { readStatus } from './status-reader.ts';

/** Reads the answers of the control plane's calls by the table of `rules.ts`. Spec 4.A shows none of them. */

/** POST …/apps: an app. Its ID is needed: it comes from the body, else from the path where the app can be read. */
export const decodeApp: Decoder<SeenApp> = (body, call, location, given) => {
  assertTaken(body, call);
  const app = seeApp(body, given?.values ?? NONE);
  if (app instanceof Undecided) throw ambiguous('app ID', app.paths, call, mapLine('createApp', 'id', firstOf(app)));
  const moved = app ?? seeApp({ id: idAt(location, APP) }, NONE);
  if (moved === undefined || moved instanceof Undecided) {
    throw missing('app ID', body, call, mapLine('createApp', 'id', 'the.name.of.the.id'));
  }
  return moved;
};

/** PATCH …/apps/{appID}: an app, if the answer shows one. */
export const decodeUpdatedApp: Decoder<SeenUpdate | undefined> = (body, call, _, given) => {
  assertTaken(body, call);
  const values = given?.values ?? NONE;
  const app = seeApp(body, values);
  const record = findRecord(body, APP, values);
  if (app === undefined || app instanceof Undecided || record === undefined || record instanceof Undecided) {
    return undefined;
  }
  return {
    ...app,
    buildCommand: text(record.fields, 'buildcommand'),
    outputDirectory: text(record.fields, 'outputdirectory'),
    region: text(record.fields, 'region'),
  };
};

/** PUT …/env: nothing is read, but that the service did not say no. */
export const decodeEnv: Decoder<void> = (body, call) => assertTaken(body, call);

function firstOf({ paths }: Undecided): string {
  return paths[0] ?? 'id';
}

function seeApp(body: unknown, values: Values): SeenApp | Undecided | undefined {
  const record = findRecord(body, APP, values);
  if (record === undefined || record instanceof Undecided) return record;
  const { id, fields, layers } = record;
  return {
    appID: id,
    name: picked(values, 'name', () => text(fields, 'name', 'appname')),
    type: picked(values, 'type', () => text(fields, 'type', 'apptype')),
    subdomain: picked(values, 'subdomain', () => text(fields, 'subdomain', 'subdomainvalue', 'generatedsubdomain')),
    state: picked(values, 'state', () => text(fields, 'state', 'status')),
    url: pick(
      values,
      'url',
      (given) => publicAddress([layerOf(given)]),
      () => publicAddress(layers),
    ),
  };
}

/**
 * POST …/deployments: undefined if the answer does not surely name an ID (an empty 202, two candidates). The list then
 * shows which deployment is new.
 */
export const decodeDeployed: Decoder<SeenDeployment | undefined> = (body, call, location, given) => {
  assertTaken(body, call);
  const values = given?.values ?? NONE;
  const found = findRecord(body, DEPLOYMENT, values);
  const record = found ?? findRecord({ id: idAt(location, DEPLOYMENT) }, DEPLOYMENT);
  if (record === undefined || record instanceof Undecided || isOfPath(record.id, call)) return undefined;
  return seeDeployment(record, values, statusIfClear(record, values, call) ?? 'pending');
};

/** The first status is only shown: a word that is not clear can wait for the list. */
function statusIfClear(record: Identified, values: Values, call: CallFacts): string | undefined {
  try {
    return picked(values, 'status', () => readStatus(record.layers, call, 'deploy'));
  } catch (error) {
    if (error instanceof SlipwayError) return undefined;
    throw error;
  }
}

/**
 * GET …/deployments: one page, in the service's order. Each entry needs an ID of its own. One may lack a status, as one
 * that was just made; if all do, the shape is not known.
 */
export const decodeDeployments: Decoder<DeploymentsPage> = (body, call, _, given) => {
  assertTaken(body, call);
  const list = given?.entries ? undefined : findList(body, DEPLOYMENT, call, 'listDeployments');
  const entries = entriesOf(given) ?? plain(list?.entries ?? []);
  const records = entries.map(({ entry, values }) => {
    const record = identified(entry, values, call);
    return {
      record,
      values,
      status: picked(values, 'status', () => readStatus(record.layers, call, 'listDeployments')),
    };
  });
  if (records.length > 0 && records.every(({ status }) => status === undefined)) {
    const line = mapLine('listDeployments', 'status', 'the.name.of.the.status');
    throw missing('deployment status in an entry', entries[0]?.entry, call, line);
  }
  assertOwnIDs(
    records.map(({ record }) => record.id),
    call,
  );
  const deployments = records.map(({ record, values, status }) => seeDeployment(record, values, status ?? 'pending'));
  const around = list?.around ?? (isObject(body) ? [layerAt('', body)] : []);
  const next = picked(given?.values ?? NONE, 'cursor', () => nextCursor(around, list?.entries ?? []));
  return { deployments, nextCursor: next };
};

function identified(entry: unknown, values: Values, call: CallFacts): Identified {
  const record = findEntry(entry, DEPLOYMENT, values);
  if (record instanceof Undecided) {
    const line = mapLine('listDeployments', 'id', firstOf(record));
    throw ambiguous('deployment ID in an entry', record.paths, call, line);
  }
  if (record !== undefined && !isOfPath(record.id, call)) return record;
  throw missing('deployment ID in an entry', entry, call, mapLine('listDeployments', 'id', 'the.name.of.the.id'));
}

/** The ID of the app, the project or the organization, which is in the request's path. */
function isOfPath(id: string, { path }: CallFacts): boolean {
  return path.split('/').includes(encodeURIComponent(id));
}

/** An ID that several entries have is that of what they belong to. */
function assertOwnIDs(ids: readonly string[], call: CallFacts): void {
  if (new Set(ids).size === ids.length) return;
  const line = mapLine('listDeployments', 'id', 'the.name.of.the.id');
  throw missing('ID of its own for each deployment: several entries have the same', undefined, call, line);
}

function seeDeployment({ id, fields, layers }: Identified, values: Values, status: string): SeenDeployment {
  const sources = [fields, ...SOURCES.map((name) => fieldsOf(fields.get(name)))];
  const deeper = sources.flatMap((each) => [each, fieldsOf(each.get('metadata'))]);
  const first = (names: readonly string[]) => deeper.flatMap((each) => text(each, ...names) ?? [])[0];
  const stage = text(fields, ...STAGE, 'phase');
  return {
    deployID: id,
    status,
    stage: picked(values, 'stage', () => (stage === status ? undefined : stage)),
    branch: picked(values, 'branch', () => branchOf(first(BRANCH))),
    commit: picked(values, 'commit', () => first(COMMIT) ?? text(fieldsOf(fields.get('commit')), 'sha', 'id', 'hash')),
    url: pick(
      values,
      'url',
      (each) => publicAddress([layerOf(each)]),
      () => publicAddress(layers),
    ),
    createdAt: pick(
      values,
      'createdAt',
      (each) => time(each, 'createdAt'),
      () => time(fields, ...CREATED),
    ),
    supersededBy: picked(values, 'supersededBy', () => text(fields, ...SUPERSEDED_BY)),
  };
}

/** `refs/heads/main` is the branch `main`; a ref that is a commit's name is no branch. */
function branchOf(ref: string | undefined): string | undefined {
  const branch = ref?.replace(/^refs\/heads\//, '');
  return branch === undefined || /^[0-9a-f]{40}$/i.test(branch) ? undefined : branch;
}
