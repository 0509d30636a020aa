import { SlipwayError } from '../../../../base/errors.ts';
import type { Log } from '../../../../base/log.ts';
import type { Blobs } from '../../blobs.ts';
import { numberOf, type Row, textOf, textOrNull } from '../../rows/columns.ts';
import { keyOfRow } from '../../rows/engine.ts';
import {
  COMMON_PLACES,
  keysIn,
  keysOfRow,
  nextRows,
  rowsLeft,
  type SealedPlace,
  sealedAgain,
  storeColumn,
} from '../../rows/sealed-places.ts';
import { variableSealName } from '../../rows/sealing.ts';
import type { Database, Statements } from '../database/database.ts';
import { logsLeft, logsToFind, sealLogs } from '../logs/sealing.ts';
import { sessionSealName } from '../state/sessions.ts';
import { keySealName, purposeOf } from './keys.ts';
import type { ClusterSecrets } from './secrets.ts';

export interface SweepOptions {
  readonly database: Database;
  /** Undefined: this node does not use the place of the objects, and leaves the logs to others. */
  readonly blobs: Blobs | undefined;
  readonly secrets: ClusterSecrets;
  readonly log: Log;
}

const PLACES: readonly SealedPlace[] = [
  ...COMMON_PLACES,
  {
    table: 'env',
    keys: ['app'],
    beside: { columns: ['a.org', 'a.project', 'a.app_id'], join: 'JOIN apps a ON a.id = t.app' },
    columns: [
      {
        column: 'variables',
        kind: 'text',
        purpose: () => 'variables',
        sealName: (row) => variableSealName(keyOfRow(row)),
      },
    ],
  },
  {
    table: 'console_sessions',
    keys: ['hash'],
    columns: [
      {
        column: 'sealed',
        kind: 'bytes',
        purpose: () => 'console-session',
        sealName: (row) => sessionSealName(textOf(row, 'hash')),
      },
    ],
  },
  {
    table: 'platform_keys',
    keys: ['name'],
    columns: [
      {
        column: 'sealed',
        kind: 'bytes',
        purpose: (row) => purposeOf(textOf(row, 'name')),
        sealName: (row) => keySealName(textOf(row, 'name')),
      },
    ],
  },
];
const LOGS = 'build_logs';

/** How far a place is. */
interface Progress {
  /** The key of the last row, as JSON. Null: the first batch comes. */
  readonly at: string | null;
  readonly isDone: boolean;
}

const ALL = 'SELECT place, at, is_done FROM sealing WHERE key_id = $1';
const FOUND = 'SELECT at, is_done FROM sealing WHERE place = $1 AND key_id = $2';
// Another node may have begun the place.
const BEGIN = `INSERT INTO sealing (place, key_id) VALUES ($1, $2) ON CONFLICT (place) DO UPDATE
  SET key_id = excluded.key_id, at = NULL, is_done = false WHERE sealing.key_id <> excluded.key_id`;
// The row is the turn of a node: the others go on with another place.
const LOCK = `${FOUND} FOR UPDATE SKIP LOCKED`;
const STORE = 'UPDATE sealing SET at = $3, is_done = $4 WHERE place = $1 AND key_id = $2';
const UNNEEDED = 'DELETE FROM sealed_with WHERE key_id <> $1 RETURNING key_id';

/** Seals again, batch by batch, what is not sealed with the secret that seals. Any number of nodes may do it at once. */
export function createSweep(options: SweepOptions) {
  const { database, secrets, log } = options;
  const progress = async (): Promise<(place: string) => Progress> => {
    const { rows } = await database.query(ALL, [secrets.id]);
    const begun = new Map(rows.map((row) => [textOf(row, 'place'), progressIn(row)]));
    return (place) => begun.get(place) ?? { at: null, isDone: false };
  };
  /** Runs a batch in the turn of this node. Undefined: another node has it. */
  const inTurn = async (place: string, work: (within: Statements, at: string | null) => Promise<Progress>) => {
    const key = [place, secrets.id] as const;
    await database.query(BEGIN, key);
    return database.transaction(async (within) => {
      const [row] = (await within.query(LOCK, key)).rows;
      if (!row) return undefined;
      const next = await work(within, progressIn(row).at);
      await within.query(STORE, [...key, next.at, next.isDone]);
      return next;
    });
  };
  const rowsOf = (place: SealedPlace) =>
    inTurn(place.table, async (within, at) => {
      const { rows } = await within.query(`${nextRows(place, at === null, position)} FOR UPDATE OF t`, keysIn(at));
      let unreadable = 0;
      for (const row of rows) if (!(await sealRow(within, secrets, place, row))) unreadable += 1;
      if (unreadable > 0) log('error', 'sealed_rows_unreadable', { table: place.table, rows: unreadable });
      const last = rows.at(-1);
      return { at: last ? JSON.stringify(keysOfRow(place, last)) : at, isDone: !last };
    });
  const stepLogs = async (blobs: Blobs) => {
    let isWaiting = false;
    const next = await inTurn(LOGS, async (within, at) => {
      const after = await sealLogs({ within, blobs, keyring: secrets, log, after: at ?? '' });
      if (after !== undefined) return { at: after, isDone: false };
      const left = await logsToFind(within, secrets.id);
      isWaiting = left === 'open';
      if (left !== 'none') return { at: left === 'stored' ? null : at, isDone: false };
      const { count } = await within.query(UNNEEDED, [secrets.id]);
      if (count > 0) log('info', 'secret_unneeded', { seals: secrets.id });
      return { at, isDone: true };
    });
    return next !== undefined && !next.isDone && !isWaiting;
  };

  return {
    /** Seals a batch. Resolves with true if more are left that this node can seal now. */
    async step(): Promise<boolean> {
      let isElsewhere = false;
      const progressOf = await progress();
      for (const place of PLACES) {
        if (progressOf(place.table).isDone) continue;
        if (await rowsOf(place)) return true;
        isElsewhere = true;
      }
      if (isElsewhere || !options.blobs || progressOf(LOGS).isDone) return false;
      return stepLogs(options.blobs);
    },
    isDone: async () => (await progress())(LOGS).isDone,
    /** Returns the number of rows and logs that are still to be looked at. */
    async remaining(): Promise<number> {
      let sum = 0;
      const progressOf = await progress();
      for (const place of PLACES) {
        const { at, isDone } = progressOf(place.table);
        if (isDone) continue;
        const { rows } = await database.query(rowsLeft(place, at === null, position), keysIn(at));
        sum += rows[0] ? numberOf(rows[0], 'n') : 0;
      }
      return progressOf(LOGS).isDone ? sum : sum + (await logsLeft(database, secrets.id));
    },
  };
}

function progressIn(row: Row): Progress {
  return { at: textOrNull(row, 'at'), isDone: row.is_done === true };
}

/** Seals the columns of a row again. Returns false if no secret opens it: it stays as it is. */
async function sealRow(within: Statements, secrets: ClusterSecrets, place: SealedPlace, row: Row): Promise<boolean> {
  try {
    for (const { column, value } of sealedAgain(secrets, place, row)) {
      await within.query(storeColumn(place, column, position), [value, ...keysOfRow(place, row)]);
    }
    return true;
  } catch (error) {
    if (error instanceof SlipwayError) return false;
    throw error;
  }
}

function position(number: number): string {
  return `$${number}`;
}
