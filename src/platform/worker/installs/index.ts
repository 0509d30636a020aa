/**
 * Installs are not repeated: the result of an install is kept as one archive, and unpacked for the next build of the same
 * branch, or for one of another branch if it is the app's own, if nothing that decides the result has changed.
 * *Gaps*: each node keeps its own. Without a lockfile nothing is kept, because the registry decides the result.
 * *By design*: the archive is written after the install and before the build, so a build cannot change it, and unpacked
 * by a command in the build's sandbox, so a link in a checkout leads it nowhere else. Its hash is checked each
 * time, while it is unpacked. If anything fails, the install runs in a new checkout.
 */
import { join, relative } from 'node:path';
import type { Project } from '../files/packages.ts';
import type { Build, DoneInstall, Settled } from '../run.ts';
import { archiveIn, pack } from './archive.ts';
import { bringBack, enter } from './bring-back.ts';
import { changesSince, isHollow, type Snapshot, snapshotOf } from './changes.ts';
import { type InstallKey, type InstallStep, installKey } from './key.ts';
import type { InstallStore } from './store.ts';

/** Brings the result of an install back, or runs it and keeps a copy of its result. Throws what `install` throws. */
export async function installOnce(
  run: Build,
  project: Project,
  step: InstallStep,
  install: () => Promise<void>,
): Promise<DoneInstall | undefined> {
  const store = run.installs;
  const key = store && (await installKey(run, project, step));
  if (!store || !key) {
    await install();
    return undefined;
  }
  const entry = await store.find(key.key);
  const back = entry && (await bringBack(run, entry, 'install', () => store.isWhole(entry, run.signal)));
  if (back === 'there') {
    const settle: Settled = async (end) => void (end === 'suspicious' && (await store.drop(key.key)));
    return { key, settle };
  }
  if (back === 'failed') {
    run.log.line('The kept install could not be brought back: installing again');
    await run.renew();
  }
  const before = snapshotOf(run.workspace.root);
  await install();
  return { key, settle: (before && (await keep(run, key, before, store))) ?? (async () => {}) };
}

/** Copies what the install wrote. The copy becomes an entry when the build has ended, which takes no time of the build. */
async function keep(
  run: Build,
  { key, bound, files }: InstallKey,
  before: Snapshot,
  store: InstallStore,
): Promise<Settled | undefined> {
  const { workspace, job, log, signal } = run;
  const changes = changesSince(before, workspace.root);
  // An install of one commit may change its files. Another may not, because other commits have other files there.
  const mayChange = (path: string) => {
    const inCheckout = relative(workspace.source, join(workspace.root, path));
    return bound !== undefined || inCheckout === '.git/config' || files.has(inCheckout);
  };
  if (!changes || changes.removed > 0 || !changes.changed.every(mayChange)) return undefined;
  // A command of the app's own can leave there what its build uses. It is not kept, so the install is not either.
  if (job.settings.installCommand !== undefined && !isHollow(workspace.tmp)) return undefined;
  const { made } = changes;
  const paths = [...made, ...changes.changed];
  if (paths.length === 0) return undefined;
  run.step = 'keeping the install';
  const draft = await store.draft(job.deployID);
  if (!(await pack(workspace.root, paths, archiveIn(draft), { mostBytes: store.mostBytes, signal }))) {
    await store.remove(draft);
    return undefined;
  }
  if (bound !== undefined) log.line(`The install is kept for this commit only, because ${bound}`);
  return () => enter(run, store, { key, draft, made });
}
