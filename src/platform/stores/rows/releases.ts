import { type AppType, isFunctionType } from '../../../contract/limits.ts';
import { ofApp } from '../audit.ts';
import type { ReleaseStore } from '../state.ts';
import { SITE_CHANGED } from './apps.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';
import { all, type Engine, first, keyOf, keyOfRow, LOCK_APP, PRESENT_BY_KEY } from './engine.ts';
import { type Release, releaseOf, type Site, settingsOf } from './records.ts';

/** `seq`: the number of the deployment of a release `r`, in SQL. */
export function createReleaseStore(engine: Engine, seq: string): ReleaseStore {
  const lockApp = engine.prepare(LOCK_APP);
  const site =
    engine.prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settings, a.live_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${seq} DESC`);
  const byDomain = engine.prepare('SELECT a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHERE d.name = $1');
  const domains = engine.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`);
  const list =
    engine.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${PRESENT_BY_KEY})
    ORDER BY ${seq} DESC`);
  const listOf = engine.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${seq} DESC`);
  const setLive = engine.prepare('UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain', SITE_CHANGED);

  return {
    async site(subdomain) {
      const rows = await all(engine, site(subdomain), (row) => row);
      const [app] = rows;
      // An app without releases has one row, whose release is null.
      return app && siteOf(app, rows.filter((row) => row.deploy_id !== null).map(releaseOf));
    },
    subdomainOf: (domain) => first(engine, byDomain(domain), (row) => textOf(row, 'subdomain')),
    domains: (after, limit) =>
      all(engine, domains(after, limit), (row) => ({
        domain: textOf(row, 'name'),
        subdomain: textOf(row, 'subdomain'),
      })),
    list: (key) => all(engine, list(...keyOf(key)), releaseOf),
    rollback: (key, to, act) =>
      engine.write(function* (tell) {
        const [app] = (yield* lockApp(...keyOf(key))).rows;
        const previous = app ? textOrNull(app, 'live_release') : null;
        if (!app || previous === null) return undefined;
        const id = numberOf(app, 'id');
        const kept = (yield* listOf(id)).rows.map(releaseOf);
        const at = kept.findIndex(({ deployID }) => deployID === previous);
        const target = to === undefined ? kept[at + 1] : kept.find(({ deployID }) => deployID === to);
        if (at === -1 || !target) return undefined;
        const [before, after] = [{ live: previous }, { live: target.deployID }];
        yield* engine.record(act, [ofApp(key, 'release.rollback', { object: target.deployID, before, after })]);
        yield* setLive(id, target.deployID);
        yield* tell([{ kind: 'site', subdomain: textOf(app, 'subdomain') }], 'told');
        return { ...target, previous };
      }),
  };
}

/** Returns the site of an app with its kept releases, newest first. */
function siteOf(row: Row, releases: readonly Release[]): Site {
  const live = textOrNull(row, 'live_release');
  const isDeleted = numberOrNull(row, 'deleted_at') !== null;
  const shown = isDeleted ? [] : releases;
  const type = textOf(row, 'type') as AppType;
  return {
    ...keyOfRow(row),
    subdomain: textOf(row, 'subdomain'),
    settings: settingsOf(row),
    ...(isFunctionType(type) && { type }),
    release: shown.find(({ deployID }) => deployID === live) ?? null,
    kept: shown.filter(({ deployID }) => deployID !== live),
    ...(isDeleted && { isDeleted }),
  };
}
