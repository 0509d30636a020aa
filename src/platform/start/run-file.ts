import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_FILE, type NodeFile, RUN_FILE, type RunFile } from '../../contract/run-file.ts';

/** Writes `run.json` completely or not at all. Only this user can read it. Disposing removes it. */
export function writeRunFile(folder: string, facts: RunFile): Disposable {
  // A node that had other roles and was killed has left it.
  rmSync(join(folder, NODE_FILE), { force: true });
  return written(join(folder, RUN_FILE), facts);
}

/** Writes `node.json` in the same way, for a node without the role control. */
export function writeNodeFile(folder: string, facts: NodeFile): Disposable {
  return written(join(folder, NODE_FILE), facts);
}

function written(file: string, facts: RunFile | NodeFile): Disposable {
  writeFileSync(`${file}.new`, `${JSON.stringify(facts, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { [Symbol.dispose]: () => rmSync(file, { force: true }) };
}
