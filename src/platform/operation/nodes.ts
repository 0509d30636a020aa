import { inBackground } from '../../base/background.ts';
import type { Clock, Every } from '../../base/clock.ts';
import { formatDuration } from '../../base/durations.ts';
import { SlipwayError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { VERSION } from '../../base/version.ts';
import { NODE_LIVING_MS } from '../../contract/operator.ts';
import {
  ANNOUNCE_MS,
  type CanBuild,
  type LivingNode,
  type NameHolder,
  type NodeSecrets,
  type NodeStart,
  type NodeStore,
} from '../stores/nodes.ts';
import type { BuildAbility } from './build-ability.ts';

interface OwnNode {
  readonly name: string;
  readonly roles: readonly string[];
  /** `host:port` that it listens on. */
  readonly address: string;
  /** `off`: it runs no function apps. Undefined if it does not have the role `edge`. */
  readonly functions?: 'on' | 'off' | undefined;
}

export type NodeList = AsyncDisposable & Pick<NodeStore, 'list'>;

export interface SharedList {
  readonly store: NodeStore;
  readonly start: NodeStart;
  readonly secrets: () => NodeSecrets;
  /** Present if this node has the role `build`. */
  readonly ability?: BuildAbility | undefined;
  /** Ends the wait for the name of this node. */
  readonly signal?: AbortSignal | undefined;
}

export interface NodeListOptions {
  readonly own: OwnNode;
  /** Absent if the platform is alone on its stores. */
  readonly shared: SharedList | undefined;
  /** Deployments that are under way here. */
  readonly builds: () => number;
  readonly clock: Clock;
  readonly log: Log;
  readonly every?: Every;
}

/** Milliseconds between two attempts to get a name that another process has. */
const PAUSE_MS = 1_000;
/** Names of nodes in one line of the log. */
const NAMES_MOST = 10;

/** Announces this node until it is disposed of. Rejects if it cannot now, with `invalid_input` if another living process has its name. */
export async function joinNodes(options: NodeListOptions): Promise<NodeList> {
  const { own, shared, builds, clock } = options;
  const startedAt = clock.monotonic();
  const self = () => ({ ...own, version: VERSION, uptimeMs: Math.round(clock.monotonic() - startedAt) });
  if (!shared) {
    const alone = async () => [{ ...self(), builds: builds(), silentMs: 0 }];
    return { list: alone, async [Symbol.asyncDispose]() {} };
  }
  const { store, start, secrets, ability } = shared;
  const announce = () => store.announce({ ...self(), ...start, ...secrets(), canBuild: ability?.canBuild });
  await ability?.look();
  await takeName(announce, shared, options);
  const stop = announceAgain(announce, ability, options);
  warnOfOthers(await store.living(), start, options);
  return {
    list: () => store.list(),
    async [Symbol.asyncDispose]() {
      await stop();
      // The list forgets a node that cannot leave.
      await store.leave({ name: own.name, instance: start.instance }).catch(() => {});
    },
  };
}

/** If another process has the name, waits until that gives no sign of life. Rejects with `invalid_input` if it lives. */
async function takeName(
  announce: () => Promise<NameHolder | undefined>,
  { signal }: SharedList,
  { own: { name }, clock, log }: NodeListOptions,
): Promise<void> {
  let first: NameHolder | undefined;
  for (;;) {
    const holder = await announce();
    if (!holder) return;
    if (first && holder.seenAt !== first.seenAt) throw taken(name, holder);
    if (!first) log('warn', 'node_name_awaited', nameFields(name, holder));
    first ??= holder;
    await clock.sleep(PAUSE_MS, signal);
  }
}

function nameFields(node: string, { address, silentMs }: NameHolder) {
  const waitMs = Math.max(0, NODE_LIVING_MS - silentMs);
  const means = `Another process has the name ${node}: it gave its last sign of life ${formatDuration(silentMs)} ago. If it was killed, this one goes on in ${formatDuration(waitMs)}. If it lives, start this one with another --node`;
  return { node, address, silentMs, waitMs, means };
}

function taken(name: string, { address, silentMs }: NameHolder): SlipwayError {
  const message = `Another process is the node "${name}": it listens on ${address}, and gave its last sign of life ${formatDuration(silentMs)} ago`;
  const remedy = `Start this one with another --node. If the other one was killed just now, wait ${NODE_LIVING_MS / 1_000} seconds and start this one again.`;
  return new SlipwayError('invalid_input', message, { input: 'node', remedy });
}

/** Logs which living nodes were started with other addresses. Not refused: an operator may change them node by node. */
function warnOfOthers(living: readonly LivingNode[], start: NodeStart, { log }: NodeListOptions): void {
  for (const { key, flag, means } of SAME_ON_ALL) {
    const here = start[key];
    const others = living.filter((each) => each[key] !== null && each[key] !== here);
    for (const [there, nodes] of Map.groupBy(others, (each) => each[key])) {
      const names = nodes.slice(0, NAMES_MOST).map(({ name }) => name);
      log('warn', 'node_settings_differ', { setting: flag, here, there, nodes: names.join(', '), means });
    }
  }
}

const SAME_ON_ALL = [
  {
    key: 'publicUrl',
    flag: '--public-url',
    means: 'Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url',
  },
  {
    key: 'sitesDomain',
    flag: '--sites-domain',
    means: 'Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain',
  },
] as const;

function announceAgain(
  announce: () => Promise<NameHolder | undefined>,
  ability: BuildAbility | undefined,
  { own: { name }, log, every }: NodeListOptions,
) {
  let last: string | undefined;
  /** Logs the event of an announcement, if it had one. A row of equal ones is logged once. */
  const note = (event: string | undefined, fields?: Parameters<Log>[2]) => {
    if (event !== undefined && event !== last) log('warn', event, fields);
    last = event;
  };
  const announceAndNote = async () => {
    const holder = await announce();
    if (holder) note('node_name_taken', { node: name, address: holder.address, means: TAKEN_MEANS });
    else note(undefined);
  };
  const work = inBackground({
    everyMs: ANNOUNCE_MS,
    async run() {
      await ability?.look();
      let announced: CanBuild | undefined;
      do {
        announced = ability?.canBuild;
        await announceAndNote();
        // It may have changed during the announcement.
      } while (ability?.canBuild !== announced);
    },
    onFailure: (error) => note('node_not_announced', { reason: String(error) }),
    every,
  });
  const changes = ability?.subscribe(() => void work.run());
  return async () => {
    changes?.[Symbol.dispose]();
    await work[Symbol.asyncDispose]();
  };
}

const TAKEN_MEANS =
  'Another process took the name of this node while this one gave no sign of life. Stop one of them, and start it with another --node';
