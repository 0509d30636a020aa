/** The roles of the platform, the least first. Each includes those before it. */
export const ROLES = ['viewer', 'deployer', 'admin'] as const;

export type Role = (typeof ROLES)[number];
