import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import { MIB } from '../../../base/sizes.ts';
import type { Site, SiteLookup } from '../../types.ts';
import { type StoredApp, settingsOf } from './apps.ts';
import { inTransaction } from './database.ts';
import { numberOf, type Row, textOf, textOrNull } from './rows.ts';
import { SiteCache } from './site-cache.ts';

export interface Release {
  readonly deployID: string;
  readonly manifestHash: string;
}

/** The releases of every app: which one is live, which are kept. */
export interface ReleaseStore extends SiteLookup {
  /** In one transaction: the release is kept, becomes live, its deployment has succeeded, and the oldest beyond the bound go. */
  activate(deployID: string, manifestHash: string): void;
  /** Switches to a kept release: `to`, else the newest one older than the live one. Undefined where there is none. */
  rollback(app: StoredApp, to: string | undefined): Release | undefined;
  /** Newest first. */
  list(app: StoredApp): readonly Release[];
  /** Every manifest that some kept release names, of one organization or of all: what garbage collection must leave. */
  manifests(org?: string): readonly { readonly org: string; readonly manifestHash: string }[];
  /** To be called after an app's record changed: the edge reads settings from here. */
  forget(subdomain: string): void;
}

/** Bytes of sites in memory. */
const CACHE_BYTES = 16 * MIB;

/** `keep`: releases of an app that stay reachable, the live one among them. */
export function createReleases(database: DatabaseSync, clock: Clock, keep: number): ReleaseStore {
  const insert = database.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ? AND finished_at IS NULL`);
  const succeed = database.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', finished_at = ?,
    started_at = coalesce(started_at, ?) WHERE deploy_id = ?`);
  const appOfDeployment = database.prepare(`SELECT a.id, a.subdomain FROM deployments d JOIN apps a ON a.id = d.app
    WHERE d.deploy_id = ?`);
  const setLive = database.prepare('UPDATE apps SET live_release = ? WHERE id = ?');
  const newestFirst = database.prepare(`SELECT r.deploy_id, r.manifest, d.seq FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);
  const remove = database.prepare('DELETE FROM releases WHERE deploy_id = ?');
  const siteOf = database.prepare('SELECT id, org, subdomain, settings, live_release FROM apps WHERE subdomain = ?');
  const all = database.prepare(`SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a.id = r.app
    WHERE a.org = coalesce(?, a.org)`);
  const cache = new SiteCache(CACHE_BYTES);

  const listOf = (app: number) => newestFirst.all(app).map(releaseOf);
  const readSite = (subdomain: string): Site | undefined => {
    const row = siteOf.get(subdomain);
    if (!row) return undefined;
    const live = textOrNull(row, 'live_release');
    const releases = listOf(numberOf(row, 'id'));
    return {
      org: textOf(row, 'org'),
      subdomain: textOf(row, 'subdomain'),
      settings: settingsOf(textOf(row, 'settings')),
      release: releases.find((each) => each.deployID === live) ?? null,
      kept: releases.filter((each) => each.deployID !== live),
    };
  };

  return {
    site(subdomain) {
      const cached = cache.get(subdomain);
      if (cached) return cached;
      const site = readSite(subdomain);
      if (site) cache.set(subdomain, site);
      return site;
    },
    activate(deployID, manifestHash) {
      const now = clock.now();
      const row = appOfDeployment.get(deployID);
      if (!row) throw new SlipwayError('internal', `There is no deployment ${deployID}`);
      const app = numberOf(row, 'id');
      inTransaction(database, () => {
        if (insert.run(manifestHash, now, deployID).changes !== 1) {
          throw new SlipwayError('internal', `The deployment ${deployID} has ended and cannot be activated`);
        }
        succeed.run(now, now, deployID);
        setLive.run(deployID, app);
        for (const old of listOf(app).slice(keep)) remove.run(old.deployID);
      });
      cache.delete(textOf(row, 'subdomain'));
    },
    rollback(app, to) {
      const releases = listOf(app.id);
      const live = releases.findIndex((each) => each.deployID === app.liveRelease);
      const target = to === undefined ? releases[live + 1] : releases.find((each) => each.deployID === to);
      if (!target || live === -1) return undefined;
      setLive.run(target.deployID, app.id);
      cache.delete(app.subdomain);
      return target;
    },
    list: (app) => listOf(app.id),
    manifests: (org) =>
      all.all(org ?? null).map((row) => ({ org: textOf(row, 'org'), manifestHash: textOf(row, 'manifest') })),
    forget: (subdomain) => cache.delete(subdomain),
  };
}

function releaseOf(row: Row): Release {
  return { deployID: textOf(row, 'deploy_id'), manifestHash: textOf(row, 'manifest') };
}
