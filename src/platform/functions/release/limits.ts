import { GIB } from '../../../base/sizes.ts';

/** Bounds of what the server of one release consists of (assumed), before it is packed. */
export interface LayerLimits {
  readonly serverBytes: number;
  /** Files, folders and links. */
  readonly serverFiles: number;
}

export const LAYER_LIMITS: LayerLimits = { serverBytes: GIB, serverFiles: 200_000 };
