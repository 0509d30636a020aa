import { NODE_LIVING_MS } from '../../../../contract/operator.ts';
import {
  type AnnouncedNode,
  type CanBuild,
  type ListedNode,
  type LivingNode,
  type NameHolder,
  NODE_KEPT_MS,
  type NodeStore,
} from '../../nodes.ts';
import { numberOf, type Row, textOf, textOrNull } from '../../rows/columns.ts';
import { all, counted, type Engine, first } from '../../rows/engine.ts';

/** Keeps the nodes in PostgreSQL, by the database's clock. `admit` rejects the first sign of life of this node. */
export function createClusterNodes(engine: Engine, admit = async (): Promise<void> => {}): NodeStore {
  // A name changes hands if its process has ended, or gives no sign of life. The start of a process stays as it was first seen.
  const put = engine.prepare(`WITH clock AS MATERIALIZED (SELECT :now AS now),
    removed AS (DELETE FROM nodes USING clock WHERE seen_at < clock.now - ${NODE_KEPT_MS} AND name <> $1)
    INSERT INTO nodes AS n (name, version, roles, address, started_at, seen_at, instance, public_url, sites_domain, secret_id,
        can_build, functions, secret_ids)
      SELECT $1, $2, $3, $4, clock.now - $5::bigint, clock.now, $6, $8, $9, $10, $11, $12, $13 FROM clock
    ON CONFLICT (name) DO UPDATE SET version = excluded.version, roles = excluded.roles, address = excluded.address,
      seen_at = excluded.seen_at, instance = excluded.instance, public_url = excluded.public_url,
      sites_domain = excluded.sites_domain, secret_id = excluded.secret_id, can_build = excluded.can_build,
      functions = excluded.functions, secret_ids = excluded.secret_ids,
      started_at = CASE WHEN n.instance = excluded.instance THEN n.started_at ELSE excluded.started_at END
    WHERE n.instance IN (excluded.instance, $7) OR abs(excluded.seen_at - n.seen_at) > ${NODE_LIVING_MS}
    RETURNING name`);
  const holder = engine.prepare(
    'SELECT address, seen_at, greatest(0, :now - seen_at) AS silent FROM nodes WHERE name = $1',
  );
  const list = engine.prepare(`WITH clock AS MATERIALIZED (SELECT :now AS now)
    SELECT n.name, n.version, n.roles, n.address, n.can_build, n.functions, greatest(0, clock.now - n.started_at) AS uptime,
      greatest(0, clock.now - n.seen_at) AS silent,
      (SELECT count(*) FROM deployments d WHERE d.lease_node = n.name) AS builds
    FROM nodes n, clock WHERE n.seen_at >= clock.now - ${NODE_KEPT_MS} ORDER BY n.name COLLATE "C"`);
  const living = (columns: string, condition = '') =>
    engine.prepare(
      `SELECT ${columns} FROM nodes WHERE seen_at >= :now - ${NODE_LIVING_MS} ${condition} ORDER BY name COLLATE "C"`,
    );
  const started = living('name, public_url, sites_domain');
  const builders = living('name', "AND 'build' = ANY (roles) AND coalesce(can_build, $1) = $1");
  const remove = engine.prepare('DELETE FROM nodes WHERE name = $1 AND instance = $2');
  const announce = async (node: AnnouncedNode): Promise<NameHolder | undefined> => {
    const { name, version, roles, address, uptimeMs, instance, replaces } = node;
    const { publicUrl, sitesDomain, secretID, secretIDs, canBuild, functions } = node;
    const facts = [name, version, roles, address, Math.round(uptimeMs), instance, replaces];
    const asked = put(...facts, publicUrl, sitesDomain, secretID, canBuild, functions, secretIDs);
    if ((await counted(engine, asked)) > 0) return undefined;
    // Undefined: it has left meanwhile.
    return (await first(engine, holder(name), holderOf)) ?? announce(node);
  };
  const leave = async ({ name, instance }: Pick<AnnouncedNode, 'name' | 'instance'>) =>
    void (await counted(engine, remove(name, instance)));
  let isAdmitted = false;
  return {
    async announce(node) {
      const other = await announce(node);
      if (isAdmitted || other) return other;
      try {
        await admit();
      } catch (error) {
        await leave(node).catch(() => {});
        throw error;
      }
      isAdmitted = true;
      return undefined;
    },
    leave,
    list: () => all(engine, list(), nodeOf),
    living: () => all(engine, started(), livingOf),
    builders: () => all(engine, builders(ABLE), (row) => textOf(row, 'name')),
  };
}

const ABLE: CanBuild = 'yes';

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
