import type { Log } from '../base/log.ts';
import type { ClusterStart } from './platform-start.ts';

/* How an entrypoint moves a platform of one machine into a cluster. The command receives `MovePlatform`. */

export interface PlatformMove {
  /** The data directory. It must exist. */
  readonly dir: string;
  readonly cluster: Pick<ClusterStart, 'database' | 'objects' | 'secret' | 'previousSecret'>;
  /** The variables of the S3 service. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Called often, with what is copied and how many of it are done. */
  onProgress(what: string, done: number): void;
}

export interface MoveReport {
  /** False: a platform runs on the data directory, so the move must be repeated after its stop. */
  readonly isFinished: boolean;
  /** The tables and files that were compared, in the order of the move. `written`: the number that this run copied. */
  readonly parts: readonly MovedPart[];
  /** Files that were left out, because they are damaged in the data directory. Absent if there are none. */
  readonly damaged?: DamagedFiles | undefined;
}

export interface DamagedFiles {
  readonly count: number;
  /** The first ones, as `ORGANIZATION/ab/abcd…`: their paths below `objects`. */
  readonly keys: readonly string[];
  /** The apps with releases that have such files, each as `ORGANIZATION/PROJECT/APP`. */
  readonly apps: readonly string[];
}

export interface MovedPart {
  /** A table, `objects` or `logs`. */
  readonly name: string;
  readonly count: number;
  readonly written: number;
  /** Of all rows of a table, on both sides. Absent if the move is not finished, or if each object was compared by itself. */
  readonly sha256?: string | undefined;
}

export type MovePlatform = (options: PlatformMove) => Promise<MoveReport>;
