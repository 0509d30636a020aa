import { readFile, realpath } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import maxSatisfying from 'semver/ranges/max-satisfying.js';
import { isObject } from '../../../base/json.ts';
import { RegistryError } from '../../sandbox/link.ts';
import type { BuildFailure } from '../../shared/types.ts';
import { failureAt } from '../failure.ts';
import { NODE_PACKAGES, type ToolName } from '../host.ts';
import { newest } from '../manager.ts';
import type { Build, BuildNode } from '../run.ts';
import { type WantedNode, wantedNode } from './wanted.ts';

/** Releases of npm for a Node.js that the host's npm does not run on. Ordered: the first that fits. */
const NPM_FOR: readonly (readonly [node: string, npm: string])[] = [
  ['<16', '6'],
  ['<18', '8'],
  ['*', '10'],
];

/** Versions that a failure names. */
const MOST_NAMED = 8;

/** Chooses the Node.js of a build, and fetches it if need be. Throws `node_unavailable`, with a finding at what asks for it. */
export async function chooseNode(run: Build, folder: string): Promise<BuildNode> {
  const own = process.versions.node;
  const host = await hostNpm(run.context.path);
  const wanted = await wantedNode(run.job.settings, folder, run.workspace.source);
  const given = { version: own, npm: host?.version, gyp: host?.gyp, bins: [], by: wanted?.by };
  if (!wanted) return given;
  if (wanted.range === undefined) {
    if (wanted.strict)
      throw unavailable(wanted, `${wanted.by} has \`${wanted.text}\`, which names no version of Node.js`);
    run.log.line(`Warning: ${wanted.by} has \`${wanted.text}\`, which names no version of Node.js`);
    return { ...given, by: undefined };
  }
  return satisfies(own, wanted.range) ? given : fetchedNode(run, wanted, wanted.range, host);
}

async function fetchedNode(run: Build, wanted: WantedNode, range: string, host: HostNpm | undefined) {
  const asks = `${wanted.by} asks for Node.js ${wanted.text}`;
  const name = NODE_PACKAGES[`${platform()} ${arch()}`];
  if (name === undefined) {
    throw unavailable(wanted, `${asks}, but this platform has only ${process.versions.node} for its machine`);
  }
  try {
    const version = await newest(run, name, range);
    if (version === undefined) throw unavailable(wanted, `${asks}, ${await instead(run, name)}`);
    const content = await run.host.tool({ name, version }, (line) => run.log.line(line));
    const node = join(content, 'bin');
    const npm = await npmFor(run, version, host);
    return { version, npm: npm.version, gyp: npm.gyp, bins: [...npm.bins, node], by: wanted.by };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    for (const line of error.lines) run.log.line(line);
    throw unavailable(wanted, `${asks}, but it could not be fetched: ${error.message}`);
  }
}

async function instead(run: Build, name: ToolName): Promise<string> {
  const majors = [...new Set((await run.host.versionsOf(name)).map((each) => Number.parseInt(each, 10)))];
  const newestMajors = majors.sort((a, b) => b - a).slice(0, MOST_NAMED);
  return `which does not exist for this machine. There are ${newestMajors.join(', ')} and others`;
}

interface HostNpm {
  readonly version: string;
  /** The versions of Node.js that it runs on. */
  readonly node: string;
  readonly gyp: string;
}

/**
 * Returns the folder with `node-gyp` of an npm. npm and pnpm have one of their own in the search path of scripts. Yarn 1 adds that of
 * the npm beside the Node.js that runs it, and Node.js from a package has none there.
 */
function gypOf(npm: string): string {
  return join(npm, 'bin/node-gyp-bin');
}

/** Reads the package.json of the npm in a search path: …/npm/bin/npm-cli.js is two folders below it. */
async function hostNpm(path: string): Promise<HostNpm | undefined> {
  for (const bin of path.split(':')) {
    const npm = await realpath(join(bin, 'npm')).catch(() => undefined);
    if (npm === undefined) continue;
    const folder = dirname(dirname(npm));
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
    const { version, engines }: { version?: unknown; engines?: unknown } = JSON.parse(text);
    const node = isObject(engines) ? engines.node : undefined;
    if (typeof version !== 'string') return undefined;
    return { version, node: typeof node === 'string' ? node : '*', gyp: gypOf(folder) };
  }
  return undefined;
}

async function npmFor(run: Build, node: string, host: HostNpm | undefined) {
  if (host && satisfies(node, host.node)) return { version: host.version, gyp: host.gyp, bins: [] };
  const [, range = '10'] = NPM_FOR.find(([nodes]) => satisfies(node, nodes)) ?? [];
  const version = maxSatisfying([...(await run.host.versionsOf('npm'))], range);
  if (version === null) throw new RegistryError([`npm error there is no npm ${range}`]);
  const content = await run.host.tool({ name: 'npm', version }, (line) => run.log.line(line));
  return { version, gyp: gypOf(content), bins: [join(dirname(content), '.bin')] };
}

function unavailable({ place }: WantedNode, message: string): BuildFailure {
  return failureAt(place, 'install', 'node_unavailable', message);
}
