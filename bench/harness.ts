import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One line of the table of results. `ratio` is `value` divided by `floor`. Both are measured in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly floor: number;
  readonly ratio: number;
  /** For example "≥ 0.85". */
  readonly goal: string;
  readonly met: boolean;
}

/** Undefined: a figure without a goal. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number } | undefined;

/** Makes a row from paired samples: the medians of both sides, and the median of the ratios of the pairs. */
export function rowOf(
  name: string,
  unit: string,
  goal: Goal,
  values: readonly number[],
  floors: readonly number[],
): BenchRow {
  const ratio = median(values.map((value, index) => value / (floors[index] ?? Number.NaN)));
  if (!goal) return { name, unit, value: median(values), floor: median(floors), ratio, goal: 'none', met: true };
  const met = 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost;
  const text = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return { name, unit, value: median(values), floor: median(floors), ratio, goal: text, met };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * Runs each contender once per round. Each round starts with another one, so that a busy machine affects all of them.
 */
export async function alternate<Name extends string>(
  rounds: number,
  contenders: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Readonly<Record<Name, readonly number[]>>>;
export async function alternate(
  rounds: number,
  contenders: Readonly<Record<string, () => Promise<number>>>,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const names = Object.keys(contenders);
  const samples: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] ?? '';
      samples[name]?.push((await contenders[name]?.()) ?? Number.NaN);
    }
  }
  return samples;
}

/** Returns the milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * The compile cache of parts. Without it, they would also measure Node.js removing the types, which a bundle does not.
 */
const COMPILED = join(tmpdir(), 'slipway-bench-compiled');

/**
 * Starts a module of this folder in its own process, with `flags` of Node.js. Returns the first message that it sends.
 */
export async function startPart(
  file: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<{ child: ChildProcess; message: unknown }> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, [...args], {
    execArgv: [...process.execArgv, ...flags],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = await once(child, 'message');
  return { child, message };
}

export interface Load {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly connections: number;
  readonly ms: number;
}

/** What a client process saw of a server. */
export interface Seen {
  readonly answered: number;
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly p99Ms: number;
  /** How often a request failed, by the status or the error of the connection. */
  readonly failures: Readonly<Record<string, number>>;
}

/** Loads a server from a client process. */
export async function seenBy(asked: Load): Promise<Seen> {
  const { child, message } = await startPart('./load-client.ts', [JSON.stringify(asked)]);
  if (child.exitCode === null) await once(child, 'exit');
  return message as Seen;
}

/** Returns the requests per second that a server answers to a client process. Throws if an answer is not 200. */
export async function load(asked: Load): Promise<number> {
  const { perSecond, failures } = await seenBy(asked);
  refuseFailures(failures);
  return perSecond;
}

/** Throws if requests failed. `failures`: how often, by the status or the error of the connection. */
export function refuseFailures(failures: Readonly<Record<string, number>>): void {
  const named = Object.entries(failures);
  if (named.length === 0) return;
  const count = named.reduce((sum, [, times]) => sum + times, 0);
  throw new Error(`${count} requests failed: ${named.map(([name, times]) => `${times} with ${name}`).join(', ')}`);
}

/** Prints rows as a table. */
export function printRows(rows: readonly BenchRow[]): void {
  for (const row of rows) process.stdout.write(`${lineOf(row)}\n`);
}

/** Returns a row as one line of text. */
export function lineOf({ name, unit, value, floor, ratio, goal, met }: BenchRow): string {
  const figures = `${round(value)} to ${round(floor)} ${unit}`;
  return `${met ? 'ok  ' : 'MISS'} ${name}: ${ratio.toFixed(2)} (goal ${goal}; ${figures})`;
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(2);
}
