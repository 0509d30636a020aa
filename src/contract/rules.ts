import { words } from '../base/text.ts';

/** The names that the tolerant reader looks for, as `normalName` makes them. `docs/adapting.md` shows them, and a test compares the two. */

/** A kind of record that answers have. */
export interface Kind {
  readonly label: string;
  /** The kind's own names: `app` in `{"app": {…}}` and in `appId`. */
  readonly names: readonly string[];
  /** Names that other services have for the kind: `jobId` for a deployment. */
  readonly kin: readonly string[];
  readonly lists: readonly string[];
}

export const APP: Kind = {
  label: 'app',
  names: words('app application'),
  kin: words('site service website webapp staticsite'),
  lists: words('apps applications sites services'),
};

export const DEPLOYMENT: Kind = {
  label: 'deployment',
  names: words('deploy deployment'),
  kin: words('job build release run rollout revision'),
  lists: words(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `),
};

export const ENVIRONMENT: Kind = {
  label: 'environment',
  names: words('environment env'),
  kin: [],
  lists: words('environments envs'),
};

/** Members that only wrap the record. */
export const ENVELOPES = words('data result item response payload body content node embedded');
export const MOST_ENVELOPES = 2;

/** Members with a part of the record beside its ID: JSON:API, controllers, resource managers. */
export const SIDES = words('attributes properties metadata');

export const LISTS = words('items data results result list records entries values value nodes edges');
export const OTHER_LISTS = words('errors messages warnings notices included links');

export const ID_WORDS = words('id uid uuid guid');

/** Names of a deployment's status. The names of its stage are others, and a stage is never the status. */
export const STATUS = words(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`);
/** Names of the status if none of those is present. Beside one of those, it is the stage. */
export const PHASE = words('phase deploymentphase');
export const IN_STATUS = words('state status phase name value');
/** Names of the result, for a status that says only that the deployment ended. */
export const CONCLUSION = words('conclusion result outcome');
export const STAGE = words('stage step currentstage currentstep stagename');

/** Names of the public address. The first that is a web address or a bare host name counts, https before http. */
export const URLS = words(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`);
/** Members that contain addresses. */
export const URL_HOLDERS = words('urls domains hostnames aliases status links endpoints');

export const BRANCH = words('branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranch');
/** Names of the repository of an app, and of the branch that is its production. */
export const REPOSITORY = words('repository repo repositoryurl repourl gitrepository gitrepo giturl');
export const APP_BRANCH = words('branch productionbranch gitbranch repobranch');
export const COMMIT = words(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`);
/** Members that describe the source of a build. */
export const SOURCES = words('source git gitsource meta trigger deploymenttrigger metadata commit');

export const CREATED = words(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`);
export const SUPERSEDED_BY = words('supersededby replacedby');

export const CURSORS = words('nextcursor cursor nextpagetoken nexttoken endcursor continue next');
export const CURSOR_HOLDERS = words('pagination paging page pageinfo meta metadata resultinfo links');
export const NEXT_LINKS = words('next nextlink nexturl nextpage');
