import type { BuildPlan } from '../detect/index.ts';
import { filesRemedy, serverBuild } from '../detect/servers.ts';
import { serverType, signWords } from '../detect/type.ts';
import type { Build, Output } from '../run.ts';
import { findBuilt, makeRelease } from './index.ts';

/** Servers that are no site of a framework. */
const PLAIN: ReadonlySet<string> = new Set(['Nitro', 'NestJS']);

/**
 * Makes the release of the server that the build of a static app made in place of a site, if nobody chose the type of the app.
 * Undefined if it made none. Throws `server_build` if the app has a type.
 */
export async function serverInstead(run: Build, plan: BuildPlan): Promise<Output | undefined> {
  const found = await findBuilt(run, plan);
  const { framework, why } = found?.server ?? {};
  // A script `start` alone is also there to develop a site.
  if (!found?.isMade || !framework || why === undefined) return undefined;
  const sign = { framework, by: `the build wrote ${why}` };
  if (!run.job.detectsType) throw serverBuild({ ...sign, remedy: filesRemedy(plan.framework), place: undefined });
  const { folder, project } = found.planned;
  const type = PLAIN.has(framework) ? await serverType(folder, project.packageJson) : 'web-ssr';
  const release = await makeRelease(run, found.planned, found.server);
  return { ...release, detected: { type, because: signWords(sign), place: undefined } };
}
