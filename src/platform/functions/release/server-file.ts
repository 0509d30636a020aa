import { isObject, isText } from '../../../base/json.ts';
import { START_COMMAND_MOST } from '../../../contract/function-settings.ts';
import { SERVER_FOLDER, type ServerRelease } from '../types.ts';

/** Bytes of `SERVER_FILE`. A larger one is not read. */
export const SERVER_FILE_BYTES = 16 * 1024;

/** The packed layers of a release. The first has packages, and is the same for equal ones. */
export const LAYERS = {
  dependencies: `${SERVER_FOLDER}/dependencies.tar.gz`,
  app: `${SERVER_FOLDER}/app.tar.gz`,
} as const;

const MOST_LAYERS = 4;
const LAYER = /^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/;
const PATH_MOST = 1_024;
const NAME_MOST = 100;

export function encodeServerRelease(release: ServerRelease): Buffer {
  return Buffer.from(`${JSON.stringify(release, undefined, 1)}\n`);
}

/**
 * Reads the content of `SERVER_FILE`, which a build wrote. Undefined if it is larger than `SERVER_FILE_BYTES`, no such file, or one
 * of another version. Its command is a text of the tenant: run it only in an instance.
 */
export function readServerRelease(bytes: Uint8Array): ServerRelease | undefined {
  if (bytes.length > SERVER_FILE_BYTES) return undefined;
  const value = parsed(bytes);
  if (!isObject(value) || value.version !== 1) return undefined;
  const { startCommand, cwd, runtime, node, framework, layers } = value;
  // A release of before has none.
  const bun = value.bun ?? null;
  if (!isLine(startCommand, START_COMMAND_MOST) || startCommand.trim() === '' || !isFolder(cwd)) return undefined;
  if (runtime !== 'node' && runtime !== 'other') return undefined;
  if (!isVersion(node) || !isVersion(bun)) return undefined;
  if (framework !== null && !isLine(framework, NAME_MOST)) return undefined;
  if (!Array.isArray(layers) || layers.length === 0 || layers.length > MOST_LAYERS) return undefined;
  if (!layers.every((path): path is string => isText(path, PATH_MOST) && LAYER.test(path))) return undefined;
  if (new Set(layers).size !== layers.length) return undefined;
  return { version: 1, startCommand, cwd, runtime, node, bun, framework, layers };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isVersion(value: unknown): value is string | null {
  return value === null || (isText(value, NAME_MOST) && /^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(value));
}

function isLine(value: unknown, most: number): value is string {
  return isText(value, most) && !/\p{Cc}/u.test(value);
}

/** True for a relative path that stays inside, without empty parts. Empty: the folder itself. */
function isFolder(value: unknown): value is string {
  if (!isLine(value, PATH_MOST)) return false;
  return value === '' || !value.split('/').some((part) => part === '' || part === '.' || part === '..');
}
