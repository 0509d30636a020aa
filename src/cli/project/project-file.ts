import { join } from 'node:path';
import { TOKEN_VARIABLE } from '../../api/identity/given.ts';
import { fs } from '../../base/builtins.ts';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import { JsonTextError, jsonMembers, lineAndColumn } from '../../base/json-text.ts';
import { didYouMean } from '../../base/near.ts';
import { cleanLine } from '../../base/text.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { parseBaseUrl } from '../../deploy/inputs/urls.ts';
import type { Given } from '../flags/flags.ts';
import { confirmPlatform } from '../platforms/known-platforms.ts';
import { type Io, progress } from '../terminal/io.ts';
import { beginningOf, foldersFrom } from './read-file.ts';

/** The file that binds a checkout to its app: `{org, project, app, baseUrl?}`. `slipway init` writes it. */
export const PROJECT_FILE = '.slipway.json';

export interface Project {
  readonly org: string;
  readonly project: string;
  readonly app: string;
  /** Absent for the platform of the data directory. */
  readonly baseUrl?: string;
}

/** Bytes of the file. */
const MOST = 16 * 1024;
const NAMES = ['org', 'project', 'app'] as const;
const KNOWN: readonly string[] = [...NAMES, 'baseUrl'];
const EXAMPLE = '{"org": "acme", "project": "web", "app": "shop"}';

/** Reads the nearest project file, with its absolute path, up to the root of the repository. Undefined without one. Throws `invalid_file` with the line. */
export function findProject(cwd: string): { readonly path: string; readonly project: Project } | undefined {
  for (const folder of foldersFrom(cwd)) {
    const path = join(folder, PROJECT_FILE);
    const text = textOf(path);
    if (text !== undefined) return { path, project: parseProject(text, path) };
    // A file above the repository may be anybody's.
    if (fs.existsSync(join(folder, '.git'))) return undefined;
  }
  return undefined;
}

/** Fills in `org`, `project` and `app` from the project file if the flags do not name them. */
export function withNames(given: Given, io: Pick<Io, 'cwd'>): Given {
  if (NAMES.every((name) => given.flags[name] !== undefined)) return given;
  const { org, project, app } = findProject(io.cwd)?.project ?? {};
  return { ...given, flags: { ...present({ org, project, app }), ...given.flags } };
}

/**
 * Fills in `org`, `project`, `app` and `base-url` from the project file if the flags do not name them. If the flags have a
 * token, a person must have chosen the URL: see `confirmPlatform`. Throws `missing_input` if nobody has.
 */
export async function withProject(given: Given, io: Pick<Io, 'cwd' | 'err' | 'quiet' | 'env' | 'ask'>): Promise<Given> {
  const { flags } = given;
  // These flags name the platform of a data directory.
  const isLocal = flags.data !== undefined || flags.email !== undefined;
  const named = withNames(given, io);
  const baseUrl = isLocal || flags['base-url'] !== undefined ? undefined : findProject(io.cwd)?.project.baseUrl;
  if (baseUrl === undefined) return named;
  const { TOKEN_INPUTS } = await import('../../deploy/inputs/identity.ts');
  // Without a token, no command calls a platform that is not on this machine.
  if (io.env[TOKEN_VARIABLE] || TOKEN_INPUTS.some((name) => flags[name] !== undefined))
    await confirmPlatform(baseUrl, PROJECT_FILE, io);
  progress(io, `  ${cleanLine(baseUrl, 200)} (${PROJECT_FILE})\n`);
  return { ...named, flags: { ...named.flags, 'base-url': baseUrl } };
}

/** Reads the text of a project file. Throws `invalid_file`; `path` is for the error. */
export function parseProject(text: string, path: string): Project {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
  const members = membersOf(plain, path);
  const known = new Map<string, string>();
  for (const { name, nameOffset, text: json, offset } of members) {
    const at = (where: number) => lineAndColumn(plain, where).line;
    if (!KNOWN.includes(name)) {
      const shown = cleanLine(JSON.stringify(name), 60);
      throw wrong(path, at(nameOffset), `${shown} is not a known name${didYouMean(name, KNOWN)}`);
    }
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'string') throw wrong(path, at(offset), `"${name}" must be a text in quotes`);
    known.set(name, checked(name, value, path, at(offset)));
  }
  const [org, project, app] = NAMES.map((name) => known.get(name));
  if (org === undefined || project === undefined || app === undefined) {
    const missing = NAMES.filter((name) => !known.has(name)).map((name) => `"${name}"`);
    throw wrong(path, lineAndColumn(plain, plain.trimEnd().length).line, `${missing.join(' and ')} is missing`);
  }
  return { org, project, app, ...present({ baseUrl: known.get('baseUrl') }) };
}

function membersOf(text: string, path: string) {
  try {
    const members = jsonMembers(text);
    if (members) return members;
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    throw wrong(path, lineAndColumn(text, error.offset).line, `this is not valid JSON: ${error.message}`);
  }
  throw wrong(path, 1, 'this is not a JSON object');
}

function checked(name: string, value: string, path: string, line: number): string {
  if (name !== 'baseUrl') {
    if (IDENTIFIER.test(value)) return value;
    const rule = 'letters, digits, ".", "_" and "-", with a letter or digit first and last, at most 63';
    throw wrong(path, line, `"${name}" is not an identifier: ${rule}`);
  }
  try {
    return parseBaseUrl(value);
  } catch (error) {
    if (!(error instanceof SlipwayError)) throw error;
    throw error.with({ code: 'invalid_file', place: { file: path, line } });
  }
}

function wrong(path: string, line: number, message: string): SlipwayError {
  const remedy = `Write it as ${EXAMPLE}, with "baseUrl" if the platform is not on this machine.`;
  return new SlipwayError('invalid_file', message, { place: { file: path, line }, remedy });
}

/** Returns the text of a file, or undefined if it does not exist. Throws `invalid_file` if it cannot be read, or is too large. */
function textOf(path: string): string | undefined {
  try {
    const bytes = beginningOf(path, MOST + 1);
    if (bytes.length > MOST) throw wrong(path, 1, `the file has more than ${MOST} bytes`);
    return bytes.toString();
  } catch (error) {
    if (error instanceof SlipwayError) throw error;
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw wrong(path, 1, `the file cannot be read (${code ?? 'fault'})`);
  }
}
