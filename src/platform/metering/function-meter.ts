import type { AppKey } from '../shared/types.ts';

/**
 * Counts what functions use, in memory. It is called for every request, so it neither allocates nor builds text for an app that it has
 * counted before. The edge counts the answers and their bytes as those of every site (`Meter.site`).
 */
export interface FunctionMeter {
  /** Counts a request that an instance got. `ms`: from its arrival to the end of its answer, with the wait for an instance. */
  requested(app: AppKey, ms: number): void;
  /** Counts memory that instances held: bytes times milliseconds since the measurement before. */
  held(app: AppKey, byteMs: number): void;
}
