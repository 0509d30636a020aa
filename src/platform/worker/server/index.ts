/**
 * Makes a server release of what a build left: an ordinary folder of files that is stored as every output. Below `SERVER_FOLDER` it has
 * what an instance is made of, packed. Layers with equal packages have equal bytes, so that deploys share them in the store.
 */
import { copyFile, cp, link, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { formatSize } from '../../../base/sizes.ts';
import type { FoundServer } from '../../functions/detect/built-app.ts';
import { LOOKED_FOR } from '../../functions/detect/servers.ts';
import { withoutVariables } from '../../functions/detect/start-script.ts';
import { encodeServerRelease, LAYERS, type ServerRelease } from '../../functions/release/server-file.ts';
import { SERVER_FILE, SERVER_FOLDER } from '../../functions/types.ts';
import { OBJECT_LIMITS } from '../../objects/limits.ts';
import { walkOutput } from '../../objects/output/walk.ts';
import { shellQuote } from '../../sandbox/environment.ts';
import { BuildFailure } from '../../shared/types.ts';
import type { BuildPlan } from '../detect/index.ts';
import { filesRemedy, serverBuild } from '../detect/servers.ts';
import { PAGE, serverType, signWords } from '../detect/type.ts';
import { failure } from '../failure.ts';
import { binFolders, isFile, isFolder, readHead } from '../files/inside.ts';
import { Sources } from '../files/sources.ts';
import { runInside } from '../installs/bring-back.ts';
import { fetchManager } from '../manager.ts';
import type { FoundOutput } from '../output.ts';
import type { Build, Output } from '../run.ts';
import { contentsOf } from './contents.ts';
import { findBuilt, type Planned } from './find.ts';
import { prune } from './prune.ts';

/** The folder beside the checkout that becomes the release. No repository can have its name, which begins with a dot. */
const RELEASE = '.release';
const LISTS = '.layers';
/** The time that npm's own packages have for all files. */
const TIME_OF_PACKAGES = '1985-10-26T08:15:00Z';

/**
 * Makes the release of the server that a build left. Undefined if it left a site, or files that are one on purpose (`assetsOnly`, an output
 * directory). Throws `no_start_command` if it left neither.
 */
export async function makeServer(
  run: Build,
  plan: BuildPlan,
  site: () => Promise<FoundOutput>,
): Promise<Output | undefined> {
  const found = await findBuilt(run, plan);
  // Only the script `start` says so, and the build wrote a site.
  const isDoubtful = plan.detected?.isSure === false && !found?.isMade;
  const written = isDoubtful ? await site().catch(noOutput) : undefined;
  if (written && (await isFile(join(written.directory, 'index.html')))) return undefined;
  if (found) return makeRelease(run, found.planned, found.server);
  if (await isSite(run, plan, site)) return undefined;
  const message = `Nothing says how the server of this app is started. Looked for: ${LOOKED_FOR.join(', ')}`;
  throw failure('build', 'no_start_command', message);
}

/** Throws all but the failure of a build that wrote no output. */
function noOutput(error: unknown): undefined {
  if (!(error instanceof BuildFailure) || error.facts.code !== 'output_missing') throw error;
}

async function isSite({ job, context }: Build, { project }: BuildPlan, site: () => Promise<FoundOutput>) {
  if (!project.packageJson || job.outputDirectory !== null || job.settings.assetsOnly === true) return true;
  const output = await site().catch(noOutput);
  return output !== undefined && new Sources(output.directory, context.clock).hasFile(PAGE);
}

/** Packs a server. Returns the folder of its release. Throws `output_too_large`. */
async function makeRelease(run: Build, planned: Planned, server: FoundServer): Promise<Output> {
  const { workspace, log } = run;
  const { folder, project } = planned;
  const { contents, command, files, framework, why } = server;
  const shown = framework === null ? 'a server' : `a server of ${framework}`;
  log.line(`Found ${shown}, started by \`${command}\` (${why})`);
  const isTree = contents.kind === 'tree';
  if (isTree && contents.packages === 'production') await prune(run, project, folder, command);
  else if (isTree)
    log.line(`The packages of devDependencies are part of the release: servers of ${framework} load some`);
  run.step = 'packing the server';
  const root = isTree ? workspace.source : join(folder, contents.root);
  // As the documentation of a self-contained output says.
  for (const { from, to } of contents.kind === 'output' ? contents.copies : []) {
    if (await isFolder(join(folder, from)))
      await cp(join(folder, from), join(root, to), { recursive: true, verbatimSymlinks: true });
  }
  const cwd = isTree ? relative(workspace.source, folder) : contents.cwd;
  const release = join(workspace.root, RELEASE);
  if (!(await runInside(run, `rm -rf ${RELEASE} ${LISTS} && mkdir -p ${RELEASE}/${SERVER_FOLDER} ${LISTS}`)))
    throw unpacked();
  const layers = await packed(run, root, contents.kind === 'output' ? contents.only : '');
  const bins = binFolders(root, join(root, cwd));
  const described: ServerRelease = {
    version: 1,
    startCommand: await withPath(command, join(root, cwd), root),
    cwd,
    runtime: await runtimeOf(command, bins, root),
    node: run.node?.by === undefined ? null : run.node.version,
    bun: await bunOf(run, command, bins),
    framework,
    layers,
  };
  if (files) await publish(join(folder, files.from), join(release, files.to));
  await writeFile(join(release, SERVER_FILE), encodeServerRelease(described));
  return { directory: release, kind: 'build', shape: {}, server: described, top: root };
}

/** Packs the layers of a folder, in the build's sandbox. Returns their paths in the release. */
async function packed(run: Build, root: string, only: string): Promise<readonly string[]> {
  const { workspace, log, context } = run;
  const { packages, app, leftOut, bytes } = await contentsOf(root, only, context.limits, run.signal);
  const from = relative(workspace.root, root);
  const parts = [
    { layer: LAYERS.dependencies, paths: packages, time: TIME_OF_PACKAGES },
    { layer: LAYERS.app, paths: app, time: undefined },
  ].filter(({ layer, paths }) => layer === LAYERS.app || paths.length > 0);
  for (const { layer, paths, time } of parts) {
    const list = join(LISTS, layer.replaceAll('/', '-'));
    // `./` keeps a name with a leading hyphen from being an option.
    await writeFile(join(workspace.root, list), paths.map((path) => `./${path}\0`).join(''));
    if (!(await runInside(run, tarCommand(from, list, join(RELEASE, layer), time)))) throw unpacked();
  }
  const sizes = parts.map(async ({ layer }) => (await stat(join(workspace.root, RELEASE, layer))).size);
  const size = (await Promise.all(sizes)).reduce((all, each) => all + each, 0);
  log.line(
    `Packed the server: ${packages.length + app.length} files and folders, ${formatSize(bytes)}, packed ${formatSize(size)}`,
  );
  if (leftOut.length > 0)
    log.line(`Left out of the server, because they lead out of it or are no files: ${leftOut.join(', ')}`);
  return parts.map(({ layer }) => layer);
}

/** The list has every path, so equal files give equal bytes: owners and permissions are fixed, and so are times if asked. */
function tarCommand(from: string, list: string, to: string, time: string | undefined): string {
  const fixed = ['--format=gnu --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r,a+X,go-w,a-st --hard-dereference'];
  if (time !== undefined) fixed.push(`--mtime=${time}`);
  const packer = "--use-compress-program='gzip -n -4'";
  return `tar -b 128 ${fixed.join(' ')} ${packer} -cf ${shellQuote(to)} -C ${shellQuote(from || '.')} --no-recursion --null -T "$PWD"/${shellQuote(list)}`;
}

function unpacked(): BuildFailure {
  return failure('build', 'sync_failed', 'The server could not be packed: tar failed, or the disk is full');
}

/** Adds the folders with programs that are above the one that the command runs in: an instance knows that of its own folder. */
async function withPath(command: string, folder: string, top: string): Promise<string> {
  const above: string[] = [];
  for (const bin of binFolders(top, folder).slice(1)) {
    if (await isFolder(bin)) above.push(`$PWD/${relative(folder, bin)}`);
  }
  return above.length === 0 || command.startsWith('node ')
    ? command
    : `export PATH="$PATH:${above.join(':')}"; ${command}`;
}

/** Makes the public files of a server those of its release. They are the same files on the disk where it can be. */
async function publish(from: string, to: string): Promise<void> {
  if (!(await isFolder(from))) return;
  const folders = new Set<string>();
  let count = 0;
  for (const found of walkOutput(from, 'build', () => {}, SERVER_FOLDER)) {
    if (found === 'folder' || found === 'nothing') continue;
    count += 1;
    if (count > OBJECT_LIMITS.files) {
      throw failure('build', 'output_too_large', `The server has more than ${OBJECT_LIMITS.files} public files`);
    }
    const target = join(to, found.path);
    if (!folders.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
    folders.add(dirname(target));
    await link(found.real, target).catch(() => copyFile(found.real, target));
  }
}

/** Servers that are no site of a framework. */
const PLAIN: ReadonlySet<string> = new Set(['Nitro', 'NestJS']);

/** Makes the release of the server that the build of a static app made. Undefined: none. Throws `server_build` if it has a type. */
export async function serverInstead(run: Build, plan: BuildPlan): Promise<Output | undefined> {
  const found = await findBuilt(run, plan);
  const { framework, why } = found?.server ?? {};
  // A script `start` alone is also there to develop a site.
  if (!found?.isMade || !framework || why === undefined) return undefined;
  const sign = { framework, by: `the build wrote ${why}` };
  if (!run.job.detectsType) throw serverBuild({ ...sign, remedy: filesRemedy(plan.framework), place: undefined });
  const { folder, project } = found.planned;
  const type = PLAIN.has(framework) ? await serverType(folder, project.packageJson) : 'web-ssr';
  const release = await makeRelease(run, found.planned, found.server);
  return { ...release, detected: { type, because: signWords(sign), place: undefined } };
}

/** Programs of Node.js, and those of package managers, which run on it. */
const NODE = /^(?:node|nodejs|npm|npx|pnpm|yarn)$/;
/** Bytes of a program that say what runs it. */
const HEAD_BYTES = 512;

/** A word of a command that is Bun. */
const BUN = /(?:^|[\s;&|(])bunx?(?=$|[\s;&|)])/;

/**
 * Returns the version of Bun that a start command runs: that of the project's package manager, else the newest of its first major version.
 * Null: it runs none, or one of its packages. `bins`: as for `runtimeOf`. Throws `install_failed` if it cannot be had.
 */
export async function bunOf(run: Build, command: string, bins: readonly string[]): Promise<string | null> {
  if (!BUN.test(command)) return null;
  for (const bin of bins) if (await stat(join(bin, 'bun')).catch(() => undefined)) return null;
  const isManager = run.manager?.name === 'bun';
  return (isManager ? run.manager?.version : undefined) ?? (await fetchManager(run, 'bun@1')).version;
}

/** Returns what runs a start command: Node.js if its last step is a program of it. `bins`: below `top`, the nearest first. */
async function runtimeOf(command: string, bins: readonly string[], top: string): Promise<ServerRelease['runtime']> {
  const last = command.split(/&&|;|\|\|/).at(-1) ?? '';
  const [first = '', second = ''] = withoutVariables(last).split(/\s+/);
  const program = first === 'exec' ? second : first;
  if (NODE.test(program)) return 'node';
  if (!/^[\w.-]{1,100}$/.test(program)) return 'other';
  for (const bin of bins) {
    const head = await readHead(top, join(bin, program), HEAD_BYTES);
    // pnpm writes scripts for `sh` that run Node.js.
    if (head) return /^#!.{0,100}(?:\bnode\b|sh\b)/.test(head.text) ? 'node' : 'other';
  }
  return 'other';
}
