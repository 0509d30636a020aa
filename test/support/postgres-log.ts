import { Client } from 'pg';
import { isObject } from '../../src/base/json.ts';

/** Settings of a server whose log `statementsSince` reads. */
export const LOGGED = { log_statement: 'all', logging_collector: 'on', log_destination: 'jsonlog' };

/** Returns the size of the log, in bytes, for `statementsSince`. */
export function logSize(url: string): Promise<number> {
  return withLog(url, async (client, file) => {
    const { rows } = await client.query('SELECT size FROM pg_stat_file($1)', [file]);
    return Number(rows[0].size);
  });
}

/** Returns the statements that programs called `name` have sent since the log had `from` bytes, in their order. */
export function statementsSince(url: string, from: number, name: string): Promise<readonly string[]> {
  return withLog(url, async (client, file) => {
    const { rows } = await client.query('SELECT pg_read_file($1, $2, 100000000) AS text', [file, from]);
    return String(rows[0].text)
      .split('\n')
      .flatMap((line) => (line.endsWith('}') ? statementOf(JSON.parse(line), name) : []));
  });
}

/** `execute <unnamed>: SELECT …`, or `statement: BEGIN`. */
const SENT = /^(?:execute [^:]*|statement): (.*)$/s;

function statementOf(entry: unknown, name: string): readonly string[] {
  if (!isObject(entry) || entry.application_name !== name) return [];
  const text = SENT.exec(String(entry.message))?.[1];
  return text === undefined ? [] : [text.replace(/\s+/g, ' ').trim()];
}

async function withLog<T>(url: string, work: (client: Client, file: string) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT pg_current_logfile('jsonlog') AS file");
    return await work(client, rows[0].file);
  } finally {
    await client.end();
  }
}
