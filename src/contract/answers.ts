import { isObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import {
  type Decoder,
  type Fields,
  fieldsOf,
  findEntry,
  findList,
  findRecord,
  idAt,
  layersOf,
  missing,
  type Resource,
  text,
  time,
  webAddress,
} from './reader.ts';
import type { DeploymentsPage, SeenApp, SeenDeployment, SeenEnvironment, SeenError, SeenUpdate } from './seen.ts';

/** What the answers of the control plane's calls are (spec 4.A shows none), said with the tolerant reader. */

const APP: Resource = { label: 'app', names: ['app', 'application'], lists: ['apps', 'applications'] };
const DEPLOYMENT: Resource = {
  label: 'deployment',
  names: ['deploy', 'deployment'],
  lists: ['deployments', 'deploys'],
};
const ENVIRONMENT: Resource = { label: 'environment', names: ['environment', 'env'], lists: ['environments', 'envs'] };

const URLS = ['url', 'publicurl', 'siteurl', 'liveurl', 'appurl', 'deploymenturl'];

/** POST …/apps: an app, whose ID is needed: from the body, else from where it can be read. */
export const decodeApp: Decoder<SeenApp> = (body, call, location) => {
  const app = seeApp(body) ?? seeApp({ id: idAt(location, 'apps') });
  if (app === undefined) throw missing('app ID', body, call);
  return app;
};

/** PATCH …/apps/{appID}: an app, where the answer shows one. */
export const decodeUpdatedApp: Decoder<SeenUpdate | undefined> = (body) => {
  const app = seeApp(body);
  const fields = findRecord(body, APP)?.fields;
  if (app === undefined || fields === undefined) return undefined;
  return {
    ...app,
    buildCommand: text(fields, 'buildcommand'),
    outputDirectory: text(fields, 'outputdirectory'),
    region: text(fields, 'region'),
  };
};

function seeApp(body: unknown): SeenApp | undefined {
  const record = findRecord(body, APP);
  if (record === undefined) return undefined;
  const { id, fields } = record;
  return {
    appID: id,
    name: text(fields, 'name', 'appname'),
    type: text(fields, 'type', 'apptype'),
    subdomain: text(fields, 'subdomain', 'subdomainvalue', 'generatedsubdomain'),
    state: text(fields, 'state', 'status'),
    url: webAddress(fields, ...URLS),
  };
}

/** GET …/environments. */
export const decodeEnvironments: Decoder<readonly SeenEnvironment[]> = (body, call) =>
  findList(body, ENVIRONMENT, call).entries.map((entry) => {
    const fields = fieldsOf(entry);
    return {
      environmentID: text(fields, 'environmentid', 'envid', 'id'),
      name: typeof entry === 'string' ? entry : text(fields, 'name', 'environmentname', 'environment'),
      state: text(fields, 'state', 'status'),
      url: webAddress(fields, ...URLS),
    };
  });

/** POST …/deployments: undefined where the answer names no ID (an empty 202): the list then tells which it is. */
export const decodeDeployed: Decoder<SeenDeployment | undefined> = (body, _, location) => {
  const record = findRecord(body, DEPLOYMENT) ?? findRecord({ id: idAt(location, 'deployments') }, DEPLOYMENT);
  return record && seeDeployment(record.id, record.fields, statusOf(record.fields) ?? 'pending');
};

/**
 * GET …/deployments: one page, in the service's order. Each entry needs an ID. One may lack a status, as one that was
 * just made; where all do, the shape is not known.
 */
export const decodeDeployments: Decoder<DeploymentsPage> = (body, call) => {
  const { entries, around } = findList(body, DEPLOYMENT, call);
  const records = entries.map((entry) => {
    const record = findEntry(entry, DEPLOYMENT);
    if (record === undefined) throw missing('deployment ID in an entry', entry, call);
    return { ...record, status: statusOf(record.fields) };
  });
  if (records.length > 0 && records.every(({ status }) => status === undefined)) {
    throw missing('deployment status in an entry', entries[0], call);
  }
  const deployments = records.map(({ id, fields, status }) => seeDeployment(id, fields, status ?? 'pending'));
  return { deployments, nextCursor: nextCursor(around) };
};

function seeDeployment(deployID: string, fields: Fields, status: string): SeenDeployment {
  return {
    deployID,
    status,
    stage: text(fields, 'stage', 'phase', 'step'),
    branch: text(fields, 'branch', 'gitbranch', 'ref'),
    commit:
      text(fields, 'commit', 'commitsha', 'commitid', 'commithash', 'sha', 'gitsha', 'revision') ??
      text(fieldsOf(fields.get('commit')), 'sha', 'id', 'hash'),
    url: webAddress(fields, ...URLS),
    createdAt: time(fields, 'createdat', 'created', 'creationtime', 'createtime', 'queuedat', 'startedat'),
    supersededBy: text(fields, 'supersededby', 'replacedby'),
  };
}

/** The status word, also where it is wrapped: `{"status": {"state": "building"}}`. */
function statusOf(fields: Fields): string | undefined {
  for (const name of ['status', 'state', 'deploymentstatus', 'deploystatus']) {
    const word = text(fields, name) ?? text(fieldsOf(fields.get(name)), 'status', 'state', 'phase', 'name');
    if (word !== undefined) return word;
  }
  return undefined;
}

const PAGING = ['pagination', 'paging', 'page', 'pageinfo', 'meta'];

function nextCursor(around: readonly Fields[]): string | undefined {
  for (const fields of around.flatMap((each) => [each, ...PAGING.map((name) => fieldsOf(each.get(name)))])) {
    if (fields.get('hasmore') === false || fields.get('hasnextpage') === false) return undefined;
    const cursor = text(fields, 'nextcursor', 'cursor', 'nextpagetoken', 'endcursor');
    if (cursor !== undefined) return cursor;
  }
  return undefined;
}

/** What an error body says, of the usual shapes: our own, `{"error": "x"}`, `{"message": …}`, RFC 9457, OAuth. */
export function readErrorBody(body: unknown): SeenError {
  const outer = fieldsOf(body);
  const errors = outer.get('errors');
  const wrapped = Array.isArray(errors) ? { error: errors[0] } : undefined;
  const layers = [...layersOf(wrapped, ['error']), ...layersOf(body, ['error'])];
  const first = (...names: readonly string[]) => {
    const found = layers.map((fields) => text(fields, ...names)).find((value) => value !== undefined);
    return found === undefined ? undefined : cleanLine(found, 300).trim();
  };
  // A word without spaces is a code, a sentence is a message: `{"error": …}` holds either.
  const bare = isObject(body) ? text(outer, 'error') : undefined;
  const word = bare !== undefined && /^[\w.-]{1,64}$/.test(bare) ? bare : undefined;
  return {
    code: word ?? first('code', 'errorcode'),
    message:
      first('message', 'errordescription', 'detail', 'details', 'title', 'description') ??
      (bare === undefined ? undefined : cleanLine(bare, 300).trim()),
    requestID: first('requestid', 'traceid', 'correlationid'),
  };
}
