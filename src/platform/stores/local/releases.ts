import type { DatabaseSync } from 'node:sqlite';
import type { AppKey } from '../../shared/types.ts';
import type { Act } from '../audit.ts';
import { rolledBack } from '../rows/audit.ts';
import { numberOf, textOf, textOrNull } from '../rows/columns.ts';
import type { Release } from '../rows/records.ts';
import { domainOf, releaseOf, rollbackTarget, siteOf } from '../rows/state.ts';
import type { ReleaseStore } from '../state.ts';
import { appFinder, type StateParts } from './apps.ts';
import { createRecorder } from './audit.ts';

export function createReleaseStore({ database, commands, changes, clock }: StateParts): ReleaseStore {
  const record = createRecorder(database, clock);
  const find = appFinder(database);
  const listOf = releaseLister(database);
  const setLive = database.prepare('UPDATE apps SET live_release = ? WHERE id = ?');
  const bySubdomain = database.prepare(
    'SELECT id, org, project, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?',
  );
  const byDomain = database.prepare('SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHERE d.name = ?');
  const allDomains = database.prepare(
    'SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHERE d.name > ? ORDER BY d.name LIMIT ?',
  );

  /** Makes a release live. Returns the app's subdomain, the release, and the one that was live before. */
  const switched = (key: AppKey, to: string | undefined, act: Act) => {
    const app = find(key);
    const previous = app ? textOrNull(app, 'live_release') : null;
    if (!app || previous === null) return undefined;
    const target = rollbackTarget(listOf(numberOf(app, 'id')), previous, to);
    if (!target) return undefined;
    setLive.run(target.deployID, numberOf(app, 'id'));
    record(act, [rolledBack(key, previous, target.deployID)]);
    return { subdomain: textOf(app, 'subdomain'), release: { ...target, previous } };
  };

  return {
    site: (subdomain) => commands.first(bySubdomain, [subdomain], (row) => siteOf(row, listOf(numberOf(row, 'id')))),
    subdomainOf: (domain) => commands.first(byDomain, [domain], (row) => textOf(row, 'subdomain')),
    domains: (after, limit) => commands.read(() => allDomains.all(after, limit).map(domainOf)),
    list: (key) =>
      commands.read(() => {
        const app = find(key);
        return app ? listOf(numberOf(app, 'id')) : [];
      }),
    async rollback(key, to, act) {
      const done = await commands.write(() => switched(key, to, act));
      if (done) changes.publish({ kind: 'site', subdomain: done.subdomain });
      return done?.release;
    },
  };
}

/** Returns a function that lists the kept releases of an app, newest first. `app` is the ID of its row. */
function releaseLister(database: DatabaseSync): (app: number) => readonly Release[] {
  const newestFirst = database.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);
  return (app) => newestFirst.all(app).map(releaseOf);
}
