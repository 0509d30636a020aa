import { chown, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../../../base/clock.ts';
import { objectIn } from '../../../base/json.ts';
import { formatSize } from '../../../base/sizes.ts';
import { BuildGroup } from '../../sandbox/cgroup/group.ts';
import { createGuard } from '../../sandbox/guard/index.ts';
import { Work } from '../../sandbox/guard/measure.ts';
import { proportionalShares } from '../../sandbox/guard/memory.ts';
import { readProc, statOf } from '../../sandbox/proc.ts';
import type { Outcome, Started } from '../../sandbox/process.ts';
import { INSTANCE_PLACES, instanceOwner, type Sandbox } from '../../sandbox/sandbox.ts';
import type { ProcessTree } from '../../sandbox/tree.ts';
import { removeTree } from '../../sandbox/workspace.ts';
import { Journey } from '../journey.ts';
import type { FromSupervisor, InstanceLimits } from '../messages.ts';
import { socketPath } from '../messages.ts';
import type { InstanceEnd, InstanceSpec, StartFailure, StartFailureCode } from '../types.ts';
import { ATTEMPT_MS, askForHealth, isHealthy } from './health.ts';
import { instanceEnv, launcher, type Places, wantedPort } from './launcher.ts';
import { listeningPorts } from './ports.ts';
import { Printed } from './printed.ts';
import { type OpenRelease, type Releases, UnpackFailure } from './releases.ts';
import { type ListeningSocket, listenAt } from './socket.ts';

/** Milliseconds between two looks at the ports of an instance that starts, between questions for health, and between measurements. */
const PORTS_MS = 250;
const HEALTH_MS = { first: 25, most: 500 } as const;
const MEMORY_MS = 5_000;
/** Bytes that are read of what the programs of an instance report. */
const REPORT_BYTES = 4_096;
/** Milliseconds after which its folder for temporary files is measured without a reason. */
const DISK_MS = 30_000;

/** What all instances of a node share. */
export interface NodeParts {
  readonly limits: InstanceLimits;
  readonly clock: Clock;
  readonly releases: Releases;
  readonly sockets: string;
  /** Has a folder for each running instance. */
  readonly runs: string;
  readonly programs: string;
  /** The search path for programs of the system. */
  readonly path: string;
  /** Marks the processes of instances where there is no sandbox. */
  readonly markPrefix: string;
  /** Begins the names of the cgroups of instances. */
  readonly groupPrefix: string;
  /** Opens a sandbox with a network of its own. */
  sandbox(memoryBytes: number): Promise<Sandbox>;
  /** Returns the folder with a version of Node.js. Null: the platform's own. Rejects with `UnpackFailure` if it cannot be had. */
  node(version: string | null): Promise<string>;
  send(message: FromSupervisor): void;
}

/**
 * One instance, from its start until all of its processes are gone.
 *
 * | state     | is                                                      | ends by                                                  |
 * | --------- | ------------------------------------------------------- | -------------------------------------------------------- |
 * | unpacking | its release comes to this node                          | `spawn`, a failure, or `stop`                            |
 * | starting  | its processes run; steps spawn, listen and health       | a healthy answer, a failure, its end, a bound, or `stop` |
 * | ready     | it answers requests                                     | its end, a bound, or `stop`                              |
 * | ending    | it got SIGTERM, or all of its processes SIGKILL         | the end of its last process                              |
 * | ended     | its socket, its folder and its network are removed      |                                                          |
 */
export class InstanceRun {
  readonly #id: string;
  readonly #spec: InstanceSpec;
  readonly #node: NodeParts;
  readonly #journey: Journey;
  readonly #printed: Printed;
  /** Aborted: all processes are killed. */
  readonly #kill = new AbortController();
  /** Resolves when its processes are gone, or will never start. */
  readonly #over = Promise.withResolvers<InstanceEnd>();
  #tree: ProcessTree | undefined;
  #outcome: Outcome | undefined;
  #isReady = false;
  #isStopping = false;
  #isOver = false;

  constructor(id: string, spec: InstanceSpec, node: NodeParts) {
    this.#id = id;
    this.#spec = spec;
    this.#node = node;
    this.#journey = new Journey(() => node.clock.now());
    this.#printed = new Printed(
      (lines) => node.send({ kind: 'printed', id, lines }),
      spec.env,
      () => node.clock.now(),
    );
  }

  /** Runs it. Resolves when it has ended and nothing of it is left. Never rejects. */
  async run(): Promise<void> {
    let end: InstanceEnd = { exitCode: null, signal: null, outOfMemory: false };
    try {
      end = await this.#live();
    } catch (error) {
      this.#fail('start_failed', messageOf(error));
    } finally {
      this.#printed.end();
      this.#node.send({ kind: 'ended', id: this.#id, end });
    }
  }

  /** Sends SIGTERM to the program, and after `graceMs` SIGKILL to all of its processes. */
  stop(graceMs: number): void {
    const isFirst = !this.#isStopping;
    this.#isStopping = true;
    if (isFirst && this.#tree && graceMs > 0) terminate(this.#tree);
    const late = setTimeout(() => this.end(), this.#tree ? graceMs : 0);
    void this.#over.promise.then(() => clearTimeout(late));
  }

  /** Kills all of its processes. */
  end(): void {
    this.#isStopping = true;
    this.#kill.abort(new Error('It was stopped'));
  }

  #lose(): void {
    if (this.#isOver) return;
    this.#printed.note('It was stopped because its network has ended');
    this.end();
  }

  async #live(): Promise<InstanceEnd> {
    const { releases } = this.#node;
    this.#begin('unpack');
    using release = await releases.open(this.#spec.app.org, this.#spec.manifestHash);
    const node = await this.#node.node(release.server.node);
    this.#kill.signal.throwIfAborted();
    this.#begin('spawn');
    using sandbox = await this.#node.sandbox(this.#spec.settings.memoryBytes);
    this.#kill.signal.throwIfAborted();
    // Another one takes its place, with a network that works.
    sandbox.networkLost?.addEventListener('abort', () => this.#lose(), { once: true });
    if (sandbox.networkLost?.aborted) this.#lose();
    await using socket = await listenAt(socketPath(this.#node.sockets, this.#id));
    const folder = join(this.#node.runs, this.#id);
    try {
      const running = this.#spawn({ release, node, sandbox, socket, folder });
      const end = running.then((outcome) => this.#ended(outcome));
      end.then(this.#over.resolve, this.#over.reject);
      return await end;
    } finally {
      this.#isOver = true;
      await removeTree(folder);
    }
  }

  async #spawn({ release, node, sandbox, socket, folder }: SpawnParts): Promise<Outcome> {
    const { limits, programs, path, markPrefix, groupPrefix } = this.#node;
    const { settings, env } = this.#spec;
    const { server } = release;
    const owner = instanceOwner(this.#id, sandbox.isolation);
    const tmp = join(folder, 'tmp');
    const passwd = join(folder, 'passwd');
    await mkdir(tmp, { recursive: true, mode: 0o755 });
    if (owner !== undefined) await chown(tmp, owner, owner);
    await writeFile(passwd, passwdOf(owner ?? process.getuid?.()), { mode: 0o644 });
    const isIsolated = sandbox.isolation.kind !== 'none';
    const here: Places = { app: release.folder, programs, node, tmp };
    const places: Places = isIsolated ? { ...INSTANCE_PLACES, tmp: '/tmp' } : here;
    const sharesPorts = sandbox.network.level !== 'private';
    const port = sharesPorts ? await freePort() : wantedPort(env);
    const group =
      sandbox.limiter.kind === 'cgroup'
        ? await BuildGroup.make(
            sandbox.limiter.folder,
            `${groupPrefix}${this.#id}`,
            groupLimits(settings.memoryBytes, limits),
          )
        : undefined;
    const guard = createGuard({
      memoryBytes: settings.memoryBytes,
      diskBytes: limits.tmpBytes,
      diskFiles: limits.tmpFiles,
      seldomMs: DISK_MS,
      root: tmp,
      group: group?.commands,
    });
    const starting = new AbortController();
    let measuring: NodeJS.Timeout | undefined;
    try {
      return await sandbox.runInstance({
        owner,
        app: release.folder,
        programs,
        node,
        tmp,
        passwd,
        command: server.startCommand,
        script: launcher({ server, places, processes: limits.processes, isIsolated, port }),
        env: instanceEnv({ server, places, port, app: env, memoryBytes: settings.memoryBytes, sharesPorts, path }),
        watch: guard.watch,
        group,
        descriptors: [socket.descriptor, 'pipe'],
        marker: `${markPrefix}${this.#id}`,
        signal: this.#kill.signal,
        onLine: (line, stream) => this.#printed.line(line, stream),
        onStarted: (started) => {
          socket.release();
          this.#tree = started.tree;
          measuring = setInterval(() => void this.#measure(started.tree, group), MEMORY_MS);
          void this.#start(started, socket.path, port, starting.signal).catch((error: unknown) => {
            if (starting.signal.aborted) return;
            this.#fail('start_failed', messageOf(error));
            this.end();
          });
        },
      });
    } catch (error) {
      // It was killed: its processes are gone.
      if (!this.#kill.signal.aborted) throw error;
      return { exitCode: null, signal: 'SIGKILL', shortOfMemory: false };
    } finally {
      clearInterval(measuring);
      starting.abort(new Error('It has ended'));
      await group?.end();
    }
  }

  /** Waits until it listens and is healthy. Reports a failure itself, and ends it then. */
  async #start({ pipes: [reports], tree }: Started, socket: string, port: number, signal: AbortSignal): Promise<void> {
    const { limits, clock } = this.#node;
    this.#begin('listen');
    const began = clock.monotonic();
    const left = () => limits.startMs - (clock.monotonic() - began);
    const { host, settings } = this.#spec;
    const question = { socket, path: settings.healthPath, host };
    const first = new AbortController();
    // The server finds it in its socket when it listens.
    const early = askForHealth(question, { over: first.signal, signal });
    early.catch(() => {});
    if (!(await this.#listens(reports, tree, port, left, signal))) return;
    this.#begin('health');
    const attemptMs = () => Math.ceil(Math.max(1, Math.min(left(), ATTEMPT_MS)));
    const late = setTimeout(() => first.abort(), attemptMs());
    let answer = await early.finally(() => clearTimeout(late));
    for (let pause: number = HEALTH_MS.first; ; pause = Math.min(HEALTH_MS.most, pause * 2)) {
      if (isHealthy(answer)) {
        this.#isReady = true;
        this.#begin('ready');
        this.#node.send({ kind: 'ready', id: this.#id });
        return;
      }
      await clock.sleep(pause, signal);
      if (left() <= 0) break;
      answer = await askForHealth(question, { over: AbortSignal.timeout(attemptMs()), signal });
    }
    const said = 'status' in answer ? `answered ${answer.status}` : `has no answer: ${answer.words}`;
    this.#fail('unhealthy', `GET ${settings.healthPath} ${said}, ${seconds(limits.startMs)} after the start`);
    this.end();
  }

  /** True when its server listens. False if it did not in time, which this reports. */
  async #listens(
    reports: Readable | undefined,
    tree: ProcessTree,
    port: number,
    left: () => number,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { limits, clock } = this.#node;
    const seen = new Map<number, number>();
    const since = clock.monotonic();
    const look = () => {
      for (const each of listeningPorts(tree)) if (!seen.has(each)) seen.set(each, clock.monotonic() - since);
    };
    const looking = setInterval(look, PORTS_MS);
    const late = new AbortController();
    try {
      const reported = reportIn(reports);
      const over = clock.sleep(Math.max(0, left()), AbortSignal.any([signal, late.signal])).then(() => undefined);
      over.catch(() => {});
      if ((await Promise.race([reported, over])) !== undefined) return true;
      look();
    } finally {
      clearInterval(looking);
      late.abort();
    }
    const ports = [...seen].map(([each, ms]) => `${each} (since ${seconds(ms)} after the start)`);
    const instead =
      ports.length > 0 ? `It listens on port ${ports.join(', ')}, but not with HTTP there` : 'It listens on no port';
    this.#fail('not_listening', `No server listened within ${seconds(limits.startMs)}. PORT is ${port}. ${instead}`);
    this.end();
    return false;
  }

  #ended(outcome: Outcome): InstanceEnd {
    this.#outcome = outcome;
    const { breach } = outcome;
    const outOfMemory = this.#isOutOfMemory();
    const end = { ...this.#ending, outOfMemory };
    const memory = formatSize(this.#spec.settings.memoryBytes);
    const why = outOfMemory
      ? `It used more than its ${memory} of memory`
      : breach
        ? wordsOfBreach(breach.because, this.#node.limits)
        : undefined;
    if (why !== undefined) this.#printed.note(why);
    if (this.#isReady) return end;
    if (outOfMemory) this.#fail('out_of_memory', why ?? '');
    else if (this.#isStopping) this.#fail('start_failed', 'It was stopped before it was ready');
    else this.#fail('start_failed', why ?? wordsOfEnd(end));
    return end;
  }

  /** How its program ended. Nothing, while it runs. */
  get #ending(): Pick<InstanceEnd, 'exitCode' | 'signal'> {
    const { exitCode = null, signal = null, breach } = this.#outcome ?? {};
    if (breach) return { exitCode: null, signal: 'SIGKILL' };
    return signal === null ? { exitCode, signal } : { exitCode: null, signal };
  }

  #isOutOfMemory(): boolean {
    const { breach, shortOfMemory, exitCode, signal } = this.#outcome ?? {};
    if (breach) return breach.code === 'out_of_memory';
    if (shortOfMemory && (signal === 'SIGKILL' || exitCode === 137)) return true;
    // V8 ends the process when its heap is full.
    const isAborted = signal === 'SIGABRT' || signal === 'SIGTRAP' || exitCode === 134 || exitCode === 133;
    return isAborted && this.#printed.last.some((line) => HEAP_FULL.test(line));
  }

  /** The first failure counts. None counts once it is ready. */
  #fail(code: StartFailureCode, message: string): void {
    if (this.#isReady || this.#hasFailed) return;
    this.#hasFailed = true;
    this.#printed.flush();
    const failure: StartFailure = {
      code,
      step: this.#journey.step,
      message: message.slice(0, MESSAGE_LENGTH),
      ...this.#ending,
      lines: this.#printed.last,
      journey: this.#journey.steps,
    };
    this.#node.send({ kind: 'failed', id: this.#id, failure });
  }

  #hasFailed = false;

  #begin(step: Parameters<Journey['begin']>[0]): void {
    this.#node.send({ kind: 'step', id: this.#id, step: this.#journey.begin(step) });
  }

  async #measure(tree: ProcessTree, group: BuildGroup | undefined): Promise<void> {
    const bytes = group ? group.commands.used : (await proportionalShares(tree.list(), new Work())).own;
    if (bytes > 0) this.#node.send({ kind: 'memory', id: this.#id, bytes: Math.round(bytes) });
  }
}

interface SpawnParts {
  readonly release: OpenRelease;
  readonly node: string;
  readonly sandbox: Sandbox;
  readonly socket: ListeningSocket;
  readonly folder: string;
}

const MESSAGE_LENGTH = 1_900;
const HEAP_FULL = /JavaScript heap out of memory|Reached heap limit/;

function messageOf(error: unknown): string {
  if (error instanceof UnpackFailure) return error.message;
  return error instanceof Error ? error.message : String(error);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} seconds`;
}

function wordsOfEnd({ exitCode, signal }: InstanceEnd): string {
  if (signal !== null) return `The start command was ended by ${signal}`;
  return `The start command ended with exit code ${exitCode ?? 'unknown'} before it was ready`;
}

function wordsOfBreach(because: string, { tmpBytes }: InstanceLimits): string {
  return `It was stopped because ${because.replace('the limit of a build', 'the limit of an instance')} (/tmp has ${formatSize(tmpBytes)})`;
}

function passwdOf(user: number | undefined): string {
  const line = user === undefined || user === 0 ? '' : `app:x:${user}:${user}::/tmp:/bin/sh\n`;
  return `root:x:0:0:root:/root:/bin/sh\n${line}`;
}

function groupLimits(memoryBytes: number, { processes }: InstanceLimits) {
  return { memoryBytes, processes, workerMemoryBytes: memoryBytes, workerProcesses: processes };
}

/** Returns the first port that the programs of an instance report. They are the tenant's, so nothing but a number is read. Never resolves without one. */
function reportIn(reports: Readable | undefined): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let text = '';
  reports?.setEncoding('latin1').on('data', (chunk: string) => {
    if (text.length >= REPORT_BYTES) return;
    text = (text + chunk).slice(0, REPORT_BYTES);
    const { port } = objectIn(text.split('\n')[0] ?? '') ?? {};
    if (typeof port === 'number') resolve(port);
  });
  reports?.on('error', () => {});
  return promise;
}

/** Returns a port of the machine that nobody has now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Sends SIGTERM to the program that the command became: a shell that waits for it would not pass the signal on. */
function terminate(tree: ProcessTree): void {
  const all = tree.list().map((folder) => Number(folder.slice('/proc/'.length)));
  const childrenOf = (parent: number) => all.filter((pid) => statOf(pid)?.parent === parent);
  const first = tree.namespace;
  // In a namespace, the second process. The first one is bubblewrap's.
  let aimed = first === undefined ? all.slice(0, 1) : childrenOf(first).filter(isMain).slice(0, 1);
  for (let depth = 0; depth < MOST_SHELLS && aimed.length > 0 && aimed.every(isShell); depth += 1) {
    const below = aimed.flatMap(childrenOf);
    if (below.length === 0) break;
    aimed = below;
  }
  for (const pid of aimed) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It has ended.
    }
  }
}

const MOST_SHELLS = 8;

function isMain(pid: number): boolean {
  return /^NSpid:\s.*\s2$/m.test(readProc(`/proc/${pid}/status`));
}

function isShell(pid: number): boolean {
  return /^(?:ba|da|a|)sh$/.test(readProc(`/proc/${pid}/comm`).trim());
}
