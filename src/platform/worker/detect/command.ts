import { join, relative } from 'node:path';
import { isObject } from '../../../base/json.ts';
import { type DetectedFramework, dependenciesOf } from '../../../detect/frameworks.ts';
import { startScriptOf } from '../../functions/detect/start-script.ts';
import { dependsOnWorkspace } from './app.ts';
import { type AppFolder, scriptsOf, scriptText, siteScript } from './scripts.ts';

/** A command, and the text of the script that it runs. */
interface BuildCommand {
  readonly run: string;
  readonly text: string;
}

/** Names of packages and projects that may be written into a command. */
const NAME = /^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;

/**
 * Returns the command that builds a folder, if no setting names one. Undefined if the folder shows none. `makesServer`: the app is a
 * server, whose `start` script can begin with steps of a build.
 */
export async function commandOf(app: AppFolder, makesServer: boolean): Promise<BuildCommand | undefined> {
  const { sources, folder, framework, rootScript } = app;
  const { packageJson, manager } = app.project;
  const nx = await nxCommand(app);
  if (nx !== undefined) return { run: nx, text: nx };
  const script = packageJson && siteScript(packageJson, framework, makesServer);
  if (packageJson && script !== undefined) {
    const own = rootScript && `cd ${relative(folder, sources.root)} && ${manager} run ${rootScript}`;
    const run = (await workspaceCommand(app, script, own)) ?? own ?? `${manager} run ${script}`;
    return { run, text: scriptText(packageJson, script) };
  }
  const builds = makesServer && packageJson ? (startScriptOf(scriptsOf(packageJson))?.builds ?? []) : [];
  if (builds.length > 0) return { run: builds.join(' && '), text: builds.join(' && ') };
  const direct = framework && packageJson ? await directCommand(app, framework) : undefined;
  const command = makesServer && direct === 'nuxt generate' ? 'nuxt build' : direct;
  return command === undefined ? undefined : { run: command, text: command };
}

/** The command of a project of Nx that has no script: its target is in project.json. */
async function nxCommand({ sources, folder }: AppFolder): Promise<string | undefined> {
  if (folder === sources.root || (await sources.lines(join(sources.root, 'nx.json'))) === undefined) return undefined;
  const project = await sources.json(join(folder, 'project.json'));
  const { name, targets } = project ?? {};
  if (typeof name !== 'string' || !NAME.test(name) || !isObject(targets) || !('build' in targets)) return undefined;
  return `nx run ${name}:build`;
}

/** The command of a framework whose project has no script for it. A bundler has none: its configuration says what it builds. */
async function directCommand({ sources, folder }: AppFolder, framework: DetectedFramework) {
  const has = async (file: string) => (await sources.lines(join(folder, file))) !== undefined;
  if (framework.slug === 'vite') return (await has('index.html')) ? 'vite build' : undefined;
  if (framework.kind !== 'site' || framework.command === null) return undefined;
  if (framework.slug !== 'vitepress') return framework.command;
  const isBelow = (await sources.filesIn(join(folder, 'docs/.vitepress'), 1_000)) !== undefined;
  return isBelow ? 'vitepress build docs' : framework.command;
}

/**
 * The command that builds a folder of a workspace after the packages beside it that it depends on. `own`: the command that builds the
 * folder alone, if it is not its script.
 */
async function workspaceCommand(
  { sources, folder, project: { packageJson, manager, tool } }: AppFolder,
  script: string,
  own: string | undefined,
): Promise<string | undefined> {
  if (folder === sources.root || !packageJson) return undefined;
  const json = (file: string) => sources.json(join(sources.root, file));
  const root = await json('package.json');
  const tools = root && dependenciesOf({ value: root });
  const { name } = packageJson.value;
  const turbo = (await json('turbo.json')) ?? root?.turbo;
  if (tools?.has('turbo') && isObject(turbo) && hasTask(turbo, script)) return `turbo run ${script}`;
  if (typeof name !== 'string' || !NAME.test(name)) return undefined;
  if (tools?.has('nx') && (await json('nx.json'))) return `nx run ${name}:${script}`;
  if (!dependsOnWorkspace({ ...packageJson, folder: '' })) return undefined;
  // The packages beside it are built by `build`, whatever the script of the app is called.
  const isBuild = script === 'build' && own === undefined;
  if (manager === 'pnpm') {
    if (isBuild) return `pnpm --filter ${name}... run build`;
    return `pnpm --filter ${name}^... run --if-present build && ${own ?? `pnpm --filter ${name} run ${script}`}`;
  }
  if (manager === 'yarn' && tool && !/^yarn@1/.test(tool)) {
    const each = `yarn workspaces foreach -Rt --from ${name}`;
    return isBuild ? `${each} run build` : `${each} --exclude ${name} run build && ${own ?? `yarn run ${script}`}`;
  }
  return undefined;
}

function hasTask({ tasks, pipeline }: Readonly<Record<string, unknown>>, script: string): boolean {
  return [tasks, pipeline].some((all) => isObject(all) && Object.hasOwn(all, script));
}
