import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import type { Io } from '../terminal/io.ts';
import type { Style } from '../terminal/style.ts';
import type { InitFile } from './init-files.ts';

/** Returns undefined if there is no such file. */
export function textAt(path: string): string | undefined {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  } catch (error) {
    throw fileFault(path, 'read', error);
  }
}

/** Writes a file below `root`, and the folders above it. */
export function writeAt(root: string, path: string, text: string): void {
  try {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  } catch (error) {
    throw fileFault(path, 'written', error);
  }
}

function fileFault(path: string, what: string, error: unknown): SlipwayError {
  const remedy = 'Check that it is a file, and that this user may change it.';
  return new SlipwayError('invalid_file', `${path} cannot be ${what} (${systemCode(error)})`, { remedy, cause: error });
}

/** Shows how the new text differs, as git does. */
export function difference(root: string, { path, text }: InitFile, style: Style): string {
  const args = ['diff', '--no-index', '--no-ext-diff', '--no-color', '--', path, '-'];
  const { stdout = '' } = spawnSync('git', args, { cwd: root, input: text, encoding: 'utf8', timeout: 10_000 });
  const lines = stdout.split('\n').filter((line) => !/^(?:diff|index|---|\+\+\+) /.test(line));
  const painted = lines.map((line) => {
    const clean = cleanLine(line, 300);
    return line.startsWith('+') ? style.green(clean) : line.startsWith('-') ? style.red(clean) : clean;
  });
  return `  ${path} differs:\n${painted
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')
    .trimEnd()}\n`;
}

/** Asks a person; without one nothing is overwritten, nor anything else written. */
export async function mayOverwrite(files: readonly InitFile[], io: Io): Promise<void> {
  const names = files.map(({ path }) => path).join(', ');
  const answer = await io.ask?.(`  Overwrite ${names}? [y/N] `);
  if (/^y(?:es)?$/i.test(answer?.trim() ?? '')) return;
  throw new SlipwayError('invalid_input', `${names}: not what init writes, so nothing was written`, {
    remedy: 'Keep your version, or add --force to overwrite it. The difference is shown above.',
  });
}
