import { basename } from 'node:path';
import { SlipwayError } from '../base/errors.ts';
import type { InputName } from '../deploy/inputs/table.ts';
import type { Given } from './flags.ts';
import { gitRoot } from './git-context.ts';
import { type Io, progress } from './io.ts';
import { FIRST_COMMIT } from './local-source.ts';

/** The organization and project of an app that is deployed to a platform on this machine without any name. */
const LOCAL = { org: 'local', project: 'default' } as const;

/** The app of a checkout on a platform of this machine that no flag and no file names. */
export interface LocalApp {
  readonly org: string;
  readonly project: string;
  readonly app: string;
}

/** Returns the app that the folder of a checkout names. Undefined: its name has no letter or digit. */
export function localApp(root: string): LocalApp | undefined {
  const app = basename(root)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 63)
    .replace(/^[._-]+|[._-]+$/g, '');
  return app === '' ? undefined : { ...LOCAL, app };
}

/**
 * Completes a deploy to the platform of this machine: the current checkout is the repository, its folder names the app, and
 * says so. On other platforms, others share the names. Throws `invalid_input` outside of a repository, if none is named.
 */
export async function nameLocally(
  inputs: Partial<Record<InputName, string>>,
  isOnGitHub: boolean,
  io: Io,
): Promise<void> {
  const isUnnamed = !(inputs.org ?? inputs.project);
  if (!isUnnamed && (inputs.repository !== undefined || isOnGitHub)) return;
  const root = await gitRoot(io).catch((error: unknown) => {
    if (inputs.repository === undefined) throw withFirstCommit(error);
  });
  if (root === undefined) return;
  if (!isOnGitHub) inputs.repository ??= root;
  const { app = inputs.app } = localApp(root) ?? {};
  if (!isUnnamed || app === undefined) return;
  const { org, project } = LOCAL;
  Object.assign(inputs, { org, project, app: inputs.app ?? app });
  progress(io, `  App ${org}/${project}/${inputs.app}. Other names: --org, --project and --app, or "slipway init"\n`);
}

function withFirstCommit(error: unknown): unknown {
  if (!(error instanceof SlipwayError)) return error;
  return error.with({ remedy: `A deploy builds a commit. Make one of this folder: ${FIRST_COMMIT}` });
}

/** Names the app of a command as `slipway deploy` names it, if no flag and no file of the checkout does. */
export async function withLocalApp(given: Given, io: Pick<Io, 'cwd'>): Promise<Given> {
  const { org, project, app } = given.flags;
  if ((org ?? project) !== undefined) return given;
  if (app !== undefined) return { ...given, flags: { ...given.flags, ...LOCAL } };
  const root = await gitRoot(io).catch(() => undefined);
  const named = root === undefined ? undefined : localApp(root);
  return named ? { ...given, flags: { ...given.flags, ...named } } : given;
}
