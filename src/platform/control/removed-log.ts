import type { StoredDeployment } from '../stores/rows/records.ts';

/** Returns what is shown in place of the log of a deployment that the platform has removed. Undefined if it has not. */
export function removedLog({ logRemovedAt }: Pick<StoredDeployment, 'logRemovedAt'>): string | undefined {
  if (logRemovedAt === null) return undefined;
  const day = new Date(logRemovedAt).toISOString().slice(0, 10);
  return `The platform removed this log on ${day}, because it was old (--keep-deployments, --keep-days).\n`;
}
