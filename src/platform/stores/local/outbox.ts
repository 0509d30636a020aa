/** SQLite's own clock, which the triggers read too. */
export const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** Returns the statement that says that an outbox is in use, for the milliseconds of its parameter. */
export function useStatement(table: 'cdn_use' | 'dns_use'): string {
  return `INSERT INTO ${table} (id, until) VALUES (1, ${NOW} + ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until`;
}
