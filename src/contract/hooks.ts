/** The sites that host repositories and send pushes. */
export const FORGES = ['github', 'gitlab', 'gitea', 'forgejo'] as const;
export type ForgeName = (typeof FORGES)[number];

/**
 * `checks`: it waits for the checks of its commit. `deploy`: its deployment is about to be queued. `report`: its deployment goes on, and the
 * forge gets its state. `done`: nothing is left to do. `dropped`: it is not deployed.
 */
export const PUSH_STATES = ['checks', 'deploy', 'report', 'done', 'dropped'] as const;
export type PushState = (typeof PUSH_STATES)[number];
