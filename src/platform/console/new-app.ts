import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { APP_TYPES, DETECTED_TYPE, IDENTIFIER } from '../../contract/limits.ts';
import { checkRole } from '../control/api.ts';
import type { NewApp } from '../control/bodies.ts';
import type { Place } from '../identity/access.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import { readMembers } from '../shared/schema.ts';
import { BuildFailure } from '../shared/types.ts';
import { bodyOf, type Faults, textsOf } from './app-form.ts';
import type { Page } from './layout.ts';
import { type NewAppView, newAppPage } from './new-app-page.ts';
import { queryOf } from './paging.ts';
import { deploymentPath } from './paths.ts';
import { formOf, mayChange, noted, redirect, type Visit } from './visit.ts';

/** The page that creates an app from a repository, after it has shown what a build would do with it. */

const EMPTY = textsOf(() => '');
const PROJECT_RULE = 'must be letters, digits, ".", "_" and "-", with a letter or digit first and last';
/** What an app is until its first build. */
const [STATIC] = APP_TYPES;
/** Milliseconds in which a repository is read. */
const DETECT_MS = 60_000;

type Written = Pick<NewAppView, 'project' | 'name' | 'type' | 'values'>;

export async function newApp(visit: Visit): Promise<Page> {
  const own = visit.within?.find((part) => !part.includes('/'));
  const project = queryOf(visit.request).get('project')?.slice(0, 100) ?? own ?? '';
  const role = visit.role ?? (await visit.options.roleOf(visit.principal, placeIn(visit, project)));
  return shown(
    { ...visit, role },
    200,
    { project, name: '', type: DETECTED_TYPE, values: { ...EMPTY, branch: 'main' } },
    {},
  );
}

function placeIn({ parts: [org = ''] }: Visit, project: string): Place {
  return { org, project };
}

function shown(
  visit: Visit,
  status: number,
  written: Written,
  more: Partial<Pick<NewAppView, 'faults' | 'problem' | 'detected' | 'failure'>>,
): Page {
  const [org = ''] = visit.parts;
  const mayLook = visit.options.detect !== undefined;
  return newAppPage(status, { org, ...written, mayChange: mayChange(visit), mayLook, faults: new Map(), ...more });
}

/** Reads the repository, or creates the app and deploys it: as the button says. */
export async function createOrLook(visit: Visit): Promise<HttpResponse | Page> {
  const field = await formOf(visit.request);
  const values = textsOf(field);
  const project = field('project').trim();
  const name = field('name').trim() || nameOf(values.repository);
  const written: Written = { project, name, type: field('type') || DETECTED_TYPE, values };
  // The address names no project, so its check let in whoever has a role in any part of the organization.
  const role = await checkRole(visit.options, visit.principal, placeIn(visit, project), 'deployer');
  return answerTo({ ...visit, role }, written, field('do') === 'look');
}

async function answerTo(visit: Visit, written: Written, looks: boolean): Promise<HttpResponse | Page> {
  const read = readNew(visit, written);
  const invalid = CONTROL_ERROR_STATUS.validation_failed;
  if ('faults' in read) return shown(visit, invalid, written, { faults: read.faults });
  return looks ? look(visit, written, read.app) : create(visit, written, read.app);
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

/** Reads the form by the rules of the call that creates apps. */
function readNew(
  { options }: Visit,
  { project, name, type, values }: Written,
): { readonly app: NewApp } | { readonly faults: Faults } {
  const fields = Object.entries(bodyOf(values, EMPTY));
  const { repository, branch } = values;
  const created = type === DETECTED_TYPE ? STATIC : type;
  const body = {
    ...Object.fromEntries(fields),
    name,
    type: created,
    repository: repository.trim(),
    branch: branch.trim(),
  };
  const read = readMembers(options.changes.bodies.creation, body);
  const isProject = IDENTIFIER.test(project);
  if ('output' in read && isProject) return { app: read.output };
  const faults = new Map('faults' in read ? read.faults : []);
  if (!isProject) faults.set('project', PROJECT_RULE);
  return { faults };
}

async function look(visit: Visit, written: Written, { type, config }: NewApp): Promise<Page> {
  const { options, parts } = visit;
  const [org = ''] = parts;
  const { repository, branch, buildCommand, outputDirectory, settings } = config;
  if (!options.detect) return shown(visit, 200, written, {});
  const app = { org, project: written.project, appID: written.name };
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
    if (error instanceof BuildFailure) return shown(visit, 422, written, { failure: failureOf(error) });
    if (error instanceof Refusal)
      return shown(visit, CONTROL_ERROR_STATUS[error.code], written, { problem: error.message });
    throw error;
  }
}

function failureOf({ facts }: BuildFailure): NonNullable<NewAppView['failure']> {
  return { message: facts.message, lines: facts.log.slice(-5) };
}

async function create(visit: Visit, written: Written, app: NewApp): Promise<HttpResponse | Page> {
  const { options, parts, act } = visit;
  const [org = ''] = parts;
  const key = { org, project: written.project, appID: app.name };
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
