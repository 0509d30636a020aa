import { buildEnv, installEnv } from '../sandbox/environment.ts';
import type { Env } from '../sandbox/names.ts';
import { BuildFailure } from '../shared/types.ts';
import { commandFailure } from './failure.ts';
import { binFolders } from './files/inside.ts';
import { LOCKED, type Project } from './files/packages.ts';
import { installOnce } from './installs/index.ts';
import { fetchManager } from './manager.ts';
import type { Build } from './run.ts';

/** Fetches the project's package manager, and installs its packages. Unless it `builds`, only by the app's own command. */
export async function install(run: Build, project: Project, folder: string, builds: boolean): Promise<void> {
  const asked = run.job.settings.installCommand;
  const command = asked ?? (builds ? project.install : undefined);
  if ((command || builds) && project.tool) run.manager = await fetchManager(run, project.tool);
  if (!command) return;
  const cwd = asked === undefined ? project.installDir : folder;
  run.installed = await installOnce(run, project, { command, cwd }, () =>
    command === LOCKED && asked === undefined ? installLocked(run, project) : runCommand(run, 'install', command, cwd),
  );
}

/**
 * Runs `npm ci`, with the package cache first: for a lockfile without addresses, npm would ask the registry for each package, although the
 * versions do not change. If a version is newer than the cache, runs it again with the registry.
 */
async function installLocked(run: Build, project: Project): Promise<void> {
  try {
    await runCommand(run, 'install', LOCKED, project.installDir, { npm_config_prefer_offline: 'true' });
  } catch (error) {
    if (!(error instanceof BuildFailure) || error.facts.code !== 'install_failed') throw error;
    if (!error.facts.log.some((line) => /\bETARGET\b/.test(line))) throw error;
    run.log.line('The package cache is older than the lockfile: asking the registry');
    await runCommand(run, 'install', LOCKED, project.installDir);
  }
}

/** Runs a user's command in the sandbox. Throws `BuildFailure` if it fails. */
export async function runCommand(
  run: Build,
  stage: 'install' | 'build',
  script: string,
  cwd: string,
  defaults: Env = {},
): Promise<void> {
  const { context, job, workspace, host, log, signal } = run;
  run.step = `\`${script}\``;
  log.line(`$ ${script}`);
  const path = searchPath(run, script, cwd);
  const { NODE_ENV, ...rest } = job.env;
  // If NODE_ENV is "production", package managers do not install devDependencies, such as the bundler.
  const env = stage === 'install' || NODE_ENV === undefined ? rest : { ...rest, NODE_ENV };
  const hostEnv = stage === 'install' ? { ...context.hostEnv, ...installEnv() } : context.hostEnv;
  const outcome = await host.run({
    script,
    cwd,
    signal,
    env: buildEnv({ ...hostEnv, ...run.defaults, ...defaults }, env, workspace, path, host.tmp),
    onLine: (line) => log.line(line),
  });
  await run.checkout?.check(stage, script);
  if (outcome.exitCode === 0 && !outcome.breach) return;
  throw commandFailure(stage, script, outcome, log);
}

/** Commands that run a package manager and nothing else. Its scripts have a search path of its own. */
const MANAGER_ALONE = /^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;

/** Returns the search path of a command: a package manager comes from the platform, other programs from the checkout first. */
function searchPath({ workspace, manager, node, context }: Build, script: string, cwd: string): string {
  const ofPlatform = [...(manager?.bins ?? []), ...(node?.bins ?? []), context.path];
  const ofCheckout = binFolders(workspace.source, cwd);
  const both = MANAGER_ALONE.test(script) ? [...ofPlatform, ...ofCheckout] : [...ofCheckout, ...ofPlatform];
  return [...both, ...(node?.gyp === undefined ? [] : [node.gyp])].join(':');
}
