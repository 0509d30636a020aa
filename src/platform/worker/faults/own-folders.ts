import { posix } from 'node:path';
import { ABSOLUTE_PATH } from '../../../diagnosis/paths.ts';
import type { Workspace } from '../../sandbox/workspace.ts';

/**
 * Shows the paths of a message as paths of the repository, and those of the build's other folders by their last name: the folders of a
 * build are removed with it, so their full paths would help no reader.
 */
export function withoutOwnFolders(message: string, { source, app }: Pick<Workspace, 'source' | 'app'>): string {
  return message
    .replaceAll(`file://${source}/`, '')
    .replaceAll(`${source}/`, '')
    .replace(ABSOLUTE_PATH, (path) => (path.includes(`${app}/`) ? posix.basename(path) : path));
}
