/** The states of GitHub's deployments that Slipway sets. */
export const GITHUB_STATES = ['queued', 'in_progress', 'success', 'failure', 'error', 'inactive'] as const;
export type GitHubState = (typeof GITHUB_STATES)[number];
