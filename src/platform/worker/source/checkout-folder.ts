import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises';
import type { DeploymentStage } from '../../../contract/control-plane.ts';
import { failure } from '../failure.ts';

/**
 * The folder of a checkout, open since before the first command of the build. A command owns the folder above it, so it can put a
 * link in its place, and all that is read afterwards would come from somewhere else. No process of the build lives when a command
 * has ended, so one comparison then holds until the next command.
 */
export class CheckoutFolder implements AsyncDisposable {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #stats: Stats;

  private constructor(path: string, file: FileHandle, stats: Stats) {
    this.#path = path;
    this.#file = file;
    this.#stats = stats;
  }

  static async open(path: string): Promise<CheckoutFolder> {
    const file = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
    return new CheckoutFolder(path, file, await file.stat());
  }

  /** False if a command has put something else in its place. While the folder is open, no other one can get its number. */
  async isThere(): Promise<boolean> {
    const [now, real] = await Promise.all([lstat(this.#path), realpath(this.#path)]).catch(() => []);
    return now?.ino === this.#stats.ino && now.dev === this.#stats.dev && real === this.#path;
  }

  /** Throws `output_unsafe` if a command has put something else in its place. */
  async check(stage: DeploymentStage, command: string): Promise<void> {
    if (await this.isThere()) return;
    const message = `The ${stage} command \`${command}\` moved its checkout away, or put something else in its place`;
    throw failure(stage, 'output_unsafe', message);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#file.close();
  }
}
