import type { Clock, Random } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import type { Log } from '../../../base/log.ts';
import type { Stores } from '../index.ts';
import type { NodeStore } from '../nodes.ts';
import type { Database } from './database.ts';

/** Settings of an S3 service. */
export interface ObjectsSettings {
  readonly bucket: string;
}

export interface EngineParts {
  /** The database's URL, for connections of their own. */
  readonly url: string;
  readonly database: Database;
  readonly objects: ObjectsSettings;
  readonly keepReleases: number;
  /** True: opens the engine of the key-value store. */
  readonly hasKvs: boolean;
  /** Replaces the database's clock in tests. */
  readonly clock: Clock | undefined;
  readonly random: Random;
  readonly log: Log;
}

/** The ports that PostgreSQL and S3 implement without the secrets of the cluster. */
export interface Engines
  extends Omit<Stores, 'keys' | 'sessions' | 'check' | 'backUp' | typeof Symbol.asyncDispose>,
    AsyncDisposable {
  readonly nodes: NodeStore;
}

/** Reads the place of the files and the variables `AWS_…`. Throws `invalid_input`. */
export function objectsOf(place: string, _env: Readonly<Record<string, string | undefined>>): ObjectsSettings {
  return { bucket: place.slice('s3://'.length) };
}

/** Opens the engines. Nothing but the key-value store and the changes connects before it is used. */
export function openEngines(_parts: EngineParts): Promise<Engines> {
  throw new SlipwayError('unsupported_runtime', 'This version has no stores for several nodes yet', {
    input: 'database',
    remedy: 'Start without --database.',
  });
}
