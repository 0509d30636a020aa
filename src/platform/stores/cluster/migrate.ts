import { SlipwayError } from '../../../base/errors.ts';
import { numberOf } from '../rows.ts';
import type { Database, Statements } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

/** The number of the advisory lock that a node holds while it migrates. */
const LOCK = 0x511b_0a70;

/**
 * Applies the migrations that the database lacks. If several nodes start at once, one applies them, and the others wait.
 * A newer version of the database is accepted, because a later release only adds until no older node is left. Rejects with
 * `unsupported_data` if the database belongs to another program. `last`: the number of the last migration to apply.
 */
export async function migrate(database: Database, last = MIGRATIONS.length): Promise<void> {
  await database.transaction(async (within) => {
    await within.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const version = await versionOf(within);
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < version || index >= last) continue;
      await within.query(migration);
      await within.query('INSERT INTO schema_migrations (version, applied_at) VALUES ($1, slipway_now())', [index + 1]);
    }
  });
}

async function versionOf(within: Statements): Promise<number> {
  const { rows } = await within.query(`SELECT to_regclass('schema_migrations') IS NOT NULL AS known,
    (SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()) AS tables`);
  const [row = {}] = rows;
  if (row.known === true) {
    const { rows: versions } = await within.query('SELECT coalesce(max(version), 0) AS version FROM schema_migrations');
    return numberOf(versions[0] ?? {}, 'version');
  }
  if (numberOf(row, 'tables') > 0) {
    throw new SlipwayError('unsupported_data', 'The database of --database contains tables of another program', {
      input: 'database',
      remedy: 'Create an empty database for the platform, and name it with --database.',
    });
  }
  await within.query('CREATE TABLE schema_migrations (version integer PRIMARY KEY, applied_at bigint NOT NULL)');
  return 0;
}
