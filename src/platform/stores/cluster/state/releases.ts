import type { Clock } from '../../../../base/clock.ts';
import { rolledBack } from '../../rows/audit.ts';
import { numberOf, textOf, textOrNull } from '../../rows/columns.ts';
import { domainOf, releaseOf, rollbackTarget, siteOf } from '../../rows/state.ts';
import type { ReleaseStore } from '../../state.ts';
import type { Database } from '../database/database.ts';
import { type Announce, found, keyOf, lockApp, PRESENT_BY_KEY } from '../database/parts.ts';
import { record } from './audit.ts';

const SITE = `SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settings, a.live_release, a.deleted_at, r.deploy_id, r.manifest
  FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY r.seq DESC`;
const BY_DOMAIN = 'SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHERE d.name = $1';
const DOMAINS = `SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
  WHERE d.name > $1 ORDER BY d.name LIMIT $2`;
const LIST = `SELECT deploy_id, manifest FROM releases WHERE app = (SELECT id FROM apps WHERE ${PRESENT_BY_KEY})
  ORDER BY seq DESC`;
const OF_APP = 'SELECT deploy_id, manifest FROM releases WHERE app = $1 ORDER BY seq DESC';
const SWITCH = `WITH switched AS (UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain)
  SELECT slipway_changed('site', subdomain) FROM switched`;

export function createReleaseStore(database: Database, announce?: Announce, clock?: Pick<Clock, 'now'>): ReleaseStore {
  return {
    async site(subdomain) {
      const rows = await found(database, SITE, [subdomain]);
      const [app] = rows;
      // An app without releases has one row, whose release is null.
      return app && siteOf(app, rows.filter((row) => row.deploy_id !== null).map(releaseOf));
    },
    async subdomainOf(domain) {
      const [row] = await found(database, BY_DOMAIN, [domain]);
      return row && textOf(row, 'subdomain');
    },
    domains: async (after, limit) => (await found(database, DOMAINS, [after, limit])).map(domainOf),
    list: async (key) => (await found(database, LIST, keyOf(key))).map(releaseOf),
    async rollback(key, to, act) {
      const switched = await database.transaction(async (within) => {
        const app = await lockApp(within, key);
        const previous = app ? textOrNull(app, 'live_release') : null;
        if (!app || previous === null) return undefined;
        const id = numberOf(app, 'id');
        const { rows } = await within.query(OF_APP, [id]);
        const target = rollbackTarget(rows.map(releaseOf), previous, to);
        if (!target) return undefined;
        await record(within, clock?.now() ?? null, act, [rolledBack(key, previous, target.deployID)]);
        await within.query(SWITCH, [id, target.deployID]);
        return { release: { ...target, previous }, subdomain: textOf(app, 'subdomain') };
      });
      if (!switched) return undefined;
      announce?.({ kind: 'site', subdomain: switched.subdomain });
      return switched.release;
    },
  };
}
