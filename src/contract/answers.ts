import { type CallFacts, SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { words } from '../base/text.ts';
import { readSiteWarnings } from './built-output.ts';
import { assertTaken } from './error-reader.ts';
import { findList, nextCursor } from './lists.ts';
import {
  type AnswerHeaders,
  ambiguous,
  type Decoder,
  type Fields,
  fieldsOf,
  fittingMembers,
  type Layer,
  layerAt,
  layersIn,
  type MappedAnswer,
  type MappedEntry,
  type MappedValues,
  mapLine,
  missing,
  text,
  textOf,
  time,
  webAddress,
} from './reader.ts';
import { fieldsWithSides, findEntry, findRecord, type Identified, idAt, Undecided, withSides } from './records.ts';
import {
  APP,
  APP_BRANCH,
  BRANCH,
  COMMIT,
  CREATED,
  DEPLOYMENT,
  ENVIRONMENT,
  REPOSITORY,
  SOURCES,
  STAGE,
  SUPERSEDED_BY,
  URL_HOLDERS,
  URLS,
} from './rules.ts';
import { readStatus, statusMembers } from './status-reader.ts';

/*
 * Reads the answer of each call of the control plane (spec 4.A shows none). `failure-reader.ts` reads failure records. A field that
 * an answer does not have is undefined. Times are in milliseconds since the Unix epoch.
 */

export type SeenApp = ReturnType<typeof readApp>;
/** The answer to a PATCH: the app and its build settings. */
export type SeenUpdate = NonNullable<ReturnType<typeof decodeUpdatedApp>>;
export type SeenDeployment = ReturnType<typeof readDeployment>;
export type DeploymentsPage = ReturnType<typeof decodeDeployments>;
export type SeenEnvironment = ReturnType<typeof decodeEnvironments>[number];
export type SeenLookUp = ReturnType<typeof decodeLookUp>;
export type SeenStored = NonNullable<ReturnType<typeof storedIn>>;

const NOT_MAPPED: MappedValues = new Map();

/** Returns the value that a map has for a field. If the map does not name the field, the rules read it. */
function mappedOr(mapped: MappedValues, field: string, read: () => string | undefined): string | undefined {
  return mapped.has(field) ? textOf(mapped.get(field)) : read();
}

/** Reads POST …/apps: the app. Its ID is in the body, or at the end of the `location` header. Throws without one. */
export function decodeApp(body: unknown, call: CallFacts, headers?: AnswerHeaders, mapped?: MappedAnswer) {
  assertTaken(body, call);
  const values = mapped?.values ?? NOT_MAPPED;
  const record = findRecord(body, APP, values) ?? findRecord({ id: idAt(headers?.location, APP) }, APP);
  if (record === undefined) throw missing('app ID', body, call, lineForID('createApp', idMembers(body)));
  if (record instanceof Undecided) throw ambiguous('app ID', record.paths, call, lineForID('createApp', record.paths));
  return readApp(record, values, body);
}

/** Reads PATCH …/apps/{appID}: the app, if the answer shows one. */
export function decodeUpdatedApp(body: unknown, call: CallFacts, _?: AnswerHeaders, mapped?: MappedAnswer) {
  assertTaken(body, call);
  const values = mapped?.values ?? NOT_MAPPED;
  const record = findRecord(body, APP, values);
  if (record === undefined || record instanceof Undecided) return undefined;
  return {
    ...readApp(record, values, body),
    buildCommand: text(record.fields, 'buildcommand'),
    outputDirectory: text(record.fields, 'outputdirectory'),
    region: text(record.fields, 'region'),
  };
}

export const decodeEnv: Decoder<void> = assertTaken;

function readApp({ id, fields, layers }: Identified, mapped: MappedValues, body: unknown) {
  const own = (field: string, ...names: readonly string[]) => mappedOr(mapped, field, () => text(fields, ...names));
  return {
    appID: id,
    name: own('name', 'name', 'appname'),
    type: own('type', 'type', 'apptype'),
    subdomain: own('subdomain', 'subdomain', 'subdomainvalue', 'generatedsubdomain'),
    state: own('state', 'state', 'status'),
    url: publicAddress(mapped, layers),
    /** The configuration of a deployment may have `type`. */
    ...(takes(fieldsOf(body), 'configuration.type') && { takesType: true as const }),
  };
}

function takes(fields: Fields, name: string): boolean {
  const all = fields.get('deploytakes');
  return Array.isArray(all) && all.includes(name);
}

/** Reads POST …/deployments. Undefined if the answer names no single ID (an empty 202): the list then shows which deployment is new. */
export function decodeDeployed(body: unknown, call: CallFacts, headers?: AnswerHeaders, mapped?: MappedAnswer) {
  assertTaken(body, call);
  const values = mapped?.values ?? NOT_MAPPED;
  const record =
    findRecord(body, DEPLOYMENT, values) ?? findRecord({ id: idAt(headers?.location, DEPLOYMENT) }, DEPLOYMENT);
  if (record === undefined || record instanceof Undecided || isOfPath(record.id, call)) return undefined;
  return readDeployment(record, values, statusIfClear(record, values, call) ?? 'pending');
}

/** The first status is only shown. If it is not clear, the list has it. */
function statusIfClear(record: Identified, mapped: MappedValues, call: CallFacts): string | undefined {
  try {
    return mappedOr(mapped, 'status', () => readStatus(record.layers, call, 'deploy'));
  } catch (error) {
    if (error instanceof SlipwayError) return undefined;
    throw error;
  }
}

/**
 * Reads GET …/deployments: one page, in the service's order. Throws if an entry has no ID of its own, or if no entry has a
 * status. A single entry may lack one, because it was just made.
 */
export function decodeDeployments(body: unknown, call: CallFacts, headers?: AnswerHeaders, mapped?: MappedAnswer) {
  assertTaken(body, call);
  const list = mapped?.entries
    ? { entries: [], around: isObject(body) ? [layerAt('', body)] : [] }
    : findList(body, DEPLOYMENT, call, 'listDeployments');
  const entries = mapped?.entries ?? notMapped(list.entries);
  const read = entries.map(({ entry, values }) => {
    const record = identified(entry, values, call);
    const status = mappedOr(values, 'status', () => readStatus(record.layers, call, 'listDeployments'));
    return { record, values, status };
  });
  if (read.length > 0 && read.every(({ status }) => status === undefined)) {
    const [at = 'the.name.of.the.status'] = statusMembers(entries[0]?.entry);
    const line = mapLine('listDeployments', 'status', at);
    throw missing('deployment status in an entry', entries[0]?.entry, call, line);
  }
  if (new Set(read.map(({ record }) => record.id)).size < read.length) {
    // An ID that several entries have belongs to something that they share.
    const what = 'ID of its own for each deployment: several entries have the same';
    throw missing(what, undefined, call, lineForID('listDeployments', []));
  }
  const cursors = mapped?.values ?? NOT_MAPPED;
  const cursor = mappedOr(cursors, 'cursor', () => nextCursor(list));
  return {
    deployments: read.map(({ record, values, status }) => readDeployment(record, values, status ?? 'pending')),
    nextCursor: cursor,
    /** The absolute address of the next page, if only a `Link` header names it. */
    nextPage: cursor === undefined && !cursors.has('cursor') ? headers?.nextPage : undefined,
  };
}

function notMapped(entries: readonly unknown[]): readonly MappedEntry[] {
  return entries.map((entry) => ({ entry, values: NOT_MAPPED }));
}

function identified(entry: unknown, mapped: MappedValues, call: CallFacts): Identified {
  const record = findEntry(entry, DEPLOYMENT, mapped);
  if (record instanceof Undecided) {
    const line = lineForID('listDeployments', record.paths);
    throw ambiguous('deployment ID in an entry', record.paths, call, line);
  }
  if (record !== undefined && !isOfPath(record.id, call)) return record;
  throw missing('deployment ID in an entry', entry, call, lineForID('listDeployments', idMembers(entry)));
}

/** Returns the lines of a map for the ID. `paths`: where it may be; those that are no expressions do not count. */
function lineForID(mapCall: string, paths: readonly string[]): string {
  return mapLine(mapCall, 'id', paths.find((path) => !path.includes(' ')) ?? 'the.name.of.the.id');
}

/** Returns the members of a record and of the objects in it that have the name of an ID, as expressions. */
function idMembers(part: unknown): readonly string[] {
  return fittingMembers(part, (name, member) => /(?:id|key|name|number)$/.test(name) && textOf(member) !== undefined);
}

/** True for the ID of the app, the project or the organization, which is in the request's path. */
function isOfPath(id: string, { path }: CallFacts): boolean {
  return path.split('/').includes(encodeURIComponent(id));
}

/** `status`: the service's own word; `pending` if the answer names none. */
function readDeployment({ id, fields, layers }: Identified, mapped: MappedValues, status: string) {
  const sources = [fields, ...SOURCES.map((name) => fieldsOf(fields.get(name)))];
  const places = sources.flatMap((each) => [each, fieldsOf(each.get('metadata'))]);
  const first = (names: readonly string[]) => places.flatMap((each) => text(each, ...names) ?? [])[0];
  const stage = text(fields, ...STAGE, 'phase');
  const warnings = readSiteWarnings(fields.get('warnings')) ?? [];
  return {
    /** Faults of the start page that the service reports. Absent if it reports none. */
    ...(warnings.length > 0 && { warnings }),
    deployID: id,
    status,
    stage: mappedOr(mapped, 'stage', () => (stage === status ? undefined : stage)),
    branch: mappedOr(mapped, 'branch', () => branchOf(first(BRANCH))),
    commit: mappedOr(
      mapped,
      'commit',
      () => first(COMMIT) ?? text(fieldsOf(fields.get('commit')), 'sha', 'id', 'hash'),
    ),
    url: publicAddress(mapped, layers),
    createdAt: mapped.has('createdAt') ? time(mapped, 'createdAt') : time(fields, ...CREATED),
    /** The ID of the deployment that overtook this one. */
    supersededBy: mappedOr(mapped, 'supersededBy', () => text(fields, ...SUPERSEDED_BY)),
  };
}

/** `refs/heads/main` is the branch `main`. A ref that is a commit's name is no branch. */
function branchOf(ref: string | undefined): string | undefined {
  const branch = ref?.replace(/^refs\/heads\//, '');
  return branch === undefined || /^[0-9a-f]{40}$/i.test(branch) ? undefined : branch;
}

const ENVIRONMENT_NAMES = words('name environmentname environment slug');

export function decodeEnvironments(body: unknown, call: CallFacts, _?: AnswerHeaders, mapped?: MappedAnswer) {
  const entries = mapped?.entries ?? notMapped(findList(body, ENVIRONMENT, call, 'listEnvironments').entries);
  return entries.map(({ entry, values }) => {
    const found = findEntry(entry, ENVIRONMENT, values);
    const record = found instanceof Undecided ? undefined : found;
    const layer = isObject(entry) ? layerAt('', entry) : undefined;
    const fields: Fields = record?.fields ?? (layer ? fieldsWithSides(layer) : new Map());
    const name = typeof entry === 'string' ? entry : text(fields, ...ENVIRONMENT_NAMES);
    return {
      environmentID: mappedOr(values, 'id', () => record?.id),
      name: mappedOr(values, 'name', () => name),
      state: mappedOr(values, 'state', () => text(fields, 'state', 'status')),
      url: publicAddress(values, record?.layers ?? (layer ? withSides(layer) : [])),
    };
  });
}

/** Reads GET …/environments, with what it shows of the app: in a member `app`, in the body, or in the production environment. */
export function decodeLookUp(body: unknown, call: CallFacts, location?: AnswerHeaders, mapped?: MappedAnswer) {
  const environments = decodeEnvironments(body, call, location, mapped);
  const around = isObject(body) ? layersIn(body, APP.names) : [];
  const name = mapped ? undefined : productionOf(environments)?.name;
  const entries = name === undefined ? [] : findList(body, ENVIRONMENT, call, 'listEnvironments').entries;
  const production = entries.filter(isObject).find((entry) => text(fieldsOf(entry), ...ENVIRONMENT_NAMES) === name);
  const layers = [...around, ...(production ? [layerAt('', production)] : [])];
  const fields = fieldsOf(body);
  return {
    environments,
    /** Undefined if the answer shows no repository and no branch. */
    stored: layers.map(storedIn).find((each) => each !== undefined),
    /** What the body of a deployment may have. */
    takesConfiguration: takes(fields, 'configuration'),
    takesEnv: takes(fields, 'env'),
    takesType: takes(fields, 'configuration.type'),
  };
}

function storedIn({ value, fields }: Layer) {
  const [repository, branch] = [text(fields, ...REPOSITORY), text(fields, ...APP_BRANCH)];
  if (repository === undefined && branch === undefined) return undefined;
  const variables = fields.get('variables');
  const isNames = Array.isArray(variables) && variables.every((each) => typeof each === 'string');
  return {
    repository,
    branch: branchOf(branch),
    state: text(fields, 'state', 'status'),
    variables: isNames ? variables : undefined,
    /** All members, by the names of the answer. */
    fields: value,
  };
}

/** Returns the environment that visitors see: the one with the name for it, or the only one. Its place in the list says nothing. */
export function productionOf(environments: readonly SeenEnvironment[]): SeenEnvironment | undefined {
  const named = words('production prod live default main').flatMap(
    (name) => environments.find((each) => each.name?.toLowerCase() === name) ?? [],
  );
  return named[0] ?? (environments.length === 1 ? environments[0] : undefined);
}

/** Returns the address that a map names, else the public one in the layers of a record: in the order of `URLS`, https first. */
function publicAddress(mapped: MappedValues, layers: readonly Layer[]): string | undefined {
  const all = mapped.has('url') ? [new Map([['url', mapped.get('url')]])] : layers.map(({ fields }) => fields);
  const found = all.flatMap((fields) => [
    ...URLS.flatMap((name) => siteAddress(fields.get(name))),
    ...URL_HOLDERS.flatMap((name) => heldAddresses(fields.get(name))),
  ]);
  return found.find((each) => each.startsWith('https:')) ?? found[0];
}

/** Reads a member that contains addresses: a list with one, or an object whose members are named as addresses are. */
function heldAddresses(holder: unknown): readonly string[] {
  if (isObject(holder)) {
    const fields = fieldsOf(holder);
    const names = [...URLS, ...words('web live site public production default')];
    return names.flatMap((name) => siteAddress(fields.get(name)));
  }
  if (!Array.isArray(holder) || holder.length !== 1) return [];
  const [only] = holder;
  return siteAddress(isObject(only) ? text(fieldsOf(only), ...words('url name domain hostname host')) : only);
}

/** Reads a web address. The address of a record in the service's own API is not the site's. */
function siteAddress(value: unknown): readonly string[] {
  const address = webAddress(value);
  const isApi = /\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.test(address ?? '');
  return address === undefined || isApi ? [] : [address];
}
