import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

/** An installed S3 service. */
export interface S3Programs {
  /** As `Swift (Debian)`. */
  readonly name: string;
  start(): Promise<S3Server>;
}

/** A real S3 service for tests, on a free port of the loopback address. Disposing kills it and removes its data. */
export interface S3Server extends AsyncDisposable {
  readonly port: number;
  /** As `http://127.0.0.1:12345`. */
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: S3Keys;
  /** Creates an empty bucket. Returns its name. */
  createBucket(): Promise<string>;
  /** Sends a signal to all processes of the service. */
  signal(signal: NodeJS.Signals): void;
}

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const REGION = 'us-east-1';
const NOBODY = 65_534;
/** Less than the time of a hook, so that a service that does not start is stopped again. */
const START_MS = 40_000;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A process of a service ended before the service was ready. */
export class ServiceEnded extends Error {}

/** Processes of one service that share a folder. As root, they run as nobody. */
export class ServiceProcesses implements AsyncDisposable {
  readonly folder: string;
  readonly #children: { readonly name: string; readonly child: ChildProcess }[] = [];

  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `slipway-${name}-`));
    this.own(this.folder);
  }

  /** Gives a file or folder that this process has made to the user of the service. */
  own(path: string): void {
    if (isRoot) chownSync(path, NOBODY, NOBODY);
  }

  /** Runs a program to its end. Returns its output. */
  run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
    const done = spawnSync(program, [...args], {
      ...{ ...user, cwd: this.folder, encoding: 'utf8', timeout: START_MS },
      env: { PATH: process.env.PATH, HOME: this.folder, ...env },
    });
    if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${done.stderr || done.error?.message}`);
    return done.stdout;
  }

  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    const child = spawn(program, [...args], {
      ...{ ...user, cwd: this.folder, detached: true, stdio: 'ignore' },
      env: { PATH: process.env.PATH, HOME: this.folder, ...env },
    });
    child.on('error', () => {});
    this.#children.push({ name: program, child });
  }

  /** Waits until `isReady`. Fails if a process ends before. `logs` names a file that the error cites. */
  async until(isReady: () => Promise<boolean>, logs?: string): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (!(await isReady().catch(() => false))) {
      const ended = this.#children.find(({ child }) => hasEnded(child));
      if (ended) throw new ServiceEnded(`${ended.name} ended with ${ended.child.exitCode}: ${this.#tail(logs)}`);
      if (Date.now() > deadline) throw new Error(`The service does not answer: ${this.#tail(logs)}`);
      await wait(50);
    }
  }

  signal(signal: NodeJS.Signals): void {
    for (const { child } of this.#children) {
      // Each process leads a group of its own, so that the signal reaches what it has started.
      if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const running = this.#children.filter(({ child }) => child.pid !== undefined && !hasEnded(child));
    const ended = running.map(({ child }) => once(child, 'exit'));
    this.signal('SIGKILL');
    await Promise.all(ended);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #tail(logs: string | undefined): string {
    try {
      return logs === undefined ? '' : readFileSync(join(this.folder, logs), 'utf8').slice(-2_000);
    } catch {
      return '';
    }
  }
}

/** Makes the handle of a started service, as soon as the service creates buckets. */
export async function readyServer(
  processes: ServiceProcesses,
  port: number,
  credentials: S3Keys,
  logs?: string,
): Promise<S3Server> {
  const endpoint = `http://127.0.0.1:${port}`;
  // A signer of another author than the one of the platform.
  const client = new AwsClient({ ...credentials, region: REGION, service: 's3', retries: 0 });
  const createBucket = async () => {
    const name = `t-${randomBytes(8).toString('hex')}`;
    const { status } = await client.fetch(`${endpoint}/${name}`, { method: 'PUT', signal: AbortSignal.timeout(5_000) });
    if (status !== 200) throw new Error(`The bucket was not created: ${status}`);
    return name;
  };
  await processes.until(async () => (await createBucket()) !== '', logs);
  return {
    ...{ port, endpoint, region: REGION, credentials, createBucket },
    signal: (signal) => processes.signal(signal),
    [Symbol.asyncDispose]: () => processes[Symbol.asyncDispose](),
  };
}

/** The ports that `freePort` has returned. */
const returned = new Set<number>();

/**
 * Returns another free port each time. The system may offer a port again that nobody has opened yet, and two of Swift's
 * servers share a port without an error, so that each gets half of the other one's requests.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    await once(server, 'close');
    if (address === null || typeof address === 'string') throw new Error('No port');
    if (returned.has(address.port)) continue;
    returned.add(address.port);
    return address.port;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
