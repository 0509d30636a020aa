import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Random } from '../../../../base/clock.ts';
import { messageOf } from '../../../../base/errors.ts';
import { type Row, textOf } from '../../rows/columns.ts';
import { firstOf } from './beside.ts';
import { IDLE_SESSION } from './primary.ts';

/** Milliseconds. */
export const LISTENER_TIMINGS = {
  /** Between two heartbeats. */
  heartbeatMs: 2_000,
  /** After which a server that sends nothing has not answered. */
  answerMs: 1_000,
  /** For a connection to open. */
  connectMs: 3_000,
  /** After which another attempt begins beside one that has no answer. */
  besideMs: 750,
  /** Before the first attempt to connect again. It doubles with each attempt. */
  backoffMs: 50,
  backoffMostMs: 1_000,
};

interface ListenerOptions {
  readonly url: string;
  readonly timings: Readonly<typeof LISTENER_TIMINGS>;
  readonly random: Random;
  /** Called when the session listens. `counter`: the number of the last change that was committed before. */
  readonly onListening: (counter: number) => void;
  readonly onPayload: (payload: string) => void;
  /** Called when the session has ended, and after each failed attempt to open one. */
  readonly onLost: (reason: string) => void;
}

/** The server's queue of notifications would keep growing for a client that does not answer. */
const SETTINGS = `${IDLE_SESSION}; SET statement_timeout = 0`;
const KEEPALIVE_MS = 10_000;
/** Periods of `answerMs` in which other data may arrive before an answer. */
const PERIODS = 10;

/**
 * Listens to the notifications of the platform on a connection of its own, and connects again whenever it is lost. A
 * connection whose network loses all packets reports no error, so a heartbeat finds out. Disposing closes the connection.
 */
export function startListener(options: ListenerOptions): AsyncDisposable {
  const stop = new AbortController();
  const ended = run(options, stop.signal);
  return {
    async [Symbol.asyncDispose]() {
      stop.abort(new Error('the listener stops'));
      await ended;
    },
  };
}

const ATTEMPTS_MOST = 4;

async function run(options: ListenerOptions, stop: AbortSignal): Promise<void> {
  const { backoffMs, backoffMostMs } = options.timings;
  let failures = 0;
  while (!stop.aborted) {
    try {
      // A session that answered a heartbeat was usable. One that ends before that counts as a failed attempt.
      using session = await firstOf((others) => open(options, stop, others), {
        besideMs: options.timings.besideMs,
        most: ATTEMPTS_MOST,
        end: (late) => late[Symbol.dispose](),
        stop,
      });
      options.onListening(session.counter);
      await session.kept(() => {
        failures = 0;
      });
    } catch (error) {
      if (stop.aborted) return;
      options.onLost(messageOf(error));
    }
    const pause = Math.min(backoffMostMs, backoffMs * 2 ** Math.min(failures, 20));
    failures += 1;
    await wait(pause * (0.5 + options.random() / 2), undefined, { signal: stop }).catch(() => {});
  }
}

/** A session that listens. Disposing closes its connection. */
interface ListeningSession extends Disposable {
  /** The number of the last change that was committed before the session listened. */
  readonly counter: number;
  /** Passes payloads on, and sends heartbeats. Rejects with the reason for which the session has ended. */
  kept(onHeartbeat: () => void): Promise<never>;
}

/** Opens a session and begins to listen. `others` ends the attempt, and not a session that is open. */
async function open(options: ListenerOptions, stop: AbortSignal, others: AbortSignal): Promise<ListeningSession> {
  const over = new AbortController();
  const socket = new Socket();
  const client = new Client({
    connectionString: options.url,
    application_name: 'slipway changes',
    stream: () => socket,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    connectionTimeoutMillis: options.timings.connectMs,
  });
  let received = 0;
  let isFirst = false;
  const payloads: string[] = [];
  client.on('error', (error) => over.abort(error));
  client.on('end', () => over.abort(new Error('the server closed the connection')));
  client.on('notification', ({ payload = '' }) => {
    received += 1;
    if (isFirst) options.onPayload(payload);
    else payloads.push(payload);
  });
  const signal = AbortSignal.any([stop, over.signal]);
  const end = () => socket.destroy();
  // Ends a query and an attempt to connect too.
  signal.addEventListener('abort', end, { once: true });
  others.addEventListener('abort', end, { once: true });
  const ask = (text: string) => answered(client.query<Row>(text), options.timings.answerMs, () => received);
  const reasonOf = (error: unknown) => (over.signal.aborted ? over.signal.reason : error);
  let counter: number;
  try {
    others.throwIfAborted();
    await client.connect();
    counter = await subscribe(ask);
    others.throwIfAborted();
  } catch (error) {
    end();
    throw reasonOf(error);
  }
  others.removeEventListener('abort', end);
  return {
    counter,
    async kept(onHeartbeat) {
      isFirst = true;
      for (const payload of payloads.splice(0)) options.onPayload(payload);
      try {
        for (;;) {
          await wait(options.timings.heartbeatMs, undefined, { signal });
          await ask('SELECT 1');
          onHeartbeat();
        }
      } catch (error) {
        throw reasonOf(error);
      }
    },
    [Symbol.dispose]: end,
  };
}

/** Begins to listen. Returns the counter of changes, read after that, so that each later change is notified. */
async function subscribe(ask: (text: string) => Promise<{ readonly rows: readonly Row[] }>): Promise<number> {
  await ask(SETTINGS);
  await ask('LISTEN slipway');
  // A bigint, which this client returns as a text. A float8 is rounded by `extra_float_digits`.
  const { rows } = await ask('SELECT n FROM change_counter');
  return Number(textOf(rows[0] ?? {}, 'n'));
}

/** Rejects if neither the answer nor a notification arrives within `ms`. */
async function answered<T>(query: Promise<T>, ms: number, received: () => number): Promise<T> {
  const late = Promise.withResolvers<never>();
  let before = received();
  let periods = 0;
  const look = () => {
    periods += 1;
    if (received() === before || periods === PERIODS) late.reject(new Error(`no answer within ${ms} ms`));
    before = received();
  };
  // If this process was busy, the answer may have arrived and is read before `setImmediate` calls.
  const timer = setInterval(() => setImmediate(look), ms);
  try {
    return await Promise.race([query, late.promise]);
  } finally {
    clearInterval(timer);
  }
}
