import type { ClientBase } from 'pg';

/** PostgreSQL's own code for a write on a standby. */
const READ_ONLY = '25006';

/**
 * Rejects if the server is a standby: after a failover, an address may lead to one for a while. It may lack writes that
 * were acknowledged, so nothing is read there.
 */
export async function requirePrimary(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ readonly standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.standby === false) return;
  throw Object.assign(new Error('the server is a standby'), { code: READ_ONLY });
}
