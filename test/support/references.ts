import { openDatabase } from '../../src/platform/stores/local/database.ts';
import { createLocalEngine } from '../../src/platform/stores/local/engine.ts';
import type { References } from '../../src/platform/stores/references.ts';
import { createReferences } from '../../src/platform/stores/references.ts';

/** Returns the releases of an organization whose objects must stay, before a collection has looked at them. */
export async function keptReleases(
  { references }: { readonly references: References },
  org: string,
): Promise<readonly string[]> {
  const due = await references.due(0, 100_000);
  return due.filter((each) => each.org === org && each.isKept).map(({ manifestHash }) => manifestHash);
}

/** The references of releases that a test keeps and drops. */
export interface KeptReleases {
  readonly references: References;
  keep(org: string, manifestHash: string): void;
  drop(org: string, manifestHash: string): void;
  /** Keeps these releases, and drops all others. */
  set(releases: Iterable<{ readonly org: string; readonly manifestHash: string }>): void;
}

/** Opens the references of the embedded engine on a database of their own, in memory. */
export function openReferences(): KeptReleases {
  const database = openDatabase(undefined);
  database.exec('PRAGMA foreign_keys = OFF');
  const references = createReferences(createLocalEngine(database));
  const apps = new Map<string, number>();
  const kept = new Map<string, string>();
  const addApp =
    database.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, settings, subdomain,
    environment_id, created_at, updated_at) VALUES (?, 'web', 'shop', 'shop', 'web-landing', 'acme/shop', 'main', '{}', ?, ?, 1, 1)
    RETURNING id`);
  const add = database.prepare('INSERT INTO releases (deploy_id, app, manifest, created_at) VALUES (?, ?, ?, 1)');
  const remove = database.prepare('DELETE FROM releases WHERE deploy_id = ?');
  let deployments = 0;
  const keep = (org: string, manifestHash: string) => {
    const name = `${org}/${manifestHash}`;
    if (kept.has(name)) return;
    const app = apps.get(org) ?? Number(addApp.get(org, `shop-${org}`, `env-${org}`)?.id);
    apps.set(org, app);
    deployments += 1;
    kept.set(name, `dpl-${deployments}`);
    add.run(`dpl-${deployments}`, app, manifestHash);
  };
  const dropNamed = (name: string) => {
    remove.run(kept.get(name) ?? '');
    kept.delete(name);
  };
  return {
    references,
    keep,
    drop: (org, manifestHash) => dropNamed(`${org}/${manifestHash}`),
    set(releases) {
      const named = [...releases];
      for (const { org, manifestHash } of named) keep(org, manifestHash);
      const names = new Set(named.map(({ org, manifestHash }) => `${org}/${manifestHash}`));
      for (const name of [...kept.keys()]) if (!names.has(name)) dropNamed(name);
    },
  };
}
