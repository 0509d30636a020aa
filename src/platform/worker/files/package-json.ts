import { lstat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { systemCode } from '../../../base/errors.ts';
import { isObject, type JsonObject } from '../../../base/json.ts';
import { jsonMembers, jsonSyntaxError, lineAndColumn } from '../../../base/json-text.ts';
import { formatSize, MIB } from '../../../base/sizes.ts';
import type { BuildFailure } from '../../shared/types.ts';
import { failureAt } from '../failure.ts';
import { readHead } from './inside.ts';

/** The limit of a package.json in bytes. The largest ones of real monorepos have a tenth of it. */
export const PACKAGE_JSON_BYTES = MIB;

/** A project's package.json: its value, and its text to find places in. */
export interface PackageJson {
  /** The path from the repository's root. */
  readonly file: string;
  readonly text: string;
  readonly value: JsonObject;
}

/** A line and a column, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Reads the package.json of a folder. Undefined if there is none. Throws `BuildFailure` (`package_json_invalid`) with a
 * finding at the fault, if it is not JSON, not an object, too large, or not a file of the repository.
 */
export async function readPackageJson(top: string, folder: string): Promise<PackageJson | undefined> {
  const path = join(folder, 'package.json');
  const file = relative(top, path);
  if (!(await isThere(path))) return undefined;
  const content = await readHead(top, path, PACKAGE_JSON_BYTES + 1);
  if (content === undefined) throw invalid(file, 'is not a file of the repository');
  if (content.bytes > PACKAGE_JSON_BYTES) throw invalid(file, `is larger than ${formatSize(PACKAGE_JSON_BYTES)}`);
  const text = content.text.replace(/^\ufeff/, '');
  const value = parse(file, text);
  if (!isObject(value)) throw invalid(file, 'is not a JSON object', text);
  return { file, text, value };
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const merge = conflictOffset(text);
    if (merge !== undefined) throw invalid(file, 'has the conflict markers of a merge', text, merge);
    const wrong = jsonSyntaxError(text);
    throw invalid(file, `is not valid JSON: ${wrong?.message ?? 'it cannot be read'}`, text, wrong?.offset);
  }
}

/** Returns the offset of the first marker of a merge that is not finished. */
export function conflictOffset(text: string): number | undefined {
  return /^<{7} /m.exec(text)?.index;
}

export function scriptOf(packageJson: PackageJson | undefined, name: string): string | undefined {
  const scripts = packageJson?.value.scripts;
  const script = isObject(scripts) ? scripts[name] : undefined;
  return typeof script === 'string' && script.trim() !== '' ? script : undefined;
}

/** Finds the place of a member's name: `['scripts', 'build']`. */
export function placeIn({ text }: PackageJson, path: readonly string[]): TextPlace | undefined {
  let begin = 0;
  let part = text;
  let at: number | undefined;
  for (const name of path) {
    const member = jsonMembers(part, false)?.findLast((each) => each.name === name);
    if (!member) return undefined;
    at = begin + member.nameOffset;
    begin += member.offset;
    part = member.text;
  }
  return at === undefined ? undefined : lineAndColumn(text, at);
}

/** Returns the place of a member's name in the repository. Without such a member, the beginning of the file. */
export function placeOf(packageJson: PackageJson, ...path: readonly string[]): TextPlace & { readonly file: string } {
  return { file: packageJson.file, ...(placeIn(packageJson, path) ?? { line: 1, column: 1 }) };
}

async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '')) return false;
    throw error;
  }
}

/** The message contains the place too, because a report without a checkout does not show findings. */
function invalid(file: string, why: string, text = '', offset?: number): BuildFailure {
  const { line, column } = lineAndColumn(text, offset ?? 0);
  const where = offset === undefined ? '' : ` (line ${line}, column ${column})`;
  return failureAt({ file, line, column }, 'build', 'package_json_invalid', `The file \`${file}\` ${why}${where}`);
}
