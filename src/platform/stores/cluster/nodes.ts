import type { Clock } from '../../../base/clock.ts';
import { type ListedNode, NODE_KEPT_MS, type NodeStore } from '../nodes.ts';
import { numberOf, type Row, textOf } from '../rows.ts';
import type { Database } from './database.ts';

/** Milliseconds by which the start of a node may seem to move, because its signs of life take different times. */
const SAME_START_MS = 60_000;

/** Keeps the nodes in PostgreSQL, by the database's clock. `clock` replaces that in tests. */
export function createClusterNodes(
  database: Database,
  options: { readonly clock?: Pick<Clock, 'now'> } = {},
): NodeStore {
  const now = () => options.clock?.now() ?? null;
  return {
    async announce({ name, version, roles, address, uptimeMs }) {
      await database.query(
        `WITH clock AS MATERIALIZED (SELECT coalesce($6::bigint, slipway_now()) AS now),
         removed AS (DELETE FROM nodes USING clock WHERE seen_at < clock.now - $7::bigint AND name <> $1)
         INSERT INTO nodes (name, version, roles, address, started_at, seen_at)
           SELECT $1, $2, $3, $4, clock.now - $5::bigint, clock.now FROM clock
         ON CONFLICT (name) DO UPDATE SET version = excluded.version, roles = excluded.roles,
           address = excluded.address, seen_at = excluded.seen_at, started_at = CASE
             WHEN abs(excluded.started_at - nodes.started_at) < $8 THEN nodes.started_at
             ELSE excluded.started_at END`,
        [name, version, roles, address, Math.round(uptimeMs), now(), NODE_KEPT_MS, SAME_START_MS],
      );
    },
    async list() {
      const { rows } = await database.query(
        `WITH clock AS MATERIALIZED (SELECT coalesce($1::bigint, slipway_now()) AS now)
         SELECT n.name, n.version, n.roles, n.address, greatest(0, clock.now - n.started_at) AS uptime,
           greatest(0, clock.now - n.seen_at) AS silent,
           (SELECT count(*) FROM deployments d WHERE d.lease_node = n.name) AS builds
         FROM nodes n, clock WHERE n.seen_at >= clock.now - $2::bigint ORDER BY n.name COLLATE "C"`,
        [now(), NODE_KEPT_MS],
      );
      return rows.map(nodeOf);
    },
    async leave(name) {
      await database.query('DELETE FROM nodes WHERE name = $1', [name]);
    },
  };
}

function nodeOf(row: Row): ListedNode {
  const { roles } = row;
  return {
    ...{ name: textOf(row, 'name'), version: textOf(row, 'version'), address: textOf(row, 'address') },
    roles: Array.isArray(roles) ? roles.map(String) : [],
    ...{ builds: numberOf(row, 'builds'), uptimeMs: numberOf(row, 'uptime'), silentMs: numberOf(row, 'silent') },
  };
}
