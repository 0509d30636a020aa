import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { objectIn } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { InputName } from '../../deploy/inputs/table.ts';
import type { Given } from '../flags/flags.ts';
import { type Io, progress } from '../terminal/io.ts';
import { FIRST_COMMIT, folderInRoot, gitRoot } from './git-context.ts';
import { textAt } from './init-detect.ts';
import { findProject, type Project } from './project-file.ts';

/** The organization and project of an app that is deployed to a platform on this machine without any name. */
export const LOCAL = { org: 'local', project: 'default' } as const;

/** The app of a checkout on a platform of this machine that no flag and no file names. */
export type LocalApp = Omit<Project, 'baseUrl'>;

/** Returns the app that a folder names, or undefined if its name has no letter or digit. */
export function localApp(folder: string): LocalApp | undefined {
  const app = basename(folder)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 63)
    .replace(/^[._-]+|[._-]+$/g, '');
  return app === '' ? undefined : { ...LOCAL, app };
}

export interface Place {
  /** Absolute. */
  readonly root: string;
  /** The current folder below the root. Empty if it is the root. */
  readonly here: string;
  /** The folder below the root that has the site of the current folder. Empty if the whole checkout is the site. */
  readonly site: string;
}

/** Finds the place of the current folder. Throws the errors of `gitRoot`. */
export async function placeOf(io: Pick<Io, 'cwd'>, without?: string): Promise<Place> {
  const [root, here] = await Promise.all([gitRoot(io, without), folderInRoot(io)]);
  return { root, here, site: siteFolder(root, here) };
}

/** The nearest folder with a package.json; without one, and without a build in the root, the outermost with an index.html. */
function siteFolder(root: string, here: string): string {
  const parts = here === '' ? [] : here.split('/');
  const outwards = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  const has = (folder: string, name: string) => existsSync(join(root, folder, name));
  const built = outwards.find((folder) => has(folder, 'package.json'));
  const hasBuild = /"build"\s*:/.test(textAt(join(root, 'package.json')) ?? '');
  if (built !== undefined || hasBuild) return built ?? '';
  return [...outwards, ''].findLast((folder) => has(folder, 'index.html')) ?? '';
}

/** Returns the repository of an app, or undefined if the platform has no such app. */
export type FindApp = (app: LocalApp) => Promise<string | undefined>;

/**
 * Completes a deploy to the platform of this machine: the current checkout is the repository, the folder of the site names
 * the app and is its root directory. Shows these names. On other platforms, others share the names. An app that `find` knows keeps
 * its settings. `onGitHub`: `owner/name` of the remote. Throws `invalid_input` outside of a repository, if none is named.
 */
export async function nameLocally(
  inputs: Partial<Record<InputName, string>>,
  onGitHub: string | undefined,
  io: Io,
  find?: FindApp,
): Promise<void> {
  const isUnnamed = !(inputs.org ?? inputs.project);
  const isHere = inputs.repository === undefined || inputs.repository === resolve(io.cwd);
  if (!isUnnamed && (!isHere || (onGitHub !== undefined && inputs.repository === undefined))) return;
  const without = `A deploy builds a commit. Make one of this folder: ${FIRST_COMMIT}`;
  const place = await placeOf(io, without).catch((error: unknown) => {
    if (inputs.repository === undefined) throw error;
  });
  if (place === undefined) return;
  if (inputs.repository !== undefined ? isHere : onGitHub === undefined) inputs.repository = place.root;
  const repository = inputs.repository ?? onGitHub ?? place.root;
  const site = isHere ? place.site : '';
  if (isHere && place.here !== '')
    progress(io, `  Repository ${cleanLine(repository, 200)} (you are in ${cleanLine(place.here, 200)}/)\n`);
  const named = localApp(join(place.root, site));
  if (!isUnnamed || named === undefined) return;
  const app = { ...named, app: inputs.app ?? named.app };
  const directory = site === '' ? '' : rootWords(inputs, site, (await find?.(app)) === repository);
  Object.assign(inputs, app);
  progress(
    io,
    `  App ${LOCAL.org}/${LOCAL.project}/${app.app}${directory}. Other names: --org, --project and --app, or "slipway init"\n`,
  );
}

/**
 * Makes the folder of a project file the root directory of its app, as the workflows of `slipway init` do. `app-settings` may name another
 * one.
 */
export async function nameFolder(inputs: Partial<Record<InputName, string>>, io: Pick<Io, 'cwd'>): Promise<void> {
  const found = findProject(io.cwd);
  const isHere = inputs.repository === undefined || inputs.repository === resolve(io.cwd);
  const isNamed = (['org', 'project', 'app'] as const).every((name) => inputs[name] === found?.project[name]);
  if (!found || !isHere || !isNamed) return;
  addRoot(inputs, await boundFolder(io));
}

/** Returns the folder of the project file below the root of the checkout. Empty if it is in the root, or does not exist. */
export async function boundFolder(io: Pick<Io, 'cwd'>): Promise<string> {
  const found = findProject(io.cwd);
  return found ? folderInRoot({ cwd: dirname(found.path) }) : '';
}

/** Adds `rootDirectory` to the settings. Returns false if it is the root, or if they name one or cannot be read. */
export function addRoot(inputs: Partial<Record<InputName, string>>, folder: string): boolean {
  // The plan names the place of a fault.
  const settings = objectIn(inputs['app-settings'] ?? '{}');
  if (folder === '' || settings === undefined || Object.hasOwn(settings, 'rootDirectory')) return false;
  inputs['app-settings'] = JSON.stringify({ ...settings, rootDirectory: folder });
  return true;
}

/** Also makes the folder of the site the root directory of a new app. */
function rootWords(inputs: Partial<Record<InputName, string>>, site: string, isKnown: boolean): string {
  // The deploy refuses an app of another repository, or takes it over.
  if (isKnown) return ', which keeps its root directory';
  return addRoot(inputs, site) ? ` with the root directory ${cleanLine(site, 200)}` : '';
}

/** Names the app of a command as `slipway deploy` names it, if no flag and no file of the checkout does. */
export async function withLocalApp(given: Given, io: Pick<Io, 'cwd'>): Promise<Given> {
  const { org, project, app } = given.flags;
  if ((org ?? project) !== undefined) return given;
  if (app !== undefined) return { ...given, flags: { ...given.flags, ...LOCAL } };
  const place = await placeOf(io).catch(() => undefined);
  const named = place && localApp(join(place.root, place.site));
  return named ? { ...given, flags: { ...given.flags, ...named } } : given;
}
