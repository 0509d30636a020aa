/** Returns the statement that says that an outbox is in use, for the milliseconds of its parameter. */
export function useStatement(table: 'cdn_use' | 'dns_use'): string {
  return `INSERT INTO ${table} (id, until) VALUES (1, slipway_now() + $1::bigint)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`;
}
