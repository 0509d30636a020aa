import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { APP_TYPES, DETECTED_TYPE, IDENTIFIER } from '../../contract/limits.ts';
import { checkRole } from '../control/api.ts';
import type { NewApp } from '../control/bodies.ts';
import { includes } from '../identity/access.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import { readMembers } from '../shared/schema.ts';
import { BuildFailure, type DetectedRepository } from '../shared/types.ts';
import {
  bodyOf,
  type Faults,
  type FieldName,
  type FieldTexts,
  faultsNote,
  fieldOf,
  labelled,
  textsOf,
} from './app-form.ts';
import { coded, short } from './format.ts';
import { type Html, html, icon } from './html.ts';
import { empty, type Fact, factList, optionsOf, type Page, section } from './layout.ts';
import { deploymentPath, newAppPath, ofOrganization } from './paths.ts';
import { TYPE_WORDS } from './status.ts';
import { noted, redirect, type Visit } from './visit.ts';

/** The page that creates an app from a repository, after it has shown what a build would do with it. */

const EMPTY = textsOf(() => '');
const PROJECT_RULE = 'must be letters, digits, ".", "_" and "-", with a letter or digit first and last';
/** What an app is until its first build. */
const [STATIC] = APP_TYPES;
/** Milliseconds in which a repository is read. */
const DETECT_MS = 60_000;
const TYPES = [
  [DETECTED_TYPE, 'Detected by the first build'] as const,
  ...APP_TYPES.map((each) => [each, TYPE_WORDS[each]] as const),
];
const MORE = [
  'installCommand',
  'buildCommand',
  'outputDirectory',
  'nodeVersion',
  'spaFallback',
  'noindex',
  'region',
] as const;
const NONE: Faults = new Map();

interface Written {
  readonly project: string;
  readonly name: string;
  readonly type: string;
  readonly values: FieldTexts;
}

/** Why a build of the repository would fail before it begins. */
type Failure = Pick<BuildFailure['facts'], 'message' | 'log'>;

/** What became of the form. */
interface Shown {
  readonly faults?: Faults;
  readonly problem?: string;
  readonly detected?: DetectedRepository;
  readonly failure?: Failure;
}

export async function newApp(visit: Visit): Promise<Page> {
  const own = visit.within?.find((part) => !part.includes('/'));
  const project = visit.query.get('project')?.slice(0, 100) ?? own ?? '';
  const place = { org: visit.key.org, project };
  const may = visit.within ? includes(await visit.options.roleOf(visit.principal, place), 'deployer') : visit.may;
  const written = { project, name: '', type: DETECTED_TYPE, values: { ...EMPTY, branch: 'main' } };
  return shown({ ...visit, may }, 200, written, {});
}

function shown(visit: Visit, status: number, written: Written, more: Shown): Page {
  const { org } = visit.key;
  const mayLook = visit.options.detect !== undefined;
  const { detected, failure } = more;
  const next = 'Somebody with the role "deployer" can create one.';
  return {
    status,
    title: 'New app',
    ...ofOrganization(org, 'New app'),
    problem: more.problem ?? faultsNote('Nothing was created', more.faults ?? NONE),
    above: failure && failed(failure),
    head: { words: 'From a Git repository. See what a build would do with it, then create the app and deploy it.' },
    content: visit.may
      ? html`${detected && found(detected)}${form(org, written, mayLook, more)}`
      : empty('user', 'You may read here, and not create apps', next),
  };
}

function failed({ message, log: said }: Failure): Html {
  const lines = said.slice(-5);
  const log =
    lines.length === 0 ? null : html`<pre class="small lines-of">${lines.map((line) => `${short(line, 300)}\n`)}</pre>`;
  return html`<div class="note bad" role="alert">${icon('alert')}<p class="strong">${coded(short(message, 600))}</p>${log}<p class="small">Nothing was created. Change what is wrong and look again, or create the app and read the log of its first build.</p></div>`;
}

function found({ commit, plan }: DetectedRepository): Html {
  const unknown = html`<span class="muted">Found by the build</span>`;
  const because = plan.typeBecause && html` <span class="muted">${coded(short(plan.typeBecause, 300))}</span>`;
  const facts: readonly Fact[] = [
    ['Type', html`<code>${plan.type}</code>${because}`],
    ['Commit', html`<code>${commit.slice(0, 7)}</code>`],
    ['Root directory', plan.folder === '' ? 'The repository' : html`<code>${plan.folder}</code>`],
    ['Build command', plan.command === null ? 'None: the files are the site' : html`<code>${plan.command}</code>`],
    ['Output directory', plan.output === null ? unknown : html`<code>${plan.output}</code>`],
  ];
  return section(
    'What was detected',
    html`<div class="card pad" id="detected"><p>${coded(plan.text)}</p>${factList(facts, 'three')}<p class="small muted">Nothing of the repository has run. A field below replaces what is detected.</p></div>`,
  );
}

function form(
  org: string,
  { project, name, type, values }: Written,
  mayLook: boolean,
  { faults = NONE, detected }: Shown,
): Html {
  const fields = (names: readonly FieldName[]) => names.map((each) => fieldOf(each, { values, faults }));
  const text = (id: string, label: string, value: string, hint: string, required: Html | null) =>
    labelled(
      id,
      label,
      hint,
      faults.get(id),
      (more) =>
        html`<input${more} class="mono" value="${value}" maxlength="63" autocomplete="off" spellcheck="false"${required}>`,
    );
  const types = labelled(
    'type',
    'Type',
    'Files, or a server. A deployment with another type changes it.',
    faults.get('type'),
    (more) => html`<select${more}>${optionsOf(TYPES, type)}</select>`,
  );
  const look = html`<button class="button${detected === undefined && mayLook ? ' primary' : null}" name="do" value="look">${icon('search')}${detected === undefined ? 'Look at the repository' : 'Look again'}</button>`;
  const create = html`<button class="button${detected === undefined && mayLook ? null : ' primary'}" name="do" value="create">Create and deploy</button>`;
  const isOpen = MORE.some((each) => values[each] !== '' || faults.has(each)) || detected !== undefined;
  const hint = mayLook
    ? html`<p class="small muted">A look clones the repository in the sandbox of builds and takes some seconds.</p>`
    : html`<p class="small muted">This node does not build, so it cannot look at repositories. The first build says what it detects.</p>`;
  return section(
    'App',
    html`<form class="card pad" method="post" action="${newAppPath(org)}" autocomplete="off">
<fieldset><legend>Source</legend><div class="fields aligned">${fields(['repository', 'branch', 'rootDirectory'])}</div></fieldset>
<fieldset><legend>Name</legend><div class="fields aligned">${text('project', 'Project', project, 'Groups apps that belong together. A new name makes a project.', html` required`)}${text('name', 'App', name, 'Empty: the name of the repository.', null)}${types}</div></fieldset>
<details${isOpen ? html` open` : null}><summary>Settings of the build and the site</summary><div class="fields aligned">${fields(MORE)}</div></details>
${hint}<div class="actions">${mayLook ? look : null}${create}</div></form>`,
  );
}

/** Reads the repository, or creates the app and deploys it: as the button says. */
export async function createOrLook(visit: Visit): Promise<HttpResponse | Page> {
  const { field } = visit;
  const values = textsOf(field);
  const project = field('project').trim();
  const name = field('name').trim() || nameOf(values.repository);
  const written: Written = { project, name, type: field('type') || DETECTED_TYPE, values };
  // The address names no project, so its check let in whoever has a role in any part of the organization.
  await checkRole(visit.options, visit.principal, { org: visit.key.org, project }, 'deployer');
  const own = { ...visit, may: true };
  const read = readNew(own, written);
  const invalid = CONTROL_ERROR_STATUS.validation_failed;
  if ('faults' in read) return shown(own, invalid, written, { faults: read.faults });
  return field('do') === 'look' ? look(own, written, read.app) : create(own, written, read.app);
}

/** Returns the last part of a repository as the name of an app, if it can be one. */
function nameOf(repository: string): string {
  const last =
    repository
      .trim()
      .replace(/\/+$/, '')
      .replace(/\.git$/, '')
      .split('/')
      .at(-1) ?? '';
  return IDENTIFIER.test(last) ? last : '';
}

function readNew(
  { options }: Visit,
  { project, name, type, values }: Written,
): { readonly app: NewApp } | { readonly faults: Faults } {
  const fields = Object.entries(bodyOf(values, EMPTY));
  const source = { repository: values.repository.trim(), branch: values.branch.trim() };
  const body = { ...Object.fromEntries(fields), name, type: type === DETECTED_TYPE ? STATIC : type, ...source };
  const read = readMembers(options.changes.bodies.creation, body);
  const isProject = IDENTIFIER.test(project);
  if ('output' in read && isProject) return { app: read.output };
  const faults = new Map('faults' in read ? read.faults : []);
  if (!isProject) faults.set('project', PROJECT_RULE);
  return { faults };
}

async function look(visit: Visit, written: Written, { type, config }: NewApp): Promise<Page> {
  const { options, key } = visit;
  const { repository, branch, buildCommand, outputDirectory, settings } = config;
  if (!options.detect) return shown(visit, 200, written, {});
  const app = { ...key, project: written.project, appID: written.name };
  const job = {
    app,
    type,
    ...(written.type === DETECTED_TYPE && { detectsType: true as const }),
    repository,
    branch,
    appBranch: branch,
    commit: null,
    buildCommand,
    outputDirectory,
    settings,
    env: {},
  };
  try {
    const detected = await options.detect(job, AbortSignal.timeout(DETECT_MS));
    return shown(visit, 200, written, { detected });
  } catch (error) {
    if (error instanceof BuildFailure) return shown(visit, 422, written, { failure: error.facts });
    if (error instanceof Refusal)
      return shown(visit, CONTROL_ERROR_STATUS[error.code], written, { problem: error.message });
    throw error;
  }
}

async function create(visit: Visit, written: Written, app: NewApp): Promise<HttpResponse | Page> {
  const { options, act } = visit;
  const key = { ...visit.key, project: written.project, appID: app.name };
  try {
    await options.changes.create(key, app, act);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const status = CONTROL_ERROR_STATUS[error.code];
    if (error.code !== 'app_exists') return shown(visit, status, written, { problem: error.message });
    return shown(visit, status, written, { faults: new Map([['name', `is taken: ${error.message}`]]) });
  }
  const configuration = written.type === DETECTED_TYPE ? ({ type: DETECTED_TYPE } as const) : undefined;
  const request = { branch: null, commit: null, configuration };
  const made = await options.state.deployments.create(key, request, act);
  if (made.kind !== 'done') throw new Refusal('conflict', 'The app is created. Deploy it from its page.');
  return redirect(noted(deploymentPath(key, made.made.deployID), 'created'));
}
