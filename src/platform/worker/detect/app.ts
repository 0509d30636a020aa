import { join } from 'node:path';
import { isObject } from '../../../base/json.ts';
import { type DetectedFramework, detectFramework } from '../../../detect/frameworks.ts';
import { startScriptOf } from '../../functions/detect/start-script.ts';
import { failure } from '../failure.ts';
import { type Manifest, MOST_MANIFESTS, readManifests } from '../files/manifests.ts';
import { findLockfile } from '../files/packages.ts';
import type { Sources } from '../files/sources.ts';
import { isWorkspace, workspacesOf } from '../files/workspaces.ts';
import { isAside, isLibrary, mayRun, runs, scriptsApart, scriptsOf, scriptText, siteScript } from './scripts.ts';

/** A folder of the repository that can be deployed. */
export interface FoundApp {
  /** From the root, separated by `/`. Empty: the root. */
  readonly folder: string;
  readonly framework: DetectedFramework | undefined;
}

/** The folder in which a repository is built, and why. */
export interface ChosenApp {
  /** From the root, separated by `/`. Empty: the root. */
  readonly folder: string;
  /** For the log. Undefined if the root is the only candidate. */
  readonly why: string | undefined;
  /** The apps that a build of the root can write. Empty: the folder is the app. */
  readonly apps: readonly FoundApp[];
  /** The framework of the app, if its own folder does not show it. */
  readonly framework?: DetectedFramework | undefined;
  /** The script of the root that builds the app, which may do more than the app's own: it writes pages first, for instance. */
  readonly rootScript?: string;
}

const ROOT: ChosenApp = { folder: '', why: undefined, apps: [] };
/** Folders beside the app of a repository. */
const ASIDE =
  /(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i;
/** Apps that a failure names. */
const MOST_NAMED = 10;

/**
 * Chooses the folder of a repository's app, if no setting does: the root if it is an app, else the only folder that is one. If the
 * root of a workspace has a build of its own, that one runs. Throws `BuildFailure` (`app_ambiguous`) if several folders fit.
 * `isFunction`: a folder whose `start` script starts a server is an app too.
 */
export async function chooseApp(sources: Sources, isFunction = false): Promise<ChosenApp> {
  // Before the search, which may use up the limits.
  const hasPage = await sources.has(join(sources.root, 'index.html'));
  const manifests = await readManifests(sources, sources.root);
  const root = manifests.find(({ folder }) => folder === '');
  const own = await detectFramework(sources, sources.root, root);
  const ownScript = root && siteScript(root, own);
  const isScripted = root !== undefined && ownScript !== undefined;
  // The root is an app itself if its build runs its framework.
  const isApp = isScripted && own?.kind === 'site' && runs(scriptText(root, ownScript), own);
  if (hasPage || isApp || (isFunction && startsItself(root))) return ROOT;
  const ownBuild = root && scriptsOf(root).build;
  const nx = await nxApps(sources, own);
  if (nx.length > 0) return ownBuild !== undefined && named(nx, ownBuild).length === 1 ? byRoot(nx) : onlyOf(nx);
  const members = await membersOf(sources, root);
  const found = await appsIn(sources, manifests, members, isFunction);
  const apps = found.some(({ folder }) => !ASIDE.test(folder))
    ? found.filter(({ folder }) => !ASIDE.test(folder))
    : found;
  const [first, second] = apps;
  const isSearched = !sources.isOver && manifests.length < MOST_MANIFESTS;
  // Its sources would be published.
  if (first === undefined && !isSearched && own === undefined && !isScripted)
    throw failure(
      'build',
      'app_ambiguous',
      'The repository has too many files to find its app in. Set rootDirectory in app-settings to the folder of the app, or the output directory to `.` if its files are the site',
    );
  // A framework of the root without a script for it is a tool of the workspace, unless nothing else is an app.
  if (first === undefined || (members === undefined && root && own?.kind === 'site' && !isScripted)) return ROOT;
  const runners = ['turbo.json', 'turbo.jsonc', 'nx.json'].map((file) => sources.has(join(sources.root, file)));
  const isOrchestrated = (await Promise.all(runners)).includes(true);
  if (root && ownBuild !== undefined && members !== undefined && !(isOrchestrated && !second)) {
    return builtApart(root, apps) ?? byRoot(apps);
  }
  if (root && ownBuild !== undefined && members === undefined) {
    // Unless it only delegates to an app, or makes a library.
    if (!isLibrary(root) && named(apps, ownBuild).length === 0) return ROOT;
  }
  return onlyOf(apps);
}

const OF_WORKSPACE = /\b(?:turbo|nx|lerna|workspaces?)\b|(?:^|\s)(?:-w|-C|--filter|--prefix)\b/;

/** True if the root has a server of its own. */
function startsItself(root: Manifest | undefined): boolean {
  const start = root && startScriptOf(scriptsOf(root));
  return start !== undefined && !OF_WORKSPACE.test(start.command);
}

function byRoot(apps: readonly FoundApp[]): ChosenApp {
  return { folder: '', why: '`build` of the workspace', apps };
}

/** Returns the app that another script than `build` builds: that one then makes the packages of the workspace. */
function builtApart(root: Manifest, apps: readonly FoundApp[]): ChosenApp | undefined {
  if (named(apps, scriptText(root, 'build')).length > 0) return undefined;
  const apart = scriptsApart(root, apps.length).flatMap(([script, text]) =>
    named(apps, text).map((app) => ({ app, script })),
  );
  const [first] = apart;
  if (!first || apart.some(({ app }) => app !== first.app)) return undefined;
  const { app, script } = first;
  return {
    ...app,
    why: `\`${script}\` of the workspace builds it`,
    apps: [],
    ...(isAside(script) ? {} : { rootScript: script }),
  };
}

function named(apps: readonly FoundApp[], command: string): readonly FoundApp[] {
  const words = command.split(/[\s/:='"]+/);
  return apps.filter(({ folder }) => words.includes(folder.split('/').at(-1) ?? ''));
}

function onlyOf(apps: readonly FoundApp[]): ChosenApp {
  const [first, second] = apps;
  if (first === undefined || second !== undefined) throw ambiguous(apps);
  return { ...first, why: 'the only folder that can be deployed', apps: [] };
}

/** Bounds of the projects of Nx that are read. */
const MOST_PROJECTS = 200;

/** Lists the applications that Nx builds: their files need not have a package.json. */
async function nxApps(sources: Sources, own: DetectedFramework | undefined): Promise<readonly FoundApp[]> {
  if (!(await sources.has(join(sources.root, 'nx.json')))) return [];
  const apps: FoundApp[] = [];
  let seen = 0;
  for await (const path of sources.walk(/^project\.json$/)) {
    seen += 1;
    if (seen > MOST_PROJECTS) break;
    const project = await sources.json(path);
    const folder = sources.pathOf(path).replace(/\/?project\.json$/, '');
    if (project?.projectType !== 'application' || !isObject(project.targets) || !('build' in project.targets)) continue;
    const framework = (await detectFramework(sources, join(sources.root, folder), undefined)) ?? own;
    if (folder !== '' && !ASIDE.test(folder)) apps.push({ folder, framework });
  }
  return apps;
}

export function ambiguous(apps: readonly FoundApp[]) {
  const sorted = apps.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  const names = sorted
    .slice(0, MOST_NAMED)
    .map(({ folder, framework }) => `\`${folder}\`${framework ? ` (${framework.name})` : ''}`);
  const more = apps.length > MOST_NAMED ? ` and ${apps.length - MOST_NAMED} more` : '';
  const setting = JSON.stringify({ rootDirectory: sorted[0]?.folder });
  return failure(
    'build',
    'app_ambiguous',
    `The repository has several apps: ${names.join(', ')}${more}. Set rootDirectory in app-settings to one of them, as \`${setting}\``,
  );
}

async function membersOf(sources: Sources, root: Manifest | undefined): Promise<readonly string[] | undefined> {
  const locked = await findLockfile(sources.root, sources.root);
  const file = locked?.lockfile.file ?? 'package-lock.json';
  const { patterns } = await workspacesOf({ file, folder: '', text: '' }, root, sources);
  return patterns.length > 0 ? patterns : undefined;
}

async function appsIn(
  sources: Sources,
  manifests: readonly Manifest[],
  members: readonly string[] | undefined,
  isFunction: boolean,
): Promise<readonly FoundApp[]> {
  const apps: FoundApp[] = [];
  for (const manifest of manifests) {
    const { folder } = manifest;
    if (folder === '' || (members && !isWorkspace(folder, members))) continue;
    const path = join(sources.root, folder);
    const framework = await detectFramework(sources, path, manifest);
    if (isFunction && startScriptOf(scriptsOf(manifest))) {
      apps.push({ folder, framework });
      continue;
    }
    const script = framework && siteScript(manifest, framework);
    if (!framework || script === undefined) continue;
    // A library that only tests itself with a framework, or adds to it.
    if (framework.kind === 'site' && isLibrary(manifest) && !mayRun(scriptText(manifest, script), framework)) continue;
    const hasPage = framework.slug === 'vite' && (await sources.has(join(path, 'index.html')));
    if (framework.kind === 'site' || hasPage) apps.push({ folder, framework });
  }
  return apps;
}
