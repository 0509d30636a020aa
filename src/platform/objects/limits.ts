import { GIB, MIB } from '../../base/sizes.ts';
import { OUTPUT_PATH_BYTES } from '../../contract/built-output.ts';

/** Bounds of one release. They are assumptions: other hosts allow 20,000 to 100,000 files. */
export const OBJECT_LIMITS = { files: 100_000, fileBytes: 512 * MIB, totalBytes: 4 * GIB };
export type ObjectLimits = Readonly<typeof OBJECT_LIMITS>;

/** Bounds of a release's index, which the serving process keeps in memory. Checked before its release is recorded. */
export const INDEX_LIMITS = {
  /** UTF-8 bytes of one path. */
  pathBytes: OUTPUT_PATH_BYTES,
  /** UTF-8 bytes of all paths together. */
  pathsBytes: 16 * MIB,
  /** Bytes of the compiled `_redirects` and `_headers`. */
  rulesBytes: 256 * 1024,
  indexBytes: 32 * MIB,
};
export type IndexLimits = Readonly<typeof INDEX_LIMITS>;

/** Bounds of a manifest of an earlier version. Releases that were allowed then are still served. */
export const OLD_MANIFEST_BYTES = 32 * MIB;
export const OLD_INDEX_LIMITS: IndexLimits = {
  pathBytes: 4_096,
  pathsBytes: 32 * MIB,
  rulesBytes: 8 * MIB,
  indexBytes: 48 * MIB,
};

/** Files up to this many bytes are read whole; larger ones are streamed. */
export const WHOLE_FILE_BYTES = MIB;
/** Objects up to this size are hashed at once when they are read. Larger ones are hashed in parts. */
export const HASHED_AT_ONCE = MIB;
/** Milliseconds that storing may block the event loop before other work runs. */
export const SLICE_MS = 8;
/** The number of new objects that are written at the same time. Each is in memory. */
export const WRITES_AT_ONCE = 32;
/** Milliseconds that an object stays after its last use, even if no recorded release names it yet. */
export const COLLECTION_GRACE_MS = 60 * 60 * 1000;
/** Milliseconds after which an ingest uses its objects again, so that they stay until its release is recorded. */
export const USE_AGAIN_AFTER_MS = COLLECTION_GRACE_MS / 2;
/** Bytes of memory for the results of checking large files. */
export const CHECKED_FILES_BYTES = 2 * MIB;
