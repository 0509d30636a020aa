import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Stdio, withoutInherited } from '../../shared/descriptors.ts';
import { SYSTEM_PATH } from '../names.ts';
import { numbered, statOf } from '../proc.ts';
import { kill } from '../tree.ts';

/** Where the programs of networks are. */
export const PATH = `${SYSTEM_PATH}:/usr/local/sbin:/usr/sbin:/sbin`;
/** Milliseconds in which a network must be ready. */
const START_MS = 10_000;
const MOST_WORDS = 4_000;
const MOST_REASON = 300;

export function find(program: string): string | undefined {
  return PATH.split(':')
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/** Throws unless all programs are installed. Each is listed with Debian's package. */
export function requirePrograms(programs: readonly (readonly [program: string, from: string])[]): void {
  for (const [program, from] of programs) {
    if (find(program) === undefined) throw new Error(`${program} is not installed (Debian's package ${from})`);
  }
}

export interface HolderOptions<Found> {
  /** For people. */
  readonly name: string;
  /** The line of its error output that says why it does not work. Undefined if there is no such line yet: it is called again when the program ends. */
  reasonIn(words: string, hasEnded: boolean): string | undefined;
  /** Called when the program has printed something. Throws if the network is not there. */
  found(child: ChildProcess & { readonly pid: number }): Found;
}

/**
 * Starts the program that keeps a network, and resolves when it has printed something. It ends when its input does, so when this
 * process has ended, and does not keep this process from ending. Rejects with the reason, and ends the program.
 */
export async function startHolder<Found>(
  [program = '', ...args]: readonly string[],
  { name, reasonIn, found }: HolderOptions<Found>,
): Promise<Found> {
  const stdio: Stdio[] = ['pipe', 'pipe', 'pipe'];
  using own = withoutInherited(stdio);
  const child = spawn(program, args, { cwd: '/', env: { PATH, LC_ALL: 'C' }, detached: true, stdio: own.stdio });
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  let words = '';
  const look = (hasEnded: boolean) => {
    const reason = reasonIn(words, hasEnded) ?? (hasEnded ? 'no reason given' : undefined);
    if (reason !== undefined) reject(new Error(`${name} does not work here: ${reason.slice(0, MOST_REASON)}`));
  };
  child.stderr?.on('data', (chunk) => {
    words = `${words}${chunk}`.slice(-MOST_WORDS);
    look(false);
  });
  const late = setTimeout(() => reject(new Error(`${name} did not start in time`)), START_MS);
  child.stdout?.once('data', () => resolve());
  child.once('error', reject);
  // What it has started can outlive it, and keeps its output open.
  child.once('exit', () => child.pid !== undefined && kill(-child.pid));
  child.once('close', () => look(true));
  try {
    await ready;
    const { pid } = child;
    if (pid === undefined) throw new Error(`${name} did not start`);
    const result = found(Object.assign(child, { pid }));
    child.unref();
    for (const stream of [child.stdin, child.stdout, child.stderr]) unref(stream);
    return result;
  } catch (error) {
    if (child.pid !== undefined) {
      const all = descendants(child.pid);
      kill(-child.pid);
      for (const pid of all) kill(pid);
    }
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** Ends the program that keeps a network. */
export function endHolder(child: ChildProcess): void {
  child.stdin?.destroy();
}

function unref(stream: unknown): void {
  if (typeof stream === 'object' && stream !== null && 'unref' in stream && typeof stream.unref === 'function') {
    stream.unref();
  }
}

export function descendants(root: number): readonly number[] {
  const parents = new Map(numbered('/proc').map((pid) => [pid, statOf(pid)?.parent]));
  const found = new Set([root]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const [pid, parent] of parents) if (parent !== undefined && found.has(parent)) found.add(pid);
  }
  found.delete(root);
  return [...found];
}
