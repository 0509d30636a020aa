import { isText, objectIn } from '../../../base/json.ts';
import { SERVER_FOLDER, type ServerRelease } from '../types.ts';

/** Bytes of the file. */
export const SERVER_FILE_BYTES = 64 * 1024;
const TEXT_LENGTH = 4_000;
const PATH_LENGTH = 1_000;
const MOST_LAYERS = 16;

/** Reads the file of a release that says how its server is started. A worker wrote it. Undefined if it is not valid. */
export function readServerFile(text: string): ServerRelease | undefined {
  const { version, startCommand, cwd, runtime, node, framework, layers } = objectIn(text) ?? {};
  if (version !== 1 || !isLine(startCommand) || startCommand.trim() === '') return undefined;
  if (!isFolder(cwd) || (runtime !== 'node' && runtime !== 'other')) return undefined;
  const [wanted, made] = [node ?? null, framework ?? null];
  if (wanted !== null && !(isText(wanted, 40) && /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(wanted))) return undefined;
  if (made !== null && !isText(made, 200)) return undefined;
  if (!Array.isArray(layers) || layers.length === 0 || layers.length > MOST_LAYERS || !layers.every(isLayer)) {
    return undefined;
  }
  return { version, startCommand, cwd, runtime, node: wanted, framework: made, layers };
}

function isLine(value: unknown): value is string {
  return isText(value, TEXT_LENGTH) && !value.includes('\0');
}

/** True for the path of a folder below another one. */
function isFolder(value: unknown): value is string {
  if (!isText(value, PATH_LENGTH) || value.includes('\0') || value.startsWith('/')) return false;
  return !value.split('/').includes('..');
}

function isLayer(value: unknown): value is string {
  return isText(value, PATH_LENGTH) && value.startsWith(`${SERVER_FOLDER}/`);
}
