import { hash } from 'node:crypto';

/** What the marks of all builds and workers of a data directory begin with. `dataDir`: its real path. */
export function markOf(dataDir: string): string {
  return `${hash('sha256', dataDir).slice(0, 16)}/`;
}

/** The argument that names a worker: the data directory, and the process of its platform. */
export function workerName(dataDir: string, platform: number): string {
  return `slipway-worker:${markOf(dataDir)}${platform}`;
}
