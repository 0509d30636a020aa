import { textOf } from '../../rows/columns.ts';
import type { AppConfig } from '../../rows/records.ts';
import { domainChanges } from '../../rows/state.ts';
import { DomainTaken } from '../../state.ts';
import type { Statements } from '../database/database.ts';

const REMOVE = 'DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])';
// In the order of the names, so that two commands do not wait for each other.
const ADD = `INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($2::text[]) AS name ORDER BY name
  ON CONFLICT DO NOTHING RETURNING name`;
const CHANGED = `SELECT slipway_changed('domain', name) FROM unnest($1::text[]) AS name`;

/** Stores the domains of an app in the transaction of a command. Returns those that have changed. Throws `DomainTaken`. */
export async function assignDomains(
  within: Statements,
  app: number,
  before: AppConfig | undefined,
  after: AppConfig,
): Promise<readonly string[]> {
  const { added, removed } = domainChanges(before, after);
  if (removed.length > 0) await within.query(REMOVE, [app, removed]);
  if (added.length === 0) return removed;
  const { rows } = await within.query(ADD, [app, added]);
  const stored = rows.map((row) => textOf(row, 'name'));
  const taken = added.find((name) => !stored.includes(name));
  if (taken !== undefined) throw new DomainTaken(taken);
  return [...removed, ...added];
}

/** Notifies all nodes of changed domains when the transaction commits. Call it last: it locks the counter until then. */
export async function domainsChanged(within: Statements, domains: readonly string[]): Promise<void> {
  if (domains.length > 0) await within.query(CHANGED, [domains]);
}
