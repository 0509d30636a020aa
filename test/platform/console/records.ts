import type { StoredApp, StoredDeployment } from '../../../src/platform/stores/rows/records.ts';

/** An app as pages show it. */
export function shownApp(liveRelease: string | null = null): StoredApp {
  return {
    ...{ org: 'acme', project: 'web', appID: 'shop', name: 'shop', type: 'web-landing', liveRelease },
    ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null },
    ...{ settings: {}, subdomain: 'shop-1', environmentID: 'env-1', createdAt: 0, updatedAt: 0, deletion: null },
  };
}

/** A deployment that succeeded, with other facts. */
export function shownDeployment(deployID: string, more: Partial<StoredDeployment> = {}): StoredDeployment {
  return {
    ...{ seq: 1, deployID, status: 'succeeded', stage: 'activate', branch: 'main', commit: null },
    ...{ createdAt: 0, startedAt: 0, finishedAt: 1, supersededBy: null, cancelledBy: null, triggeredBy: null },
    ...{
      redeployOf: null,
      configuration: null,
      commitFacts: { subject: null, author: null },
      size: null,
      warnings: [],
      logRemovedAt: null,
      enteredAt: {},
    },
    ...more,
  };
}

/** Returns the words of HTML. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
