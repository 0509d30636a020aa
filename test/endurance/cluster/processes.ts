import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../../support/chaos-workload.ts';
import { anyPostgres, type PostgresPrograms, type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { installedS3 } from '../../support/s3.ts';
import type { S3Programs, S3Server } from '../../support/s3-server.ts';
import { end, tokenOf } from '../../support/slipway.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** The root of this checkout. */
export const CHECKOUT = resolve(import.meta.dirname, '../../..');
const READY_MS = 60_000;
const COMMON = [
  ...['--json', '--allow-local-git', '--isolation', 'none', '--requests-per-minute', '0'],
  ...['--kvs-table-per-minute', '10000000', '--kvs-per-minute', '10000000'],
];

/** A node as its users run it: `slipway platform`, in a process of its own, without changes. */
export interface ProcessNode extends Target {
  /** Its folder. */
  readonly data: string;
  /** Starts the node from the sources of a checkout, by default this one. Resolves when it is ready. */
  start(root?: string): Promise<void>;
  /** Stops it by SIGTERM. Resolves with its exit code when it has drained and ended. */
  stop(): Promise<number | null>;
  /** SIGKILL. */
  kill(): Promise<number | null>;
  /** All that it has written to its log. */
  log(): string;
}

/** PostgreSQL and S3 for nodes in processes. Disposing ends the nodes and the services. */
export interface ProcessPlace extends AsyncDisposable {
  readonly postgres: PostgresServer;
  readonly s3: S3Server;
  readonly database: string;
  /** The variables that every node has. */
  readonly env: Readonly<Record<string, string>>;
  /** A folder that is removed at the end. */
  readonly folder: string;
  /** Creates a node, which does not run yet. */
  node(parts: {
    readonly name: string;
    readonly port: number;
    readonly flags: readonly string[];
    /** Replaces the URL of the database, such as by one that leads through a proxy. */
    readonly database?: string;
    /** Start a platform on its own data directory instead. */
    readonly isAlone?: boolean;
    /** Variables beside those of all nodes, or instead of them. */
    readonly env?: Readonly<Record<string, string>>;
    /** Options of Node.js, such as a module to preload. */
    readonly nodeOptions?: readonly string[];
  }): ProcessNode;
}

/** The servers of a place. */
export interface PlaceParts {
  /** Default: the first installed one. */
  readonly programs?: PostgresPrograms | undefined;
  /** Settings of postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A folder for the data of PostgreSQL, such as a small disk. */
  readonly below?: string;
  /** Default: the first installed one. */
  readonly objects?: S3Programs;
}

/** Starts the services. */
export async function processPlace(parts: PlaceParts = {}): Promise<ProcessPlace> {
  const { programs = anyPostgres(), settings = {}, below, objects = installedS3()[0] } = parts;
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('slipway-nodes'));
  const postgres = stack.use(await startPostgres(programs, settings, below));
  const s3 = stack.use(await objects?.start());
  if (!s3) throw new Error('No S3 service is installed');
  const [database, bucket] = await Promise.all([postgres.create(), s3.createBucket()]);
  const env = {
    PATH: process.env.PATH ?? '',
    SLIPWAY_OBJECTS: `s3://${bucket}/nodes`,
    SLIPWAY_SECRET: randomBytes(32).toString('base64'),
    AWS_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    AWS_REGION: s3.region,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
  };
  const opened = stack.move();
  return {
    ...{ postgres, s3, database, env, folder: folder.path },
    node({ name, port, flags, database: url = database, isAlone = false, env: more = {}, nodeOptions = [] }) {
      const data = join(folder.path, name);
      mkdirSync(data, { recursive: true });
      const all = ['--data', data, '--port', String(port), ...COMMON, ...flags, ...(isAlone ? [] : ['--node', name])];
      const variables = isAlone ? { PATH: env.PATH } : { ...env, SLIPWAY_DATABASE: url, ...more };
      const node = processNode({ name, data, port }, { flags: all, env: variables, nodeOptions });
      opened.defer(async () => void (await node.kill()));
      return node;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

interface Started {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly nodeOptions: readonly string[];
}

function processNode(
  own: Pick<ProcessNode, 'name' | 'data' | 'port'>,
  { flags, env, nodeOptions }: Started,
): ProcessNode {
  const logFile = `${own.data}.log`;
  let child: ChildProcess | undefined;
  let life = 0;
  let isUp = false;
  const stop = async (signal: NodeJS.Signals) => {
    isUp = false;
    return child ? end(child, signal) : null;
  };
  return {
    ...own,
    get life() {
      return life;
    },
    get isUp() {
      return isUp;
    },
    async start(root = CHECKOUT) {
      life += 1;
      const args = [...nodeOptions, '--', join(root, 'src/cli.ts'), 'platform', ...flags];
      const descriptor = openSync(logFile, 'a');
      child = spawn(process.execPath, args, { env, cwd: own.data, stdio: ['ignore', 'pipe', descriptor] });
      closeSync(descriptor);
      await readyLine(child, logFile);
      isUp = true;
    },
    stop: () => stop('SIGTERM'),
    kill: () => stop('SIGKILL'),
    log: () => readFileSync(logFile, 'utf8'),
  };
}

async function readyLine(child: ChildProcess, logFile: string): Promise<void> {
  if (!child.stdout) throw new Error('No output');
  // A start that fails prints its error.
  const first = once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line));
  const ended = once(child, 'exit').then(() => 'it ended');
  const line = await Promise.race([first, ended, wait(READY_MS, 'it is silent', { ref: false })]);
  if (line.startsWith('{"ready":true')) return;
  throw new Error(`The node does not start: ${line}\n${readFileSync(logFile, 'utf8').slice(-4_000)}`);
}

const TOKEN_MS = 120_000;

/** Returns a source of ID tokens at the platform's public URL, by the first of the nodes that is up. */
export function tokenSource(nodes: readonly ProcessNode[]): () => Promise<string> {
  let token = '';
  let since = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - since < TOKEN_MS) return token;
    const node = nodes.find(({ isUp }) => isUp);
    if (!node) throw new Error('No node is up');
    token = await tokenOf(node.data);
    since = performance.now();
    return token;
  };
}
