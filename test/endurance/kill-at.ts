/**
 * Kills the platform that preloads it (`node --import 'kill-at.ts?moment=…'`) between two writes of its state. A signal
 * from outside cannot be timed to a moment within one turn of the event loop.
 */
import { DatabaseSync, StatementSync } from 'node:sqlite';

const moment = new URL(import.meta.url).searchParams.get('moment');
const { run } = StatementSync.prototype;
const { exec } = DatabaseSync.prototype;
let activating = false;

const die = () => process.kill(process.pid, 'SIGKILL');

StatementSync.prototype.run = function (...args: readonly unknown[]) {
  const result = Reflect.apply(run, this, args);
  if (args[0] === 'activating') {
    activating = true;
    if (moment === 'activating') die();
  }
  return result;
};

/** The next transaction after that status is the switch of releases. */
DatabaseSync.prototype.exec = function (sql: string) {
  const last = activating && sql === 'COMMIT';
  if (last && moment === 'before the commit') die();
  Reflect.apply(exec, this, [sql]);
  if (last && moment === 'after the commit') die();
};
