import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDuration } from '../../../base/durations.ts';
import { formatSize } from '../../../base/sizes.ts';
import { shellQuote } from '../../sandbox/environment.ts';
import { SYSTEM_PATH } from '../../sandbox/names.ts';
import { runProgram } from '../../sandbox/process.ts';
import type { Build } from '../run.ts';
import type { Entry, InstallStore } from './store.ts';

export interface Checked {
  readonly bytes: number;
  /** SHA-256, hex. */
  readonly hash: string;
  /** True if it contains the text that was searched. */
  readonly hasText: boolean;
}

/** Milliseconds to write one archive. */
const MOST_MS = 60_000;

/**
 * Writes paths of a folder to a tar archive, folders with all that is in them. Does not follow links. Call it while no
 * command of the build runs. False if something could not be read, it got larger than `mostBytes`, or there is no `tar`.
 */
export async function pack(
  root: string,
  paths: readonly string[],
  archive: string,
  { mostBytes, signal }: { readonly mostBytes: number; readonly signal: AbortSignal },
): Promise<boolean> {
  const list = `${archive}.list`;
  // `./` keeps a name with a leading hyphen from being an option.
  await writeFile(list, paths.map((path) => `./${path}\0`).join(''), { mode: 0o600 });
  const script = `ulimit -f ${Math.ceil(mostBytes / 512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`;
  const over = AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]);
  try {
    const { exitCode } = await runProgram('/bin/sh', ['-c', script, 'sh', archive, root, list], {
      cwd: '/',
      env: { PATH: SYSTEM_PATH, LC_ALL: 'C' },
      signal: over,
    });
    return exitCode === 0;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}

/** Returns the command that unpacks an archive into the current folder, as the user that runs it. */
export function unpackCommand(quoted: string): string {
  // -P keeps tar from delaying links that contain `..`, as nearly all links of an install do. The sandbox confines them.
  return `tar -b 128 -xpPf ${quoted} --no-same-owner`;
}

const CHUNK_BYTES = 1024 * 1024;

/** Reads a whole archive. Undefined if it is not an ordinary file of `bytes` bytes. Throws if it cannot be read. */
export async function check(
  archive: string,
  signal: AbortSignal,
  { bytes, text }: { readonly bytes?: number; readonly text?: string } = {},
): Promise<Checked | undefined> {
  await using file = await open(archive, constants.O_RDONLY | constants.O_NOFOLLOW);
  const found = await file.stat();
  if (!found.isFile() || (bytes !== undefined && found.size !== bytes)) return undefined;
  const sum = createHash('sha256');
  // The end of each chunk is searched again with the next one.
  const tail = Math.max(0, Buffer.byteLength(text ?? '') - 1);
  const buffer = Buffer.alloc(tail + CHUNK_BYTES);
  let [read, hasText] = [0, false];
  for (;;) {
    signal.throwIfAborted();
    const { bytesRead } = await file.read(buffer, tail, CHUNK_BYTES, read);
    if (bytesRead === 0) break;
    sum.update(buffer.subarray(tail, tail + bytesRead));
    hasText ||= text !== undefined && buffer.subarray(0, tail + bytesRead).includes(text);
    buffer.copyWithin(0, bytesRead, tail + bytesRead);
    read += bytesRead;
  }
  return { bytes: read, hash: sum.digest('hex'), hasText };
}

/** The name of the archive in a folder. */
export function archiveIn(folder: string): string {
  return join(folder, 'tree.tar');
}

/**
 * `unfit`: nothing was written, because something is in its place, or it belongs to another path. `failed`: anything may have been
 * written.
 */
export type Back = 'there' | 'unfit' | 'failed';

/**
 * Unpacks an entry into the workspace, as the user of the build and in its sandbox. `what`: for the log. `isWhole` is called when
 * the unpacking begins, and runs beside it.
 */
export async function bringBack(
  run: Build,
  { label, archive }: Entry,
  what: string,
  isWhole: () => Promise<boolean> = async () => true,
): Promise<Back> {
  const { workspace, context, log } = run;
  if (label.place !== null && label.place !== workspace.root) return 'unfit';
  for (const path of label.made) if (await isThere(join(workspace.root, path))) return 'unfit';
  const began = context.clock.monotonic();
  run.step = `bringing back the ${what}`;
  const whole = isWhole();
  whole.catch(() => {}); // It is awaited below, unless the unpacking is aborted.
  const isDone = await runInside(run, unpackCommand(shellQuote(archive)), true);
  if (!(await whole) || !isDone) return 'failed';
  const took = formatDuration(context.clock.monotonic() - began);
  log.line(`Brought back the ${what} of deployment ${label.deployID} (${formatSize(label.bytes)}) in ${took}`);
  return 'there';
}

/** Runs a command in the workspace and in the build's sandbox, which shows it the kept installs if asked. False if it failed. */
export async function runInside(
  { workspace, host, signal }: Build,
  script: string,
  showsInstalls = false,
): Promise<boolean> {
  const env = { PATH: SYSTEM_PATH, LC_ALL: 'C' };
  const { exitCode } = await host.run({ script, cwd: workspace.root, env, showsInstalls, signal, onLine: () => {} });
  return exitCode === 0;
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** An archive in the folder `draft`, and what its label is to say. */
interface Draft {
  readonly key: string;
  readonly draft: string;
  readonly made: readonly string[];
}

/** Turns an archive of the workspace into an entry. `replaces`: in place of one with this key. */
export async function enter(
  { job, workspace }: Build,
  store: InstallStore,
  { key, draft, made }: Draft,
  replaces = false,
): Promise<void> {
  try {
    const checked = await check(archiveIn(draft), new AbortController().signal, { text: workspace.root });
    if (!checked) return await store.remove(draft);
    const { bytes, hash, hasText } = checked;
    const place = hasText ? workspace.root : null;
    await store.keep(draft, { key, deployID: job.deployID, place, made, bytes, hash }, replaces);
  } catch {
    await store.remove(draft);
  }
}
