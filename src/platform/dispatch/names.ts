import { hash } from 'node:crypto';

/** Returns the prefix of the marks of all builds and workers of a data directory. `dataDir` is its real path. */
export function markOf(dataDir: string): string {
  return `${hash('sha256', dataDir).slice(0, 16)}/`;
}

/** Returns the argument that names a worker. It identifies the data directory and the platform's process. */
export function workerName(dataDir: string, platform: number): string {
  return `slipway-worker:${markOf(dataDir)}${platform}`;
}
