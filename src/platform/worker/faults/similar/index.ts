import { posix } from 'node:path';
import { nearest } from '../../../../base/near.ts';
import type { Diagnostic } from '../../../../contract/control-plane.ts';
import { exportsOf, missingExport } from '../../../../diagnosis/exports.ts';
import { misspeltImport } from '../../../../diagnosis/imports.ts';
import { likeImport } from '../../../../diagnosis/like-import.ts';
import { withNearest } from '../../../../diagnosis/nearest.ts';
import type { SourceIndex } from '../source-index.ts';
import { similarFolder } from './folders.ts';

/** Endings that an import leaves out. */
const ENDINGS = ['', ...'ts tsx js jsx mjs cjs mts cts d.ts vue svelte astro'.split(' ').map((each) => `.${each}`)];
const FOLDER_ENDINGS = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((each) => `/index.${each}`);
/** If no export has a similar name, all are named, unless there are more. */
const FEW_EXPORTS = 3;

/** Adds to the message of a missing file, folder or export the names that the sources have and that are nearly the missing one. */
export async function withSimilarNames(finding: Diagnostic, index: SourceIndex): Promise<Diagnostic> {
  const { message } = finding;
  const files = similarFiles(finding, index);
  if (files.length > 0) return { ...finding, message: withNearest(message, files) };
  const folder = await similarFolder(finding, index);
  if (folder !== undefined) return { ...finding, message: withNearest(message, [folder]) };
  const missing = missingExport(message);
  if (missing?.from === undefined || /\bDid you mean\b|\bpossible exports\b/.test(message)) return finding;
  const file = moduleOf(missing.from, finding.file, index);
  if (file === undefined) return finding;
  const { own, from } = exportsOf(await index.lines(file));
  const like = nearest(missing.name, own);
  const all = from.length === 0 && own.length <= FEW_EXPORTS ? own : [];
  return { ...finding, message: withNearest(message, like.length > 0 ? like : all) };
}

/** Finds the files that a failed import can mean. Names with a comma cannot be listed. */
function similarFiles(finding: Diagnostic, index: SourceIndex): readonly string[] {
  const seen = { facts: { log: [], diagnostics: [finding], list: index.list }, lines: [] };
  const misspelt = misspeltImport(seen);
  const like = misspelt ? [misspelt.actual] : likeImport(seen);
  // A file that the message names exists, so something in it is wrong.
  const isNamed = (path: string) => finding.message.includes(`/${path}`);
  return like.some((path) => /[,;]/.test(path) || isNamed(path)) ? [] : like;
}

/** Finds the file of a module that a message or an import names. */
export function moduleOf(from: string, importer: string, index: SourceIndex): string | undefined {
  const relative = /^\.{1,2}\//.test(from) ? posix.join(posix.dirname(importer), from) : undefined;
  const rest = /^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.exec(from)?.groups?.rest;
  const aliased = rest === undefined ? [] : [rest, `src/${rest}`, `src/lib/${rest}`, `app/${rest}`];
  for (const path of [relative ?? from, ...aliased]) {
    const names = [...ENDINGS, ...FOLDER_ENDINGS].map((ending) => path + ending);
    const file = names.find((each) => index.has(each));
    if (file !== undefined) return file;
  }
  return relative === undefined ? index.find(from) : undefined;
}
