import { posix } from 'node:path';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { SourceIndex } from './source-index.ts';

const SAYS = /\bscripts? cannot have (?:imports|exports)\b|\bimport statement outside (?:of )?a module\b/i;
const SCRIPT = /<script\b(?<attributes>[^<>]{0,500})>/i;
const SOURCE = /\bsrc=["']?(?<path>[^"'\s>]{1,300})/i;
const MODULE = /^\s{0,40}(?:import\s{0,4}["'{*\w]|export\s)/;

/** Finds the only tag of a page that loads a module as a classic script, if a message says that one is. */
export async function classicScript(
  message: string,
  index: SourceIndex,
): Promise<Pick<Diagnostic, 'file' | 'line' | 'column'> | undefined> {
  if (!SAYS.test(message)) return undefined;
  const found: Pick<Diagnostic, 'file' | 'line' | 'column'>[] = [];
  for (const file of index.files.filter((each) => /\.html?$/.test(each))) {
    for (const [at, text] of (await index.lines(file)).entries()) {
      const { attributes = '' } = SCRIPT.exec(text)?.groups ?? {};
      const path = SOURCE.exec(attributes)?.groups?.path;
      if (path === undefined || /\btype=["']?module\b/i.test(attributes)) continue;
      const script = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
      if (!index.has(script) || !(await index.lines(script)).some((line) => MODULE.test(line))) continue;
      found.push({ file, line: at + 1, column: text.search(SCRIPT) + 1 });
    }
  }
  return found.length === 1 && !index.isPartial ? found[0] : undefined;
}
