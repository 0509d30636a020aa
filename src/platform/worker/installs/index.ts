/**
 * Installs are not repeated: the result of an install is kept as one archive, and unpacked for the next build of the same
 * app if nothing that decides the result has changed.
 * *Gaps*: each node keeps its own. Without a lockfile nothing is kept, because the registry decides the result.
 * *By design*: the archive is written after the install and before the build, so a build cannot change it, and unpacked
 * by a command in the build's sandbox, so a link in a checkout leads it nowhere else. Its hash is checked each
 * time. If anything fails, the install runs.
 */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDuration } from '../../../base/durations.ts';
import { formatSize } from '../../../base/sizes.ts';
import { BuildFailure } from '../../types.ts';
import { shellQuote } from '../environment.ts';
import { MARKER, SYSTEM_PATH } from '../names.ts';
import type { Project } from '../packages.ts';
import type { Build, DoneInstall } from '../run.ts';
import { archiveIn, check, pack, unpackCommand } from './archive.ts';
import { changesSince, isHollow, type Snapshot, snapshotOf } from './changes.ts';
import { type InstallKey, type InstallStep, installKey } from './key.ts';
import type { Entry, InstallStore } from './store.ts';

/** Brings the result of an install back, or runs it and keeps a copy of its result. Throws what `install` throws. */
export async function installOnce(
  run: Build,
  project: Project,
  step: InstallStep,
  install: () => Promise<void>,
): Promise<DoneInstall | undefined> {
  const store = run.context.installs;
  const key = store && (await installKey(run, project, step));
  if (!store || !key) {
    await install();
    return undefined;
  }
  const entry = await store.find(run.job.app, key.key, run.signal);
  if (entry && (await bringBack(run, entry))) return { settle: (isSuspicious) => forgetIf(isSuspicious, store, entry) };
  const before = snapshotOf(run.workspace.root);
  await install();
  return before && keep(run, key, before, store);
}

/** What a tool says if a file is missing that an install may have left somewhere else. */
const MISSING =
  /not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;

/** Returns true if a build failed because of a line of the sources, and not because something of the install is missing. */
export function isFaultOfSource(error: unknown): boolean {
  if (!(error instanceof BuildFailure)) return false;
  const errors = error.facts.diagnostics.filter(({ severity }) => severity === 'error');
  return errors.length > 0 && errors.every(({ line, message }) => line !== null && !MISSING.test(message));
}

/**
 * A failed build removes the entry, unless its sources are at fault: if something of the install is missing, for example in
 * the caches of the package manager, the next deployment installs again.
 */
async function forgetIf(isSuspicious: boolean, store: InstallStore, entry: Entry): Promise<void> {
  if (isSuspicious) await store.remove(entry.folder).catch(() => {});
}

/** False if the entry does not fit. Then the checkout is as it was. */
async function bringBack(run: Build, { label, archive }: Entry): Promise<boolean> {
  const { workspace, context, log, sandbox, job, signal } = run;
  if (label.place !== null && label.place !== workspace.root) return false;
  for (const path of label.made) if (await isThere(join(workspace.root, path))) return false;
  const began = context.clock.monotonic();
  run.step = 'bringing back the install';
  const { exitCode } = await sandbox.run({
    ...{ script: unpackCommand(shellQuote(archive)), cwd: workspace.root, app: job.app, workspace, signal },
    readable: [archive],
    env: { PATH: SYSTEM_PATH, LC_ALL: 'C' },
    outerEnv: { [MARKER]: context.markerOf(job) },
    onLine: () => {},
  });
  if (exitCode !== 0) {
    log.line('The kept install could not be brought back: installing again');
    await run.renew();
    return false;
  }
  const took = formatDuration(context.clock.monotonic() - began);
  log.line(`Brought back the install of deployment ${label.deployID} (${formatSize(label.bytes)}) in ${took}`);
  return true;
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Copies what the install wrote. The copy becomes an entry when the build has ended, which takes no time of the build. */
async function keep(
  run: Build,
  key: InstallKey,
  before: Snapshot,
  store: InstallStore,
): Promise<DoneInstall | undefined> {
  const { workspace, job, log, signal } = run;
  const changes = changesSince(before, workspace.root);
  if (!changes || changes.removed > 0 || !changes.changed.every((path) => mayChange(path, key))) return undefined;
  const made = changes.made.filter((path) => !(path.startsWith('tmp/') && isHollow(join(workspace.root, path))));
  const paths = [...made, ...changes.changed];
  if (paths.length === 0) return undefined;
  run.step = 'keeping the install';
  const draft = await store.draft(job.deployID);
  if (!(await pack(workspace.root, paths, archiveIn(draft), { mostBytes: store.mostBytes, signal }))) {
    await store.remove(draft);
    return undefined;
  }
  if (key.bound !== undefined) log.line(`The install is kept for this commit only, because ${key.bound}`);
  return { settle: () => settle(run, key, { draft, made, store }).catch(() => store.remove(draft)) };
}

/** An install of one commit may change its files. Another may not, because other commits have other files there. */
function mayChange(path: string, { bound, files }: InstallKey): boolean {
  return bound !== undefined || path === 'source/.git/config' || files.has(path.replace(/^source\//, ''));
}

interface Draft {
  readonly draft: string;
  readonly made: readonly string[];
  readonly store: InstallStore;
}

async function settle({ job, workspace }: Build, { key }: InstallKey, { draft, made, store }: Draft): Promise<void> {
  const checked = await check(archiveIn(draft), new AbortController().signal, { text: workspace.root });
  if (!checked) return store.remove(draft);
  const { bytes, hash, hasText } = checked;
  const place = hasText ? workspace.root : null;
  await store.keep(job.app, draft, { key, deployID: job.deployID, place, made, bytes, hash });
}
