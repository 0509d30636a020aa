import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Instance,
  type InstanceEnd,
  type InstanceSpec,
  type Instances,
  type JourneyStep,
  StartFailed,
} from '../../src/platform/functions/types.ts';

const PROGRAM = resolve(import.meta.dirname, '../fixtures/function-app.mjs');

/** Instances that are plain child processes of `test/fixtures/function-app.mjs`, each on a unix socket. */
export class NodeInstances implements Instances {
  readonly #dir = mkdtempSync(join(tmpdir(), 'slipway-fn-'));
  readonly started: NodeInstance[] = [];

  start(spec: InstanceSpec): NodeInstance {
    const id = `i-${this.started.length + 1}`;
    const instance = new NodeInstance(id, spec, join(this.#dir, `${id}.sock`));
    this.started.push(instance);
    return instance;
  }

  /** Those whose processes run. */
  get running(): readonly NodeInstance[] {
    return this.started.filter(({ child }) => child.exitCode === null && child.signalCode === null);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.running.map((each) => each.stop(0)));
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

export class NodeInstance implements Instance {
  readonly id: string;
  readonly spec: InstanceSpec;
  readonly journey: JourneyStep[] = [];
  readonly ready: Promise<string>;
  readonly ended: Promise<InstanceEnd>;
  readonly memoryBytes = null;
  readonly child: ChildProcess;
  readonly #lines: string[] = [];

  constructor(id: string, spec: InstanceSpec, socket: string) {
    this.id = id;
    this.spec = spec;
    this.#enter('spawn');
    const env = { VERSION: spec.deployID, ...spec.env, SOCKET: socket };
    this.child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stderr?.on('data', (text: Buffer) => this.#lines.push(...text.toString().trimEnd().split('\n')));
    this.ended = once(this.child, 'close').then(([exitCode, signal]) => ({ exitCode, signal, outOfMemory: false }));
    this.ready = this.#listening(socket);
    this.ready.catch(() => {});
  }

  stop(graceMs: number): Promise<InstanceEnd> {
    this.child.kill(graceMs === 0 ? 'SIGKILL' : 'SIGTERM');
    const kill = setTimeout(() => this.child.kill('SIGKILL'), graceMs);
    return this.ended.finally(() => clearTimeout(kill));
  }

  async #listening(socket: string): Promise<string> {
    const listening = this.child.stdout ? once(this.child.stdout, 'data').then(() => undefined) : undefined;
    const ended = await Promise.race([listening, this.ended]);
    if (ended) {
      const { exitCode, signal } = ended;
      const message = `The app ended with code ${exitCode} before it listened`;
      const { journey } = this;
      const lines = this.#lines;
      throw new StartFailed({ code: 'start_failed', step: 'listen', message, exitCode, signal, lines, journey });
    }
    for (const step of ['listen', 'health', 'ready'] as const) this.#enter(step);
    return socket;
  }

  #enter(step: JourneyStep['step']): void {
    this.journey.push({ step, at: Date.now() });
  }
}
