/**
 * The port for the list of nodes: the processes that share one database. It is for operators. No part of the platform
 * decides by it who may do what.
 */
export interface NodeStore {
  /** Records a sign of life of a node, by the store's clock. Removes nodes without a sign of life for `NODE_KEPT_MS`. */
  announce(node: AnnouncedNode): Promise<void>;
  /** Lists the nodes in the order of their names. */
  list(): Promise<readonly ListedNode[]>;
  /** Removes a node that stops. */
  leave(name: string): Promise<void>;
}

/** Milliseconds between two signs of life. */
export const ANNOUNCE_MS = 5_000;
/** Milliseconds after which a node without a sign of life is removed. */
export const NODE_KEPT_MS = 24 * 60 * 60_000;

interface NodeFacts {
  /** Unique among the nodes. The same as in its leases. */
  readonly name: string;
  /** The version of its program. */
  readonly version: string;
  /** What it serves: `control`, `build`, `edge`, `kvs`. A later version may have others. */
  readonly roles: readonly string[];
  /** The address that it listens on. */
  readonly address: string;
}

export interface AnnouncedNode extends NodeFacts {
  /** Milliseconds since its start, by its own clock. */
  readonly uptimeMs: number;
}

export interface ListedNode extends NodeFacts {
  /** Deployments under way on it. */
  readonly builds: number;
  /** Milliseconds since its start. */
  readonly uptimeMs: number;
  /** Milliseconds since its last sign of life. */
  readonly silentMs: number;
}
