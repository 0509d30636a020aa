/**
 * Kills the platform that preloads it (`node --import 'kill-at.ts?moment=…'`) between two writes of its state. A signal
 * from outside cannot be timed to a moment within one turn of the event loop.
 */
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';

/** A moment may have a number: the time at which it comes that often. */
const [moment = '', most = '1'] = (new URL(import.meta.url).searchParams.get('moment') ?? '').split(/ (?=\d+$)/);
let times = 0;
const { run } = StatementSync.prototype;
const { exec } = DatabaseSync.prototype;
let activating = false;

const die = () => process.kill(process.pid, 'SIGKILL');
const dieAfter = () => {
  times += 1;
  if (times === Number(most)) die();
};

StatementSync.prototype.run = function (...args: readonly unknown[]) {
  const result = Reflect.apply(run, this, args);
  if (args[0] === 'activating') {
    activating = true;
    if (moment === 'activating') die();
  }
  // Another key is in the file. The row of the audit log is not committed.
  if (moment === 'rotating' && args.includes('secret.rotate')) die();
  // A batch is sealed again. Neither it nor how far the sweep came is committed.
  if (moment === 'sealing rows' && this.sourceSQL.startsWith('INSERT INTO sealing ')) dieAfter();
  return result;
};

/** The next transaction after that status is the switch of releases. */
DatabaseSync.prototype.exec = function (sql: string) {
  const last = activating && sql === 'COMMIT';
  if (last && moment === 'before the commit') die();
  Reflect.apply(exec, this, [sql]);
  if (last && moment === 'after the commit') die();
};

/** A log is sealed again in a file beside it, which takes its place now. */
if (moment === 'sealing logs') {
  const { rename } = promises;
  promises.rename = async (from, to) => {
    if (/\/logs\/.*\.new$/.test(String(from))) dieAfter();
    await rename(from, to);
  };
  syncBuiltinESMExports();
}
