import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forward } from './forward.ts';
import { preload } from './preload.ts';

/** The descriptors that an instance gets: the platform's socket, and what says that it listens there. */
export const SOCKET = 6;
export const REPORTS = 7;

/** Milliseconds that an instance keeps a connection without a request. The proxy keeps it for less. */
const KEEP_ALIVE_MS = 65_000;
const PAUSE_MS = 50;

export const PROGRAMS = {
  /** For `node --require`, if the instance has ports of its own, and if it shares them with others. */
  preload: 'preload.cjs',
  sharing: 'preload-sharing.cjs',
  /** `node forward.cjs PORT` */
  forward: 'forward.cjs',
} as const;

/** Writes the programs that run in instances into a folder, which is made if it does not exist. */
export async function writePrograms(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const common = { socket: SOCKET, reports: REPORTS };
  const preloads = (sharesPorts: boolean) => {
    const options = { ...common, keepAliveMs: KEEP_ALIVE_MS, sharesPorts };
    return `(${preload})(require, require('node:process').env, ${JSON.stringify(options)});\n`;
  };
  const texts = {
    [PROGRAMS.preload]: preloads(false),
    [PROGRAMS.sharing]: preloads(true),
    [PROGRAMS.forward]: `(${forward})(require, ${JSON.stringify({ ...common, pauseMs: PAUSE_MS })}, Number(process.argv[2]));\n`,
  };
  for (const [name, text] of Object.entries(texts)) {
    const draft = join(folder, `${name}.${process.pid}`);
    await writeFile(draft, `'use strict';\n${text}`, { mode: 0o644 });
    await rename(draft, join(folder, name));
  }
}
