import type { DatabaseSync } from 'node:sqlite';
import type { AppKey } from '../../types.ts';
import type { Release } from '../records.ts';
import { numberOf, type Row, textOf, textOrNull } from '../rows.ts';
import type { ReleaseStore } from '../state.ts';
import { appFinder, settingsOf } from './apps.ts';
import type { LocalChanges } from './changes.ts';
import type { Commands } from './commands.ts';

export interface ReleaseParts {
  readonly database: DatabaseSync;
  readonly commands: Commands;
  readonly changes: LocalChanges;
}

export function createReleaseStore({ database, commands, changes }: ReleaseParts): ReleaseStore {
  const find = appFinder(database);
  const listOf = releaseLister(database);
  const setLive = database.prepare('UPDATE apps SET live_release = ? WHERE id = ?');
  const siteOf = database.prepare('SELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?');

  /** Makes a release live. Returns the app's subdomain, the release, and the one that was live before. */
  const switched = (key: AppKey, to: string | undefined) => {
    const app = find(key);
    const previous = app ? textOrNull(app, 'live_release') : null;
    if (!app || previous === null) return undefined;
    const releases = listOf(numberOf(app, 'id'));
    const live = releases.findIndex(({ deployID }) => deployID === previous);
    const target = to === undefined ? releases[live + 1] : releases.find(({ deployID }) => deployID === to);
    if (!target || live === -1) return undefined;
    setLive.run(target.deployID, numberOf(app, 'id'));
    return { subdomain: textOf(app, 'subdomain'), release: { ...target, previous } };
  };

  return {
    site: (subdomain) =>
      commands.read(() => {
        const row = siteOf.get(subdomain);
        if (!row) return undefined;
        const live = textOrNull(row, 'live_release');
        const releases = listOf(numberOf(row, 'id'));
        return {
          org: textOf(row, 'org'),
          subdomain: textOf(row, 'subdomain'),
          settings: settingsOf(textOf(row, 'settings')),
          release: releases.find(({ deployID }) => deployID === live) ?? null,
          kept: releases.filter(({ deployID }) => deployID !== live),
        };
      }),
    list: (key) =>
      commands.read(() => {
        const app = find(key);
        return app ? listOf(numberOf(app, 'id')) : [];
      }),
    async rollback(key, to) {
      const done = await commands.write(() => switched(key, to));
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

function releaseOf(row: Row): Release {
  return { deployID: textOf(row, 'deploy_id'), manifestHash: textOf(row, 'manifest') };
}
