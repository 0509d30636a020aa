import type { Change } from '../changes.ts';
import type { StoredApp } from './records.ts';

/** A deleted app with the deployments and the tokens that ended with it. */
export interface Deleted {
  readonly app: StoredApp;
  readonly deployments: readonly string[];
  readonly tokens: readonly string[];
}

/** Tells the caches of a node of deleted apps. */
export function publishDeleted(deleted: readonly Deleted[], publish: (change: Change) => void): void {
  for (const { app, deployments, tokens } of deleted) {
    for (const tokenHash of tokens) publish({ kind: 'table', tokenHash });
    for (const deployID of deployments) publish({ kind: 'ended', deployID });
    if (deployments.length > 0) publish({ kind: 'jobs' });
    publish({ kind: 'site', subdomain: app.subdomain });
  }
}
