import type { Log } from '../../base/log.ts';
import type { NodeStore } from '../stores/nodes.ts';
import type { BuildAbility } from './build-ability.ts';

export interface BuildTurnsOptions {
  /** The name of this node. */
  readonly node: string;
  readonly ability: Pick<BuildAbility, 'look'>;
  readonly nodes: Pick<NodeStore, 'builders'>;
  readonly log: Log;
}

/** Names of nodes in one line of the log. */
const NAMES_MOST = 10;

/**
 * Returns what the queue of a node asks before it claims deployments. False: this node cannot build, and another living one
 * can. If none can, builds here fail with `disk_full`, which says more than deployments that stay queued for ever. Rejects
 * with `StoreUnavailable` if this node cannot build and the store does not say which ones can.
 */
export function buildTurns({ node, ability, nodes, log }: BuildTurnsOptions): () => Promise<boolean> {
  let areLeft = false;
  return async () => {
    const { canBuild: reason, freeBytes, code } = await ability.look();
    const others = reason === 'yes' ? [] : (await nodes.builders()).filter((name) => name !== node);
    const wereLeft = areLeft;
    areLeft = others.length > 0;
    if (areLeft && !wereLeft) {
      const names = others.slice(0, NAMES_MOST).join(', ');
      log('warn', 'builds_left_to_others', { reason, freeBytes, code, nodes: names, means: LEFT_MEANS });
    }
    if (!areLeft && wereLeft) {
      log('info', 'builds_taken_again', { reason: reason === 'yes' ? 'room' : 'no_other_node', freeBytes });
    }
    return !areLeft;
  };
}

const LEFT_MEANS =
  'The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while another one can build';
