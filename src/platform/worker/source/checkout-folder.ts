import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import type { DeploymentStage } from '../../../contract/control-plane.ts';
import { failure } from '../failure.ts';

/**
 * The folder of a checkout, open since before the first command of the build. A command owns the folder above it, so it can put a
 * link in its place, and all that is read afterwards would come from somewhere else. No process of the build lives when a command
 * has ended, so one comparison then holds until the next command.
 */
export async function openCheckout(path: string) {
  const file = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  const { ino, dev } = await file.stat();
  /** False if a command has put something else in its place. While the folder is open, no other one can get its number. */
  const isThere = async () => {
    const [now, real] = await Promise.all([lstat(path), realpath(path)]).catch(() => []);
    return now?.ino === ino && now.dev === dev && real === path;
  };
  /** Throws `output_unsafe` if a command has put something else in its place. */
  const check = async (stage: DeploymentStage, command: string) => {
    if (await isThere()) return;
    const message = `The ${stage} command \`${command}\` moved its checkout away, or put something else in its place`;
    throw failure(stage, 'output_unsafe', message);
  };
  return { isThere, check, [Symbol.asyncDispose]: () => file.close() };
}

export type CheckoutFolder = Awaited<ReturnType<typeof openCheckout>>;
