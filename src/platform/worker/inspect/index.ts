import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { BuiltFile, BuiltOutput, OddPath } from '../../../contract/built-output.ts';
import { isLeftOut, type OutputKind } from '../../../contract/plain-folder.ts';
import { SERVER_FOLDER } from '../../functions/types.ts';
import { INDEX_LIMITS } from '../../objects/limits.ts';
import { ignoredRulesOf } from '../../objects/output/rule-files.ts';

/** Files up to this many bytes are read at once: to look for private keys, and to compress them. */
const READ_BYTES = 16 * 1024 * 1024;
const READS_AT_ONCE = 4;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Formats that are compressed already. */
const DENSE = /\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i;

/** Levels at which servers compress while they answer: within a tenth of the best, in a tenth of its time. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

export interface InspectOptions {
  readonly directory: string;
  readonly kind: OutputKind;
  /** The commit that was built. It identifies the checkout's own `.git` if the output is the repository itself. */
  readonly commit: string;
  /** Files that a release may have. Beyond them nothing is described, because such an output is not stored. */
  readonly mostFiles: number;
  readonly signal: AbortSignal;
}

/** Odd paths that are described. */
const MOST_ODD = 1_000;

/** Describes an output: names, sizes, and what should not be there. Links that lead elsewhere are left to the sync. */
export async function inspectOutput(options: InspectOptions): Promise<Omit<BuiltOutput, 'faults'>> {
  const { directory, kind, commit, mostFiles, signal } = options;
  const isCheckout = (await readFile(join(directory, '.git', 'shallow'), 'utf8').catch(() => '')).trim() === commit;
  const paths: string[] = [];
  const odd: OddPath[] = [];
  for await (const path of walk(directory, '', kind)) {
    signal.throwIfAborted();
    if (paths.length >= mostFiles || Buffer.byteLength(path) > INDEX_LIMITS.pathBytes) continue;
    const judged = judge(path, isCheckout);
    if (judged === 'ordinary') paths.push(path);
    else if (judged !== 'left-out' && odd.length < MOST_ODD) odd.push({ path, kind: judged });
  }
  const files: BuiltFile[] = [];
  const rest = paths.sort().values();
  const reader = async () => {
    for (const path of rest) {
      signal.throwIfAborted();
      const file = await describe(directory, path, signal);
      if (file) files.push(file);
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, reader));
  // Sorted by path, because files are read at the same time.
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files, odd, ignoredRules: ignoredRulesOf(directory) };
}

/** Files, and folders that are not entered, by path. */
async function* walk(root: string, prefix: string, kind: OutputKind): AsyncGenerator<string> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = prefix + entry.name;
    const closed = entry.name === '.git' || path === 'node_modules';
    // The files of a server are not published.
    if (path === SERVER_FOLDER) continue;
    if (kind === 'folder' && !closed && isLeftOut(entry.name) && !isSecretFile(entry.name)) continue;
    if (entry.isDirectory() && !closed) yield* walk(root, `${path}/`, kind);
    else if (closed || entry.isFile() || entry.isSymbolicLink()) yield path;
  }
}

/** Judges a path by its name alone. */
function judge(path: string, isCheckout: boolean): OddPath['kind'] | 'ordinary' | 'left-out' {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === 'node_modules' || (name === '.git' && isCheckout)) return 'left-out';
  if (name === '.git') return 'repository';
  if (isExampleOfSecrets(name)) return 'example';
  return isSecretFile(name) ? 'secrets' : 'ordinary';
}

/** Returns undefined if there is no file: a link to a folder or to nothing, which the sync judges. */
async function describe(directory: string, path: string, signal: AbortSignal): Promise<BuiltFile | undefined> {
  const at = join(directory, path);
  const about = await stat(at).catch(() => undefined);
  if (!about?.isFile()) return undefined;
  const bytes = about.size;
  if (bytes > READ_BYTES) return { path, bytes, brotli: bytes, gzip: bytes, digest: await digestOf(at, signal) };
  const content = await readFile(at);
  const digest = createHash('sha256').update(content).digest('hex');
  const file = { path, ...(await compressedSizes(path, content)), digest };
  return holdsPrivateKey(content) ? { ...file, hasKey: true } : file;
}

async function digestOf(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}

/** Returns the sizes of a file. A compressed size is at most that of the file itself. */
async function compressedSizes(path: string, content: Buffer): Promise<Pick<BuiltFile, 'bytes' | 'brotli' | 'gzip'>> {
  const bytes = content.length;
  if (bytes === 0 || DENSE.test(path)) return { bytes, brotli: bytes, gzip: bytes };
  const [small, smaller] = await Promise.all([gzip(content, GZIP), brotli(content, BROTLI)]);
  return { bytes, brotli: Math.min(bytes, smaller.length), gzip: Math.min(bytes, small.length) };
}

/** Names of files that contain secrets in any folder. */
const SECRET_NAMES =
  /^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i;
/** Examples of such files, which people copy. The platform leaves them out as well. */
const EXAMPLES = /^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;

export function isSecretFile(name: string): boolean {
  return SECRET_NAMES.test(name) && !isExampleOfSecrets(name);
}

export function isExampleOfSecrets(name: string): boolean {
  return EXAMPLES.test(name);
}

const MARK = 'PRIVATE KEY';
/** Bytes of a key that are looked at. */
const HEAD = 600;

/** True if there is a private key in PEM form: its head, and letters of the key after it. Linear time. */
export function holdsPrivateKey(content: Buffer): boolean {
  for (let at = content.indexOf(MARK); at !== -1; at = content.indexOf(MARK, at + MARK.length)) {
    const text = content.toString('latin1', Math.max(0, at - 40), at + HEAD);
    // Bundles have the letters \n between its lines. PGP and old OpenSSL put headers before the key.
    if (/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.test(text))
      return true;
  }
  return false;
}
