/** Bounds of one release (assumed; hosts elsewhere allow 20,000 to 100,000 files). */
export interface ObjectLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
}

export const OBJECT_LIMITS: ObjectLimits = {
  files: 100_000,
  fileBytes: 512 * 1024 * 1024,
  totalBytes: 4 * 1024 * 1024 * 1024,
};

/** Files up to this many bytes are read whole; larger ones are streamed. */
export const WHOLE_FILE_BYTES = 1024 * 1024;
/** Milliseconds that storing may hold the event loop before requests get their turn. */
export const SLICE_MS = 8;
/** New objects that are on their way to the disk at once, each in memory. */
export const WRITES_AT_ONCE = 32;
/** Milliseconds that a finished ingest is safe from collection: its release is about to be activated. */
export const ACTIVATION_GRACE_MS = 60 * 60 * 1000;
/** Decoded manifests that are held for the switch that follows their ingest. */
export const FRESH_MANIFESTS = 4;
/** Milliseconds that a release serves before its files are compressed. */
export const COMPRESS_AFTER_MS = 1_000;
