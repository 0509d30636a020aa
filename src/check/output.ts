import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BuiltOutput, type IgnoredRule, isLeftOut, type OutputKind } from '../contract/plain-folder.ts';
import { compressedSizes, type Sizes } from './compress.ts';
import { eachOf } from './each.ts';
import type { Finding } from './finding.ts';
import { holdsPrivateKey, isExampleOfSecrets, isSecretFile } from './leaks.ts';

/** Larger files are reported: visitors wait for them, and other hosts refuse them. Bytes. */
export const LARGE_FILE_BYTES = 25 * 1024 * 1024;
/** Files up to this many bytes are read: for private keys, and to compress them. */
const READ_BYTES = 16 * 1024 * 1024;
const READS_AT_ONCE = 4;

export interface OutputFile extends Sizes {
  /** In the output directory, `/` between. */
  readonly path: string;
  /** SHA-256 of the content; absent if it was not requested. */
  readonly digest?: string | undefined;
}

export interface InspectOptions {
  /** The commit that was built. It identifies the checkout's own `.git` if the output is the repository itself. */
  readonly commit: string;
  /** Compute the files' digests too. */
  readonly digests: boolean;
  readonly signal: AbortSignal;
}

/** A build's output on the disk. */
export interface OutputReport {
  /** What is published, by path. */
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
  /** Lines of `_redirects` and `_headers` without an effect. */
  readonly ignoredRules: readonly IgnoredRule[];
}

/**
 * Walks a build's output: names, sizes before and after compression, and what should not be there. Links that lead
 * elsewhere are left to the sync, which refuses them.
 */
export async function inspectOutput(
  { directory, kind, ignoredRules }: BuiltOutput,
  options: InspectOptions,
): Promise<OutputReport> {
  const { commit, signal } = options;
  const isCheckout = (await textOf(join(directory, '.git', 'shallow'))).trim() === commit;
  const names: string[] = [];
  const findings: Finding[] = [];
  for await (const path of walk(directory, '', kind)) {
    signal.throwIfAborted();
    const judged = judge(path, isCheckout);
    if (judged !== 'ordinary' && judged !== 'left-out') findings.push(judged);
    if (judged === 'ordinary') names.push(path);
  }
  const read: Inspected[] = [];
  await eachOf(names.sort(), READS_AT_ONCE, async (path) => {
    signal.throwIfAborted();
    const inspected = await inspectFile(directory, path, options);
    if (inspected) read.push(inspected);
  });
  // Sorted by name, because files are read at the same time.
  read.sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
  const files = read.map(({ file }) => file);
  findings.push(...read.flatMap(({ found }) => found));
  const maps = files.filter(({ path }) => /\.(?:js|mjs|cjs|css)\.map$/.test(path));
  if (maps.length > 0) findings.push(sourceMaps(maps));
  return { files, findings, ignoredRules };
}

/** Files, and folders that are not entered, by path. */
async function* walk(root: string, prefix: string, kind: OutputKind): AsyncGenerator<string> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = prefix + entry.name;
    const closed = entry.name === '.git' || path === 'node_modules';
    if (kind === 'folder' && !closed && isLeftOut(entry.name) && !isSecretFile(entry.name)) continue;
    if (entry.isDirectory() && !closed) yield* walk(root, `${path}/`, kind);
    else if (closed || entry.isFile() || entry.isSymbolicLink()) yield path;
  }
}

/** A path by its name alone. */
function judge(path: string, isCheckout: boolean): Finding | 'ordinary' | 'left-out' {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === 'node_modules' || (name === '.git' && isCheckout)) return 'left-out';
  if (name === '.git') {
    return {
      code: 'leaked_repository',
      message: `The output contains a git repository, ${path}: its whole history would be public`,
      remedy: 'Build into a folder of its own, or have the build remove it.',
    };
  }
  if (isExampleOfSecrets(name)) {
    return {
      code: 'example_of_secrets',
      message: `The output contains ${path}, which is not published`,
      remedy: 'Leave it out of the output directory.',
    };
  }
  if (isSecretFile(name)) {
    return {
      code: 'leaked_secret_file',
      message: `The output contains ${path}: a file of secrets would be public`,
      remedy: 'Keep it out of the output directory, and change the secrets in it if it was ever published.',
    };
  }
  return 'ordinary';
}

interface Inspected {
  readonly file: OutputFile;
  readonly found: readonly Finding[];
}

/** Undefined if there is no file: a link to a folder or to nothing, which the sync judges. */
async function inspectFile(
  directory: string,
  path: string,
  { digests, signal }: InspectOptions,
): Promise<Inspected | undefined> {
  const at = join(directory, path);
  const about = await stat(at).catch(() => undefined);
  if (!about?.isFile()) return undefined;
  const bytes = about.size;
  if (bytes > READ_BYTES) {
    const found = bytes > LARGE_FILE_BYTES ? [large(path, bytes)] : [];
    const digest = digests ? await digestOf(at, signal) : undefined;
    return { file: { path, bytes, brotli: bytes, gzip: bytes, digest }, found };
  }
  const content = await readFile(at);
  const digest = digests ? createHash('sha256').update(content).digest('hex') : undefined;
  const file = { path, ...(await compressedSizes(path, content)), digest };
  return { file, found: holdsPrivateKey(content) ? [privateKey(path)] : [] };
}

async function digestOf(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}

function large(path: string, bytes: number): Finding {
  return {
    code: 'large_file',
    message: `${path} has ${(bytes / 1024 ** 2).toFixed(0)} MB; more than ${LARGE_FILE_BYTES / 1024 ** 2} is much for a site`,
  };
}

function privateKey(path: string): Finding {
  return {
    code: 'leaked_private_key',
    message: `The output contains a private key, in ${path}: it would be public`,
    remedy: 'Take the key out of what the build publishes, and replace it if it was ever published.',
  };
}

function sourceMaps(maps: readonly OutputFile[]): Finding {
  const [first] = maps;
  const more = maps.length === 1 ? '' : ` and ${maps.length - 1} more`;
  return {
    code: 'source_maps',
    message: `The output contains source maps (${first?.path}${more}): anyone can read the sources in them`,
  };
}

async function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
