import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ask } from '../../support/chaos-http.ts';
import type { Outage } from '../../support/chaos-traffic.ts';
import { now, type Target } from '../../support/chaos-workload.ts';
import { end } from '../../support/slipway.ts';
import type { TcpProxy } from '../../support/tcp-proxy.ts';

const CLI = resolve(import.meta.dirname, '../../../src/cli.ts');
const READY_MS = 120_000;

/** A node of the platform in a process of its own, which starts and ends many times. */
export interface ChaosNode extends Target {
  /** Its way to PostgreSQL. */
  readonly proxy: TcpProxy;
  /** The folder of its caches. */
  readonly folder: string;
  /** Starts the node. Resolves when it is ready. Does nothing if it runs. */
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGSTOP. */
  suspend(): void;
  /** SIGCONT. Resolves when it answers again. Does nothing if it is not suspended. */
  resume(): Promise<void>;
  /** The end of its log. */
  log(): string;
}

export interface NodeParts {
  readonly name: string;
  readonly port: number;
  readonly proxy: TcpProxy;
  readonly folder: string;
  /** Its settings, by flags and by variables. */
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Where the times are recorded at which it does not have to answer. */
  readonly outages: Outage[];
}

/** Writes the program that starts worker processes, so that they have short times too. Returns the options of a node. */
function preloading(folder: string): readonly string[] {
  const hook = pathToFileURL(resolve(import.meta.dirname, 'short-times.ts'));
  hook.searchParams.set('node', '');
  const program = join(folder, 'node');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' --import '${hook.href}' "$@"\n`);
  chmodSync(program, 0o755);
  hook.searchParams.set('node', program);
  return ['--import', hook.href];
}

/** Creates a node, which does not run yet. */
export function chaosNode({ name, port, proxy, folder, flags, env, outages }: NodeParts): ChaosNode {
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'log');
  const options = preloading(folder);
  const agent = new Agent();
  let child: ChildProcess | undefined;
  let isSuspended = false;
  let isUp = false;
  let life = 0;
  /** Records an outage that has not ended. */
  const goDown = () => {
    if (isUp || life === 0) outages.push({ node: name, from: now(), to: undefined });
    isUp = false;
  };
  const goUp = () => {
    const at = outages.findLastIndex(({ node, to }) => node === name && to === undefined);
    const open = outages[at];
    if (open) outages[at] = { ...open, to: now() };
    isUp = true;
  };
  const log = () => readFileSync(logFile, 'utf8').slice(-4_000);
  const answers = async () => {
    const reply = await ask({ port, agent, method: 'GET', path: '/healthz', timeoutMs: 5_000 }).catch(() => undefined);
    return reply?.status === 200;
  };
  return {
    ...{ name, port, proxy, folder, log },
    get life() {
      return life;
    },
    get isUp() {
      return isUp;
    },
    async start() {
      if (child && child.exitCode === null && child.signalCode === null) return;
      if (life === 0) goDown();
      const deadline = now() + READY_MS;
      // A node that finds its stores away for too long ends, and is started again.
      do {
        life += 1;
        child = spawnNode([...options, '--', CLI, 'platform', ...flags, '--port', String(port)], env, logFile);
        if (await isReady(child, deadline - now())) return goUp();
        await end(child, 'SIGKILL');
      } while (now() < deadline);
      throw new Error(`${name} does not start: ${log()}`);
    },
    async kill() {
      goDown();
      isSuspended = false;
      if (child) await end(child, 'SIGKILL');
    },
    suspend() {
      goDown();
      isSuspended = true;
      child?.kill('SIGSTOP');
    },
    async resume() {
      if (!isSuspended) return;
      isSuspended = false;
      child?.kill('SIGCONT');
      const deadline = now() + READY_MS;
      while (!(await answers())) {
        if (now() > deadline) throw new Error(`${name} does not answer after SIGCONT: ${log()}`);
        await wait(20);
      }
      goUp();
    },
  };
}

function spawnNode(args: readonly string[], env: Readonly<Record<string, string>>, logFile: string): ChildProcess {
  const descriptor = openSync(logFile, 'a');
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', descriptor],
    env: { PATH: process.env.PATH, ...env },
  });
  closeSync(descriptor);
  return child;
}

/** Resolves with true when the node has printed its ready line, and with false if it ends or is silent. */
async function isReady(child: ChildProcess, ms: number): Promise<boolean> {
  if (!child.stdout) return false;
  const ready = once(createInterface({ input: child.stdout }), 'line').then(() => true);
  const ended = once(child, 'exit').then(() => false);
  return Promise.race([ready, ended, wait(Math.max(0, ms), false, { ref: false })]);
}
