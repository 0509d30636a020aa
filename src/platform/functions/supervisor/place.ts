import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../base/clock.ts';
import { BuildGroup } from '../../sandbox/cgroup/group.ts';
import { shellExports } from '../../sandbox/environment.ts';
import { Guard } from '../../sandbox/guard/index.ts';
import type { Env } from '../../sandbox/names.ts';
import type { Outcome, RunOptions, Started } from '../../sandbox/process.ts';
import { INSTANCE_PLACES, instanceOwner, passwdOf, type Sandbox } from '../../sandbox/sandbox.ts';
import { removeTree } from '../../sandbox/workspace.ts';
import { type FromSupervisor, type InstanceLimits, socketPath } from '../messages.ts';
import type { FunctionSettings } from '../types.ts';
import { forwarder, instanceEnv, instanceLauncher, type Places, wantedPort } from './launcher.ts';
import type { Versions } from './node-versions.ts';
import type { OpenRelease, Releases } from './releases.ts';
import type { InstanceShare, InstanceShares } from './shares.ts';
import { freePort, listenAt } from './socket.ts';

/** Milliseconds after which its folder for temporary files is measured without a reason. */
const DISK_MS = 30_000;
/** Lines that are kept of a sandbox in which nothing has begun: why it does not work. */
const EARLY_LINES = 20;

/** What all instances of a node share. */
export interface NodeParts {
  readonly limits: InstanceLimits;
  readonly clock: Clock;
  readonly releases: Releases;
  readonly shares: InstanceShares;
  readonly sockets: string;
  /** Has a folder for each place of an instance. */
  readonly runs: string;
  readonly programs: string;
  /** The search path for programs of the system. */
  readonly path: string;
  /** Marks the processes of instances where there is no sandbox. */
  readonly markPrefix: string;
  /** Begins the names of the cgroups of instances. */
  readonly groupPrefix: string;
  /** True if a sandbox that waits costs little. */
  readonly keepsReady: boolean;
  /** Opens a sandbox with a network of its own. */
  sandbox(memoryBytes: number): Promise<Sandbox>;
  readonly versions: Versions;
  send(message: FromSupervisor): void;
}

export type PlaceFor = Awaited<ReturnType<typeof placeFor>>;

/** Returns what an instance needs: the folders with `node`, and with `.bin/bun` if it runs that. Rejects with `UnpackFailure`. */
export async function placeFor(release: OpenRelease, { memoryBytes }: FunctionSettings, versions: Versions) {
  const { node, bun } = release.server;
  const folder = bun === null ? undefined : await versions.bun(bun);
  return { release, node: await versions.node(node), bun: folder, memoryBytes };
}

export interface Beginning extends Pick<InstanceShare, 'counted'> {
  /** Of the instance. */
  readonly id: string;
  readonly env: Env;
  readonly onLine: NonNullable<RunOptions['onLine']>;
}

/** A start command that has begun. */
export type Begun = Awaited<ReturnType<Place['begin']>>;

type Line = Parameters<Beginning['onLine']>;

type Made = Awaited<ReturnType<typeof make>>;

/**
 * Where one instance runs: its sandbox, its socket and its folder. It can be made before the instance is wanted: the start command needs
 * its variables alone, which come last.
 *
 * | state   | is                                                                     | ends by                               |
 * | ------- | ---------------------------------------------------------------------- | ------------------------------------- |
 * | waiting | a shell of the platform waits for variables: nothing of the tenant ran | `begin`, `end`, or the sandbox ends   |
 * | begun   | the shell has become the start command                                 | `end`, a bound, or the command's end  |
 * | ended   | all of its processes are gone. Disposing removes the rest              |                                       |
 */
export class Place implements AsyncDisposable {
  readonly #made: Made;
  readonly #places: Places;
  readonly #kill = new AbortController();
  readonly #started = Promise.withResolvers<Started>();
  readonly #variables = Promise.withResolvers<string>();
  #onLine: Beginning['onLine'] | undefined;
  #counted: Beginning['counted'] = (bytes) => bytes;
  #early: Line[] = [];
  #isOver = false;
  /** Resolves when all of its processes are gone. Rejects if they were killed by `end`. */
  readonly ended: Promise<Outcome>;

  private constructor(made: Made) {
    this.#made = made;
    const { given, parts, sandbox, tmp } = made;
    const { release, node, bun } = given;
    this.#places =
      sandbox.isolation.kind === 'none'
        ? { app: release.folder, programs: parts.programs, node, bun, tmp }
        : { ...INSTANCE_PLACES, bun: bun === undefined ? undefined : INSTANCE_PLACES.bun, tmp: '/tmp' };
    this.#variables.promise.catch(() => {});
    this.ended = this.#run();
    this.ended.catch(() => {});
  }

  /** Makes one. Resolves when its sandbox was started. Rejects if that fails, and leaves nothing then. */
  static async open(given: PlaceFor, parts: NodeParts): Promise<Place> {
    const place = new Place(await make(given, parts));
    try {
      await Promise.race([place.#started.promise, place.ended]);
      return place;
    } catch (error) {
      await place[Symbol.asyncDispose]();
      throw error;
    }
  }

  get group(): BuildGroup | undefined {
    return this.#made.group;
  }

  /** Aborted when its network reaches nothing any more. Undefined: it has no private one. */
  get lost(): AbortSignal | undefined {
    return this.#made.sandbox.networkLost;
  }

  /** False: an instance that starts now would get another place. */
  async isCurrent({ release, node, bun, memoryBytes }: PlaceFor): Promise<boolean> {
    const { given: mine, sandbox } = this.#made;
    const hasSame = mine.node === node && mine.bun === bun && mine.memoryBytes === memoryBytes;
    const isEqual = mine.release.folder === release.folder && hasSame;
    return isEqual && !this.#isOver && !this.lost?.aborted && (await sandbox.hasSameNetwork());
  }

  /** Begins the start command. Once. Resolves with the path of the instance's socket, and the port that it was told. */
  async begin({ id, env, onLine, counted }: Beginning) {
    const { given, parts, sandbox } = this.#made;
    const { sockets, path } = parts;
    const { memoryBytes } = given;
    const { server } = given.release;
    const socket = socketPath(sockets, id);
    await this.#made.socket.moveTo(socket);
    const sharesPorts = sandbox.network.level !== 'private';
    const port = sharesPorts ? await freePort() : wantedPort(env);
    const places = this.#places;
    this.#onLine = onLine;
    this.#counted = counted;
    for (const each of this.#early.splice(0)) onLine(...each);
    const own = instanceEnv({ server, places, port, app: env, memoryBytes, sharesPorts, path });
    this.#variables.resolve(`${forwarder(server, places, port)}${shellExports(own)}`);
    return { ...(await this.#started.promise), socket, port };
  }

  end(): void {
    const reason = new Error('It was stopped');
    this.#variables.reject(reason);
    this.#kill.abort(reason);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.end();
    await this.ended.catch(() => {});
    await this.#made.resources.disposeAsync();
  }

  async #run(): Promise<Outcome> {
    const { id, given, parts, owner, tmp, passwd, sandbox, socket, group } = this.#made;
    const { limits, markPrefix, programs } = parts;
    const { release, node, bun, memoryBytes } = given;
    const guard = new Guard({
      memoryBytes,
      diskBytes: limits.tmpBytes,
      diskFiles: limits.tmpFiles,
      seldomMs: DISK_MS,
      root: tmp,
      group: group?.commands,
      counted: (bytes) => this.#counted(bytes),
    });
    const isIsolated = sandbox.isolation.kind !== 'none';
    try {
      return await sandbox.runInstance({
        owner,
        app: release.folder,
        programs,
        node,
        bun,
        tmp,
        passwd,
        command: release.server.startCommand,
        script: instanceLauncher(release.server, this.#places, limits.processes, isIsolated),
        variables: this.#variables.promise,
        // Nothing of the tenant runs before.
        watch: async (tree, over) => ((await this.#begins(over)) ? guard.watch(tree, over) : undefined),
        group,
        descriptors: [socket.descriptor, 'pipe'],
        marker: `${markPrefix}${id}`,
        signal: this.#kill.signal,
        onLine: (...line) => this.#print(line),
        onStarted: (started) => {
          socket.release();
          this.#started.resolve(started);
        },
      });
    } finally {
      this.#isOver = true;
    }
  }

  /** Resolves when the command begins. False: the sandbox has ended before. */
  #begins(over: AbortSignal): Promise<boolean> {
    const ended = once(over, 'abort').then(() => false);
    const begun = this.#variables.promise.then(() => true);
    return Promise.race([begun, ended]).catch(() => false);
  }

  #print(line: Line): void {
    if (this.#onLine) this.#onLine(...line);
    else if (this.#early.length < EARLY_LINES) this.#early.push(line);
  }
}

/** Makes what the command of an instance runs in. Its folder has that for temporary files, and its `passwd`. Leaves nothing if it fails. */
async function make(given: PlaceFor, parts: NodeParts) {
  const id = `p-${randomUUID().slice(0, 8)}`;
  const folder = join(parts.runs, id);
  await using resources = new AsyncDisposableStack();
  for (const program of [given.node, given.bun]) if (program !== undefined) resources.use(parts.versions.hold(program));
  const sandbox = resources.use(await parts.sandbox(given.memoryBytes));
  resources.defer(async () => void (await removeTree(folder)));
  const owner = instanceOwner(id, sandbox.isolation);
  const tmp = join(folder, 'tmp');
  await mkdir(tmp, { recursive: true, mode: 0o755 });
  if (owner !== undefined) await chown(tmp, owner, owner);
  const passwd = join(folder, 'passwd');
  await writeFile(passwd, passwdOf('app', '/tmp', owner), { mode: 0o644 });
  const socket = resources.use(await listenAt(socketPath(parts.sockets, id)));
  const group = await groupFor(id, given.memoryBytes, sandbox, parts);
  resources.defer(async () => void (await group?.end()));
  return { id, given, parts, owner, tmp, passwd, sandbox, socket, group, resources: resources.move() };
}

/** Makes the cgroup of an instance, if instances have one. */
async function groupFor(id: string, memoryBytes: number, { limiter }: Sandbox, parts: NodeParts) {
  if (limiter.kind === 'sampling') return undefined;
  const { processes } = parts.limits;
  const limits = { memoryBytes, processes, workerMemoryBytes: memoryBytes, workerProcesses: processes };
  return BuildGroup.make(limiter.folder, `${parts.groupPrefix}${id}`, limits);
}
