import { addAbortListener } from 'node:events';
import type { Readable } from 'node:stream';
import { within } from '../../../base/clock.ts';
import { messageOf } from '../../../base/errors.ts';
import { objectIn } from '../../../base/json.ts';
import { formatSize } from '../../../base/sizes.ts';
import type { BuildGroup } from '../../sandbox/cgroup/group.ts';
import { Work } from '../../sandbox/guard/measure.ts';
import { proportionalShares } from '../../sandbox/guard/memory.ts';
import { readProc, statOf } from '../../sandbox/proc.ts';
import type { Outcome } from '../../sandbox/process.ts';
import { kill, type ProcessTree } from '../../sandbox/tree.ts';
import type { InstanceLimits } from '../messages.ts';
import type { InstanceEnd, InstanceSpec, JourneyStep, StartFailure, StartStep } from '../types.ts';
import { ATTEMPT_MS, askForHealth, isHealthy } from './health.ts';
import { type Begun, type NodeParts, type Place, placeFor } from './place.ts';
import { listeningPorts } from './ports.ts';
import { Printed } from './printed.ts';
import type { ReadyPlaces } from './ready-places.ts';
import type { InstanceShare } from './shares.ts';

/** Milliseconds between two looks at the ports of an instance that starts, between questions for health, and between measurements. */
const PORTS_MS = 250;
const HEALTH_MS = { first: 25, most: 500 } as const;
const MEMORY_MS = 5_000;
/** Bytes that are read of what the programs of an instance report. */
const REPORT_BYTES = 4_096;

export interface InstanceParts extends NodeParts {
  readonly places: ReadyPlaces;
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
  readonly #node: InstanceParts;
  /** The steps of its start, each with its time. A step ends when the next one begins. */
  readonly #journey: JourneyStep[] = [];
  readonly #printed: Printed;
  /** Aborted: all processes are killed. */
  readonly #kill = new AbortController();
  /** Aborted when its processes are gone, or will never start. */
  readonly #over = new AbortController();
  #tree: ProcessTree | undefined;
  #outcome: Outcome | undefined;
  #isReady = false;
  #isStopping = false;
  #hasFailed = false;

  constructor(id: string, spec: InstanceSpec, node: InstanceParts) {
    this.#id = id;
    this.#spec = spec;
    this.#node = node;
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
      this.#over.abort();
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
    this.#over.signal.addEventListener('abort', () => clearTimeout(late));
  }

  /** Kills all of its processes. */
  end(): void {
    this.#isStopping = true;
    this.#kill.abort(new Error('It was stopped'));
  }

  #lose(): void {
    this.#printed.note('It was stopped because its network has ended');
    this.end();
  }

  async #live(): Promise<InstanceEnd> {
    const { releases, shares, versions, places } = this.#node;
    const { app, manifestHash, settings } = this.#spec;
    this.#begin('unpack');
    using share = shares.take(app.org);
    using release = await releases.open(app.org, manifestHash);
    const wanted = await placeFor(release, settings, versions);
    this.#kill.signal.throwIfAborted();
    this.#begin('spawn');
    const place = await places.take(app, wanted);
    try {
      await using _ = place;
      this.#kill.signal.throwIfAborted();
      this.#kill.signal.addEventListener('abort', () => place.end(), { once: true });
      // Another one takes its place, with a network that works.
      using _lost = place.lost && addAbortListener(place.lost, () => this.#lose());
      return this.#ended(await this.#run(place, share));
    } finally {
      places.ended(this.#spec, this.#isReady && this.#isStopping);
    }
  }

  async #run(place: Place, { counted }: InstanceShare): Promise<Outcome> {
    const starting = new AbortController();
    let measuring: NodeJS.Timeout | undefined;
    try {
      const begun = await place.begin({
        id: this.#id,
        env: this.#spec.env,
        counted,
        onLine: (line, stream) => this.#printed.line(line, stream),
      });
      this.#tree = begun.tree;
      measuring = setInterval(() => void this.#measure(begun.tree, place.group), MEMORY_MS);
      void this.#start(begun, starting.signal).catch((error: unknown) => {
        if (starting.signal.aborted) return;
        this.#fail('start_failed', messageOf(error));
        this.end();
      });
      return await place.ended;
    } catch (error) {
      // It was killed: its processes are gone.
      if (!this.#kill.signal.aborted) throw error;
      return { exitCode: null, signal: 'SIGKILL', shortOfMemory: false };
    } finally {
      clearInterval(measuring);
      starting.abort(new Error('It has ended'));
    }
  }

  /** Waits until it listens and is healthy. Reports a failure itself, and ends it then. */
  async #start({ pipes: [reports], tree, socket, port }: Begun, signal: AbortSignal): Promise<void> {
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
    const reported = await within(clock, Math.max(0, left()), reportIn(reports), signal);
    clearInterval(looking);
    signal.throwIfAborted();
    if (reported !== undefined) return true;
    look();
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
    let why = breach && wordsOfBreach(breach.because, this.#node.limits);
    if (outOfMemory) why = `It used more than its ${memory} of memory`;
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
  #fail(code: StartFailure['code'], message: string): void {
    if (this.#isReady || this.#hasFailed) return;
    this.#hasFailed = true;
    this.#printed.flush();
    const failure: StartFailure = {
      code,
      step: this.#journey.at(-1)?.step ?? 'unpack',
      message: message.slice(0, MESSAGE_LENGTH),
      ...this.#ending,
      lines: this.#printed.last,
      journey: [...this.#journey],
    };
    this.#node.send({ kind: 'failed', id: this.#id, failure });
  }

  #begin(step: StartStep): void {
    const begun = { step, at: this.#node.clock.now() };
    this.#journey.push(begun);
    this.#node.send({ kind: 'step', id: this.#id, step: begun });
  }

  async #measure(tree: ProcessTree, group: BuildGroup | undefined): Promise<void> {
    const bytes = group ? group.commands.used : (await proportionalShares(tree.list(), new Work())).own;
    if (bytes > 0) this.#node.send({ kind: 'memory', id: this.#id, bytes: Math.round(bytes) });
  }
}

const MESSAGE_LENGTH = 1_900;
const HEAP_FULL = /JavaScript heap out of memory|Reached heap limit/;

function seconds(ms: number): string {
  return `${Number((ms / 1_000).toFixed(1))} seconds`;
}

function wordsOfEnd({ exitCode, signal }: InstanceEnd): string {
  if (signal !== null) return `The start command was ended by ${signal}`;
  return `The start command ended with exit code ${exitCode ?? 'unknown'} before it was ready`;
}

function wordsOfBreach(because: string, { tmpBytes }: InstanceLimits): string {
  return `It was stopped because ${because.replace('the limit of a build', 'the limit of an instance')} (/tmp has ${formatSize(tmpBytes)})`;
}

/** Returns the first port that the programs of an instance report. They are the tenant's: nothing but a number is read, and there may be none. */
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
  for (const pid of aimed) kill(pid, 'SIGTERM');
}

const MOST_SHELLS = 8;

function isMain(pid: number): boolean {
  return /^NSpid:\s.*\s2$/m.test(readProc(`/proc/${pid}/status`));
}

function isShell(pid: number): boolean {
  return /^(?:ba|da|a|)sh$/.test(readProc(`/proc/${pid}/comm`).trim());
}
