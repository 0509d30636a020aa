import { numberOf, type Row } from '../rows/columns.ts';
import { deploymentOf } from '../rows/deployments.ts';
import { appOf } from '../rows/state.ts';
import type { ActivityStore } from '../state.ts';
import type { StateParts } from './apps.ts';
import { COLUMNS } from './deployments.ts';

export function createActivityStore({ database, commands }: Pick<StateParts, 'database' | 'commands'>): ActivityStore {
  const recent = (condition: string) =>
    database.prepare(`SELECT a.*, t.seq AS newest FROM app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.seq < ? ${condition} ORDER BY t.seq DESC LIMIT ?`);
  const [all, failed] = [recent(''), recent('AND t.failed')];
  const bySeq = database.prepare(`SELECT ${COLUMNS} FROM deployments d WHERE d.seq = ?`);
  const ofApp = database.prepare(`SELECT ${COLUMNS} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`);
  const count = (from: string) => database.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?)`);
  const counts = {
    apps: count('apps WHERE org = ?'),
    live: count('apps WHERE org = ? AND live_release IS NOT NULL'),
    failed: count('app_activity WHERE org = ? AND failed'),
  };
  const numberIn = (row: Row | undefined) => (row ? numberOf(row, 'n') : 0);

  return {
    recent: (org, { before = Number.MAX_SAFE_INTEGER, failed: isFailed = false, limit }) =>
      commands.read(() =>
        (isFailed ? failed : all).all(org, before, limit).flatMap((row) => {
          const newest = bySeq.get(numberOf(row, 'newest'));
          return newest ? [{ app: appOf(row), newest: deploymentOf(newest) }] : [];
        }),
      ),
    newest: (keys) =>
      commands.read(() =>
        keys.map(({ org, project, appID }) => {
          const row = ofApp.get(org, project, appID);
          return row ? deploymentOf(row) : null;
        }),
      ),
    counts: (org, most) =>
      commands.read(() => ({
        apps: numberIn(counts.apps.get(org, most)),
        live: numberIn(counts.live.get(org, most)),
        failed: numberIn(counts.failed.get(org, most)),
      })),
  };
}
