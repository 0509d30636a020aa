/**
 * The tables that both databases have, in the form of PostgreSQL. Times are milliseconds since the Unix epoch. Of a line that ends with
 * "-- PostgreSQL", SQLite has the one behind "-- SQLite:", or none. Triggers and the other tables are in the migrations of each, which also
 * change these tables: once they are released, this text stays as it is.
 */
export const TABLES = `
  CREATE TABLE apps (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- PostgreSQL
    -- SQLite: id INTEGER PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C" NOT NULL,
    app_id text COLLATE "C" NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    repository text NOT NULL,
    branch text NOT NULL,
    build_command text,
    output_directory text,
    region text,
    settings text NOT NULL DEFAULT '{}',
    subdomain text NOT NULL UNIQUE,
    environment_id text NOT NULL UNIQUE,
    live_release text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    deleted_by text,
    -- Until when a deleted app can be restored, or when one with a lifetime is deleted.
    ends_at bigint,
    lifetime_ms bigint,
    UNIQUE (org, project, app_id)
  );
  CREATE INDEX apps_by_id ON apps (org, app_id, project);
  CREATE INDEX apps_live ON apps (org) WHERE live_release IS NOT NULL;
  CREATE INDEX apps_by_repository ON apps (repository COLLATE "C");
  CREATE INDEX apps_ending ON apps (id) WHERE ends_at IS NOT NULL; -- PostgreSQL
  -- SQLite: CREATE INDEX apps_ending ON apps (ends_at) WHERE ends_at IS NOT NULL;
  CREATE INDEX apps_deleted ON apps (org, app_id, project) WHERE deleted_at IS NOT NULL;
  CREATE INDEX apps_with_lifetime ON apps (id) WHERE lifetime_ms IS NOT NULL;

  -- The custom domains of apps. Their order is in the settings of the app.
  CREATE TABLE domains (
    name text COLLATE "C" PRIMARY KEY,
    app bigint NOT NULL REFERENCES apps (id)
  ) /* WITHOUT ROWID */;
  CREATE INDEX domains_by_app ON domains (app);

  CREATE TABLE deployments (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    deploy_id text COLLATE "C" NOT NULL UNIQUE,
    app bigint NOT NULL REFERENCES apps (id),
    status text NOT NULL,
    -- It is queued, and its app has no deployment under way.
    ready boolean NOT NULL DEFAULT false, -- PostgreSQL
    stage text,
    branch text NOT NULL,
    commit_requested text,
    commit_sha text,
    created_at bigint NOT NULL,
    started_at bigint,
    finished_at bigint,
    superseded_by text,
    failure text,
    fence bigint NOT NULL DEFAULT 0,
    lease_node text,
    lease_until bigint,
    stored_release text,
    commit_subject text,
    commit_author text,
    triggered_by text,
    redeploy_of text,
    cancelled_by text,
    release_files bigint,
    release_bytes bigint,
    install_at bigint,
    build_at bigint,
    sync_at bigint,
    activate_at bigint,
    org text COLLATE "C",
    log_bytes bigint,
    log_removed_at bigint,
    -- Changes of the app's configuration that it is built with, as JSON. They become the app's when it goes live.
    configuration text,
    -- What the start page of its release lacks, as JSON.
    warnings text,
    -- The variables that it is built with, as JSON. They become the app's when it goes live. Null once it has ended.
    env text
  );
  -- In this order: of two indexes of the same cost, a planner takes one by its age.
  CREATE INDEX deployments_by_app ON deployments (app, seq);
  CREATE INDEX deployments_open ON deployments (seq) WHERE finished_at IS NULL; -- PostgreSQL
  CREATE INDEX deployments_queued_by_app ON deployments (app) WHERE finished_at IS NULL AND status = 'queued'; -- PostgreSQL
  -- SQLite: CREATE INDEX deployments_open_by_app ON deployments (app) WHERE finished_at IS NULL;
  CREATE INDEX deployments_ready ON deployments (seq) WHERE ready; -- PostgreSQL
  -- An app has at most one deployment under way, whatever the nodes do.
  CREATE UNIQUE INDEX deployments_leased ON deployments (app) WHERE lease_node IS NOT NULL;
  -- Organizations take turns in the queue: a claim reads the first row of one. With another condition than the index in the order of age:
  -- of two indexes with one condition, the planner could take the other one and read everything that is queued, while its statistics are
  -- older than the queue.
  CREATE INDEX deployments_ready_by_org ON deployments (org, seq) WHERE ready::integer = 1; -- PostgreSQL
  -- SQLite: CREATE INDEX deployments_queued_by_org ON deployments (org, seq) WHERE finished_at IS NULL AND status = 'queued';
  -- The last row of an organization is its last claim.
  CREATE INDEX deployments_claimed ON deployments (org, started_at) WHERE org IS NOT NULL AND started_at IS NOT NULL;
  CREATE INDEX deployments_stored ON deployments (stored_release) WHERE stored_release IS NOT NULL;

  CREATE TABLE releases (
    deploy_id text COLLATE "C" PRIMARY KEY REFERENCES deployments (deploy_id),
    app bigint NOT NULL REFERENCES apps (id),
    seq bigint NOT NULL, -- PostgreSQL
    manifest text NOT NULL,
    created_at bigint NOT NULL
  ) /* WITHOUT ROWID */;
  CREATE INDEX releases_by_app ON releases (app, seq); -- PostgreSQL
  -- SQLite: CREATE INDEX releases_by_app ON releases (app, created_at);
  CREATE INDEX releases_by_manifest ON releases (manifest);

  CREATE TABLE idempotency (
    scope text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    request_hash text NOT NULL,
    status integer NOT NULL,
    response text NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (scope, key)
  ) /* WITHOUT ROWID */;
  CREATE INDEX idempotency_by_age ON idempotency (created_at);

  CREATE TABLE kvs_tables (
    keyspace bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    app bigint NOT NULL REFERENCES apps (id),
    name text COLLATE "C" NOT NULL,
    token_hash text NOT NULL UNIQUE,
    token_sealed bytea NOT NULL,
    created_at bigint NOT NULL,
    UNIQUE (app, name)
  );
  CREATE TABLE kvs_dropped (
    keyspace bigint PRIMARY KEY
  );
  CREATE TABLE kvs_roles (
    access_key_id text COLLATE "C" PRIMARY KEY,
    environment_id text NOT NULL REFERENCES apps (environment_id),
    sealed bytea NOT NULL,
    expires_at bigint NOT NULL
  ) /* WITHOUT ROWID */;
  CREATE INDEX kvs_roles_by_expiry ON kvs_roles (expires_at);
  CREATE INDEX kvs_roles_by_environment ON kvs_roles (environment_id, expires_at);

  -- The newest deployment of each app, kept by triggers: an organization's pages list apps by it, and those that failed.
  CREATE TABLE app_activity (
    app bigint PRIMARY KEY REFERENCES apps (id),
    org text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    failed boolean NOT NULL
  );
  CREATE INDEX app_activity_by_org ON app_activity (org, seq);
  CREATE INDEX app_activity_failed ON app_activity (org, seq) WHERE failed;

  -- The usage of organizations (spec 1.6): sums by hour and day, what each scope stores, and ended deployments to count.
  -- Room in each page lets an update of a sum stay in its page, so that it changes no index.
  CREATE TABLE usage_sums (
    org text COLLATE "C" NOT NULL, project text COLLATE "C" NOT NULL,
    app text COLLATE "C" NOT NULL, kvs_table text COLLATE "C" NOT NULL,
    step text COLLATE "C" NOT NULL, start bigint NOT NULL,
    get_ok bigint NOT NULL DEFAULT 0, get_missed bigint NOT NULL DEFAULT 0, get_refused bigint NOT NULL DEFAULT 0,
    get_limited bigint NOT NULL DEFAULT 0, get_failed bigint NOT NULL DEFAULT 0, put_ok bigint NOT NULL DEFAULT 0,
    put_refused bigint NOT NULL DEFAULT 0, put_limited bigint NOT NULL DEFAULT 0, put_failed bigint NOT NULL DEFAULT 0,
    delete_ok bigint NOT NULL DEFAULT 0, delete_refused bigint NOT NULL DEFAULT 0, delete_limited bigint NOT NULL DEFAULT 0,
    delete_failed bigint NOT NULL DEFAULT 0, other_refused bigint NOT NULL DEFAULT 0, other_limited bigint NOT NULL DEFAULT 0,
    kvs_bytes_in bigint NOT NULL DEFAULT 0, kvs_bytes_out bigint NOT NULL DEFAULT 0, site_2xx bigint NOT NULL DEFAULT 0,
    site_3xx bigint NOT NULL DEFAULT 0, site_4xx bigint NOT NULL DEFAULT 0, site_5xx bigint NOT NULL DEFAULT 0,
    site_bytes_out bigint NOT NULL DEFAULT 0, deploy_succeeded bigint NOT NULL DEFAULT 0, deploy_failed bigint NOT NULL DEFAULT 0,
    deploy_cancelled bigint NOT NULL DEFAULT 0, build_ms bigint NOT NULL DEFAULT 0, keys_change bigint NOT NULL DEFAULT 0,
    bytes_change bigint NOT NULL DEFAULT 0, function_requests bigint NOT NULL DEFAULT 0,
    function_ms bigint NOT NULL DEFAULT 0, function_mib_ms bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (org, project, app, kvs_table, step, start)
  ) /* WITHOUT ROWID */ WITH (fillfactor = 70);
  CREATE INDEX usage_sums_by_age ON usage_sums (step, start);
  CREATE TABLE usage_scopes (
    org text COLLATE "C" NOT NULL, project text COLLATE "C" NOT NULL,
    app text COLLATE "C" NOT NULL, kvs_table text COLLATE "C" NOT NULL,
    keyspace bigint, keys bigint NOT NULL, bytes bigint NOT NULL, used_on bigint NOT NULL,
    PRIMARY KEY (org, project, app, kvs_table)
  ) /* WITHOUT ROWID */ WITH (fillfactor = 70);
  CREATE INDEX usage_scopes_by_keyspace ON usage_scopes (keyspace) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_by_age ON usage_scopes (used_on);
  CREATE INDEX usage_scopes_by_bytes ON usage_scopes (bytes) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_by_keys ON usage_scopes (keys) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_of_organizations ON usage_scopes (bytes) WHERE project = '';
  CREATE TABLE usage_writers (writer text PRIMARY KEY, number bigint NOT NULL, at bigint NOT NULL) /* WITHOUT ROWID */;
  CREATE INDEX usage_writers_by_age ON usage_writers (at);
  CREATE TABLE usage_turns (task text PRIMARY KEY, at bigint NOT NULL) /* WITHOUT ROWID */;
  CREATE TABLE usage_ended (
    deploy_id text COLLATE "C" PRIMARY KEY,
    app bigint NOT NULL,
    status text NOT NULL,
    ended_at bigint NOT NULL,
    ms bigint NOT NULL
  ) /* WITHOUT ROWID */;

  -- What releases refer to (References). Notes are only added, so that a change that commits late is not lost.
  CREATE TABLE collection (
    id integer PRIMARY KEY CHECK (id = 1),
    fence bigint NOT NULL DEFAULT 0,
    lease_node text,
    lease_until bigint,
    swept_before bigint
  );
  INSERT INTO collection (id) VALUES (1);
  CREATE TABLE collection_notes (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    manifest text NOT NULL
  );
  CREATE TABLE release_objects (
    org text COLLATE "C" NOT NULL,
    manifest text NOT NULL,
    objects bytea NOT NULL,
    PRIMARY KEY (org, manifest)
  );
  CREATE TABLE object_references (
    org text COLLATE "C" NOT NULL,
    object bytea NOT NULL,
    releases bigint NOT NULL,
    PRIMARY KEY (org, object)
  ) /* WITHOUT ROWID */ WITH (fillfactor = 80);
  CREATE INDEX object_references_none ON object_references (org, object) WHERE releases = 0;

  -- The next time at which each app with a schedule is called. Triggers keep a row for each.
  CREATE TABLE schedules (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    app bigint NOT NULL UNIQUE REFERENCES apps (id) ON DELETE CASCADE,
    due_at bigint,
    since bigint
  );
  CREATE INDEX schedules_due ON schedules (due_at);

  -- Roles that admins have granted (MemberStore). An organization has no project, and a project no app: ''.
  CREATE TABLE members (
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C" NOT NULL,
    app_id text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    role text NOT NULL,
    granted_by text,
    granted_at bigint NOT NULL,
    PRIMARY KEY (org, project, app_id, who)
  ) /* WITHOUT ROWID */;
  CREATE INDEX members_by_who ON members (who);

  -- Access tokens of machines (AccessTokenStore). Their names are those of a place.
  CREATE TABLE access_tokens (
    id text PRIMARY KEY,
    hash text NOT NULL UNIQUE,
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C",
    app_id text COLLATE "C",
    name text COLLATE "C" NOT NULL,
    role text NOT NULL,
    maker text NOT NULL,
    made_by text NOT NULL,
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    used_at bigint
  ) /* WITHOUT ROWID */;
  CREATE UNIQUE INDEX access_tokens_named ON access_tokens (org, coalesce(project, ''), coalesce(app_id, ''), name);

  -- Who is told of what, and the messages to them (NotifyStore).
  -- An email address is told of nothing until somebody there has confirmed it.
  CREATE TABLE notify_targets (
    id text PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C",
    app_id text COLLATE "C",
    kind text NOT NULL,
    shown text NOT NULL,
    events text NOT NULL,
    sealed bytea NOT NULL,
    created_at bigint NOT NULL,
    created_by text,
    confirmed_at bigint,
    confirm_until bigint,
    letters integer NOT NULL DEFAULT 0
  );
  CREATE INDEX notify_targets_by_org ON notify_targets (org);
  CREATE TABLE notify_deliveries (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    target text NOT NULL REFERENCES notify_targets ON DELETE CASCADE,
    event text NOT NULL,
    project text,
    app_id text,
    deploy_id text,
    by_whom text,
    detail text,
    at bigint NOT NULL,
    attempts bigint NOT NULL DEFAULT 0,
    fence bigint NOT NULL DEFAULT 0,
    due_at bigint,
    tried_at bigint,
    status bigint,
    problem text
  );
  CREATE INDEX notify_deliveries_due ON notify_deliveries (due_at, seq) WHERE due_at IS NOT NULL; -- PostgreSQL
  -- SQLite: CREATE INDEX notify_deliveries_due ON notify_deliveries (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX notify_deliveries_by_target ON notify_deliveries (target, seq);

  -- Webhooks of forges, and the pushes that they brought (HookStore).
  CREATE TABLE hooks (
    id text PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C" NOT NULL,
    app_id text COLLATE "C" NOT NULL,
    forge text NOT NULL,
    waits bigint NOT NULL,
    reports bigint NOT NULL,
    sealed bytea NOT NULL,
    created_at bigint NOT NULL,
    created_by text
  );
  CREATE INDEX hooks_by_app ON hooks (org, project, app_id);
  CREATE INDEX hooks_by_adder ON hooks (org, created_by);
  CREATE TABLE hook_pushes (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    hook text NOT NULL REFERENCES hooks ON DELETE CASCADE,
    digest text NOT NULL,
    branch text NOT NULL,
    commit_sha text NOT NULL,
    state text NOT NULL,
    deploy_id text,
    reported text,
    problem text,
    failures bigint NOT NULL DEFAULT 0,
    fence bigint NOT NULL DEFAULT 0,
    received_at bigint NOT NULL,
    due_at bigint,
    -- A push whose step is being done keeps newer ones of its hook waiting.
    claimed_until bigint,
    UNIQUE (hook, digest)
  );
  CREATE INDEX hook_pushes_due ON hook_pushes (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX hook_pushes_ended ON hook_pushes (received_at) WHERE due_at IS NULL;
  CREATE INDEX hook_pushes_by_hook ON hook_pushes (hook, seq);

  -- The audit log: a chain of rows for each organization, and one for the platform itself. Rows are only added, and those up to the
  -- anchor are removed when they are old. Nobody removes rows of the last 30 days.
  CREATE TABLE audit (
    org text COLLATE "C" NOT NULL,
    n bigint NOT NULL,
    at bigint NOT NULL,
    project text,
    app_id text COLLATE "C",
    action text COLLATE "C" NOT NULL,
    object text,
    who text COLLATE "C",
    via text NOT NULL,
    via_name text,
    client text,
    request text,
    was text,
    becomes text,
    hash text NOT NULL,
    PRIMARY KEY (org, n)
  ) /* WITHOUT ROWID */;
  CREATE INDEX audit_by_time ON audit (org, at, n);
  CREATE INDEX audit_by_app ON audit (org, app_id, n) WHERE app_id IS NOT NULL;
  CREATE INDEX audit_by_who ON audit (org, who, n) WHERE who IS NOT NULL;
  CREATE INDEX audit_by_action ON audit (org, action, n);
  CREATE TABLE audit_heads (
    org text COLLATE "C" PRIMARY KEY,
    n bigint NOT NULL,
    at bigint NOT NULL,
    hash text NOT NULL,
    anchor_n bigint NOT NULL,
    anchor_hash text NOT NULL
  ) /* WITHOUT ROWID */ WITH (fillfactor = 50);

  -- Sign-ins of the command line (LoginStore).
  CREATE TABLE logins (
    id text PRIMARY KEY,
    state text NOT NULL,
    user_code text UNIQUE,
    secret text NOT NULL,
    previous text,
    person text,
    identity text,
    machine text NOT NULL,
    address text NOT NULL,
    asked_at bigint NOT NULL,
    polled_at bigint,
    interval_ms bigint NOT NULL,
    opened_at bigint,
    changed_at bigint,
    ends_at bigint NOT NULL
  ) /* WITHOUT ROWID */;
  CREATE INDEX logins_asked ON logins (address) WHERE state = 'asked';
  CREATE INDEX logins_by_person ON logins (person) WHERE person IS NOT NULL;
  CREATE INDEX logins_by_end ON logins (ends_at);

  -- The keys with which something may be sealed, and how far each place is sealed with the newest one.
  CREATE TABLE sealed_with (key_id text PRIMARY KEY) /* WITHOUT ROWID */;
  CREATE TABLE sealing (
    place text PRIMARY KEY,
    key_id text NOT NULL,
    at text,
    is_done boolean NOT NULL DEFAULT false -- PostgreSQL
    -- SQLite: is_done INTEGER NOT NULL DEFAULT 0
  ) /* WITHOUT ROWID */;

  -- What a CDN has to forget, and what is known of each site there (CdnStore).
  CREATE TABLE cdn_use (id bigint PRIMARY KEY CHECK (id = 1), until bigint NOT NULL);
  CREATE TABLE cdn_purges (
    tag text COLLATE "C" PRIMARY KEY,
    app bigint NOT NULL REFERENCES apps ON DELETE CASCADE,
    at bigint NOT NULL,
    due_at bigint NOT NULL,
    round bigint NOT NULL DEFAULT 0,
    failures bigint NOT NULL DEFAULT 0,
    fence bigint NOT NULL DEFAULT 0,
    problem text
  ) /* WITHOUT ROWID */ WITH (fillfactor = 50);
  CREATE INDEX cdn_purges_due ON cdn_purges (due_at);
  CREATE INDEX cdn_purges_by_app ON cdn_purges (app);
  CREATE INDEX cdn_purges_new ON cdn_purges (at) WHERE round = 0;
  CREATE TABLE cdn_sites (
    app bigint PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    state text,
    reason text,
    purged_at bigint
  );

  -- The changes of DNS records that are to be made (DnsStore). The first fence of a host is the time in microseconds, so that none is
  -- used again: a host has fewer claims in a millisecond.
  CREATE TABLE dns_use (id bigint PRIMARY KEY CHECK (id = 1), until bigint NOT NULL);
  CREATE TABLE dns_changes (
    host text COLLATE "C" PRIMARY KEY,
    app bigint REFERENCES apps ON DELETE SET NULL,
    at bigint NOT NULL,
    due_at bigint NOT NULL,
    claimed bigint NOT NULL DEFAULT 0,
    changed bigint NOT NULL DEFAULT 0,
    failures bigint NOT NULL DEFAULT 0,
    fence bigint NOT NULL,
    problem text
  ) /* WITHOUT ROWID */ WITH (fillfactor = 50);
  CREATE INDEX dns_changes_due ON dns_changes (due_at);
  CREATE INDEX dns_changes_by_app ON dns_changes (app);
  CREATE INDEX dns_changes_waiting ON dns_changes (at) WHERE claimed = 0 OR failures > 0;
`;
