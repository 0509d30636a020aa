import { resolve } from 'node:path';
import { assertNever } from '../../../../base/errors.ts';
import { isObject } from '../../../../base/json.ts';
import { jsonSyntaxError, lineAndColumn } from '../../../../base/json-text.ts';
import { nearest } from '../../../../base/near.ts';
import { isInside } from '../../../../base/paths.ts';
import type { Diagnostic } from '../../../../contract/control-plane.ts';
import type { Cause, FailureFacts } from '../../../../diagnosis/cause.ts';
import { explainFailure } from '../../../../diagnosis/explain.ts';
import { withNearest } from '../../../../diagnosis/nearest.ts';
import type { DependencyPart, PackagePart } from '../../../../diagnosis/package-part.ts';
import { type Dependency, findDependency, findScript, type Manifest, readManifests } from '../../files/manifests.ts';
import { conflictOffset, placeIn, type TextPlace } from '../../files/package-json.ts';
import { type Lockfile, readLockfile } from '../../files/packages.ts';
import type { Sources } from '../../files/sources.ts';
import { isWorkspace, workspacesOf } from '../../files/workspaces.ts';
import { bringerOf, lackingIn } from './lockfiles.ts';
import { dependencyIn, jsonFilesIn } from './unknown-tool.ts';

interface Fault {
  readonly file: string;
  readonly place?: TextPlace | undefined;
  /** If the sources show more than the log. */
  readonly message?: string;
  /** If the sources show another cause than the log. */
  readonly cause?: string;
}

interface Project {
  readonly sources: Sources;
  /** The app's folder, and its path from the repository's root. */
  readonly folder: string;
  readonly app: string;
  readonly manifests: readonly Manifest[];
  readonly lockfile: Lockfile | undefined;
  /** The cause in the log, and a summary of it. Empty if no cause is known. */
  readonly cause: string;
  readonly summary: string;
}

/**
 * Returns the finding in package.json, a lockfile or a runner's settings that made a build fail. Its code is the name of a cause of
 * `causes`. Undefined if the failure has another cause, or the sources do not show the place.
 */
export async function packageFault(
  facts: FailureFacts,
  sources: Sources,
  folder: string,
  causes?: readonly Cause[],
): Promise<Diagnostic | undefined> {
  const { fault: known, cause = '' } = explainFailure(facts, causes);
  if (cause !== '' && !known) return undefined;
  const summary = known?.summary ?? '';
  const manifests = await readManifests(sources, folder);
  const lockfile = await readLockfile(sources, folder);
  const project = { sources, folder, app: sources.pathOf(folder), manifests, lockfile, cause, summary };
  const fault = known ? await faultOf(known.part, project) : await unknownFault(facts, project);
  if (!fault) return undefined;
  const { line, column } = fault.place ?? { line: null, column: null };
  const message = fault.message ?? summary;
  return { file: fault.file, line, column, severity: 'error', code: (fault.cause ?? cause) || null, message };
}

/** Finds the fault of a tool that no rule knows, by names in its last lines: a JSON file that is broken, or a dependency. */
async function unknownFault(facts: FailureFacts, project: Project): Promise<Fault | undefined> {
  for (const path of jsonFilesIn(facts)) {
    const fault = await fileFault(path, project);
    if (fault?.place) return { ...fault, cause: 'settings-invalid' };
  }
  const named = facts.stage === 'install' ? dependencyIn(facts, project.manifests) : undefined;
  return named && { ...at(named.dependency), message: named.message };
}

async function faultOf(part: PackagePart, project: Project): Promise<Fault | undefined> {
  switch (part.kind) {
    case 'dependency':
      return (await hostFault(part, project)) ?? dependencyFault(part, project);
    case 'engines':
      return enginesFault(part, project);
    case 'script':
      return (await outsideFault(project)) ?? scriptFault(part, project);
    case 'uninstalled':
      return outsideFault(project);
    case 'member':
      return part.name === 'workspaces' ? workspacesFault(project) : memberFault(part, project);
    case 'lockfile':
      return (await brokenLockfile(project)) ?? lockfileFault(part.lacks, project);
    case 'file':
      return fileFault(part.path, project);
    case 'names':
      return namesFault(project.manifests);
    default:
      return assertNever(part);
  }
}

const AT_INSTALL = ['preinstall', 'install', 'postinstall', 'prepare'];
/** Causes that a dependency on a workspace has if the workspace has another version: the package manager then asks the registry. */
const ASKED_OF_REGISTRY = ['package-not-found', 'version-not-found', 'registry-login', 'registry-refused'];

function dependencyFault({ name, host, script }: DependencyPart, { manifests, lockfile, cause, summary }: Project) {
  const direct = findDependency(manifests, (each, wanted) =>
    name === undefined ? host !== undefined && wanted.includes(host) : each === name,
  );
  if (!direct) {
    const own = script && manifests.find(({ value }) => value.name === name);
    if (own) {
      const message = summary.replace(/^the package "[^"]{1,200}"/, 'the project');
      return { file: own.file, ...scriptFault({ kind: 'script', ...script }, { manifests: [own] }), message };
    }
    const bringer = name !== undefined && lockfile ? bringerOf(name, lockfile, manifests) : undefined;
    return bringer && { ...at(bringer), message: `${summary}; ${bringer.name} brings it` };
  }
  const workspace = manifests.find(({ value }) => value.name === direct.name);
  if (!workspace || !ASKED_OF_REGISTRY.includes(cause)) return at(direct);
  const version = workspace.value.version;
  const has = typeof version === 'string' ? `in version ${version}` : 'without a version';
  return {
    ...at(direct),
    cause: 'workspace-version',
    message: `"${direct.name}" is a workspace of this repository (${workspace.folder}) ${has}, and ${direct.manifest.file} asks for ${direct.wanted}`,
  };
}

const SETTINGS = ['.npmrc', '.yarnrc.yml', '.yarnrc', 'bunfig.toml'];
/** The default registries of package managers. If one cannot be reached, no file is at fault. */
const USUAL = /^registry\.(?:npmjs\.org|yarnpkg\.com)$/;

/** Finds the line that names a host which cannot be reached: in settings of the package manager, or else in the lockfile. */
async function hostFault({ host, name }: DependencyPart, project: Project): Promise<Fault | undefined> {
  const { sources, lockfile, folder, manifests } = project;
  if (host === undefined || USUAL.test(host)) return undefined;
  if (findDependency(manifests, (_, wanted) => wanted.includes(host))) return undefined;
  for (const file of SETTINGS) {
    const lines = (await sources.lines(resolve(folder, file))) ?? [];
    const line = lines.findIndex((text) => text.includes(`//${host}`)) + 1;
    if (line > 0) return { file: sources.pathOf(resolve(folder, file)), place: { line, column: 1 } };
  }
  const lines = lockfile?.text.split('\n') ?? [];
  // Others are addresses of sponsors.
  const isSource = (text: string) => /\bresol(?:ved|ution)\b|\btarball\b/.test(text);
  const holds = (text: string, also: string) => text.includes(`//${host}/`) && text.includes(also) && isSource(text);
  const named = name === undefined ? -1 : lines.findIndex((text) => holds(text, `/${name}/`));
  const line = (named >= 0 ? named : lines.findIndex((text) => holds(text, ''))) + 1;
  return lockfile && line > 0 ? { file: lockfile.file, place: { line, column: 1 } } : undefined;
}

function at({ manifest, place }: Pick<Dependency, 'manifest' | 'place'>): Fault {
  return { file: manifest.file, place };
}

function enginesFault({ name, member }: PackagePart & { kind: 'engines' }, { manifests, summary }: Project) {
  const asks = (each: Manifest) => isObject(each.value.engines) && member in each.value.engines;
  const own = manifests.find((each) => asks(each) && (name === '' || each.value.name === name));
  if (!own) {
    const dependency = findDependency(manifests, (each) => each === name);
    return dependency && at(dependency);
  }
  const message = summary.replace(/^"[^"]{1,200}"/, 'the project');
  return { file: own.file, place: placeIn(own, ['engines', member]), message };
}

function scriptFault({ name, command }: PackagePart & { kind: 'script' }, { manifests }: Pick<Project, 'manifests'>) {
  const runs = (text: string) =>
    command !== undefined && (text === command || text.split(/[\s;&|()]+/).includes(command));
  const found =
    findScript(manifests, (each, text) => (name === undefined || each === name) && runs(text)) ??
    findScript(manifests, (each) =>
      command === undefined && name === undefined ? AT_INSTALL.includes(each) : each === name,
    );
  return found && at(found);
}

function memberFault({ name, wanted }: PackagePart & { kind: 'member' }, { manifests, summary }: Project) {
  const caller =
    name === 'scripts' && wanted !== undefined
      ? findScript(manifests, (_, text) => runsScript(text, wanted))
      : undefined;
  const owner = caller?.manifest ?? manifests.find(({ value }) => value[name] !== undefined) ?? manifests[0];
  if (!owner) return undefined;
  const member = owner.value[name];
  const like = wanted !== undefined && isObject(member) ? nearest(wanted, Object.keys(member)) : [];
  const place = caller?.place ?? placeIn(owner, [name]);
  return { file: owner.file, place, message: withNearest(summary, like) };
}

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'];
/** Commands whose arguments are names of scripts. */
const RUNNERS = ['npm-run-all', 'npm-run-all2', 'run-s', 'run-p'];

/** True if a command runs the script of this name, by a package manager or by a runner of scripts. */
function runsScript(command: string, script: string): boolean {
  return command.split(/[;&|()"']+/).some((part) => {
    const words = part.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'));
    const at = words.findIndex((word) => MANAGERS.includes(word) || RUNNERS.includes(word));
    if (at < 0) return false;
    const [tool = '', first = '', ...rest] = words.slice(at);
    if (RUNNERS.includes(tool)) return [first, ...rest].includes(script);
    return (/^run(?:-script)?$/.test(first) ? rest[0] : first) === script;
  });
}

function workspacesFault({ manifests, lockfile }: Project): Fault | undefined {
  const root = manifests.find(({ folder }) => folder === (lockfile?.folder ?? '')) ?? manifests[0];
  return root && { file: root.file, place: placeIn(root, ['workspaces']) };
}

/** Finds the second of two packages with one name. */
function namesFault(manifests: readonly Manifest[]): Fault | undefined {
  for (const [index, { file, value }] of manifests.entries()) {
    const same = manifests.slice(index + 1).find((each) => each.value.name === value.name);
    if (typeof value.name !== 'string' || !same) continue;
    const message = `multiple projects are called ${value.name}: ${file} and ${same.file}`;
    return { file: same.file, place: placeIn(same, ['name']), message };
  }
  return undefined;
}

/** Returns the fault of an app outside of the workspaces of a lockfile above it: its dependencies are not installed. */
async function outsideFault({ sources, app, manifests, lockfile, summary }: Project): Promise<Fault | undefined> {
  const own = manifests.find(({ folder }) => folder === app);
  if (!own || !lockfile || lockfile.folder === app) return undefined;
  const root = manifests.find(({ folder }) => folder === lockfile.folder);
  const way = lockfile.folder === '' ? app : app.slice(lockfile.folder.length + 1);
  const listed = await workspacesOf(lockfile, root, sources);
  if (isWorkspace(way, listed.patterns)) return undefined;
  return {
    file: listed.file ?? own.file,
    place: listed.place,
    cause: 'outside-workspaces',
    message: `${summary}: ${app} is not in the workspaces of ${listed.file ?? 'the root'}, so its dependencies were not installed`,
  };
}

/** Returns the place where a lockfile of npm is no JSON: npm reports it as missing. */
async function brokenLockfile(project: Project): Promise<Fault | undefined> {
  const { lockfile, sources } = project;
  if (!lockfile?.file.endsWith('.json') || conflictOffset(lockfile.text) !== undefined) return undefined;
  const fault = await fileFault(resolve(sources.root, lockfile.file), project);
  return fault?.place && { ...fault, cause: 'lockfile-broken' };
}

function lockfileFault(lacks: readonly string[], { manifests, lockfile, cause }: Project): Fault | undefined {
  const [own] = manifests;
  if (!lockfile) return own && { file: own.file };
  const conflict = conflictOffset(lockfile.text);
  if (conflict !== undefined) {
    const message = `${lockfile.file} has the conflict markers of a merge`;
    const place = lineAndColumn(lockfile.text, conflict);
    return { file: lockfile.file, place, cause: 'conflict-markers', message };
  }
  // A lockfile lacks the dependencies of a dependency too.
  const lacking = lackingIn(lockfile, manifests) ?? findDependency(manifests, (name) => lacks.includes(name));
  if (!lacking || cause !== 'lockfile-outdated') return { file: lockfile.file };
  const { manifest, name, wanted } = lacking;
  const isOwn = manifests.some(({ value }) => value.name === name);
  const message = `${lockfile.file} does not fit ${manifest.file}, which asks for ${name} ${wanted}${isOwn ? ', a workspace of this repository' : ''}`;
  return { ...at(lacking), message };
}

async function fileFault(path: string, { sources, folder }: Project): Promise<Fault | undefined> {
  const whole = resolve(folder, path);
  if (!isInside(sources.root, whole)) return undefined;
  const text = await sources.text(whole);
  const file = sources.pathOf(whole);
  if (text === undefined) return undefined;
  const wrong = jsonSyntaxError(text);
  // Runners of tasks allow comments.
  if (!/\.jsonc?$/.test(file) || !wrong || /^[ \t]{0,80}\/[/*]/m.test(text)) return { file };
  const place = lineAndColumn(text, wrong.offset);
  return {
    file,
    place,
    message: `${file} is not valid JSON: ${wrong.message} (line ${place.line}, column ${place.column})`,
  };
}
