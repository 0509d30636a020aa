/**
 * The port for the list of nodes: the processes that share one database. It is for operators, and keeps two processes from
 * having one name. No part of the platform decides by it who may do what.
 */
export interface NodeStore {
  /**
   * Records a sign of life of a node, by the store's clock. Removes nodes without a sign of life for `NODE_KEPT_MS`.
   * Resolves with the process that has the name, and records nothing, if that is another one with a sign of life within
   * `NODE_LIVING_MS`.
   */
  announce(node: AnnouncedNode): Promise<NameHolder | undefined>;
  /** Lists the nodes in the order of their names. */
  list(): Promise<readonly ListedNode[]>;
  /** Lists what the nodes with a sign of life within `NODE_LIVING_MS` were started with, in the order of their names. */
  living(): Promise<readonly LivingNode[]>;
  /**
   * Lists the names of the nodes with a sign of life within `NODE_LIVING_MS` that have the role `build` and can build, in
   * their order. A node of an older version, which does not say it, can.
   */
  builders(): Promise<readonly string[]>;
  /** Removes a node that stops, unless another process has taken its name. */
  leave(node: Pick<AnnouncedNode, 'name' | 'instance'>): Promise<void>;
}

/** Milliseconds between two signs of life. */
export const ANNOUNCE_MS = 5_000;
/** Milliseconds after which a node without a sign of life is removed. */
export const NODE_KEPT_MS = 24 * 60 * 60_000;

/**
 * `yes` if a node can build, or what it lacks. Its disk has fewer free bytes or files than builds leave free, refuses
 * to be written, or does not answer; or the node stops, and only ends its builds.
 */
export type CanBuild = 'yes' | 'disk_full' | 'few_files' | 'disk_unwritable' | 'disk_hangs' | 'stops';

interface NodeFacts {
  /** Unique among the nodes. The same as in its leases. */
  readonly name: string;
  readonly version: string;
  /** The parts that it serves: `control`, `build`, `edge`, `kvs`. A later version may have others. */
  readonly roles: readonly string[];
  /** The address that it listens on. */
  readonly address: string;
}

/** The settings that a process of a node was started with. */
export interface NodeStart {
  /** Random, another one for each start. */
  readonly instance: string;
  /** The instance of a process that has ended. This one takes its name without waiting. */
  readonly replaces?: string | undefined;
  readonly publicUrl: string;
  readonly sitesDomain: string;
}

/** The secrets that a node has now. */
export interface NodeSecrets {
  /** The ID of the one that it seals with. */
  readonly secretID: string;
  /** The IDs of all that it opens. */
  readonly secretIDs: readonly string[];
}

export interface AnnouncedNode extends NodeFacts, NodeStart, NodeSecrets {
  /** Milliseconds since its start, by its own clock. */
  readonly uptimeMs: number;
  /** Undefined if it does not have the role `build`. */
  readonly canBuild?: CanBuild | undefined;
  /** `off`: it serves sites, and runs no function apps. Undefined if it does not have the role `edge`. */
  readonly functions?: 'on' | 'off' | undefined;
}

/** A process that has a name which another one asks for. */
export interface NameHolder {
  readonly address: string;
  /** Its last sign of life, by the store's clock. */
  readonly seenAt: number;
  /** Milliseconds since then. */
  readonly silentMs: number;
}

export interface LivingNode {
  readonly name: string;
  /** Null for an older version, which does not say it. */
  readonly publicUrl: string | null;
  readonly sitesDomain: string | null;
}

export interface ListedNode extends NodeFacts {
  /** Deployments under way on it. */
  readonly builds: number;
  /** A `CanBuild`, or what a later version says. Undefined if it does not have the role `build`, is alone, or has an older version. */
  readonly canBuild?: string | undefined;
  /** As it was announced, or what a later version says. Undefined if it does not have the role `edge`, or has an older version. */
  readonly functions?: string | undefined;
  /** Milliseconds since its start. */
  readonly uptimeMs: number;
  /** Milliseconds since its last sign of life. */
  readonly silentMs: number;
}
