import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDuration } from '../../../base/durations.ts';
import { formatSize } from '../../../base/sizes.ts';
import { shellQuote } from '../../sandbox/environment.ts';
import { SYSTEM_PATH } from '../../sandbox/names.ts';
import type { Build } from '../run.ts';
import { unpackCommand } from './archive.ts';
import type { Entry } from './store.ts';

/** `unfit`: nothing was written: its place is taken, or another one. `failed`: anything may have been written. */
export type Back = 'there' | 'unfit' | 'failed';

/** Unpacks an entry as the user of the build, in its sandbox. `what`: for the log. `isWhole` runs beside it. */
export async function bringBack(
  run: Build,
  { label, archive }: Entry,
  what: string,
  isWhole: () => Promise<boolean> = async () => true,
): Promise<Back> {
  const { workspace, context, log } = run;
  if (label.place !== null && label.place !== workspace.root) return 'unfit';
  for (const path of label.made) {
    if (await lstat(join(workspace.root, path)).catch(() => undefined)) return 'unfit';
  }
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
export async function runInside({ workspace, host, signal }: Build, script: string, showsInstalls = false) {
  const env = { PATH: SYSTEM_PATH, LC_ALL: 'C' };
  const { exitCode } = await host.run({ script, cwd: workspace.root, env, showsInstalls, signal, onLine: () => {} });
  return exitCode === 0;
}
