import { realpath } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { RegistryError } from '../../sandbox/link.ts';
import { keptPackage, type Tooling } from '../../supervisor/tools.ts';
import { NODE_PACKAGES, type ToolName } from '../../worker/host.ts';
import { UnpackFailure } from './releases.ts';

export type Versions = ReturnType<typeof versionsIn>;

/** Finds the programs of versions on this node, and fetches those that it does not have. Each rejects with `UnpackFailure` if it cannot be had. */
export function versionsIn(tooling: Tooling) {
  const known = new Map<string, Promise<string>>();
  const nodePackage: ToolName | undefined = NODE_PACKAGES[`${platform()} ${arch()}`];
  const kept = (name: ToolName, version: string, shown: string): Promise<string> => {
    const key = `${name}@${version}`;
    // Only the platform can write to the folder, so one look is enough.
    const found = known.get(key) ?? keptPackage(tooling, { name, version }, () => {});
    known.set(key, found);
    return found.catch((error: unknown) => {
      known.delete(key);
      const reason = error instanceof RegistryError ? error.message : 'the registry did not answer';
      throw new UnpackFailure(`${shown} ${version} could not be fetched: ${reason}`);
    });
  };
  return {
    /** Returns the folder with `node`. Null: that of the platform. */
    async node(version: string | null): Promise<string> {
      if (version === null || version === process.versions.node) return dirname(await realpath(process.execPath));
      if (nodePackage === undefined) throw new UnpackFailure(`This machine has only Node.js ${process.versions.node}`);
      return join(await kept(nodePackage, version, 'Node.js'), 'bin');
    },
    /** Returns the folder that has `.bin/bun`: its package has links to its programs beside it. */
    bun: async (version: string) => dirname(await kept('bun', version, 'Bun')),
  };
}
