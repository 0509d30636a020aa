import { hash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../base/log.ts';
import type { BuildNetworkChoice } from '../../contract/platform-start.ts';
import { MessageProcess } from '../dispatch/process.ts';
import { functionsName, passedOn, workerEnv } from '../dispatch/program.ts';
import type { CgroupChoice } from '../shared/types.ts';
import type { BlobsDescription } from '../stores/blobs.ts';
import type { InstanceLogs } from './logs.ts';
import {
  DEFAULT_INSTANCE_LIMITS,
  type FromSupervisor,
  type InstanceLimits,
  readFromSupervisor,
  type SupervisorSettings,
  socketPath,
  type ToSupervisor,
} from './messages.ts';
import {
  type Instance,
  type InstanceEnd,
  type InstanceSpec,
  type Instances,
  type JourneyStep,
  StartFailed,
  type StartFailure,
  startFailed,
} from './types.ts';

export interface InstancesOptions {
  /** The folder of this node, which no other platform uses at the same time. */
  readonly nodeDir: string;
  readonly blobs: BlobsDescription;
  /** The host's environment. An allowlist decides which variables the supervisor gets. Instances get none of them. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly limits?: Partial<InstanceLimits>;
  /** Default `auto`: bubblewrap if it works, else none, and a warning. `required`: nothing starts without it. */
  readonly isolation?: 'auto' | 'required' | 'none';
  /** As for builds. Default `auto`. */
  readonly cgroup?: CgroupChoice;
  readonly network?: BuildNetworkChoice | undefined;
  /** Hosts and networks that instances may reach although they are private, as `127.0.0.1:4566`. Asked when a supervisor starts. */
  readonly networkAllow?: () => readonly string[];
  readonly logs: InstanceLogs;
  readonly log: Log;
}

/** Milliseconds that instances have to end when the platform stops, and their supervisor beside them. */
const CLOSE_GRACE_MS = 10_000;
const CLOSE_MS = 5_000;
/** The `nice` value of instances: the serving process has priority, and builds are below both. */
const NICENESS = 5;
/** Bytes of the longest path of a unix socket. */
const SOCKET_BYTES = 100;

/** Starts the instances of this node by a supervisor process. If that ends, its instances have ended, and the next one starts another. */
export class NodeInstances implements Instances {
  readonly #options: InstancesOptions;
  readonly #nodeDir: string;
  readonly #sockets: string;
  readonly #running = new Map<string, RunningInstance>();
  #process: Supervisor | undefined;
  /** Those of the last supervisor. The next one has no worse ones: what fails for a moment, as without processes, takes no wall away. */
  #walls: Walls | undefined;
  #isClosed = false;

  constructor(options: InstancesOptions) {
    this.#options = options;
    this.#nodeDir = realpathSync(options.nodeDir);
    this.#sockets = socketsFolder(this.#nodeDir);
    // A supervisor removes what a killed one left.
    if (hasLeft(this.#nodeDir)) this.#supervisor();
  }

  start(spec: InstanceSpec): Instance {
    if (this.#isClosed) throw new Error('The platform stops');
    const id = `i-${randomUUID().slice(0, 8)}`;
    const supervisor = this.#supervisor();
    const stop = (graceMs: number) => supervisor.send({ kind: 'stop', id, graceMs });
    const instance = new RunningInstance(id, spec, socketPath(this.#sockets, id), stop);
    this.#running.set(id, instance);
    void instance.ended.then(() => this.#running.delete(id));
    supervisor.send({ kind: 'start', id, spec });
    return instance;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    const supervisor = this.#process;
    if (!supervisor) return;
    await Promise.all([...this.#running.values()].map((each) => each.stop(CLOSE_GRACE_MS)));
    supervisor.endInput();
    const late = setTimeout(() => supervisor.kill('it did not end'), CLOSE_MS);
    await supervisor.ended;
    clearTimeout(late);
  }

  #supervisor(): Supervisor {
    if (this.#process) return this.#process;
    mkdirSync(this.#sockets, { recursive: true, mode: 0o700 });
    requireOwn(this.#sockets);
    const { env, log } = this.#options;
    const started: Supervisor = new MessageProcess({
      args: ['functions', functionsName(this.#nodeDir, process.pid)],
      env: workerEnv(env),
      niceness: NICENESS,
      read: readFromSupervisor,
    });
    this.#process = started;
    started.listen((message) => this.#take(message));
    void started.ended.then(async ({ exitCode, signal, killed, words }) => {
      if (this.#process === started) this.#process = undefined;
      if (!this.#isClosed) {
        const reason = killed ?? `it ended with ${signal ?? exitCode}`;
        log('error', 'functions_supervisor_ended', { reason, words: words.slice(-500) });
      }
      for (const each of [...this.#running.values()]) {
        await rm(each.socket, { force: true }).catch(() => {});
        each.lost();
      }
    });
    started.send({ kind: 'prepare', settings: this.#settings() });
    return started;
  }

  #settings(): SupervisorSettings {
    const { blobs, env, limits, isolation = 'auto', cgroup = 'auto', network = 'auto', networkAllow } = this.#options;
    const had = this.#walls?.network.level ?? 'open';
    return {
      nodeDir: this.#nodeDir,
      sockets: this.#sockets,
      blobs,
      cgroup,
      // A network that was missing is looked for again.
      network: had === 'open' ? network : had,
      isolation: this.#walls?.isolation === 'bubblewrap' ? 'required' : isolation,
      networkAllow: networkAllow?.() ?? [],
      env: passedOn(env),
      limits: { ...DEFAULT_INSTANCE_LIMITS, ...limits },
    };
  }

  async #take(message: FromSupervisor): Promise<void> {
    const { log, logs } = this.#options;
    switch (message.kind) {
      case 'pulse':
        return;
      case 'walls':
        if (!this.#walls) this.#warn(message);
        this.#walls = message;
        return;
      case 'note':
        log(message.level, message.event, { reason: message.text });
        return;
      case 'printed': {
        const instance = this.#running.get(message.id);
        if (!instance) return;
        const lines = message.lines.map((line) => ({ ...line, instance: instance.id }));
        await logs.add(instance.spec.app, lines).catch((error: unknown) => {
          log('warn', 'functions_log_not_written', { instance: instance.id, reason: String(error) });
        });
        return;
      }
      default:
        this.#running.get(message.id)?.take(message);
    }
  }

  /** Logs what instances can reach that they should not. */
  #warn({ isolation, network, apart }: Walls): void {
    const { log, network: want } = this.#options;
    if (isolation === 'none') {
      log('warn', 'functions_not_isolated', { means: 'functions can read and write everything that the platform can' });
    }
    const level = network.level === 'private' || network.level === want ? 'info' : 'warn';
    const isPrivate = network.level === 'private';
    const pasta = isPrivate ? { pasta: apart === undefined ? 'shared' : 'each' } : {};
    log(level, 'functions_network', { network: network.level, ...pasta, reason: isPrivate ? apart : network.reason });
  }
}

type Supervisor = MessageProcess<FromSupervisor, ToSupervisor>;
type Walls = Extract<FromSupervisor, { kind: 'walls' }>;
/** What this process knows of one instance. */
class RunningInstance implements Instance {
  readonly id: string;
  readonly spec: InstanceSpec;
  readonly ready: Promise<string>;
  readonly ended: Promise<InstanceEnd>;
  readonly socket: string;
  memoryBytes: number | null = null;
  journey: readonly JourneyStep[] = [];
  readonly #stop: (graceMs: number) => void;
  readonly #started = Promise.withResolvers<string>();
  readonly #end = Promise.withResolvers<InstanceEnd>();

  constructor(id: string, spec: InstanceSpec, socket: string, stop: (graceMs: number) => void) {
    this.id = id;
    this.spec = spec;
    this.socket = socket;
    this.#stop = stop;
    this.ready = this.#started.promise;
    // Nobody has to wait for it.
    this.ready.catch(() => {});
    this.ended = this.#end.promise;
  }

  stop(graceMs: number): Promise<InstanceEnd> {
    this.#stop(graceMs);
    return this.ended;
  }

  take(message: Extract<FromSupervisor, { kind: 'step' | 'ready' | 'failed' | 'memory' | 'ended' }>): void {
    switch (message.kind) {
      case 'step':
        this.journey = [...this.journey, message.step].slice(0, MOST_STEPS);
        return;
      case 'ready':
        this.#started.resolve(this.socket);
        return;
      case 'failed':
        this.#started.reject(new StartFailed(message.failure));
        return;
      case 'memory':
        this.memoryBytes = message.bytes;
        return;
      case 'ended': {
        const { exitCode, signal } = message.end;
        this.#started.reject(new StartFailed(this.#failure('It ended before it was ready', exitCode, signal)));
        this.#end.resolve(message.end);
      }
    }
  }

  /** Its supervisor has ended, and the kernel has ended the instance with it. */
  lost(): void {
    this.#started.reject(new StartFailed(this.#failure('The supervisor of functions ended', null, 'SIGKILL')));
    this.#end.resolve({ exitCode: null, signal: 'SIGKILL', outOfMemory: false });
  }

  #failure(message: string, exitCode: number | null, signal: string | null): StartFailure {
    return { ...startFailed(message, this.journey), exitCode, signal };
  }
}

const MOST_STEPS = 10;

/** True if a killed supervisor left something of its instances in a node's folder. Then a new one starts with the node. */
export function hasLeft(nodeDir: string): boolean {
  const folders = [join(nodeDir, 'functions', 'running'), socketsFolder(realpathSync(nodeDir))];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).length > 0);
}

/** Returns the folder of the sockets: in the node's folder, or if its path is too long for a socket, in that for temporary files. */
function socketsFolder(nodeDir: string): string {
  const usual = join(nodeDir, 'functions', 'sockets');
  if (Buffer.byteLength(socketPath(usual, 'i-00000000')) + '.new'.length <= SOCKET_BYTES) return usual;
  return join(tmpdir(), `slipway-${hash('sha256', nodeDir).slice(0, 16)}`);
}

/** Throws if another user can change a folder: it could be in a place that all users write to. */
function requireOwn(folder: string): void {
  const { uid, mode } = lstatSync(folder);
  const isOwn = lstatSync(folder).isDirectory() && uid === process.getuid?.() && (mode & 0o077) === 0;
  if (!isOwn) throw new Error(`${folder} belongs to another user, or others can write to it`);
}
