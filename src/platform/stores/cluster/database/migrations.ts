import { TABLES } from '../../rows/schema.ts';

/** The version of the schema that the first of `MIGRATIONS` makes. A database of an older version is refused. */
export const OLDEST = 34;

/**
 * The schema in PostgreSQL. Times are milliseconds since the Unix epoch, by the database's clock. Nodes of the version before run while
 * this one's entries are applied and afterwards. So an entry only adds: tables, functions, indexes, and columns with a default. What is no
 * longer used is removed by a later release's entry. Never edit a released entry; append one.
 */
export const MIGRATIONS: readonly string[] = [
  `${TABLES}
  CREATE FUNCTION slipway_now() RETURNS bigint LANGUAGE sql VOLATILE AS
    $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

  -- Every change of what nodes cache raises this number, so that a node that has missed a notification finds out.
  CREATE TABLE change_counter (
    id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
    n bigint NOT NULL DEFAULT 0
  );
  INSERT INTO change_counter DEFAULT VALUES;

  -- Notifies all nodes when the transaction commits. Call it last: it locks the counter until then. The payload is the
  -- number of the change, its kind, and its name.
  CREATE FUNCTION slipway_changed(kind text, name text) RETURNS void LANGUAGE sql VOLATILE AS $$
    WITH next AS (UPDATE change_counter SET n = n + 1 RETURNING n)
    SELECT pg_notify('slipway', next.n || ' ' || kind || ' ' || name) FROM next
  $$;

  CREATE TABLE nodes (
    name text PRIMARY KEY,
    version text NOT NULL,
    roles text[] NOT NULL,
    address text NOT NULL,
    started_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    instance text,
    public_url text,
    sites_domain text,
    secret_id text,
    -- 'yes' if it can build, or what it lacks. Null without the role.
    can_build text,
    -- 'off' if it serves sites and runs no functions. Null without the role.
    functions text,
    secret_ids text[]
  );

  -- The variables of an app: a JSON object of names to values. JSON, because the type text refuses NUL.
  CREATE TABLE env (
    app bigint PRIMARY KEY REFERENCES apps (id),
    variables text NOT NULL,
    -- Who last changed a variable, and when: a JSON object of names. Those that were not recorded are not in it.
    changes text NOT NULL DEFAULT '{}'
  );

  CREATE FUNCTION slipway_deployment_org() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    SELECT org INTO new.org FROM apps WHERE id = new.app;
    RETURN new;
  END $$;
  CREATE TRIGGER deployments_org BEFORE INSERT ON deployments FOR EACH ROW WHEN (new.org IS NULL)
    EXECUTE FUNCTION slipway_deployment_org();

  -- Totals for metrics: the sum of all rows. Triggers only insert, so that commands never wait for each other. Rows are
  -- summed up from time to time.
  CREATE TABLE deployment_totals (
    status text NOT NULL,
    count bigint NOT NULL,
    ran bigint NOT NULL,
    ms bigint NOT NULL
  );
  CREATE FUNCTION slipway_count_created() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO deployment_totals SELECT status, count(*), count(finished_at - started_at),
      coalesce(sum(finished_at - started_at), 0) FROM created GROUP BY status;
    RETURN NULL;
  END $$;
  CREATE TRIGGER deployments_created AFTER INSERT ON deployments REFERENCING NEW TABLE AS created
    FOR EACH STATEMENT EXECUTE FUNCTION slipway_count_created();
  CREATE FUNCTION slipway_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO deployment_totals VALUES
      (old.status, -1, -((old.finished_at - old.started_at) IS NOT NULL)::integer, -coalesce(old.finished_at - old.started_at, 0)),
      (new.status, 1, ((new.finished_at - new.started_at) IS NOT NULL)::integer, coalesce(new.finished_at - new.started_at, 0));
    RETURN NULL;
  END $$;
  CREATE TRIGGER deployments_changed AFTER UPDATE OF status, started_at, finished_at ON deployments FOR EACH ROW
    WHEN ((old.status, old.started_at, old.finished_at) IS DISTINCT FROM (new.status, new.started_at, new.finished_at))
    EXECUTE FUNCTION slipway_count_changed();
  -- The totals count the deployments that are there, and go on to sum up the time of those that were removed.
  CREATE FUNCTION slipway_count_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO deployment_totals SELECT status, -count(*), 0, 0 FROM removed GROUP BY status;
    RETURN NULL;
  END $$;
  CREATE TRIGGER deployments_removed AFTER DELETE ON deployments REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION slipway_count_removed();

  -- Entries of the key-value store. A key may contain NUL, which the type text refuses. A statement opens each partition that it
  -- needs, which takes more time than its rows: a batch of puts needs all of them.
  CREATE TABLE kvs_entries (
    keyspace bigint NOT NULL,
    key bytea NOT NULL,
    value text NOT NULL,
    expires_at bigint,
    PRIMARY KEY (keyspace, key)
  ) PARTITION BY HASH (keyspace, key);
  DO $$ BEGIN
    FOR part IN 0..3 LOOP
      EXECUTE format('CREATE TABLE kvs_entries_%s PARTITION OF kvs_entries FOR VALUES WITH (MODULUS 4, REMAINDER %s)',
        part, part);
      EXECUTE format('CREATE INDEX kvs_expiry_%s ON kvs_entries_%s (expires_at) WHERE expires_at IS NOT NULL', part, part);
    END LOOP;
  END $$;

  -- The keys and bytes of each keyspace: the sum of its rows. Triggers only insert, so that nodes never wait for each
  -- other. Rows are summed up from time to time.
  CREATE TABLE kvs_sizes (keyspace bigint NOT NULL, keys bigint NOT NULL, bytes bigint NOT NULL);
  CREATE INDEX kvs_sizes_by_keyspace ON kvs_sizes (keyspace);
  CREATE FUNCTION slipway_entries_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO kvs_sizes SELECT keyspace, count(*), sum(octet_length(key) + octet_length(value))
      FROM added GROUP BY keyspace;
    RETURN NULL;
  END $$;
  CREATE FUNCTION slipway_entries_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO kvs_sizes SELECT keyspace, -count(*), -sum(octet_length(key) + octet_length(value))
      FROM removed GROUP BY keyspace;
    RETURN NULL;
  END $$;
  CREATE FUNCTION slipway_entries_replaced() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO kvs_sizes SELECT keyspace, 0, sum(bytes) FROM (
      SELECT keyspace, octet_length(value) AS bytes FROM added UNION ALL
      SELECT keyspace, -octet_length(value) FROM removed) AS changes
      GROUP BY keyspace HAVING sum(bytes) <> 0;
    RETURN NULL;
  END $$;
  CREATE TRIGGER kvs_entries_added AFTER INSERT ON kvs_entries REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION slipway_entries_added();
  CREATE TRIGGER kvs_entries_removed AFTER DELETE ON kvs_entries REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION slipway_entries_removed();
  CREATE TRIGGER kvs_entries_replaced AFTER UPDATE ON kvs_entries REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION slipway_entries_replaced();

  -- Requests that were admitted, and blocks of requests that nodes took, by window and minute.
  CREATE TABLE quota_windows (
    name text NOT NULL,
    minute bigint NOT NULL,
    taken bigint NOT NULL,
    PRIMARY KEY (name, minute)
  );
  CREATE INDEX quota_windows_by_minute ON quota_windows (minute);

  -- Grants blocks of requests to one node. Row i asks for a block of the window names[i], of which needs[i] requests wait
  -- now. Rows with the same number in sets belong together: all of them get a block, or none if one window is full.
  -- caps bounds what a block has beyond the requests that wait. Locks windows in the order of their names, so that two nodes do not wait
  -- for each other.
  CREATE FUNCTION slipway_take(at bigint, sets integer[], names text[], quotas bigint[], needs bigint[], caps bigint[])
    RETURNS TABLE (name text, granted bigint, is_full boolean) LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    this_minute bigint := at / 60000;
    this_set integer;
    room bigint;
  BEGIN
    INSERT INTO quota_windows (name, minute, taken)
      SELECT DISTINCT each, this_minute, 0 FROM unnest(names) AS each ORDER BY each
      ON CONFLICT DO NOTHING;
    PERFORM 1 FROM quota_windows q WHERE q.minute = this_minute AND q.name = ANY (names) ORDER BY q.name FOR UPDATE;
    FOR this_set IN SELECT DISTINCT each FROM unnest(sets) AS each ORDER BY each LOOP
      SELECT min(w.quota - q.taken) INTO room
        FROM unnest(sets, names, quotas) AS w (number, name, quota)
        JOIN quota_windows q ON q.name = w.name AND q.minute = this_minute
        WHERE w.number = this_set;
      RETURN QUERY
        WITH blocks AS (
          SELECT w.name, w.quota - q.taken AS free, CASE WHEN room > 0 THEN
              least(w.quota - q.taken, greatest(1, least((w.quota - q.taken) / 12, w.cap), least(w.need, room)))
              ELSE 0 END AS block
            FROM unnest(sets, names, quotas, needs, caps) AS w (number, name, quota, need, cap)
            JOIN quota_windows q ON q.name = w.name AND q.minute = this_minute
            WHERE w.number = this_set),
        raised AS (
          UPDATE quota_windows q SET taken = q.taken + b.block FROM blocks b
            WHERE q.name = b.name AND q.minute = this_minute AND b.block > 0)
        SELECT b.name, b.block, b.free - b.block <= 0 FROM blocks b;
    END LOOP;
  END $$;

  -- Sealed keys of the platform: the one that signs ID tokens.
  CREATE TABLE platform_keys (
    name text PRIMARY KEY,
    sealed bytea NOT NULL
  );

  -- Sessions of the console. The principal is sealed.
  CREATE TABLE console_sessions (
    hash text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    identity text NOT NULL,
    sealed bytea NOT NULL,
    opened_at bigint NOT NULL,
    expires_at bigint NOT NULL
  );
  CREATE INDEX console_sessions_by_identity ON console_sessions (identity, opened_at);
  CREATE INDEX console_sessions_by_expiry ON console_sessions (expires_at);

  -- Logs of builds under way. The log of an ended build is one object.
  CREATE TABLE build_log_parts (
    deploy_id text NOT NULL,
    start bigint NOT NULL,
    lines bytea NOT NULL,
    -- Null: the lines are in clear.
    bytes bigint,
    PRIMARY KEY (deploy_id, start)
  );
  -- open: lines are added. ended: no more lines are added. stored: the lines are in an object, and the rows are removed.
  CREATE TABLE build_logs (
    deploy_id text PRIMARY KEY,
    size bigint NOT NULL,
    state text NOT NULL,
    touched_at bigint NOT NULL,
    -- Null: the object is in clear.
    sealed_by text
  );
  CREATE INDEX build_logs_unsettled ON build_logs (touched_at) WHERE state <> 'stored';

  -- Blobs. The bytes of each generation of a key are another object in S3, so a late request never changes a newer one.
  CREATE TABLE blobs (
    key text COLLATE "C" PRIMARY KEY,
    -- The newest generation that a writer has begun.
    last_generation bigint NOT NULL,
    -- The generation that readers get, and its facts. Null: the key has no bytes now.
    generation bigint,
    size bigint,
    sha256 text,
    etag text,
    stored_at bigint,
    touched_at bigint NOT NULL,
    -- S3 did not have the object when it was read, so writers store it again.
    is_lost boolean NOT NULL DEFAULT false
  );
  -- Empty unless S3 has lost objects: a deploy asks it for each file that it keeps.
  CREATE INDEX blobs_lost ON blobs (key) WHERE is_lost;
  CREATE INDEX blobs_by_storing ON blobs (stored_at, key) WHERE generation IS NOT NULL;
  -- Objects that may exist in S3 although no reader gets them: they are being written, or are to be deleted.
  CREATE TABLE blob_leftovers (
    key text COLLATE "C" NOT NULL,
    generation bigint NOT NULL,
    touched_at bigint NOT NULL,
    PRIMARY KEY (key, generation)
  );
  CREATE INDEX blob_leftovers_by_age ON blob_leftovers (touched_at);

  -- A node that creates a deployment has locked its app, so the rows of one app change one after another.
  CREATE FUNCTION slipway_activity_created() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO app_activity AS t SELECT id, org, new.seq, new.status = 'failed' FROM apps WHERE id = new.app
    ON CONFLICT (app) DO UPDATE SET seq = excluded.seq, failed = excluded.failed WHERE excluded.seq > t.seq;
    RETURN NULL;
  END $$;
  CREATE TRIGGER activity_created AFTER INSERT ON deployments FOR EACH ROW EXECUTE FUNCTION slipway_activity_created();
  CREATE FUNCTION slipway_activity_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE app_activity SET failed = new.status = 'failed' WHERE app = new.app AND seq = new.seq;
    RETURN NULL;
  END $$;
  CREATE TRIGGER activity_changed AFTER UPDATE OF status ON deployments FOR EACH ROW
    WHEN ((old.status = 'failed') IS DISTINCT FROM (new.status = 'failed')) EXECUTE FUNCTION slipway_activity_changed();

  -- Ended deployments, whose usage is to be counted.
  CREATE FUNCTION slipway_deployment_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO usage_ended VALUES (new.deploy_id, new.app, new.status, new.finished_at,
      greatest(0, coalesce(new.finished_at - new.started_at, 0))) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER deployments_ended AFTER UPDATE OF finished_at ON deployments FOR EACH ROW
    WHEN (old.finished_at IS NULL AND new.finished_at IS NOT NULL) EXECUTE FUNCTION slipway_deployment_ended();

  -- What releases refer to (References). Hashes cannot be compressed.
  ALTER TABLE release_objects ALTER objects SET STORAGE EXTERNAL;
  CREATE FUNCTION slipway_note_releases() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO collection_notes (org, manifest) SELECT a.org, c.manifest FROM changed c JOIN apps a ON a.id = c.app;
    RETURN NULL;
  END $$;
  CREATE TRIGGER releases_added AFTER INSERT ON releases REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION slipway_note_releases();
  CREATE TRIGGER releases_removed AFTER DELETE ON releases REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION slipway_note_releases();
  CREATE FUNCTION slipway_note_stored() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO collection_notes (org, manifest) SELECT a.org, m FROM apps a,
      (VALUES (old.stored_release), (new.stored_release)) v (m) WHERE a.id = new.app AND m IS NOT NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER deployments_noted AFTER UPDATE OF stored_release ON deployments FOR EACH ROW
    WHEN (old.stored_release IS DISTINCT FROM new.stored_release) EXECUTE FUNCTION slipway_note_stored();

  -- A row for each app with a schedule.
  CREATE FUNCTION slipway_schedule() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM schedules WHERE app = new.id;
    INSERT INTO schedules (app, due_at) SELECT new.id, 0 WHERE new.settings::jsonb ? 'schedule';
    RETURN NULL;
  END $$;
  CREATE TRIGGER schedule_created AFTER INSERT ON apps FOR EACH ROW EXECUTE FUNCTION slipway_schedule();
  CREATE TRIGGER schedule_changed AFTER UPDATE OF settings ON apps FOR EACH ROW
    WHEN (old.settings::jsonb -> 'schedule' IS DISTINCT FROM new.settings::jsonb -> 'schedule')
    EXECUTE FUNCTION slipway_schedule();

  -- What belongs to an app goes with it.
  ${[
    ['members', 'slipway_remove_members', 'apps_removed_members'],
    ['notify_targets', 'slipway_untell', 'apps_untold'],
    ['hooks', 'slipway_unhook', 'apps_unhooked'],
  ]
    .map(
      ([table, removes, removed]) => `CREATE FUNCTION ${removes}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM ${table} WHERE org = old.org AND project = old.project AND app_id = old.app_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ${removed} AFTER DELETE ON apps FOR EACH ROW EXECUTE FUNCTION ${removes}();`,
    )
    .join('\n  ')}

  -- A message is added in the transaction of what it tells of. A row that a statement changes already has its new values when the
  -- triggers of rows run.
  CREATE FUNCTION slipway_unconfirmed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT FROM notify_targets WHERE id = new.target AND kind = 'email' AND confirmed_at IS NULL) THEN
      RETURN NULL;
    END IF;
    RETURN new;
  END $$;
  CREATE TRIGGER notify_unconfirmed BEFORE INSERT ON notify_deliveries FOR EACH ROW WHEN (new.event <> 'confirm')
    EXECUTE FUNCTION slipway_unconfirmed();
  CREATE FUNCTION slipway_tell_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO notify_deliveries (id, target, event, project, app_id, deploy_id, by_whom, at, due_at)
      SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), target, event, project, app_id, new.deploy_id,
        new.triggered_by, new.finished_at, new.finished_at
      FROM (SELECT t.id AS target, t.events, a.project, a.app_id, CASE
          WHEN new.status = 'failed' THEN 'failed'
          WHEN position(' live ' IN t.events) > 0 AND NOT EXISTS (SELECT FROM deployments d WHERE d.app = new.app
            AND d.status = 'succeeded' AND d.seq <> new.seq) THEN 'live'
          WHEN (SELECT d.status FROM deployments d WHERE d.app = new.app AND d.seq < new.seq
            AND d.status IN ('failed', 'succeeded') ORDER BY d.seq DESC LIMIT 1) = 'failed' THEN 'fixed' END AS event
        FROM apps a JOIN notify_targets t ON t.org = a.org AND coalesce(t.project, a.project) = a.project
          AND coalesce(t.app_id, a.app_id) = a.app_id WHERE a.id = new.app) told
      WHERE position(' ' || event || ' ' IN events) > 0;
    RETURN NULL;
  END $$;
  CREATE TRIGGER deployments_told AFTER UPDATE OF finished_at ON deployments FOR EACH ROW
    WHEN (old.finished_at IS NULL AND new.finished_at IS NOT NULL AND new.status IN ('failed', 'succeeded'))
    EXECUTE FUNCTION slipway_tell_end();
  CREATE FUNCTION slipway_tell_deletion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
      SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), t.id, 'deleted', new.project, new.app_id,
        new.deleted_by, new.deleted_at, new.deleted_at
      FROM notify_targets t WHERE t.org = new.org AND coalesce(t.project, new.project) = new.project
        AND coalesce(t.app_id, new.app_id) = new.app_id AND position(' deleted ' IN t.events) > 0;
    RETURN NULL;
  END $$;
  CREATE TRIGGER apps_told AFTER UPDATE OF deleted_at ON apps FOR EACH ROW
    WHEN (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL) EXECUTE FUNCTION slipway_tell_deletion();

  CREATE FUNCTION slipway_audit_part(value text) RETURNS text LANGUAGE sql IMMUTABLE AS
    $$ SELECT coalesce(octet_length(value) || ':' || value, '-') $$;
  -- Appends a row, and locks the chain of its organization until the end of the transaction. Clients compute the same hash
  -- (auditHash).
  CREATE FUNCTION slipway_audit(now bigint, of_org text, of_project text, of_app text, of_action text, of_object text,
    of_who text, of_via text, of_name text, of_client text, of_request text, of_was text, of_becomes text)
    RETURNS void LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    head record;
    made text;
  BEGIN
    INSERT INTO audit_heads AS h (org, n, at, hash, anchor_n, anchor_hash)
      VALUES (of_org, 1, coalesce(now, slipway_now()), repeat('0', 64), 0, repeat('0', 64))
      ON CONFLICT (org) DO UPDATE SET n = h.n + 1, at = greatest(h.at, coalesce(now, slipway_now()))
      RETURNING h.n, h.at, h.hash INTO head;
    SELECT encode(sha256(convert_to(head.hash || string_agg(slipway_audit_part(value), '' ORDER BY place), 'UTF8')), 'hex')
      INTO made FROM unnest(ARRAY[of_org, head.n::text, head.at::text, of_project, of_app, of_action, of_object, of_who,
        of_via, of_name, of_client, of_request, of_was, of_becomes]) WITH ORDINALITY AS part (value, place);
    INSERT INTO audit VALUES (of_org, head.n, head.at, of_project, of_app, of_action, of_object, of_who, of_via, of_name,
      of_client, of_request, of_was, of_becomes, made);
    UPDATE audit_heads SET hash = made WHERE org = of_org;
  END $$;

  CREATE FUNCTION slipway_audit_refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the audit log can only be added to'; END $$;
  CREATE TRIGGER audit_unchanged BEFORE UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION slipway_audit_refuse();
  CREATE TRIGGER audit_not_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION slipway_audit_refuse();
  CREATE FUNCTION slipway_audit_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF old.at < slipway_now() - 30::bigint * 86400000
      AND old.n <= (SELECT anchor_n FROM audit_heads WHERE org = old.org) THEN RETURN old; END IF;
    RAISE EXCEPTION 'rows of the audit log cannot be removed';
  END $$;
  CREATE TRIGGER audit_kept BEFORE DELETE ON audit FOR EACH ROW EXECUTE FUNCTION slipway_audit_kept();
  CREATE TRIGGER audit_heads_rise BEFORE UPDATE ON audit_heads FOR EACH ROW
    WHEN (new.org <> old.org OR new.n < old.n OR new.anchor_n < old.anchor_n OR new.anchor_n > new.n)
    EXECUTE FUNCTION slipway_audit_refuse();
  CREATE TRIGGER audit_heads_kept BEFORE DELETE ON audit_heads FOR EACH ROW EXECUTE FUNCTION slipway_audit_refuse();
  CREATE TRIGGER audit_heads_not_emptied BEFORE TRUNCATE ON audit_heads FOR EACH STATEMENT EXECUTE FUNCTION slipway_audit_refuse();

  -- A purge is added in the transaction of what makes an answer wrong, while a CDN is in use. Where a release goes live again, its
  -- purge is removed.
  CREATE FUNCTION slipway_purge(of_app bigint, of_tag text) RETURNS void LANGUAGE sql AS $$
    INSERT INTO cdn_purges (tag, app, at, due_at) SELECT of_tag, of_app, slipway_now(), 0 WHERE of_tag IS NOT NULL
      AND EXISTS (SELECT FROM cdn_use WHERE until > slipway_now())
      ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = cdn_purges.fence + 1,
        problem = NULL $$;
  CREATE FUNCTION slipway_purge_app() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF old.live_release IS DISTINCT FROM new.live_release THEN
      DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release;
    END IF;
    IF old.live_release IS DISTINCT FROM new.live_release OR old.settings IS DISTINCT FROM new.settings THEN
      PERFORM slipway_purge(new.id, 'slipway-' || old.live_release);
    END IF;
    IF old.deleted_at IS NULL AND new.deleted_at IS NOT NULL THEN
      PERFORM slipway_purge(new.id, 'slipway-site-' || new.subdomain);
    ELSIF old.deleted_at IS NOT NULL AND new.deleted_at IS NULL THEN
      DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER apps_purged AFTER UPDATE OF live_release, settings, deleted_at ON apps FOR EACH ROW
    EXECUTE FUNCTION slipway_purge_app();
  CREATE FUNCTION slipway_purge_env() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM slipway_purge(id, 'slipway-' || live_release) FROM apps WHERE id = new.app AND type <> 'web-landing';
    RETURN NULL;
  END $$;
  CREATE TRIGGER env_added_purged AFTER INSERT ON env FOR EACH ROW WHEN (new.variables <> '{}')
    EXECUTE FUNCTION slipway_purge_env();
  CREATE TRIGGER env_purged AFTER UPDATE OF changes ON env FOR EACH ROW WHEN (old.changes IS DISTINCT FROM new.changes)
    EXECUTE FUNCTION slipway_purge_env();
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  CREATE FUNCTION slipway_purge_domain() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM slipway_purge(id, 'slipway-site-' || subdomain) FROM apps WHERE id = old.app;
    RETURN NULL;
  END $$;
  CREATE TRIGGER domain_removed_purged AFTER DELETE ON domains FOR EACH ROW EXECUTE FUNCTION slipway_purge_domain();

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  CREATE FUNCTION slipway_dns_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE given domains%ROWTYPE;
  BEGIN
    IF TG_OP = 'DELETE' THEN given := old; ELSE given := new; END IF;
    INSERT INTO dns_changes AS c (host, app, at, due_at, fence)
      SELECT given.name, given.app, slipway_now(), 0, 1000 * slipway_now()
        WHERE EXISTS (SELECT FROM dns_use WHERE until > slipway_now())
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, changed = c.claimed, failures = 0, problem = NULL,
        due_at = CASE c.claimed WHEN 1 THEN c.due_at ELSE 0 END;
    RETURN NULL;
  END $$;
  CREATE TRIGGER domains_changed AFTER INSERT OR DELETE ON domains FOR EACH ROW EXECUTE FUNCTION slipway_dns_change();
  `,
  // What databases of the first version here still have from before.
  `
  DROP FUNCTION IF EXISTS slipway_take(bigint, integer[], text[], bigint[], bigint[]);
  DROP TABLE IF EXISTS secrets_replaced;
  DELETE FROM sealing WHERE place = 'active';
  `,
];
