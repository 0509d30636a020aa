import { TABLES } from '../rows/schema.ts';

/** The version of `platform.db` that the first of `MIGRATIONS` makes of an empty one. Each other one makes the next version. */
export const OLDEST = 33;

const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
const PURGE_AGAIN =
  'ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fence + 1, problem = NULL';

const HAS_ENV = "live_release IS NOT NULL AND type <> 'web-landing'";

/** A trigger that adds a purge of the tag, while a CDN is in use. `app`: the number of the app, and conditions. */
const purgedBy = (when: string, tag: string, app: string) => `CREATE TRIGGER ${when}
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${NOW}) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT ${tag}, id, ${NOW}, 0 FROM apps WHERE id = ${app} ${PURGE_AGAIN};
  END;`;

/** A trigger that adds the change of a domain's records, while the platform makes records. */
const changedBy = (when: string, row: 'new' | 'old') => `CREATE TRIGGER ${when} ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > ${NOW}) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (${row}.name, ${row}.app, ${NOW}, 0, ${NOW} * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;`;

/** Forms of the shared tables, and what SQLite has for them. */
const DIALECT: readonly (readonly [RegExp, string])[] = [
  [/^.* -- PostgreSQL\n/gm, ''],
  [/-- SQLite: /g, ''],
  [/^( *CREATE TABLE .*| *)\) \/\* WITHOUT ROWID \*\/.*;$/gm, '$1) STRICT, WITHOUT ROWID;'],
  [/^( *CREATE TABLE .*| *)\);$/gm, '$1) STRICT;'],
  [/ COLLATE "C"/g, ''],
  [/\bbigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b/g, 'INTEGER PRIMARY KEY AUTOINCREMENT'],
  [/\b(?:bigint|integer|boolean)\b/g, 'INTEGER'],
  [/\btext\b/g, 'TEXT'],
  [/\bbytea\b/g, 'BLOB'],
];

/**
 * The schema of `platform.db`. Times are milliseconds since the Unix epoch. Never edit a released entry; append one. Functions, because
 * only a database that lacks one needs its text.
 */
export const MIGRATIONS: readonly (() => string)[] = [
  () => `${DIALECT.reduce((sql, [form, other]) => sql.replace(form, other), TABLES)}
  CREATE TABLE env (
    app INTEGER NOT NULL REFERENCES apps (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    -- Null where it was not recorded.
    changed_at INTEGER,
    changed_by TEXT,
    is_sealed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (app, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE kvs_store (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    identity TEXT NOT NULL
  ) STRICT;

  -- Triggers keep the totals of deployments for metrics, because counting a million rows would delay every request.
  -- They count the deployments that are there, and go on to sum up the time of those that were removed.
  CREATE TABLE deployment_totals (
    status TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    ran INTEGER NOT NULL,
    ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER deployments_created AFTER INSERT ON deployments BEGIN
    INSERT INTO deployment_totals VALUES (new.status, 1, (new.finished_at - new.started_at) IS NOT NULL,
      coalesce(new.finished_at - new.started_at, 0))
    ON CONFLICT (status) DO UPDATE SET count = count + 1, ran = ran + excluded.ran, ms = ms + excluded.ms;
  END;
  CREATE TRIGGER deployments_changed AFTER UPDATE OF status, started_at, finished_at ON deployments BEGIN
    UPDATE deployment_totals SET count = count - 1, ran = ran - ((old.finished_at - old.started_at) IS NOT NULL),
      ms = ms - coalesce(old.finished_at - old.started_at, 0) WHERE status = old.status;
    INSERT INTO deployment_totals VALUES (new.status, 1, (new.finished_at - new.started_at) IS NOT NULL,
      coalesce(new.finished_at - new.started_at, 0))
    ON CONFLICT (status) DO UPDATE SET count = count + 1, ran = ran + excluded.ran, ms = ms + excluded.ms;
  END;
  CREATE TRIGGER deployments_removed AFTER DELETE ON deployments BEGIN
    UPDATE deployment_totals SET count = count - 1 WHERE status = old.status;
  END;

  -- The newest deployment of each app.
  CREATE TRIGGER activity_created AFTER INSERT ON deployments BEGIN
    INSERT INTO app_activity SELECT id, org, new.seq, new.status = 'failed' FROM apps WHERE id = new.app
    ON CONFLICT (app) DO UPDATE SET seq = excluded.seq, failed = excluded.failed WHERE excluded.seq > seq;
  END;
  CREATE TRIGGER activity_changed AFTER UPDATE OF status ON deployments
    WHEN (old.status = 'failed') <> (new.status = 'failed') BEGIN
    UPDATE app_activity SET failed = new.status = 'failed' WHERE app = new.app AND seq = new.seq;
  END;

  -- Ended deployments, whose usage is to be counted.
  CREATE TRIGGER deployments_ended AFTER UPDATE OF finished_at ON deployments
    WHEN old.finished_at IS NULL AND new.finished_at IS NOT NULL BEGIN
    INSERT OR IGNORE INTO usage_ended VALUES (new.deploy_id, new.app, new.status, new.finished_at,
      max(0, coalesce(new.finished_at - new.started_at, 0)));
  END;

  -- What releases refer to (References).
  CREATE TRIGGER releases_added AFTER INSERT ON releases BEGIN
    INSERT INTO collection_notes (org, manifest) SELECT org, new.manifest FROM apps WHERE id = new.app;
  END;
  CREATE TRIGGER releases_removed AFTER DELETE ON releases BEGIN
    INSERT INTO collection_notes (org, manifest) SELECT org, old.manifest FROM apps WHERE id = old.app;
  END;
  CREATE TRIGGER deployments_noted AFTER UPDATE OF stored_release ON deployments
    WHEN old.stored_release IS NOT new.stored_release BEGIN
    INSERT INTO collection_notes (org, manifest) SELECT org, old.stored_release FROM apps
      WHERE id = old.app AND old.stored_release IS NOT NULL;
    INSERT INTO collection_notes (org, manifest) SELECT org, new.stored_release FROM apps
      WHERE id = new.app AND new.stored_release IS NOT NULL;
  END;

  -- A row for each app with a schedule.
  CREATE TRIGGER schedule_created AFTER INSERT ON apps WHEN new.settings ->> '$.schedule' IS NOT NULL BEGIN
    INSERT INTO schedules (app, due_at) VALUES (new.id, 0);
  END;
  CREATE TRIGGER schedule_changed AFTER UPDATE OF settings ON apps
    WHEN new.settings ->> '$.schedule' IS NOT old.settings ->> '$.schedule' BEGIN
    DELETE FROM schedules WHERE app = new.id;
    INSERT INTO schedules (app, due_at) SELECT new.id, 0 WHERE new.settings ->> '$.schedule' IS NOT NULL;
  END;

  -- What belongs to an app goes with it.
  CREATE TRIGGER apps_removed_members AFTER DELETE ON apps BEGIN
    DELETE FROM members WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;
  CREATE TRIGGER apps_untold AFTER DELETE ON apps BEGIN
    DELETE FROM notify_targets WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;
  CREATE TRIGGER apps_unhooked AFTER DELETE ON apps BEGIN
    DELETE FROM hooks WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;

  -- A message is added in the transaction of what it tells of.
  CREATE TRIGGER notify_unconfirmed AFTER INSERT ON notify_deliveries WHEN new.event <> 'confirm' AND EXISTS
    (SELECT 1 FROM notify_targets WHERE id = new.target AND kind = 'email' AND confirmed_at IS NULL) BEGIN
    DELETE FROM notify_deliveries WHERE id = new.id;
  END;
  CREATE TRIGGER deployments_told AFTER UPDATE OF finished_at ON deployments
    WHEN old.finished_at IS NULL AND new.finished_at IS NOT NULL AND new.status IN ('failed', 'succeeded') BEGIN
    INSERT INTO notify_deliveries (id, target, event, project, app_id, deploy_id, by_whom, at, due_at)
      SELECT 'msg_' || lower(hex(randomblob(16))), target, event, project, app_id, new.deploy_id, new.triggered_by,
        new.finished_at, new.finished_at
      FROM (SELECT t.id AS target, t.events, a.project, a.app_id, CASE
          WHEN new.status = 'failed' THEN 'failed'
          WHEN instr(t.events, ' live ') > 0 AND NOT EXISTS (SELECT 1 FROM deployments d WHERE d.app = new.app
            AND d.status = 'succeeded' AND d.seq <> new.seq) THEN 'live'
          WHEN (SELECT d.status FROM deployments d WHERE d.app = new.app AND d.seq < new.seq
            AND d.status IN ('failed', 'succeeded') ORDER BY d.seq DESC LIMIT 1) = 'failed' THEN 'fixed' END AS event
        FROM apps a JOIN notify_targets t ON t.org = a.org AND coalesce(t.project, a.project) = a.project
          AND coalesce(t.app_id, a.app_id) = a.app_id WHERE a.id = new.app)
      WHERE instr(events, ' ' || event || ' ') > 0;
  END;
  CREATE TRIGGER apps_told AFTER UPDATE OF deleted_at ON apps
    WHEN old.deleted_at IS NULL AND new.deleted_at IS NOT NULL BEGIN
    INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
      SELECT 'msg_' || lower(hex(randomblob(16))), t.id, 'deleted', new.project, new.app_id, new.deleted_by,
        new.deleted_at, new.deleted_at
      FROM notify_targets t WHERE t.org = new.org AND coalesce(t.project, new.project) = new.project
        AND coalesce(t.app_id, new.app_id) = new.app_id AND instr(t.events, ' deleted ') > 0;
  END;

  -- Rows of the audit log are kept. A replacing insert would remove one without a trigger.
  CREATE TRIGGER audit_unchanged BEFORE UPDATE ON audit BEGIN
    SELECT raise(ABORT, 'rows of the audit log cannot be changed');
  END;
  CREATE TRIGGER audit_unreplaced BEFORE INSERT ON audit
    WHEN EXISTS (SELECT 1 FROM audit WHERE org = new.org AND n = new.n) BEGIN
    SELECT raise(ABORT, 'rows of the audit log cannot be changed');
  END;
  CREATE TRIGGER audit_kept BEFORE DELETE ON audit
    WHEN old.n > coalesce((SELECT anchor_n FROM audit_heads WHERE org = old.org), 0)
      OR old.at > (unixepoch() - 30 * 86400) * 1000 BEGIN
    SELECT raise(ABORT, 'rows of the audit log cannot be removed');
  END;
  CREATE TRIGGER audit_heads_rise BEFORE UPDATE ON audit_heads
    WHEN new.org <> old.org OR new.n < old.n OR new.anchor_n < old.anchor_n OR new.anchor_n > new.n BEGIN
    SELECT raise(ABORT, 'the chain of the audit log cannot be shortened');
  END;
  CREATE TRIGGER audit_heads_kept BEFORE DELETE ON audit_heads BEGIN
    SELECT raise(ABORT, 'the chain of the audit log cannot be removed');
  END;

  -- A purge is added in the transaction of what makes an answer wrong, while a CDN is in use. Where a release goes live again, its
  -- purge is removed.
  CREATE TRIGGER apps_purged AFTER UPDATE OF live_release, settings, deleted_at ON apps
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${NOW}) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, ${NOW}, 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ${PURGE_AGAIN};
  END;
  ${purgedBy('env_added_purged AFTER INSERT ON env', "'slipway-' || live_release", `new.app AND ${HAS_ENV}`)}
  ${purgedBy('env_removed_purged AFTER DELETE ON env', "'slipway-' || live_release", `old.app AND ${HAS_ENV}`)}
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  ${purgedBy('domain_removed_purged AFTER DELETE ON domains', "'slipway-site-' || subdomain", 'old.app')}

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  ${changedBy('domains_added_changed AFTER INSERT', 'new')}
  ${changedBy('domains_removed_changed AFTER DELETE', 'old')}
  `,
];

/** The version that all of them make: `PRAGMA user_version`. */
export const VERSION = OLDEST - 1 + MIGRATIONS.length;
