import { randomUUID } from 'node:crypto';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildGroup } from '../../sandbox/cgroup/group.ts';
import { shellExports } from '../../sandbox/environment.ts';
import { createGuard } from '../../sandbox/guard/index.ts';
import type { Env } from '../../sandbox/names.ts';
import type { Outcome, RunOptions, Started } from '../../sandbox/process.ts';
import { INSTANCE_PLACES, instanceOwner, type Sandbox } from '../../sandbox/sandbox.ts';
import { removeTree } from '../../sandbox/workspace.ts';
import type { InstanceLimits } from '../messages.ts';
import { socketPath } from '../messages.ts';
import type { InstanceSpec } from '../types.ts';
import { forwarder, instanceEnv, launcher, type Places, wantedPort } from './launcher.ts';
import type { NodeParts } from './node.ts';
import type { Versions } from './node-versions.ts';
import type { OpenRelease } from './releases.ts';
import { freePort, type ListeningSocket, listenAt } from './socket.ts';

/** Milliseconds after which its folder for temporary files is measured without a reason. */
const DISK_MS = 30_000;
/** Lines that are kept of a sandbox in which nothing has begun: why it does not work. */
const EARLY_LINES = 20;

/** What a place is made for. */
export interface PlaceFor {
  readonly release: OpenRelease;
  /** The folder with `node`. */
  readonly node: string;
  /** The folder that has `.bin/bun`, if the release runs it. */
  readonly bun: string | undefined;
  readonly memoryBytes: number;
}

/** Returns what an instance of a release needs. Rejects with `UnpackFailure` if a program cannot be had. */
export async function placeFor(
  release: OpenRelease,
  { memoryBytes }: Pick<InstanceSpec['settings'], 'memoryBytes'>,
  versions: Versions,
): Promise<PlaceFor> {
  const { node, bun } = release.server;
  const folder = bun === null ? undefined : await versions.bun(bun);
  return { release, node: await versions.node(node), bun: folder, memoryBytes };
}

export interface Beginning {
  /** Of the instance. */
  readonly id: string;
  /** The app's variables. */
  readonly env: Env;
  readonly onLine: NonNullable<RunOptions['onLine']>;
}

/** A start command that has begun. */
export interface Begun extends Started {
  /** The path of the instance's socket. */
  readonly socket: string;
  /** The port that it was told. */
  readonly port: number;
}

type Line = Parameters<Beginning['onLine']>;

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
  readonly #for: PlaceFor;
  readonly #parts: NodeParts;
  readonly #sandbox: Sandbox;
  readonly #socket: ListeningSocket;
  readonly #folder: string;
  readonly #places: Places;
  readonly #kill = new AbortController();
  readonly #started = Promise.withResolvers<Started>();
  readonly #variables = Promise.withResolvers<string>();
  #onLine: Beginning['onLine'] | undefined;
  #early: Line[] = [];
  #isOver = false;
  readonly group: BuildGroup | undefined;
  /** Resolves when all of its processes are gone. Rejects if they were killed by `end`. */
  readonly ended: Promise<Outcome>;

  private constructor(
    given: PlaceFor,
    parts: NodeParts,
    own: {
      readonly id: string;
      readonly folder: string;
      readonly sandbox: Sandbox;
      readonly socket: ListeningSocket;
      readonly group: BuildGroup | undefined;
    },
  ) {
    this.#for = given;
    this.#parts = parts;
    this.#sandbox = own.sandbox;
    this.#socket = own.socket;
    this.#folder = own.folder;
    this.group = own.group;
    const { programs } = parts;
    const { release, node, bun } = given;
    this.#places =
      own.sandbox.isolation.kind === 'none'
        ? { app: release.folder, programs, node, bun, tmp: join(own.folder, 'tmp') }
        : { ...INSTANCE_PLACES, bun: bun === undefined ? undefined : INSTANCE_PLACES.bun, tmp: '/tmp' };
    this.#variables.promise.catch(() => {});
    this.ended = this.#run(own.id);
    this.ended.catch(() => {});
  }

  /** Makes one. Resolves when its sandbox was started. Rejects if that fails, and leaves nothing then. */
  static async open(given: PlaceFor, parts: NodeParts): Promise<Place> {
    const id = `p-${randomUUID().slice(0, 8)}`;
    const folder = join(parts.runs, id);
    await using made = new AsyncDisposableStack();
    const sandbox = made.use(await parts.sandbox(given.memoryBytes));
    made.defer(async () => void (await removeTree(folder)));
    const owner = instanceOwner(id, sandbox.isolation);
    const tmp = join(folder, 'tmp');
    await mkdir(tmp, { recursive: true, mode: 0o755 });
    if (owner !== undefined) await chown(tmp, owner, owner);
    await writeFile(join(folder, 'passwd'), passwdOf(owner ?? process.getuid?.()), { mode: 0o644 });
    const socket = made.use(await listenAt(socketPath(parts.sockets, id)));
    const { limiter } = sandbox;
    const limits = groupLimits(given.memoryBytes, parts.limits);
    const group =
      limiter.kind === 'cgroup'
        ? await BuildGroup.make(limiter.folder, `${parts.groupPrefix}${id}`, limits)
        : undefined;
    made.defer(async () => void (await group?.end()));
    const place = new Place(given, parts, { id, folder, sandbox, socket, group });
    await Promise.race([place.#started.promise, place.ended]);
    made.move();
    return place;
  }

  /** Aborted when its network reaches nothing any more. Undefined: it has no private one. */
  get lost(): AbortSignal | undefined {
    return this.#sandbox.networkLost;
  }

  /** False: an instance that starts now would get another place. */
  async isCurrent({ release, node, bun, memoryBytes }: PlaceFor): Promise<boolean> {
    const mine = this.#for;
    const hasSame = mine.node === node && mine.bun === bun && mine.memoryBytes === memoryBytes;
    const isEqual = mine.release.folder === release.folder && hasSame;
    return isEqual && !this.#isOver && !this.lost?.aborted && (await this.#sandbox.hasSameNetwork());
  }

  /** Begins the start command. Once. */
  async begin({ id, env, onLine }: Beginning): Promise<Begun> {
    const { sockets, path } = this.#parts;
    const { release, memoryBytes } = this.#for;
    const { server } = release;
    const socket = socketPath(sockets, id);
    await this.#socket.moveTo(socket);
    const sharesPorts = this.#sandbox.network.level !== 'private';
    const port = sharesPorts ? await freePort() : wantedPort(env);
    const places = this.#places;
    this.#onLine = onLine;
    for (const each of this.#early.splice(0)) onLine(...each);
    const own = instanceEnv({ server, places, port, app: env, memoryBytes, sharesPorts, path });
    this.#variables.resolve(`${forwarder(server, places, port)}${shellExports(own)}`);
    return { ...(await this.#started.promise), socket, port };
  }

  /** Kills all of its processes. */
  end(): void {
    const reason = new Error('It was stopped');
    this.#variables.reject(reason);
    this.#kill.abort(reason);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.end();
    await this.ended.catch(() => {});
    await this.group?.end();
    await removeTree(this.#folder);
    await this.#socket[Symbol.asyncDispose]();
    this.#sandbox[Symbol.dispose]();
  }

  async #run(id: string): Promise<Outcome> {
    const { limits, markPrefix, programs } = this.#parts;
    const { release, node, bun, memoryBytes } = this.#for;
    const sandbox = this.#sandbox;
    const tmp = join(this.#folder, 'tmp');
    const guard = createGuard({
      memoryBytes,
      diskBytes: limits.tmpBytes,
      diskFiles: limits.tmpFiles,
      seldomMs: DISK_MS,
      root: tmp,
      group: this.group?.commands,
    });
    const isIsolated = sandbox.isolation.kind !== 'none';
    try {
      return await sandbox.runInstance({
        owner: instanceOwner(id, sandbox.isolation),
        app: release.folder,
        programs,
        node,
        bun,
        tmp,
        passwd: join(this.#folder, 'passwd'),
        command: release.server.startCommand,
        script: launcher({ server: release.server, places: this.#places, processes: limits.processes, isIsolated }),
        variables: this.#variables.promise,
        // Nothing of the tenant runs before.
        watch: async (tree, over) => ((await this.#begins(over)) ? guard.watch(tree, over) : undefined),
        group: this.group,
        descriptors: [this.#socket.descriptor, 'pipe'],
        marker: `${markPrefix}${id}`,
        signal: this.#kill.signal,
        onLine: (...line) => this.#print(line),
        onStarted: (started) => {
          this.#socket.release();
          this.#started.resolve(started);
        },
      });
    } finally {
      this.#isOver = true;
    }
  }

  /** Resolves when the command begins. False: the sandbox has ended before. */
  #begins(over: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    void this.#variables.promise.then(
      () => resolve(true),
      () => resolve(false),
    );
    over.addEventListener('abort', () => resolve(false), { once: true });
    return promise;
  }

  #print(line: Line): void {
    if (this.#onLine) this.#onLine(...line);
    else if (this.#early.length < EARLY_LINES) this.#early.push(line);
  }
}

function passwdOf(user: number | undefined): string {
  const line = user === undefined || user === 0 ? '' : `app:x:${user}:${user}::/tmp:/bin/sh\n`;
  return `root:x:0:0:root:/root:/bin/sh\n${line}`;
}

function groupLimits(memoryBytes: number, { processes }: InstanceLimits) {
  return { memoryBytes, processes, workerMemoryBytes: memoryBytes, workerProcesses: processes };
}
