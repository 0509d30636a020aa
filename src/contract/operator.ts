/**
 * The functions of an app on one node: `running` (an instance is ready), `starting`, `stopping`, `asleep` (the next request starts
 * an instance), `failed` (the last start failed), `crash-loop`.
 */
export const FUNCTION_STATES = ['running', 'starting', 'stopping', 'asleep', 'failed', 'crash-loop'] as const;
export type FunctionState = (typeof FUNCTION_STATES)[number];

/** Printed lines of one answer: the default and the most. */
export const PRINTED_LINES = { default: 100, most: 1_000 } as const;

/** Milliseconds after its last sign of life in which a node counts as living. */
export const NODE_LIVING_MS = 15_000;
