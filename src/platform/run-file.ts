import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_FILE, type RunFile } from '../contract/run-file.ts';

/** Writes `run.json` completely or not at all. Only this user can read it. Disposing removes it. */
export function writeRunFile(folder: string, facts: RunFile): Disposable {
  const file = join(folder, RUN_FILE);
  writeFileSync(`${file}.new`, `${JSON.stringify(facts, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { [Symbol.dispose]: () => rmSync(file, { force: true }) };
}
