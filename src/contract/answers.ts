import { type CallFacts, SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import { publicAddress } from './addresses.ts';
import { readErrorBody } from './error-reader.ts';
import { nextCursor } from './paging.ts';
import {
  ambiguous,
  type Decoder,
  type Fields,
  fieldsOf,
  type Given,
  layerAt,
  mapLine,
  missing,
  text,
  time,
} from './reader.ts';
import {
  findEntry,
  findList,
  findRecord,
  type Identified,
  idAt,
  mergedFields,
  Undecided,
  withSides,
} from './records.ts';
import { APP, BRANCH, COMMIT, CREATED, DEPLOYMENT, ENVIRONMENT, SOURCES, STAGE, SUPERSEDED_BY } from './rules.ts';
import type { DeploymentsPage, SeenApp, SeenDeployment, SeenEnvironment, SeenUpdate } from './seen.ts';
import { readStatus } from './status-reader.ts';

/** What the answers of the control plane's calls are (spec 4.A shows none), read by the table of `rules.ts`. */

type Values = ReadonlyMap<string, unknown>;
const NONE: Values = new Map();

/** What the map says of a field, as text; else what the rules find. */
function pick<T>(values: Values, field: string, from: (values: Fields) => T, read: () => T): T {
  return values.has(field) ? from(new Map([[field, values.get(field)]])) : read();
}

const picked = (values: Values, field: string, read: () => string | undefined) =>
  pick(values, field, (fields) => text(fields, field), read);

/** POST …/apps: an app, whose ID is needed: from the body, else from where it can be read. */
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

/** PATCH …/apps/{appID}: an app, where the answer shows one. */
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

function layerOf(fields: Fields) {
  return layerAt('', Object.fromEntries(fields));
}

/** GET …/environments. */
export const decodeEnvironments: Decoder<readonly SeenEnvironment[]> = (body, call, _, given) => {
  const entries = entriesOf(given) ?? plain(findList(body, ENVIRONMENT, call, 'listEnvironments').entries);
  return entries.map(({ entry, values }) => {
    const layers = isObject(entry) ? withSides(layerAt('', entry)) : [];
    const record = findEntry(entry, ENVIRONMENT, values);
    const fields = record === undefined || record instanceof Undecided ? mergedFields(layers) : record.fields;
    return {
      environmentID: picked(values, 'id', () => (record && 'id' in record ? record.id : undefined)),
      name: picked(values, 'name', () => environmentName(entry, fields)),
      state: picked(values, 'state', () => text(fields, 'state', 'status')),
      url: pick(
        values,
        'url',
        (each) => publicAddress([layerOf(each)]),
        () => publicAddress(record && 'layers' in record ? record.layers : layers),
      ),
    };
  });
};

function environmentName(entry: unknown, fields: Fields): string | undefined {
  return typeof entry === 'string' ? entry : text(fields, 'name', 'environmentname', 'environment', 'slug');
}

/** The environment that visitors see: by its name, or the only one. Never by its place in the list. */
export function productionOf(environments: readonly SeenEnvironment[]): SeenEnvironment | undefined {
  const named = ['production', 'prod', 'live', 'default', 'main'].flatMap(
    (name) => environments.find((each) => each.name?.toLowerCase() === name) ?? [],
  );
  return named[0] ?? (environments.length === 1 ? environments[0] : undefined);
}

function entriesOf(given: Given | undefined) {
  return given?.entries;
}

const plain = (entries: readonly unknown[]) => entries.map((entry) => ({ entry, values: NONE }));

/**
 * POST …/deployments: undefined where the answer names no ID for sure (an empty 202, two candidates): the list then
 * tells which deployment is new.
 */
export const decodeDeployed: Decoder<SeenDeployment | undefined> = (body, call, location, given) => {
  assertTaken(body, call);
  const values = given?.values ?? NONE;
  const found = findRecord(body, DEPLOYMENT, values);
  const record = found ?? findRecord({ id: idAt(location, DEPLOYMENT) }, DEPLOYMENT);
  if (record === undefined || record instanceof Undecided) return undefined;
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
 * that was just made; where all do, the shape is not known.
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
  if (record !== undefined) return record;
  throw missing('deployment ID in an entry', entry, call, mapLine('listDeployments', 'id', 'the.name.of.the.id'));
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

/** An envelope that says no although the status is 2xx: `{"success": false, "errors": […]}`. */
function assertTaken(body: unknown, call: CallFacts): void {
  const fields = fieldsOf(body);
  if (fields.get('success') !== false && fields.get('ok') !== false) return;
  const { code, message } = readErrorBody(body);
  const words = [code, message && `"${cleanLine(message, 300)}"`].filter(Boolean).join(' ');
  const status = call.status === undefined ? '' : ` ${call.status}`;
  throw new SlipwayError(
    'refused',
    `The service answered ${call.method} ${call.path} with${status}, but says that it failed${words && `: ${words}`}`,
    { remedy: 'Mend what the answer names, then run again.', call: { ...call, outcome: 'unknown' } },
  );
}

export { readErrorBody };
