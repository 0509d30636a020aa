import type { Clock } from '../../../../base/clock.ts';
import {
  type AnnouncedNode,
  type CanBuild,
  type ListedNode,
  type LivingNode,
  type NameHolder,
  NODE_KEPT_MS,
  NODE_LIVING_MS,
  type NodeStore,
} from '../../nodes.ts';
import { numberOf, type Row, textOf, textOrNull } from '../../rows/columns.ts';
import type { Database } from '../database/database.ts';

/** A name changes hands if its process has ended, or gives no sign of life. The start of a process stays as it was first seen. */
const ANNOUNCE = `WITH clock AS MATERIALIZED (SELECT coalesce($6::bigint, slipway_now()) AS now),
  removed AS (DELETE FROM nodes USING clock WHERE seen_at < clock.now - $7::bigint AND name <> $1)
  INSERT INTO nodes AS n (name, version, roles, address, started_at, seen_at, instance, public_url, sites_domain, secret_id,
      can_build, functions, secret_ids)
    SELECT $1, $2, $3, $4, clock.now - $5::bigint, clock.now, $8, $10, $11, $12, $14, $15, $16 FROM clock
  ON CONFLICT (name) DO UPDATE SET version = excluded.version, roles = excluded.roles, address = excluded.address,
    seen_at = excluded.seen_at, instance = excluded.instance, public_url = excluded.public_url,
    sites_domain = excluded.sites_domain, secret_id = excluded.secret_id, can_build = excluded.can_build,
    functions = excluded.functions, secret_ids = excluded.secret_ids,
    started_at = CASE WHEN n.instance = excluded.instance THEN n.started_at ELSE excluded.started_at END
  WHERE n.instance IN (excluded.instance, $9) OR abs(excluded.seen_at - n.seen_at) > $13::bigint
  RETURNING name`;
const HOLDER = `SELECT address, seen_at, greatest(0, coalesce($2::bigint, slipway_now()) - seen_at) AS silent
  FROM nodes WHERE name = $1`;

const LIVING = 'seen_at >= coalesce($1::bigint, slipway_now()) - $2::bigint';
const ABLE: CanBuild = 'yes';

/** Keeps the nodes in PostgreSQL, by the database's clock. `clock` replaces that in tests. */
export function createClusterNodes(database: Database, clock?: Pick<Clock, 'now'>): NodeStore {
  const now = () => clock?.now() ?? null;
  const announce = async (node: AnnouncedNode): Promise<NameHolder | undefined> => {
    const { count } = await database.query(ANNOUNCE, valuesOf(node, now()));
    if (count > 0) return undefined;
    const { rows } = await database.query(HOLDER, [node.name, now()]);
    // It has left meanwhile.
    return rows[0] ? holderOf(rows[0]) : announce(node);
  };
  return {
    announce,
    async list() {
      const { rows } = await database.query(
        `WITH clock AS MATERIALIZED (SELECT coalesce($1::bigint, slipway_now()) AS now)
         SELECT n.name, n.version, n.roles, n.address, n.can_build, n.functions, greatest(0, clock.now - n.started_at) AS uptime,
           greatest(0, clock.now - n.seen_at) AS silent,
           (SELECT count(*) FROM deployments d WHERE d.lease_node = n.name) AS builds
         FROM nodes n, clock WHERE n.seen_at >= clock.now - $2::bigint ORDER BY n.name COLLATE "C"`,
        [now(), NODE_KEPT_MS],
      );
      return rows.map(nodeOf);
    },
    async living() {
      const { rows } = await database.query(
        `SELECT name, public_url, sites_domain FROM nodes WHERE ${LIVING} ORDER BY name COLLATE "C"`,
        [now(), NODE_LIVING_MS],
      );
      return rows.map(livingOf);
    },
    async builders() {
      const { rows } = await database.query(
        `SELECT name FROM nodes WHERE ${LIVING} AND 'build' = ANY (roles) AND coalesce(can_build, $3) = $3
         ORDER BY name COLLATE "C"`,
        [now(), NODE_LIVING_MS, ABLE],
      );
      return rows.map((row) => textOf(row, 'name'));
    },
    async leave({ name, instance }) {
      await database.query('DELETE FROM nodes WHERE name = $1 AND instance = $2', [name, instance]);
    },
  };
}

function valuesOf(node: AnnouncedNode, now: number | null): readonly unknown[] {
  const { name, version, roles, address, uptimeMs, instance, replaces, publicUrl, sitesDomain, secretID, secretIDs } =
    node;
  const { canBuild = null, functions = null } = node;
  return [
    name,
    version,
    roles,
    address,
    Math.round(uptimeMs),
    now,
    NODE_KEPT_MS,
    instance,
    replaces ?? null,
    publicUrl,
    sitesDomain,
    secretID,
    NODE_LIVING_MS,
    canBuild,
    functions,
    secretIDs,
  ];
}

function holderOf(row: Row): NameHolder {
  return { address: textOf(row, 'address'), seenAt: numberOf(row, 'seen_at'), silentMs: numberOf(row, 'silent') };
}

function livingOf(row: Row): LivingNode {
  return {
    name: textOf(row, 'name'),
    publicUrl: textOrNull(row, 'public_url'),
    sitesDomain: textOrNull(row, 'sites_domain'),
  };
}

function nodeOf(row: Row): ListedNode {
  const { roles } = row;
  return {
    name: textOf(row, 'name'),
    version: textOf(row, 'version'),
    address: textOf(row, 'address'),
    roles: Array.isArray(roles) ? roles.map(String) : [],
    canBuild: textOrNull(row, 'can_build') ?? undefined,
    functions: textOrNull(row, 'functions') ?? undefined,
    builds: numberOf(row, 'builds'),
    uptimeMs: numberOf(row, 'uptime'),
    silentMs: numberOf(row, 'silent'),
  };
}
