import { join } from 'node:path';

/** The folders that last between the builds of a branch: the folder that its package managers and tools write, and its kept installs. */
export interface Kept {
  readonly cache: string;
  readonly installs: string;
}

/** The folders of branches on the disk of the platform. */
export interface Stored {
  /** The folders of the branch that is built. */
  readonly own: Kept;
  /** The folders of the app's own branch, which the build of another branch reads. */
  readonly shared: Kept | undefined;
}

export const SCOPES = 'scopes';

export function keptIn(folder: string): Kept {
  return { cache: join(folder, 'cache'), installs: join(folder, 'installs') };
}
