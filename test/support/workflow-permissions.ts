import { evaluateToken, type TemplateToken } from './workflow-language.ts';
import type { Trigger, World } from './workflow-world.ts';

/** The permissions of a job's token: `{ contents: 'read' }`. */
export type Permissions = Readonly<Record<string, string>>;

const LEVELS = ['none', 'read', 'write'];
const levelOf = (permissions: Permissions | undefined, name: string) => LEVELS.indexOf(permissions?.[name] ?? 'none');

/**
 * Returns the permissions of a job's token. Throws if a called job requests more than its caller has, as GitHub does.
 */
export function granted(
  id: string,
  token: TemplateToken | undefined,
  { fork }: Trigger,
  caller: { readonly permissions: Permissions | undefined },
): Permissions {
  const asked: Permissions = JSON.parse(JSON.stringify(evaluateToken(token, {}) ?? caller.permissions ?? {}));
  for (const [name, level] of Object.entries(asked)) {
    if (caller.permissions === undefined || LEVELS.indexOf(level) <= levelOf(caller.permissions, name)) continue;
    const had = caller.permissions[name] ?? 'none';
    if (fork) continue;
    throw new Error(`The nested job '${id}' is requesting '${name}: ${level}', but is only allowed '${name}: ${had}'`);
  }
  if (!fork) return asked;
  const read = Object.entries(asked).filter(([name]) => name !== 'id-token');
  return Object.fromEntries(read.map(([name, level]) => [name, level === 'write' ? 'read' : level]));
}

const ROUTES: readonly (readonly [route: string, permission: string, level: string])[] = [
  ['GET /repos/{owner}/{repo}/deployments', 'deployments', 'read'],
  ['POST /repos/{owner}/{repo}/deployments', 'deployments', 'write'],
  ['GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', 'deployments', 'read'],
  ['POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', 'deployments', 'write'],
  ['GET /repos/{owner}/{repo}/issues/{issue_number}/comments', 'pull-requests', 'read'],
  ['POST /repos/{owner}/{repo}/issues/{issue_number}/comments', 'pull-requests', 'write'],
  ['PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', 'pull-requests', 'write'],
  ['GET /repos/{owner}/{repo}/pulls/{pull_number}', 'pull-requests', 'read'],
];

/** Makes GitHub's API refuse what the job's token may not do. */
export function allow(permissions: Permissions, { github }: World): void {
  github.refusals.clear();
  for (const [route, name, level] of ROUTES) {
    if (levelOf(permissions, name) >= LEVELS.indexOf(level)) continue;
    github.refusals.set(route, [403, { message: 'Resource not accessible by integration' }]);
  }
}
