import type { AppKey } from '../shared/types.ts';
import type { PrintedLine } from './types.ts';

/** Reads what the instances of an app print on this node. */
export interface FunctionLogs {
  /**
   * Resolves with the last lines of all instances of the app, the oldest first: at most `lines`, also of instances that have
   * ended. Rejects only if the disk cannot be read.
   */
  tail(app: AppKey, lines: number): Promise<readonly PrintedLine[]>;
  /**
   * Yields each line that is printed after this call, in order, until `signal` aborts; then it ends without an error. What its reader is
   * too slow for is left out, not kept. Lines of the future count also if the app has no instance now.
   */
  follow(app: AppKey, signal: AbortSignal): AsyncIterable<PrintedLine>;
}
