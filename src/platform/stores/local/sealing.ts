import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { inBackground } from '../../../base/background.ts';
import type { Clock, Every } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import type { Log } from '../../../base/log.ts';
import { numberOf, type Row, textOf, textOrNull } from '../rows/columns.ts';
import { type Engine, keyOfRow } from '../rows/engine.ts';
import {
  COMMON_PLACES,
  keysIn,
  keysOfRow,
  nextRows,
  rowsLeft,
  type SealedPlace,
  sealedAgain,
  storeColumn,
} from '../rows/sealed-places.ts';
import { variableSealName } from '../rows/sealing.ts';
import { RotationRefused, type Sealing } from '../sealing.ts';
import { atOnce } from './engine.ts';
import type { LocalKeyring } from './keyring.ts';
import { LOG_PLACE, logsLeft, sealLogs } from './sealing-logs.ts';

interface LocalSealingOptions {
  readonly database: DatabaseSync;
  readonly engine: Engine;
  readonly keyring: LocalKeyring;
  readonly logs: string;
  readonly clock: Clock;
  readonly log: Log;
}

export interface LocalSealing extends Sealing {
  /** Seals the next rows or logs again. Resolves with true if more are left that can be sealed now. */
  step(): Promise<boolean>;
  /** Seals in the background what is not sealed with the key that seals, until the result is disposed. */
  start(every?: Every): AsyncDisposable;
}

const PLACES: readonly SealedPlace[] = [
  ...COMMON_PLACES,
  {
    table: 'env',
    keys: ['app', 'name'],
    beside: { columns: ['t.is_sealed', 'a.org', 'a.project', 'a.app_id'], join: 'JOIN apps a ON a.id = t.app' },
    sets: 'is_sealed = 1',
    columns: [
      {
        column: 'value',
        kind: 'text',
        purpose: () => 'variables',
        sealName: (row) => variableSealName(keyOfRow(row), textOf(row, 'name')),
        isClear: (row) => numberOf(row, 'is_sealed') === 0,
      },
    ],
  },
];

/** Milliseconds between two looks for logs of builds that were under way. */
const EVERY_MS = 10_000;
/** Keys of a data directory. */
const KEYS_MOST = 10;
const TOO_MANY =
  'Remove the lines of those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.';
/** Milliseconds after a start in which nothing is sealed: a start is faster without it. */
const FIRST_MS = 1_000;
/** Milliseconds between two batches, in which requests are answered. */
const PAUSE_MS = 5;

/** How far a place is sealed with the key that seals. */
interface Progress {
  /** The key of the last row, as JSON. Null: it has not begun. */
  readonly at: string | null;
  readonly isDone: boolean;
}

export function createLocalSealing(options: LocalSealingOptions): LocalSealing {
  const { database, engine, keyring, log } = options;
  let restart = () => {};
  const found = database.prepare('SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?');
  const store = database.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`);
  const others = database.prepare('DELETE FROM sealed_with WHERE key_id <> ?');
  const needed = database.prepare('SELECT key_id FROM sealed_with');
  const progressOf = (place: string): Progress => {
    const row = found.get(place, keyring.id);
    return row ? { at: textOrNull(row, 'at'), isDone: numberOf(row, 'is_done') === 1 } : { at: null, isDone: false };
  };
  const setProgress = (place: string, { at, isDone }: Progress) => store.run(place, keyring.id, at, isDone ? 1 : 0);

  /** Runs work in one transaction. */
  const write = (work: () => void) => engine.write(() => atOnce(work));
  const stepOf = (place: SealedPlace) =>
    write(() => {
      const { at } = progressOf(place.table);
      const rows = database.prepare(nextRows(place, at === null, () => '?')).all(...keysIn(at));
      const unreadable = rows.filter((row) => !sealRow(options, place, row)).length;
      if (unreadable > 0) log('error', 'sealed_rows_unreadable', { table: place.table, rows: unreadable });
      const last = rows.at(-1);
      setProgress(place.table, { at: last ? JSON.stringify(keysOfRow(place, last)) : at, isDone: !last });
    });
  const step = async (): Promise<boolean> => {
    const place = PLACES.find(({ table }) => !progressOf(table).isDone);
    if (place) {
      await stepOf(place);
      return true;
    }
    const progress = progressOf(LOG_PLACE);
    if (progress.isDone) return false;
    const { after, isDone, isWaiting } = await sealLogs({ ...options, after: Number(progress.at ?? 0) });
    await write(() => {
      setProgress(LOG_PLACE, { at: String(after), isDone });
      if (isDone && others.run(keyring.id).changes > 0) log('info', 'secret_unneeded', { seals: keyring.id });
    });
    // What was in clear is not left in the file of changes.
    if (isDone) await engine.read(() => atOnce(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')));
    return !isDone && !isWaiting;
  };

  return {
    step,
    start(every) {
      let isStopped = false;
      const soon = new AbortController();
      const first = wait(FIRST_MS, undefined, { signal: soon.signal }).catch(() => {});
      const run = async () => {
        await first;
        // Overwrites what an update frees, so that no text in clear stays in the file.
        database.exec('PRAGMA secure_delete = ON');
        try {
          while (!isStopped && (await step())) await wait(PAUSE_MS);
        } finally {
          if (database.isOpen) database.exec('PRAGMA secure_delete = OFF');
        }
      };
      const onFailure = (error: unknown) => log('warn', 'sealing_failed', { reason: String(error) });
      const background = inBackground({ everyMs: EVERY_MS, run, onFailure, every, isDue: true });
      restart = () => {
        soon.abort();
        void background.run();
      };
      return {
        async [Symbol.asyncDispose]() {
          isStopped = true;
          soon.abort();
          await background[Symbol.asyncDispose]();
        },
      };
    },
    async status() {
      const look = () => {
        const uses = new Set(needed.all().map((row) => textOf(row, 'key_id')));
        const use = (id: string) => (id === keyring.id ? 'seals' : uses.has(id) ? 'needed' : 'unneeded');
        const left = PLACES.map((place) => {
          const { at, isDone } = progressOf(place.table);
          if (isDone) return 0;
          return numberOf(database.prepare(rowsLeft(place, at === null, () => '?')).get(...keysIn(at)) ?? {}, 'n');
        });
        const logs = progressOf(LOG_PLACE);
        const remaining = left.reduce((sum, n) => sum + n, logs.isDone ? 0 : logsLeft(database, Number(logs.at ?? 0)));
        const keys = keyring.ids.map((id) => ({ id, use: use(id) }) as const);
        return { keys, remaining, awaited: [], place: 'platform.key in the data directory' };
      };
      return engine.read(() => atOnce(look));
    },
    async rotate(act) {
      const keys = keyring.ids.length;
      if (keys >= KEYS_MOST) throw new RotationRefused(`platform.key has ${keys} keys`, TOO_MANY);
      const from = keyring.id;
      const to = keyring.add();
      await engine.write(() =>
        engine.record(act, [{ action: 'secret.rotate', object: to, before: { key: from }, after: { key: to } }]),
      );
      restart();
      return { from, to };
    },
  };
}

/** Seals the columns of a row again. Returns false if no key opens it: it stays as it is. */
function sealRow({ database, keyring }: LocalSealingOptions, place: SealedPlace, row: Row): boolean {
  try {
    for (const { column, value } of sealedAgain(keyring, place, row)) {
      database.prepare(storeColumn(place, column, () => '?')).run(value, ...keysOfRow(place, row));
    }
    return true;
  } catch (error) {
    if (error instanceof SlipwayError) return false;
    throw error;
  }
}
