import { join, relative } from 'node:path';
import { realpathInside } from '../../../base/paths.ts';
import { MIB } from '../../../base/sizes.ts';
import { literalPattern } from '../../../base/text.ts';
import { dependenciesOf } from '../../../detect/frameworks.ts';
import type { BuiltApp, FoundServer } from '../../functions/detect/built-app.ts';
import { findServer } from '../../functions/detect/servers.ts';
import { ambiguous } from '../detect/app.ts';
import type { BuildPlan } from '../detect/index.ts';
import { scriptsOf } from '../detect/scripts.ts';
import { firstLine } from '../detect/servers.ts';
import { failureAt } from '../failure.ts';
import { isOwnFile, namesIn, readInside } from '../files/inside.ts';
import type { PackageJson } from '../files/package-json.ts';
import { readProject } from '../files/packages.ts';
import { Sources } from '../files/sources.ts';
import type { Build } from '../run.ts';

const CONFIG = /^(?:svelte|vite|astro|nuxt|nitro|next|app|react-router)\.config\.[cm]?[jt]s$/;

export type Planned = Pick<BuildPlan, 'folder' | 'project'>;

/** Finds the server in what a build left. Undefined if there is none. Throws `server_build` if it is one for another host. */
async function serverOf(run: Build, { folder, project }: Planned): Promise<FoundServer | undefined> {
  const { source } = run.workspace;
  const app = builtApp(source, folder, project.packageJson);
  const found = await findServer(app, run.job.settings.startCommand);
  if (!found || 'command' in found) return found;
  const { framework, by, remedy } = found;
  const message = `${framework} made a server for another host here (${by}), and Slipway runs servers of Node.js. ${remedy}`;
  throw failureAt(await placeOf(run, folder, app, by), 'build', 'server_build', message);
}

/** The line of a configuration file that names the host. */
async function placeOf(run: Build, folder: string, app: BuiltApp, by: string) {
  const named = /`([^`]{1,100})`/.exec(by)?.[1];
  if (named === undefined) return undefined;
  const sources = new Sources(run.workspace.source, run.context.clock);
  const files = (await app.names('')).filter((each) => CONFIG.test(each));
  const pattern = new RegExp(`(?<=(["']))${literalPattern(named)}(?=\\1)`);
  return (
    await firstLine(
      sources,
      files.map((each) => join(folder, each)),
      pattern,
    )
  )?.place;
}

interface BuiltServer {
  readonly planned: Planned;
  readonly server: FoundServer;
  /** True: the build made it. False: a script or a setting starts it. */
  readonly isMade: boolean;
}

/** Finds the server in what a build left, also in the apps of a workspace. Throws `app_ambiguous` if there are several. */
export async function findBuilt(run: Build, plan: BuildPlan): Promise<BuiltServer | undefined> {
  const { source } = run.workspace;
  const made: BuiltServer[] = [];
  // The build of a workspace writes the server of one of its apps.
  for (const app of plan.app.apps) {
    const folder = await realpathInside(source, app.folder).catch(() => undefined);
    if (folder === undefined) continue;
    const planned = { folder, project: await readProject(folder, source) };
    const server = await serverOf(run, planned);
    if (server) made.push({ planned, server, isMade: server.framework !== null });
  }
  if (made.length > 1) {
    throw ambiguous(
      plan.app.apps.filter(({ folder }) => made.some(({ planned }) => planned.folder === join(source, folder))),
    );
  }
  if (made[0]) return made[0];
  const server = await serverOf(run, plan);
  if (!server) return undefined;
  // A framework of servers alone is known by its package.
  const name = plan.framework?.kind === 'server' ? plan.framework.name : null;
  const isMade = server.framework !== null;
  return { planned: plan, server: { ...server, framework: server.framework ?? name }, isMade };
}

const TEXT_BYTES = MIB;
const MOST_NAMES = 1_000;

/** Opens what a build left in a folder of its checkout for detection. Does not follow links that lead out of it. */
function builtApp(source: string, folder: string, packageJson: PackageJson | undefined): BuiltApp {
  return {
    packages: dependenciesOf(packageJson),
    scripts: packageJson ? scriptsOf(packageJson) : {},
    folder: relative(source, folder),
    text: async (path) => (await readInside(source, join(folder, path), TEXT_BYTES))?.text,
    isFile: (path) => isOwnFile(join(folder, path)),
    names: async (path) => (await namesIn(join(folder, path), MOST_NAMES)).sort(),
  };
}
