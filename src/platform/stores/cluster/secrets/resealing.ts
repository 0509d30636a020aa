import { inBackground } from '../../../../base/background.ts';
import type { Every } from '../../../../base/clock.ts';
import type { Log } from '../../../../base/log.ts';
import { bytesOf, type Row, textOf } from '../../rows/columns.ts';
import { hookSealName } from '../../rows/hooks.ts';
import { targetSealName } from '../../rows/notify.ts';
import { roleSealName, seal, tokenSealName, unseal } from '../../rows/sealing.ts';
import type { Database, Statements } from '../database/database.ts';
import { sessionSealName } from '../state/sessions.ts';
import { keySealName, purposeOf } from './keys.ts';
import type { ClusterSecrets, Purpose } from './secrets.ts';

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
    table: 'kvs_tables',
    id: 'token_hash',
    column: 'token_sealed',
    sealName: tokenSealName,
    purpose: () => 'kvs',
  },
  {
    table: 'kvs_roles',
    id: 'access_key_id',
    column: 'sealed',
    sealName: roleSealName,
    purpose: () => 'kvs',
  },
  {
    table: 'notify_targets',
    id: 'id',
    column: 'sealed',
    sealName: targetSealName,
    purpose: () => 'kvs',
  },
  {
    table: 'hooks',
    id: 'id',
    column: 'sealed',
    sealName: hookSealName,
    purpose: () => 'kvs',
  },
  {
    table: 'console_sessions',
    id: 'hash',
    column: 'sealed',
    sealName: sessionSealName,
    purpose: () => 'console-session',
  },
  {
    table: 'platform_keys',
    id: 'name',
    column: 'sealed',
    sealName: keySealName,
    purpose: purposeOf,
  },
];

/** Rows of a transaction. */
const BATCH = 100;
/** Milliseconds between two passes. A node that still seals with the previous secret may add rows meanwhile. */
const EVERY_MS = 60_000;
/** Milliseconds after its last sign of life in which a node may come back and seal: the network may have been away. */
const MAY_SEAL_MS = 10 * 60_000;

/** The condition that a column begins with $2, of $1 bytes. */
function startsWith(column: string): string {
  return `substring(${column} FROM 1 FOR $1::int) = $2`;
}

/** Records a secret from which something was sealed again. */
const REPLACED = `INSERT INTO secrets_replaced (id, replaced_at) VALUES ($1, slipway_now()) ON CONFLICT (id) DO NOTHING`;
/**
 * Finds out if anything is sealed with the previous secret, whose sealed texts begin with $2. A pass skips the rows that another
 * node seals again, and that node may end before it commits.
 */
const STILL_SEALED = `SELECT ${ALL.map(({ table, column }) => `EXISTS (SELECT FROM ${table} WHERE ${startsWith(column)})`).join(' OR ')}
  AS found`;
/** Nodes that seal with another secret than $1, or do not say with which: those of the version before. */
const OTHERS = `SELECT name FROM nodes WHERE seen_at >= slipway_now() - $2::bigint AND secret_id IS DISTINCT FROM $1
  ORDER BY name COLLATE "C" LIMIT 10`;

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
    `SELECT ${id} AS id, ${column} AS sealed FROM ${table} WHERE ${startsWith(column)}
     LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    [before.length, before],
  );
  if (rows.length > 0) await within.query(REPLACED, [secrets.previousID]);
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

/** A line of the log about the previous secret, after a pass that found nothing to seal again. */
interface PreviousState {
  readonly event: string;
  readonly means: string;
  /** The nodes that do not seal with the current secret. */
  readonly nodes?: string;
}

/** Returns the state of the previous secret, or undefined while another node seals secrets again. */
async function previousState(database: Database, secrets: ClusterSecrets): Promise<PreviousState | undefined> {
  const state = await stateOfNodes(database, secrets);
  return (await isSealed(database, secrets)) ? undefined : state;
}

async function stateOfNodes(database: Database, { id, previousID }: ClusterSecrets): Promise<PreviousState> {
  const { rows: replaced } = await database.query('SELECT 1 FROM secrets_replaced WHERE id = $1', [previousID]);
  if (!replaced[0]) {
    return {
      event: 'previous_secret_not_used_yet',
      means:
        'Nothing was sealed with SLIPWAY_SECRET_PREVIOUS so far. Keep it: if it is the new secret, every node has to know it before the two are swapped',
    };
  }
  const { rows: others } = await database.query(OTHERS, [id, MAY_SEAL_MS]);
  if (others.length > 0) {
    return {
      event: 'previous_secret_awaited',
      means: 'Keep SLIPWAY_SECRET_PREVIOUS: these nodes do not seal with SLIPWAY_SECRET yet',
      nodes: others.map((row) => textOf(row, 'name')).join(', '),
    };
  }
  return {
    event: 'previous_secret_unused',
    means:
      'Every node seals with SLIPWAY_SECRET, and nothing is sealed with SLIPWAY_SECRET_PREVIOUS any more: it can be removed from all nodes',
  };
}

/** Returns true if anything is sealed with the previous secret. Waits for no other node. */
async function isSealed(database: Database, secrets: ClusterSecrets): Promise<boolean> {
  const before = secrets.previous('kvs')?.id;
  if (!before) return false;
  const { rows } = await database.query(STILL_SEALED, [before.length, before]);
  return rows[0]?.found === true;
}

/** Returns a function that logs the state of the previous secret if it has changed. */
function createPreviousLog(log: Log): (state: PreviousState | undefined) => void {
  let last: string | undefined;
  return (state) => {
    const key = state && JSON.stringify(state);
    if (state && key !== last) {
      const { event, ...fields } = state;
      log('info', event, fields);
    }
    last = key;
  };
}

/**
 * Reseals now and once a minute, if there is a previous secret. Logs what is known of it after a pass that found nothing
 * to seal again, and again if that changes: `previous_secret_unused` only when it may be removed from every node.
 */
export function startResealing(database: Database, secrets: ClusterSecrets, log: Log, every?: Every): AsyncDisposable {
  if (!secrets.previous('kvs')) return { async [Symbol.asyncDispose]() {} };
  const logPrevious = createPreviousLog(log);
  const run = async () => {
    const count = await reseal(database, secrets);
    if (count > 0) log('info', 'secrets_resealed', { count });
    logPrevious(count > 0 ? undefined : await previousState(database, secrets));
  };
  const onFailure = (error: unknown) => log('warn', 'resealing_failed', { reason: String(error) });
  return inBackground({ everyMs: EVERY_MS, run, onFailure, every, isDue: true });
}
