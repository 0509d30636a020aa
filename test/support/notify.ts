import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import { vi } from 'vitest';
import type { Clock } from '../../src/base/clock.ts';
import { silentLog } from '../../src/base/log.ts';
import { createVault } from '../../src/platform/kvs/vault.ts';
import { type Notify, type NotifyOptions, openNotify } from '../../src/platform/notify/index.ts';
import { DELAYS_MS } from '../../src/platform/notify/sender.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import type { StoredDelivery } from '../../src/platform/stores/notify.ts';
import { bodyOf, serve } from './http-server.ts';
import { testKeyring } from './keyring.ts';

export const NOTIFY_ACT = { by: 'ana@acme.example', via: 'id-token', from: null } as const;
export const EVERYTHING = ['failed', 'fixed', 'live', 'deleted', 'quota'] as const;

export function loopbackAllowed(): BlockList {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8, 'ipv4');
  list.addAddress('::1', 'ipv6');
  return list;
}

/** Opens the room on stores, with quick looks and no delay between attempts. `key`: the same for rooms that share stores. */
export async function openTestNotify(
  stores: Pick<Stores, 'notify' | 'state' | 'changes' | 'audit'>,
  clock: Clock,
  options: Partial<NotifyOptions> & { readonly key?: Uint8Array } = {},
): Promise<Notify> {
  const { key = randomBytes(32), ...more } = options;
  return openNotify({
    store: stores.notify,
    deployments: stores.state.deployments,
    activity: stores.state.activity,
    changes: stores.changes,
    vault: createVault(testKeyring(key)),
    quota: { take: async () => 0 },
    audit: stores.audit,
    verifies: () => true,
    mail: undefined,
    allowed: loopbackAllowed(),
    consoleUrl: 'https://platform.example.com/console',
    clock,
    random: () => 0.5,
    log: silentLog,
    delays: DELAYS_MS.map(() => 0),
    every: (_, tick) => {
      const timer = setInterval(tick, 5);
      return () => clearInterval(timer);
    },
    ...more,
  });
}

export interface ReceivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real receiver of webhooks. `answer` may change at any time. */
export async function receiver(answer: (response: ServerResponse, count: number) => void = (it) => void it.end()) {
  const received: ReceivedMessage[] = [];
  const it = { answer };
  const server = await serve(async (request, response) => {
    const body = await bodyOf(request);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    it.answer(response, received.length);
  });
  return Object.assign(it, {
    received,
    url: `${server.origin}/secret-path`,
    origin: server.origin,
    ids: () => received.map(({ headers }) => headers['webhook-id']),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  });
}

/** Waits until the newest message of an organization is as `is` says. */
export function untilNewest(notify: Notify, is: (delivery: StoredDelivery) => boolean): Promise<StoredDelivery> {
  return vi.waitFor(
    async () => {
      const [newest] = await notify.deliveries('acme', { limit: 1 });
      if (!newest || !is(newest)) throw new Error(JSON.stringify(newest));
      return newest;
    },
    { timeout: 20_000, interval: 5 },
  );
}
