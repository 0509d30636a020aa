import { hash as hashOf } from 'node:crypto';
import { SlipwayError } from '../../../../base/errors.ts';
import type { S3Settings } from '../../blobs.ts';
import { randomBase32, secureRandom } from '../../rows/names.ts';
import type { Database } from '../database/database.ts';
import { S3Client } from '../s3/client.ts';
import { nameOfPlace } from '../s3/settings.ts';
import { findKey, keyOrNew } from '../secrets/keys.ts';
import type { ClusterSecrets } from '../secrets/secrets.ts';

/** Says to which cluster a place belongs. No key of a blob begins with `_`, so it is never listed or collected. */
const OBJECT = '_cluster-id';
/** A longer object was not stored by a cluster. */
const MOST_BYTES = 1_024;
/** 130 bits. */
const ID_CHARACTERS = 26;

interface PlaceParts {
  readonly database: Database;
  readonly secrets: ClusterSecrets;
  readonly objects: S3Settings;
}

/**
 * Compares the ID of the cluster, which the database keeps, with the object of the place. The first node of all stores both.
 * Two clusters on one place would delete each other's objects, and a node on another place would miss those of its
 * cluster. Rejects with `unsupported_data` if the place is another cluster's, and with `StoreUnavailable`.
 */
export async function checkPlace(place: PlaceParts): Promise<void> {
  using s3 = new S3Client(place.objects);
  await compare(place, s3);
}

async function compare(place: PlaceParts, s3: S3Client): Promise<void> {
  const { database, secrets } = place;
  // In this order: a node records that the object is stored after it has stored it.
  const id = await findKey(database, secrets, 'cluster');
  const isStored = (await findKey(database, secrets, 'cluster-stored')) !== undefined;
  const found = await read(s3);
  if (id === undefined) {
    // Another node of this database may have stored both after this one has asked the database.
    if (found !== undefined && (await findKey(database, secrets, 'cluster')) === undefined)
      throw refuse(
        place.objects,
        'belongs to another cluster than the database of --database',
        `Name a place of its own for this cluster: another bucket or prefix. If the restore of the database has not ended, create an empty database and restore it again. If the database was restored to a time before the object ${nameOf(place.objects)} was stored, delete this object.`,
      );
    // The first insert of all nodes wins.
    await keyOrNew(database, secrets, 'cluster', () => randomBase32(ID_CHARACTERS, secureRandom));
    return compare(place, s3);
  }
  if (found === undefined && isStored) throw missing(place, id);
  // The first node is about to store it, or has died before, or could not reach S3.
  if (found === undefined) await store(s3, id);
  const stored = found ?? (await read(s3));
  if (stored === undefined) throw missing(place, id);
  if (stored !== id)
    throw refuse(
      place.objects,
      'belongs to another cluster than the database of --database',
      'Name the bucket and the prefix of the other nodes of this database, or the database of the other cluster.',
    );
  if (!isStored) await keyOrNew(database, secrets, 'cluster-stored', () => id);
}

/** Returns the ID that the place has, or undefined if it has none. */
async function read(s3: S3Client): Promise<string | undefined> {
  const object = await s3.load(OBJECT, MOST_BYTES);
  return object && (object.bytes?.toString().trim() ?? '');
}

async function store(s3: S3Client, id: string): Promise<void> {
  const bytes = Buffer.from(id);
  await s3.put(OBJECT, bytes, bytes.length, hashOf('sha256', bytes), Date.now());
}

function missing({ objects }: PlaceParts, id: string): SlipwayError {
  const name = nameOf(objects);
  return refuse(
    objects,
    `is not the place of this cluster: it has no object ${name}`,
    `Name the bucket and the prefix of the other nodes. If they are the right ones and were emptied, or restored without the object, store an object named ${name} with the content ${id}`,
  );
}

/** The name of the object in the bucket. */
function nameOf({ prefix }: S3Settings): string {
  return `${prefix}${OBJECT}`;
}

function refuse(objects: S3Settings, problem: string, remedy: string): SlipwayError {
  const message = `--objects names ${nameOfPlace(objects)}, which ${problem}`;
  return new SlipwayError('unsupported_data', message, { input: 'objects', remedy });
}
