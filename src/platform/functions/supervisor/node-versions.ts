import { realpath } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { RegistryError } from '../../sandbox/link.ts';
import { keptPackage, type Tooling } from '../../supervisor/tools.ts';
import type { ToolName } from '../../worker/host.ts';
import { NODE_PACKAGES } from '../../worker/node/packages.ts';
import { UnpackFailure } from './releases.ts';

/**
 * Returns a function that finds the folder with `node` of a version, and fetches the version if this node does not have it. Null: that of the
 * platform. It rejects with `UnpackFailure` if the version cannot be had.
 */
export function nodeVersions(tooling: Tooling): (version: string | null) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const name: ToolName | undefined = NODE_PACKAGES[`${platform()} ${arch()}`];
  return async (version) => {
    if (version === null || version === process.versions.node) return dirname(await realpath(process.execPath));
    if (name === undefined) throw new UnpackFailure(`This machine has only Node.js ${process.versions.node}`);
    // Only the platform can write to the folder, so one look is enough.
    const found =
      known.get(version) ?? keptPackage(tooling, { name, version }, () => {}).then((content) => join(content, 'bin'));
    known.set(version, found);
    return found.catch((error: unknown) => {
      known.delete(version);
      const reason = error instanceof RegistryError ? error.message : 'the registry did not answer';
      throw new UnpackFailure(`Node.js ${version} could not be fetched: ${reason}`);
    });
  };
}
