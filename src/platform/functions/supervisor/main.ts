/**
 * The supervisor of instances: one process for each node, which starts, watches and stops the servers of tenants in sandboxes.
 *
 * Mirrors: spec 2.1 (apps of the types `api`, `web-ssr` and `sse`).
 * By design: it opens no file that a tenant could have made. It has no secret of the platform except how to reach the blobs of a
 *   cluster, takes messages only from the platform that started it, and ends all instances and itself if that platform has gone. If
 *   it is killed, the kernel ends all instances.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { systemClock } from '../../../base/clock.ts';
import { present } from '../../../base/json.ts';
import { Locks } from '../../../base/locks.ts';
import { silentLog } from '../../../base/log.ts';
import { parseAllowed } from '../../dispatch/allowed-places.ts';
import { DEFAULT_LIMITS } from '../../dispatch/limits.ts';
import { PULSE_MS } from '../../dispatch/messages.ts';
import { functionsName, markOf } from '../../dispatch/program.ts';
import { openBlobs } from '../../engines/open-blobs.ts';
import { BlobReader } from '../../objects/reader.ts';
import { endGroups } from '../../sandbox/cgroup/group.ts';
import { findLimiter, groupPrefix } from '../../sandbox/cgroup/subtree.ts';
import { certificatePaths, toolPath } from '../../sandbox/environment.ts';
import { ReadyNetworks, SharedNetworks } from '../../sandbox/network/shared.ts';
import type { runProgram } from '../../sandbox/process.ts';
import { createSandbox, type Sandbox, toolFolders } from '../../sandbox/sandbox.ts';
import { killBuilds, killWorkers } from '../../sandbox/tree.ts';
import { removeTree } from '../../sandbox/workspace.ts';
import type { SupervisorParts } from '../../supervisor/main.ts';
import type { FromSupervisor, SupervisorSettings, ToSupervisor } from '../messages.ts';
import { type InstanceParts, InstanceRun } from './instance.ts';
import { versionsIn } from './node-versions.ts';
import { type NodeParts, Place } from './place.ts';
import { writePrograms } from './programs/index.ts';
import { ReadyPlaces } from './ready-places.ts';
import { Releases } from './releases.ts';
import { InstanceShares, mostProcesses } from './shares.ts';

/** Networks that are kept ready. The kernel has some 300 KB for each. */
const READY_MOST = 4;
/** Milliseconds in which a supervisor without a platform ends its instances. The kernel ends the rest. */
const ORPHAN_MS = 1_000;

/** Runs until the platform is gone. Resolves with the exit code. */
export async function runFunctions({ input, output, path }: SupervisorParts): Promise<number> {
  // Users of instances read what they are shown. On the machine, only the platform's user gets to the node's folder.
  process.umask(0o022);
  const send = (message: FromSupervisor) => {
    if (output.writable) output.write(`${JSON.stringify(message)}\n`);
  };
  const pulse = setInterval(() => send({ kind: 'pulse' }), PULSE_MS);
  const runs = new Map<string, { readonly run: InstanceRun; readonly ended: Promise<void> }>();
  const gone = Promise.withResolvers<void>();
  let opened: Promise<InstanceParts> | undefined;
  const start = (id: string, spec: Extract<ToSupervisor, { kind: 'start' }>['spec'], node: InstanceParts) => {
    const run = new InstanceRun(id, spec, node);
    const ended = run.run().finally(() => runs.delete(id));
    runs.set(id, { run, ended });
  };
  const take = async (message: ToSupervisor) => {
    if (message.kind === 'prepare') {
      opened = openNode(message.settings, path, send);
      return void opened.catch(gone.reject);
    }
    const node = await opened;
    if (!node) throw new Error('An instance came before the settings');
    if (message.kind === 'start') return start(message.id, message.spec, node);
    runs.get(message.id)?.run.stop(message.graceMs);
  };
  // One after another: a stop comes after its start.
  let order: Promise<void> = Promise.resolve();
  const lines = createInterface({ input });
  lines.on('line', (line) => {
    order = order.then(() => take(JSON.parse(line) as ToSupervisor));
    order.catch(gone.reject);
  });
  lines.on('close', gone.resolve);
  output.on('error', () => gone.resolve());
  try {
    await gone.promise;
  } finally {
    clearInterval(pulse);
    for (const { run } of runs.values()) run.end();
    const late = systemClock.sleep(ORPHAN_MS);
    const places = opened?.then(async (node) => node.places[Symbol.asyncDispose]()).catch(() => {});
    await Promise.race([Promise.all([places, ...[...runs.values()].map(({ ended }) => ended)]), late]);
  }
  return 0;
}

async function openNode(settings: SupervisorSettings, hostPath: string, send: (message: FromSupervisor) => void) {
  const { nodeDir, sockets, env, limits, isolation } = settings;
  const top = join(nodeDir, 'functions');
  const folders = {
    runs: join(top, 'running'),
    releases: join(top, 'releases'),
    programs: join(top, 'programs'),
    tools: join(top, 'tools'),
  };
  await mkdir(top, { recursive: true, mode: 0o700 });
  const mark = markOf(top);
  await clean(settings, folders.runs, mark);
  for (const folder of Object.values(folders)) {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await chmod(folder, 0o755);
  }
  const limiter = await findLimiter(settings.cgroup, mark);
  if (limiter.kind === 'cgroup') await endGroups(limiter.folder, groupPrefix(mark));
  const path = toolPath(hostPath, process.execPath);
  const tools = await toolFolders(path, certificatePaths(env));
  const allowed = settings.networkAllow.map(parseAllowed);
  const networks = new SharedNetworks((text) => {
    send({ kind: 'note', level: 'error', event: 'functions_network_lost', text });
  });
  const ready = new ReadyNetworks(
    (given, isSpare) => networks.open(given, isSpare),
    // Where each has a pasta of its own, one takes 30 MB.
    () => (networks.reason === undefined ? READY_MOST : 1),
  );
  const open = async (memoryBytes: number, first?: Sandbox) =>
    createSandbox({
      limiter,
      want: isolation === 'none' ? 'none' : 'auto',
      limits: { ...DEFAULT_LIMITS, memoryBytes },
      tools,
      dataDir: await realpath(nodeDir),
      known: first?.isolation,
      network: { want: settings.network, known: first?.network, allowed, openPrivate: (given) => ready.open(given) },
    });
  const first = await open(DEFAULT_LIMITS.memoryBytes);
  const { isolation: walls, network } = first;
  if (isolation === 'required' && walls.kind === 'none') {
    throw new Error(`Functions are not isolated here, as they must be or were before: ${walls.reason}`);
  }
  const apart = present({ apart: networks.reason });
  send({ kind: 'walls', isolation: walls.kind, limiter: limiter.kind, network, ...apart });
  const confined = withNetwork(first, () => open(DEFAULT_LIMITS.memoryBytes, first));
  await writePrograms(folders.programs);
  const blobs = await openBlobs(settings.blobs);
  const reader = new BlobReader({ blobs, clock: systemClock, log: silentLog });
  const releases = new Releases(folders.releases, reader, systemClock, confined);
  await releases.recover();
  const locks = new Locks();
  const node: NodeParts = {
    limits,
    sockets,
    path,
    releases,
    shares: new InstanceShares(Math.max(1, Math.floor(mostProcesses() / limits.processes))),
    clock: systemClock,
    send,
    runs: folders.runs,
    programs: folders.programs,
    markPrefix: mark,
    groupPrefix: groupPrefix(mark),
    keepsReady: walls.kind !== 'none' && networks.reason === undefined,
    sandbox: (memoryBytes) => open(memoryBytes, first),
    versions: versionsIn({
      tools: folders.tools,
      path,
      hostEnv: env,
      marker: mark,
      clock: systemClock,
      lock: (name) => locks.acquire(name),
      signal: new AbortController().signal,
      runIn: (folder) => confined([folder]),
    }),
  };
  return { ...node, places: new ReadyPlaces({ ...node, open: (wanted) => Place.open(wanted, node) }) };
}

/** Returns what runs the platform's own programs in a sandbox: in `first`, and in the next one when its network was lost. */
function withNetwork(
  first: Sandbox,
  open: () => Promise<Sandbox>,
): (writable: readonly string[], readable?: readonly string[]) => typeof runProgram {
  let current = Promise.resolve(first);
  const renewed = async (before: Sandbox): Promise<Sandbox> => {
    if (!before.networkLost?.aborted) return before;
    const next = await open();
    before[Symbol.dispose]();
    return next;
  };
  return (writable, readable) => async (program, args, given) => {
    const next = current.then(renewed);
    // The next program tries again.
    current = next.catch(() => first);
    return (await next).confined(writable, readable)(program, args, given);
  };
}

/** Ends what an earlier supervisor left that was killed together with its platform. */
async function clean({ nodeDir, sockets }: SupervisorSettings, runs: string, mark: string): Promise<void> {
  await killWorkers(functionsName(nodeDir, 0), functionsName(nodeDir, process.ppid));
  const left = await readdir(runs).catch(() => []);
  if (left.length > 0) await killBuilds(mark);
  for (const name of left) await removeTree(join(runs, name));
  if (existsSync(sockets)) {
    for (const name of await readdir(sockets)) await rm(join(sockets, name), { force: true });
  }
  await mkdir(dirname(sockets), { recursive: true, mode: 0o700 });
}
