import { type Clock, type Every, systemEvery } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { VERSION } from '../base/version.ts';
import { ANNOUNCE_MS, type AnnouncedNode, type ListedNode, type NodeStore } from './stores/nodes.ts';

/** This node, as other nodes see it. */
export interface OwnNode {
  readonly name: string;
  readonly roles: readonly string[];
  /** `host:port` that it listens on. */
  readonly address: string;
}

export interface NodeList extends AsyncDisposable {
  /** Lists the running nodes in the order of their names. */
  list(): Promise<readonly ListedNode[]>;
}

export interface NodeListOptions {
  readonly own: OwnNode;
  /** Undefined: the platform is alone on its stores. */
  readonly store: NodeStore | undefined;
  /** Returns how many deployments are under way here. */
  readonly builds: () => number;
  readonly clock: Clock;
  readonly log: Log;
  readonly every?: Every;
}

/** Announces this node now and every five seconds, until the result is disposed of. Rejects if it cannot be announced now. */
export async function joinNodes(options: NodeListOptions): Promise<NodeList> {
  const { own, store, builds, clock } = options;
  const startedAt = clock.monotonic();
  const self = (): AnnouncedNode => ({ ...own, version: VERSION, uptimeMs: Math.round(clock.monotonic() - startedAt) });
  if (!store) {
    const alone = async () => [{ ...self(), builds: builds(), silentMs: 0 }];
    return { list: alone, async [Symbol.asyncDispose]() {} };
  }
  await store.announce(self());
  const stop = announceAgain(store, self, options);
  return {
    list: () => store.list(),
    async [Symbol.asyncDispose]() {
      await stop();
      // The list forgets a node that cannot leave.
      await store.leave(own.name).catch(() => {});
    },
  };
}

/** Returns a function that ends the announcements. */
function announceAgain(store: NodeStore, self: () => AnnouncedNode, { log, every = systemEvery }: NodeListOptions) {
  let running: Promise<void> | undefined;
  let isSilent = false;
  const announce = async () => {
    try {
      await store.announce(self());
      isSilent = false;
    } catch (error) {
      if (!isSilent) log('warn', 'node_not_announced', { reason: String(error) });
      isSilent = true;
    } finally {
      running = undefined;
    }
  };
  const stop = every(ANNOUNCE_MS, () => {
    running ??= announce();
  });
  return async () => {
    stop();
    await running;
  };
}
