/**
 * The table of the tolerant reader: which names an answer's values may have. `docs/adapting.md` shows it, and a test
 * compares the two. All names are normal names (`normalName`): without case, `_`, `-` and `$`.
 */

/** The names of a kind of record, in singular and plural, and of its ID. */
export interface Resource {
  readonly label: string;
  /** The kind's own names: `app` in `{"app": {…}}` and in `appId`. */
  readonly names: readonly string[];
  /** Names that other services give the kind: `jobId` for a deployment. */
  readonly kin: readonly string[];
  readonly lists: readonly string[];
}

export const APP: Resource = {
  label: 'app',
  names: ['app', 'application'],
  kin: ['site', 'service', 'website', 'webapp', 'staticsite'],
  lists: ['apps', 'applications', 'sites', 'services'],
};

export const DEPLOYMENT: Resource = {
  label: 'deployment',
  names: ['deploy', 'deployment'],
  kin: ['job', 'build', 'release', 'run', 'rollout', 'revision'],
  lists: [
    'deployments',
    'deploys',
    'jobs',
    'builds',
    'releases',
    'runs',
    'rollouts',
    'revisions',
    'jobsummaries',
    'deploymentsummaries',
  ],
};

export const ENVIRONMENT: Resource = {
  label: 'environment',
  names: ['environment', 'env'],
  kin: [],
  lists: ['environments', 'envs'],
};

/** Members that only wrap what was asked for. */
export const ENVELOPES = ['data', 'result', 'item', 'response', 'payload', 'body', 'content', 'node', 'embedded'];
export const MOST_ENVELOPES = 2;

/** Members that contain a part of the record beside its ID: JSON:API, controllers, resource managers. */
export const SIDES = ['attributes', 'properties', 'metadata'];

/** Names of a list of anything. */
export const LISTS = [
  'items',
  'data',
  'results',
  'result',
  'list',
  'records',
  'entries',
  'values',
  'value',
  'nodes',
  'edges',
];
/** Lists beside the one that was asked for. */
export const OTHER_LISTS = ['errors', 'messages', 'warnings', 'notices', 'included', 'links'];

/** Words for "ID", the plain ones. */
export const ID_WORDS = ['id', 'uid', 'uuid', 'guid'];

/** The names of a deployment's status. Its stage has other names, and is never the status. */
export const STATUS = [
  'status',
  'state',
  'readystate',
  'currentstatus',
  'currentstate',
  'deploymentstatus',
  'deploystatus',
  'deploymentstate',
  'deploystate',
  'jobstatus',
  'jobstate',
];
/** The status if none of those is present; beside one of those, the stage. */
export const PHASE = ['phase', 'deploymentphase'];
/** The word in a status that is an object. */
export const IN_STATUS = ['state', 'status', 'phase', 'name', 'value'];
/** The result, if the status says only that the deployment ended. */
export const CONCLUSION = ['conclusion', 'result', 'outcome'];
export const STAGE = ['stage', 'step', 'currentstage', 'currentstep', 'stagename'];

/** Addresses: the first that is a web address or a bare host name counts, https before http. */
export const URLS = [
  'url',
  'publicurl',
  'liveurl',
  'siteurl',
  'appurl',
  'sslurl',
  'productionurl',
  'primaryurl',
  'weburl',
  'deploymenturl',
  'deployurl',
  'deploysslurl',
  'previewurl',
  'defaultingress',
  'defaultdomain',
  'defaulthostname',
  'livedomain',
  'hostname',
  'host',
  'domain',
  'fqdn',
];
/** Members that contain addresses. */
export const URL_HOLDERS = ['urls', 'domains', 'hostnames', 'aliases', 'status', 'links', 'endpoints'];

export const BRANCH = [
  'branch',
  'gitbranch',
  'branchname',
  'sourcebranch',
  'gitref',
  'ref',
  'githubcommitref',
  'headbranch',
];
export const COMMIT = [
  'commit',
  'commitsha',
  'commitid',
  'commithash',
  'commitref',
  'sha',
  'gitsha',
  'gitcommit',
  'gitcommitsha',
  'revision',
  'sourceversion',
  'githubcommitsha',
  'headsha',
];
/** Members that say what was built. */
export const SOURCES = ['source', 'git', 'gitsource', 'meta', 'trigger', 'deploymenttrigger', 'metadata', 'commit'];

export const CREATED = [
  'createdat',
  'created',
  'createdon',
  'creationtime',
  'createtime',
  'createdtime',
  'createdtimeutc',
  'creationtimestamp',
  'datecreated',
  'insertedat',
  'queuedat',
  'starttime',
  'startedat',
  'timestamp',
];
export const SUPERSEDED_BY = ['supersededby', 'replacedby'];

/** The cursor of a list's next page. */
export const CURSORS = ['nextcursor', 'cursor', 'nextpagetoken', 'nexttoken', 'endcursor', 'continue', 'next'];
export const CURSOR_HOLDERS = ['pagination', 'paging', 'page', 'pageinfo', 'meta', 'metadata', 'resultinfo', 'links'];
export const NEXT_LINKS = ['next', 'nextlink', 'nexturl', 'nextpage'];
