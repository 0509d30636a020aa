import { setTimeout as wait } from 'node:timers/promises';
import { inBackground } from '../../../../base/background.ts';
import type { Clock, Every } from '../../../../base/clock.ts';
import type { Log } from '../../../../base/log.ts';
import { type Act, BY_PLATFORM } from '../../audit.ts';
import { textOf } from '../../rows/columns.ts';
import { seal } from '../../rows/sealing.ts';
import { type KeyUse, type Rotated, RotationRefused, type Sealing, type SealingStatus } from '../../sealing.ts';
import { appended } from '../database/engine.ts';
import { CHECK_TEXT, followSealing, keySealName, NOTE, needed, sealingID } from './keys.ts';
import type { ClusterSecrets } from './secrets.ts';
import { createSweep, type SweepOptions } from './sweep.ts';

interface ClusterSealingOptions extends SweepOptions {
  /** Replaces the database's clock in tests. */
  readonly clock?: Pick<Clock, 'now'> | undefined;
}

export interface ClusterSealing extends Sealing {
  /** Looks which secret seals, and whether every node can open what it seals. */
  refresh(): Promise<void>;
  /** Does what there is to do now: `refresh`, and seals again a bounded number of rows and logs. True: more are left that can be sealed now. */
  step(): Promise<boolean>;
  /** Calls `step` in the background until the result is disposed. */
  start(every?: Every): AsyncDisposable;
}

/** Milliseconds between two looks. */
const EVERY_MS = 5_000;
/** Milliseconds between two batches. */
const PAUSE_MS = 5;
/** Milliseconds after its last sign of life in which a node may come back and seal: the network may have been away. */
const MAY_SEAL_MS = 10 * 60_000;

const RECENT = 'seen_at >= coalesce($1::bigint, slipway_now()) - $2::bigint';
const NAMES = 'ORDER BY name COLLATE "C" LIMIT 10';
/** Nodes without a secret, those that seal with another one, and those that have one which is not of a list. */
const LACKING = `SELECT name FROM nodes WHERE ${RECENT} AND NOT ($3 = ANY (coalesce(secret_ids, '{}'))) ${NAMES}`;
const AHEAD = `SELECT name FROM nodes WHERE ${RECENT} AND NOT (coalesce(secret_ids, '{}') <@ $3) ${NAMES}`;
const OTHERS = `SELECT name FROM nodes WHERE ${RECENT} AND secret_id IS DISTINCT FROM $3 ${NAMES}`;

export function createClusterSealing(options: ClusterSealingOptions): ClusterSealing {
  const { database, secrets, clock, log } = options;
  const now = () => clock?.now() ?? null;
  const names = async (text: string, given: string | readonly string[]) =>
    (await database.query(text, [now(), MAY_SEAL_MS, given])).rows.map((row) => textOf(row, 'name'));
  const awaited = () => names(OTHERS, secrets.id);
  const sweep = createSweep(options);
  const say = changesOnly(log);

  const rotate = async (act: Act): Promise<Rotated> => {
    const [to = ''] = secrets.ids;
    const lacking = await names(LACKING, to);
    const rotated = await database.transaction(async (within) => {
      const { rows } = await within.query("SELECT 1 FROM platform_keys WHERE name = 'check' FOR UPDATE");
      const from = rows[0] && (await sealingID(within));
      if (from === undefined || from === to) return { from: to, to };
      refuseIf(lacking, to);
      await within.query(NOTE, [[from, to]]);
      const sealed = seal(keyOf(secrets, to), keySealName('check'), CHECK_TEXT);
      await within.query("UPDATE platform_keys SET sealed = $1 WHERE name = 'check'", [sealed]);
      const entry = { action: 'secret.rotate', object: to, before: { key: from }, after: { key: to } } as const;
      for (const { text, values } of appended(now(), act, [entry])) await within.query(text, values);
      return { from, to };
    });
    if (rotated.from === to && (await needed(database)).every((id) => id === to)) {
      throw nothingNew(await names(AHEAD, secrets.ids));
    }
    await followSealing(database, secrets);
    return rotated;
  };

  const refresh = async () => {
    if (!(await followSealing(database, secrets))) {
      say('secret_missing', {
        means: 'Another secret seals now, and this node has not got it. Add it and start this node again',
      });
    }
    if (secrets.wanted === undefined || secrets.wanted === secrets.id) return;
    await rotate(BY_PLATFORM).catch((error: unknown) => {
      if (!(error instanceof RotationRefused)) throw error;
      say('rotation_awaited', { reason: error.message });
    });
  };

  const step = async () => {
    await refresh();
    if (await sweep.isDone()) return false;
    const nodes = await awaited();
    if (nodes.length === 0) return sweep.step();
    say('sealing_awaits_nodes', { seals: secrets.id, nodes: nodes.join(', ') });
    return false;
  };

  return {
    refresh,
    step,
    rotate,
    start(every) {
      const stop = new AbortController();
      const run = async () => {
        while (!stop.signal.aborted && (await step())) await wait(PAUSE_MS);
      };
      const onFailure = (error: unknown) => log('warn', 'sealing_failed', { reason: String(error) });
      const background = inBackground({ everyMs: EVERY_MS, run, onFailure, every, isDue: true });
      return {
        async [Symbol.asyncDispose]() {
          stop.abort();
          await background[Symbol.asyncDispose]();
        },
      };
    },
    async status(): Promise<SealingStatus> {
      const id = (await sealingID(database)) ?? secrets.id;
      const uses = await needed(database);
      const [first] = secrets.ids;
      const useOf = (key: string): KeyUse => {
        if (key === id) return 'seals';
        if (uses.includes(key)) return 'needed';
        return key === first ? 'next' : 'unneeded';
      };
      const keys = [...new Set([...secrets.ids, id, ...uses])].map((key) => ({ id: key, use: useOf(key) }));
      return {
        keys,
        remaining: await sweep.remaining(),
        awaited: await awaited(),
        place: 'SLIPWAY_SECRET or --secret-file of every node',
      };
    },
  };
}

/** Returns the key of a secret that does not seal yet. */
function keyOf(secrets: ClusterSecrets, id: string) {
  const key = secrets.all('secret-check').find((each) => Buffer.from(each.id).toString('hex') === id);
  if (!key) throw secrets.wrong();
  return key;
}

function refuseIf(nodes: readonly string[], id: string): void {
  if (nodes.length === 0) return;
  throw new RotationRefused(
    `The secret ${id} must not seal yet, because these nodes do not have it: ${nodes.join(', ')}`,
    'Write it in front of the old one in SLIPWAY_SECRET or the secret file of each of them, start them again, and repeat the command. A node that was killed counts for ten minutes.',
  );
}

/** `ahead`: nodes that have a secret which this one lacks. */
function nothingNew(ahead: readonly string[]): RotationRefused {
  if (ahead.length > 0) {
    return new RotationRefused(
      `The node that answers lacks a secret that these nodes have: ${ahead.join(', ')}`,
      'Write it in front of the old one in SLIPWAY_SECRET or the secret file of every node, start those again that lack it, and repeat the command.',
    );
  }
  return new RotationRefused(
    'The first secret of this node seals already, and nothing is sealed with another one',
    'Make a new one (openssl rand -base64 32), write it in front of the old one in SLIPWAY_SECRET of every node, as NEW,OLD, or as the first line of the secret file, and start one node after the other.',
  );
}

/** Logs a line if it differs from the last one. */
function changesOnly(log: Log): (event: string, fields: Readonly<Record<string, string>>) => void {
  let last = '';
  return (event, fields) => {
    const key = JSON.stringify([event, fields]);
    if (key !== last) log('warn', event, fields);
    last = key;
  };
}
