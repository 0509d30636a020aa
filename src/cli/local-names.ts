import { basename } from 'node:path';
import type { InputName } from '../deploy/inputs/table.ts';
import { gitRoot } from './git-context.ts';
import { type Io, progress } from './io.ts';

/** The organization and project of an app that is deployed to a platform on this machine without any name. */
const LOCAL = { org: 'local', project: 'default' } as const;

/**
 * Completes a deploy to the platform of this machine: the current checkout is the repository, its folder names the app, and
 * says so. On other platforms, others share the names.
 */
export async function nameLocally(
  inputs: Partial<Record<InputName, string>>,
  isOnGitHub: boolean,
  io: Io,
): Promise<void> {
  const isUnnamed = !(inputs.org ?? inputs.project ?? inputs.app);
  if (!isUnnamed && (inputs.repository !== undefined || isOnGitHub)) return;
  const root = await gitRoot(io).catch(() => undefined);
  if (root === undefined) return;
  if (!isOnGitHub) inputs.repository ??= root;
  const app = basename(root)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 63)
    .replace(/^[._-]+|[._-]+$/g, '');
  if (!isUnnamed || app === '') return;
  Object.assign(inputs, { ...LOCAL, app });
  progress(
    io,
    `  App ${LOCAL.org}/${LOCAL.project}/${app}. Other names: --org, --project and --app, or "slipway init"\n`,
  );
}
