import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isInside, realpathInside } from '../../../base/paths.ts';
import { detectedLine } from '../../../contract/detected.ts';
import { type DetectedFramework, detectFramework } from '../../../detect/frameworks.ts';
import { BUILD_VARIABLES } from '../../functions/detect/servers.ts';
import { startScriptOf } from '../../functions/detect/start-script.ts';
import type { BuildFailure, BuildJob } from '../../shared/types.ts';
import { failure, failureAt } from '../failure.ts';
import { isFile } from '../files/inside.ts';
import { placeOf } from '../files/package-json.ts';
import { type Project, readProject } from '../files/packages.ts';
import { Sources } from '../files/sources.ts';
import { isFolderWithin } from '../output.ts';
import type { Build } from '../run.ts';
import { type ChosenApp, chooseApp } from './app.ts';
import { type AppFolder, buildLikeScript, commandOf, runs, scriptsOf, scriptText } from './scripts.ts';
import { foreignFailure, serverBuild, serverSign } from './servers.ts';
import { type DetectedType, detectType } from './type.ts';

export interface BuildPlan {
  readonly folder: string;
  readonly project: Project;
  /** Undefined if there is nothing to build. */
  readonly command: string | undefined;
  readonly framework: DetectedFramework | undefined;
  readonly app: ChosenApp;
  readonly isFunction: boolean;
  /** The reason why it is a server, if nobody chose its type. */
  readonly detected: DetectedType | undefined;
  /** Something says how a server of the repository is started, so that its packages are installed without a build too. */
  readonly mayServe: boolean;
}

/** What a plan needs of a build. `root` becomes the folder of the app. */
export interface Planning {
  readonly job: Pick<BuildJob, 'type' | 'detectsType' | 'buildCommand' | 'outputDirectory' | 'settings'>;
  readonly workspace: Pick<Build['workspace'], 'source'>;
  readonly context: Pick<Build['context'], 'clock'>;
  root: string;
}

/**
 * Decides how a checkout is built: by the app's settings, and for what they leave out by what the repository contains. Runs no code
 * of the repository. Throws `BuildFailure` if the repository does not say enough, or makes a server that the app cannot run.
 */
export async function planBuild(run: Planning): Promise<BuildPlan> {
  const { job, workspace, context } = run;
  const sources = new Sources(workspace.source, context.clock);
  const app = await appOf(run, sources);
  const folder = await folderOf(run, app);
  run.root = folder;
  const project = await readProject(folder, workspace.source);
  const { packageJson } = project;
  const framework = (await detectFramework(sources, folder, packageJson)) ?? app.framework;
  const isGiven = job.type !== 'web-landing';
  const built = { sources, folder, project, framework, rootScript: app.rootScript };
  const asFiles = isGiven ? undefined : await commandFor(run, built, false);
  const sign =
    framework && asFiles && job.outputDirectory === null && runs(asFiles.text, framework)
      ? await serverSign(built, asFiles.text)
      : undefined;
  const detected = job.detectsType ? await detectType(job, built, asFiles !== undefined, sign) : undefined;
  const isFunction = isGiven || detected !== undefined;
  const mayServe = isFunction && (await showsServer(run, built));
  const parts = { folder, project, framework, app, isFunction, detected, mayServe };
  const foreign = isFunction ? await foreignFailure(built) : undefined;
  if (foreign) throw foreign;
  const command = isFunction ? await commandFor(run, built, true) : asFiles;
  if (command !== undefined) {
    // A command that is a setting may write files in its own way: what it wrote decides.
    if (sign && !isFunction && !job.buildCommand) throw serverBuild(sign);
    return { ...parts, command: command.run };
  }
  const isPublished = await isFolderWithin(folder, job.outputDirectory);
  const missing = isPublished || mayServe ? undefined : await missingBuild(built);
  if (missing) throw missing;
  return { ...parts, command: undefined };
}

/** Returns the command of a build: the setting, with the text of the script that it runs, or what the folder shows. */
async function commandFor({ job }: Planning, built: AppFolder, makesServer: boolean) {
  if (!job.buildCommand) return commandOf(built, makesServer);
  const { packageJson } = built.project;
  const script = OF_SCRIPT.exec(job.buildCommand.trim())?.[1];
  // Of several steps, another one can write the files.
  const own = /[&;|]/.test(job.buildCommand) ? '' : job.buildCommand;
  return { run: job.buildCommand, text: script !== undefined && packageJson ? scriptText(packageJson, script) : own };
}

const OF_SCRIPT = /^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]{1,60})$/;

async function showsServer({ job }: Planning, { folder, project, framework }: AppFolder): Promise<boolean> {
  const { packageJson } = project;
  if (job.settings.startCommand !== undefined || framework?.kind === 'server') return true;
  if (packageJson && startScriptOf(scriptsOf(packageJson))) return true;
  return packageJson !== undefined && isFile(join(folder, 'server.js'));
}

/** Returns the variables that let the frameworks of a plan make a server of Node.js. */
export function variablesOf({ framework, app }: BuildPlan): Readonly<Record<string, string>> {
  const slugs = [framework, ...app.apps.map((each) => each.framework)].flatMap((each) => each?.slug ?? []);
  return Object.assign({}, ...slugs.map((slug) => (Object.hasOwn(BUILD_VARIABLES, slug) ? BUILD_VARIABLES[slug] : {})));
}

/** Returns the framework of a built site. The build of a workspace writes one of its apps. */
export function frameworkOf(site: string, source: string, { app, framework }: BuildPlan) {
  const writer =
    app.apps.find(({ folder }) => isInside(join(source, folder), site)) ??
    (app.apps.length === 1 ? app.apps[0] : undefined);
  return writer?.framework ?? framework;
}

/** Only an app without any setting of its build is looked for: another one is configured for the root. */
async function appOf({ job }: Planning, sources: Sources): Promise<ChosenApp> {
  const { rootDirectory, installCommand } = job.settings;
  if (rootDirectory !== undefined) return { folder: rootDirectory, why: 'the setting rootDirectory', apps: [] };
  const isSet = job.buildCommand || job.outputDirectory !== null || installCommand !== undefined;
  const isFunction = job.type !== 'web-landing';
  return isSet ? { folder: '', why: undefined, apps: [] } : chooseApp(sources, isFunction);
}

async function folderOf({ workspace }: Planning, { folder: asked }: ChosenApp): Promise<string> {
  const folder = await realpathInside(workspace.source, asked || '.').catch(() => undefined);
  if (folder && (await stat(folder)).isDirectory()) return folder;
  throw failure('clone', 'root_directory_missing', `The app's root directory \`${asked}\` is not in the repository`);
}

/** Returns the failure of a project that needs a build that nobody configured, because its sources would be published. */
async function missingBuild(app: AppFolder): Promise<BuildFailure | undefined> {
  const { framework, sources, folder } = app;
  const { packageJson } = app.project;
  if (!framework) return undefined;
  const hasPage = await sources.has(`${folder}/index.html`);
  if (framework.kind === 'server') {
    const sign = hasPage ? undefined : await serverSign(app, '');
    return sign && serverBuild(sign);
  }
  if (framework.kind === 'foreign') {
    const needs = `The project is a site of ${framework.name} (it ${framework.why}), which is not an npm package`;
    const remedy = `Build it before, and deploy the folder that it writes, or set the build command to \`${framework.command}\` on a platform that has it`;
    return hasPage ? undefined : failure('build', 'build_script_missing', `${needs}. ${remedy}`);
  }
  if (!packageJson) return undefined;
  const name = framework.why.replace('depends on ', '');
  const script = buildLikeScript(packageJson);
  const command = script === undefined ? framework.command : `${app.project.manager} run ${script}`;
  const other = script === undefined ? '' : `. Its script \`${script}\` may be it`;
  return failureAt(
    placeOf(packageJson, 'scripts'),
    'build',
    'build_script_missing',
    `The file \`${packageJson.file}\` depends on ${name} and has no \`build\` script, and the app has no build command${other}. ` +
      `Add "build": "${command}" to its scripts, or set the build command to \`${command}\``,
  );
}

/** Describes what was detected, and why, in one line of the log. */
export function describePlan(run: Build, plan: BuildPlan): string {
  const { folder, project, command, framework, app, mayServe } = plan;
  const { job, node, workspace } = run;
  const isOfFolder = framework?.why.startsWith('has ') === true;
  const by = isOfFolder ? 'the folder' : (project.packageJson?.file ?? (app.framework ? 'package.json' : 'the folder'));
  const plain = command !== undefined ? 'no known framework' : mayServe ? 'a server' : 'a folder of files';
  return detectedLine({
    what: framework ? `${framework.name} (${by} ${framework.why})` : plain,
    folder: relative(workspace.source, folder),
    why: app.why,
    command,
    commandWhy: job.buildCommand ? 'the setting' : app.folder === '' ? app.why : undefined,
    node,
    tool: project.tool ?? `npm ${node?.npm ?? ''}`.trim(),
  });
}
