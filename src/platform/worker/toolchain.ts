import type { Project } from './files/packages.ts';
import { chooseNode } from './node/index.ts';
import type { Build } from './run.ts';

/** What runs the commands of a build. The same toolchain and lockfile install the same files. */
export interface Toolchain {
  /** The version of Node.js: `24.21.0`. */
  readonly node: string;
  /** The package manager and its version as the project asks for it: `npm@11.19.1`, `pnpm@10`. */
  readonly manager: string;
  readonly platform: string;
}

/**
 * Chooses the Node.js and the package manager of a project in `folder`, and fetches that Node.js. Later commands of the build run
 * it. Throws `BuildFailure` (`node_unavailable`).
 */
export async function chooseToolchain(run: Build, project: Project, folder: string): Promise<Toolchain> {
  const node = await chooseNode(run, folder);
  run.node = node;
  const manager = project.tool ?? `npm@${node.npm ?? 'unknown'}`;
  return { node: node.version, manager, platform: `${process.platform}-${process.arch}` };
}
