import { realpath } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { RegistryError } from '../../sandbox/link.ts';
import { keptPackage, releasePackage, type Tooling } from '../../supervisor/tools.ts';
import { NODE_PACKAGES, type ToolName, type ToolPackage } from '../../worker/host.ts';
import { UnpackFailure } from './releases.ts';

export type Versions = ReturnType<typeof versionsIn>;

/** Milliseconds for which a version stays that nothing runs: it is asked for before a place is made with it. */
const REST_MS = 10 * 60_000;

interface Known {
  readonly tool: ToolPackage;
  readonly found: Promise<string>;
  askedAt: number;
  /** Places that have it. */
  places: number;
}

/**
 * Finds the programs of versions on this node, and fetches those that it does not have. Each rejects with `UnpackFailure` if it cannot be had.
 * This process lives as long as the node, so it says itself which versions are not used any more: those end as in the cache of builds.
 */
export function versionsIn(tooling: Tooling) {
  const { clock } = tooling;
  const known = new Map<string, Known>();
  /** By the folder that places have. */
  const given = new Map<string, Known>();
  const nodePackage: ToolName | undefined = NODE_PACKAGES[`${platform()} ${arch()}`];
  const letGo = async () => {
    for (const [key, { tool, askedAt, places }] of known) {
      if (places > 0 || clock.monotonic() - askedAt <= REST_MS) continue;
      known.delete(key);
      await releasePackage(tooling, tool);
    }
  };
  const fetched = async (tool: ToolPackage) => {
    await letGo();
    return keptPackage(tooling, tool, () => {});
  };
  const kept = async (tool: ToolPackage, shown: string, folderOf: (content: string) => string): Promise<string> => {
    const key = `${tool.name}@${tool.version}`;
    // Only the platform can write to the folder, so one look is enough.
    const each = known.get(key) ?? { tool, found: fetched(tool), askedAt: 0, places: 0 };
    known.set(key, each);
    each.askedAt = clock.monotonic();
    try {
      const folder = folderOf(await each.found);
      given.set(folder, each);
      return folder;
    } catch (error) {
      if (known.get(key) === each) known.delete(key);
      const reason = error instanceof RegistryError ? error.message : 'the registry did not answer';
      throw new UnpackFailure(`${shown} ${tool.version} could not be fetched: ${reason}`);
    }
  };
  return {
    /** Returns the folder with `node`. Null: that of the platform. */
    async node(version: string | null): Promise<string> {
      if (version === null || version === process.versions.node) return dirname(await realpath(process.execPath));
      if (nodePackage === undefined) throw new UnpackFailure(`This machine has only Node.js ${process.versions.node}`);
      return kept({ name: nodePackage, version }, 'Node.js', (content) => join(content, 'bin'));
    },
    /** Returns the folder that has `.bin/bun`: its package has links to its programs beside it. */
    bun: (version: string) => kept({ name: 'bun', version }, 'Bun', dirname),
    /** Keeps what is in a folder of the above until it is disposed of. */
    hold(folder: string): Disposable {
      const held = given.get(folder);
      if (held) held.places += 1;
      return {
        [Symbol.dispose]() {
          if (held) held.places -= 1;
        },
      };
    },
  };
}
