import { type Every, systemEvery } from '../../../base/clock.ts';
import type { Log } from '../../../base/log.ts';
import { bytesOf, type Row, textOf } from '../rows.ts';
import { roleSealName, seal, tokenSealName, unseal } from '../sealing.ts';
import type { Database, Statements } from './database.ts';
import { KEY_PURPOSES, keySealName } from './keys.ts';
import type { ClusterSecrets, Purpose } from './secrets.ts';
import { sessionSealName } from './sessions.ts';

/** A column of sealed secrets. */
interface Sealed {
  readonly table: string;
  /** The column that identifies a row. */
  readonly id: string;
  readonly column: string;
  sealName(id: string): string;
  purpose(id: string): Purpose;
}

const ALL: readonly Sealed[] = [
  {
    ...{ table: 'kvs_tables', id: 'token_hash', column: 'token_sealed' },
    ...{ sealName: tokenSealName, purpose: () => 'kvs' },
  },
  {
    ...{ table: 'kvs_roles', id: 'access_key_id', column: 'sealed' },
    ...{ sealName: roleSealName, purpose: () => 'kvs' },
  },
  {
    ...{ table: 'console_sessions', id: 'hash', column: 'sealed' },
    ...{ sealName: sessionSealName, purpose: () => 'console-session' },
  },
  {
    ...{ table: 'platform_keys', id: 'name', column: 'sealed' },
    ...{ sealName: keySealName, purpose: (name) => KEY_PURPOSES[name] ?? 'secret-check' },
  },
];

/** Rows of a transaction. */
const BATCH = 100;
/** Milliseconds between two passes. A node that still seals with the previous secret may add rows meanwhile. */
const EVERY_MS = 60_000;

/**
 * Seals everything again that the previous secret has sealed. Rejects with `unsupported_data` if such a secret cannot be
 * opened. Resolves with the number of secrets. Several nodes may do it at once.
 */
export async function reseal(database: Database, secrets: ClusterSecrets): Promise<number> {
  let total = 0;
  for (const each of ALL) {
    for (let done = BATCH; done === BATCH; total += done) {
      done = await database.transaction((within) => resealBatch(within, secrets, each));
    }
  }
  return total;
}

async function resealBatch(within: Statements, secrets: ClusterSecrets, sealed: Sealed): Promise<number> {
  const { table, id, column } = sealed;
  const before = secrets.previous('kvs')?.id;
  if (!before) return 0;
  const { rows } = await within.query(
    `SELECT ${id} AS id, ${column} AS sealed FROM ${table} WHERE substring(${column} FROM 1 FOR $1::int) = $2
     LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    [before.length, before],
  );
  for (const row of rows) {
    const fresh = sealedAgain(secrets, sealed, row);
    await within.query(`UPDATE ${table} SET ${column} = $2 WHERE ${id} = $1`, [textOf(row, 'id'), fresh]);
  }
  return rows.length;
}

function sealedAgain(secrets: ClusterSecrets, { purpose, sealName }: Sealed, row: Row): Uint8Array {
  const id = textOf(row, 'id');
  try {
    const secret = unseal(secrets.all(purpose(id)), sealName(id), bytesOf(row, 'sealed'));
    return seal(secrets.current(purpose(id)), sealName(id), secret);
  } catch (cause) {
    throw secrets.wrong(cause);
  }
}

/**
 * Reseals now and once a minute, if there is a previous secret. Logs `previous_secret_unused` after each pass that found
 * nothing after one that did, and after the first: then the previous secret may be dropped if all nodes have the current one.
 */
export function startResealing(
  database: Database,
  secrets: ClusterSecrets,
  log: Log,
  every: Every = systemEvery,
): AsyncDisposable {
  if (!secrets.previous('kvs')) return { async [Symbol.asyncDispose]() {} };
  let running: Promise<void> | undefined;
  let isUnused = false;
  const pass = async () => {
    try {
      const count = await reseal(database, secrets);
      if (count > 0) log('info', 'secrets_resealed', { count });
      else if (!isUnused) log('info', 'previous_secret_unused', { means: 'SLIPWAY_SECRET_PREVIOUS can be removed' });
      isUnused = count === 0;
    } catch (error) {
      log('warn', 'resealing_failed', { reason: String(error) });
    } finally {
      running = undefined;
    }
  };
  const start = () => {
    running ??= pass();
  };
  const stop = every(EVERY_MS, start);
  start();
  return {
    async [Symbol.asyncDispose]() {
      stop();
      await running;
    },
  };
}
