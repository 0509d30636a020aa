import type { Client } from 'pg';
import type { AppRow, DeploymentFacts, DeploymentRow, JournalEntry, SwitchEntry } from './chaos-invariants.ts';

/**
 * The journal: what the database itself recorded of all changes of deployments and of live releases, by triggers, in the
 * transactions of the nodes. It also shows the moments at which a status is reached, and can make a status last.
 */
const TRIGGERS = `
  CREATE TABLE chaos_journal (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    transaction text NOT NULL DEFAULT pg_current_xact_id()::text,
    writer text NOT NULL DEFAULT current_setting('application_name'),
    app bigint NOT NULL,
    deploy_id text,
    before jsonb,
    after jsonb
  );
  CREATE TABLE chaos_holds (status text PRIMARY KEY, seconds double precision NOT NULL);

  CREATE FUNCTION chaos_facts(d deployments) RETURNS jsonb LANGUAGE sql AS $$
    SELECT jsonb_build_object('status', d.status, 'fence', d.fence, 'leaseNode', d.lease_node,
      'isFinished', d.finished_at IS NOT NULL)
  $$;
  CREATE FUNCTION chaos_hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_sleep(seconds) FROM chaos_holds WHERE status = OLD.status;
    RETURN NEW;
  END $$;
  CREATE FUNCTION chaos_note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'INSERT' OR NEW.status <> OLD.status THEN
      PERFORM pg_notify('chaos', json_build_object('deployID', NEW.deploy_id, 'status', NEW.status,
        'node', NEW.lease_node)::text);
    END IF;
    INSERT INTO chaos_journal (app, deploy_id, before, after) VALUES (NEW.app, NEW.deploy_id,
      CASE WHEN TG_OP = 'UPDATE' THEN chaos_facts(OLD) END, chaos_facts(NEW));
    RETURN NULL;
  END $$;
  CREATE FUNCTION chaos_switch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO chaos_journal (app, deploy_id) VALUES (NEW.id, NEW.live_release);
    RETURN NULL;
  END $$;

  CREATE TRIGGER chaos_hold BEFORE UPDATE ON deployments FOR EACH ROW WHEN (NEW.status <> OLD.status)
    EXECUTE FUNCTION chaos_hold();
  CREATE TRIGGER chaos_note AFTER INSERT OR UPDATE ON deployments FOR EACH ROW EXECUTE FUNCTION chaos_note();
  CREATE TRIGGER chaos_switch AFTER UPDATE ON apps FOR EACH ROW
    WHEN (NEW.live_release IS DISTINCT FROM OLD.live_release) EXECUTE FUNCTION chaos_switch();
`;

/** Installs the triggers into a database with the schema of the platform. */
export async function installJournal(client: Client): Promise<void> {
  await client.query(TRIGGERS);
}

/** Makes every change from this status wait, so that others can act meanwhile. Undefined: none waits. */
export async function holdStatus(client: Client, status: string | undefined, ms = 0): Promise<void> {
  await client.query('DELETE FROM chaos_holds');
  if (status !== undefined) await client.query('INSERT INTO chaos_holds VALUES ($1, $2)', [status, ms / 1_000]);
}

export interface StatusReached {
  readonly deployID: string;
  readonly status: string;
  /** The node that has the lease, or null. */
  readonly node: string | null;
}

/** Calls `listener` whenever a deployment has reached a status, until the client's connection ends. */
export async function watchStatuses(client: Client, listener: (reached: StatusReached) => void): Promise<void> {
  client.on('notification', ({ channel, payload = '{}' }) => {
    if (channel === 'chaos') listener(JSON.parse(payload));
  });
  await client.query('LISTEN chaos');
}

interface NoteRow {
  readonly app: string;
  readonly transaction: string;
  readonly writer: string;
  readonly deploy_id: string | null;
  readonly before: DeploymentFacts | null;
  readonly after: DeploymentFacts | null;
}

/** Returns all committed changes in the order in which they were made. */
export async function readJournal(
  client: Client,
): Promise<{ readonly journal: readonly JournalEntry[]; readonly switches: readonly SwitchEntry[] }> {
  const { rows } = await client.query<NoteRow>(`SELECT a.app_id AS app, j.transaction, j.writer, j.deploy_id, j.before,
    j.after FROM chaos_journal j JOIN apps a ON a.id = j.app ORDER BY j.id`);
  const journal = rows.flatMap(({ app, transaction, writer, deploy_id, before, after }): readonly JournalEntry[] =>
    after
      ? [
          {
            app,
            transaction,
            writer: writer.replace(/^slipway /, ''),
            deployID: deploy_id ?? '',
            before: before ?? undefined,
            after,
          },
        ]
      : [],
  );
  const switches = rows
    .filter(({ after }) => after === null)
    .map(({ app, transaction, deploy_id }) => ({ app, transaction, live: deploy_id }));
  return { journal, switches };
}

/** A deployment with the commit that it was made of. */
export interface DeploymentWithCommit extends DeploymentRow {
  readonly commit: string | null;
}

export async function readDeployments(client: Client): Promise<readonly DeploymentWithCommit[]> {
  const { rows } =
    await client.query<DeploymentWithCommit>(`SELECT d.deploy_id AS "deployID", a.app_id AS app, d.status,
    d.seq::integer AS seq, d.commit_sha AS commit FROM deployments d JOIN apps a ON a.id = d.app ORDER BY d.seq`);
  return rows;
}

export interface AppWithReleases extends AppRow {
  readonly org: string;
  readonly subdomain: string;
  /** The hashes of the indexes of its kept releases. */
  readonly manifests: readonly string[];
}

export async function readApps(client: Client): Promise<readonly AppWithReleases[]> {
  const { rows } =
    await client.query<AppWithReleases>(`SELECT a.app_id AS app, a.org, a.subdomain, a.live_release AS live,
    coalesce(array_agg(r.deploy_id ORDER BY r.seq) FILTER (WHERE r.deploy_id IS NOT NULL), '{}') AS kept,
    coalesce(array_agg(r.manifest ORDER BY r.seq) FILTER (WHERE r.deploy_id IS NOT NULL), '{}') AS manifests
    FROM apps a LEFT JOIN releases r ON r.app = a.id GROUP BY a.id ORDER BY a.id`);
  return rows;
}
