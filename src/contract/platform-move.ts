import type { Log } from '../base/log.ts';
import type { ClusterStart } from './platform-start.ts';

/* How an entrypoint moves a platform of one machine into a cluster. The command receives `MovePlatform`. */

export interface PlatformMove {
  /** The data directory. It must exist. */
  readonly dir: string;
  readonly cluster: Pick<
    ClusterStart,
    'database' | 'databaseDirect' | 'objects' | 'secret' | 'otherSecrets' | 'previousSecret'
  >;
  /** The variables of the S3 service. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Called often, with the name of the part, the number of entries that were compared or copied, and of all, if that is known. */
  onProgress(what: string, done: number, total?: number): void;
  /** Called when PostgreSQL or S3 cannot be used, before a part is repeated. */
  onWait(reason: string): void;
  /** Called before anything is copied, if files of kept releases are missing in the data directory. */
  onMissing(missing: DamagedFiles): void;
}

export interface MoveReport {
  /** False: a platform runs on the data directory, so the move must be repeated after its stop. */
  readonly isFinished: boolean;
  /** The parts that were compared, in the order of the move. */
  readonly parts: readonly MovedPart[];
  /** Files that were left out, because they are damaged in the data directory. Undefined if there are none. */
  readonly damaged?: DamagedFiles | undefined;
  /** Files of kept releases that are missing in the data directory. Undefined if there are none. */
  readonly missing?: DamagedFiles | undefined;
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
  /** The number of entries that this run has copied. */
  readonly written: number;
  /** The hash of all rows of a table, equal on both sides. Undefined if the move is not finished, or for objects, which are compared one by one. */
  readonly sha256?: string | undefined;
}

export type MovePlatform = (options: PlatformMove) => Promise<MoveReport>;
