import { isUtf8 } from 'node:buffer';
import { isText, parsedJson } from '../../../base/json.ts';
import { listOf, membersOf, oneOf, orNull, type ReadBy, type Reader } from '../../../base/readers.ts';
import { START_COMMAND_MOST } from '../../../contract/function-settings.ts';
import { SERVER_FOLDER } from '../types.ts';

/** Bytes of `SERVER_FILE`. A larger one is not read. */
export const SERVER_FILE_BYTES = 16 * 1024;

/** The packed layers of a release. The first has packages, and is the same for equal ones. */
export const LAYERS = {
  dependencies: `${SERVER_FOLDER}/dependencies.tar.gz`,
  app: `${SERVER_FOLDER}/app.tar.gz`,
} as const;

const MOST_LAYERS = 4;
const LAYER = /^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/;
const VERSION = /^\d{1,3}\.\d{1,4}\.\d{1,4}$/;
const PATH_MOST = 1_024;
const NAME_MOST = 100;

/** Reads a text that has no control character, and that `isRight` accepts. */
function line(most: number, isRight: (text: string) => boolean = () => true): Reader<string> {
  return (value) => (isText(value, most) && !/\p{Cc}/u.test(value) && isRight(value) ? value : undefined);
}

/** True for a relative path that stays inside, without empty parts. Empty: the folder itself. */
function isFolder(path: string): boolean {
  return path === '' || !path.split('/').some((part) => part === '' || part === '.' || part === '..');
}

const version = orNull(line(NAME_MOST, (text) => VERSION.test(text)));
const layersOf = listOf(
  MOST_LAYERS,
  line(PATH_MOST, (path) => LAYER.test(path)),
);
const release = membersOf({
  version: (value) => (value === 1 ? value : undefined),
  /** A line for `sh`, as `node .output/server/index.mjs`. */
  startCommand: line(START_COMMAND_MOST, (text) => text.trim() !== ''),
  /** The folder, below that of the unpacked layers, that the command runs in. Empty: that folder. */
  cwd: line(PATH_MOST, isFolder),
  /** `node`: what it starts is Node.js, whose `listen` can be redirected. */
  runtime: oneOf(['node', 'other']),
  /** The version of Node.js that the repository asks for, as `24.9.0`. Null: the platform's own. */
  node: version,
  /** The version of Bun that the command runs, as `1.3.0`. Null: it runs none, as a release of before. */
  bun: (value) => version(value ?? null),
  /** The name of what made it, as `Nuxt`. Null: not known. */
  framework: orNull(line(NAME_MOST)),
  /** Paths of the packed layers (`tar`, gzip) in the release, in the order in which they are unpacked into one folder. */
  layers(value) {
    const layers = layersOf(value) ?? [];
    return layers.length > 0 && new Set(layers).size === layers.length ? layers : undefined;
  },
});

/** How a release's server is made and started. The build writes it; its bounds are checked whenever it is read. */
export type ServerRelease = ReadBy<typeof release>;

export function encodeServerRelease(given: ServerRelease): Buffer {
  return Buffer.from(`${JSON.stringify(given, undefined, 1)}\n`);
}

/** Reads a `SERVER_FILE`, which a build wrote. Undefined if it is no valid one. Its command is the tenant's: run it only in an instance. */
export function readServerRelease(bytes: Uint8Array): ServerRelease | undefined {
  if (bytes.length > SERVER_FILE_BYTES || !isUtf8(bytes)) return undefined;
  return release(parsedJson(Buffer.from(bytes).toString()));
}
