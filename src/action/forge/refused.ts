import type { SlipwayError } from '../../base/errors.ts';
import type { Forge } from './forge.ts';

/** The parts that the action sends to the forge. The forge may refuse each on its own. */
export type Part = 'deployments' | 'comment' | 'closing';

/** What each part is, and the permission that allows it: if that is missing, one warning for all of its parts is enough. */
export const PARTS: Readonly<Record<Part, { what(forge: Forge): string; readonly permission: string }>> = {
  deployments: { what: ({ name }) => `the ${name} deployment`, permission: 'deployments' },
  comment: { what: () => 'the comment', permission: 'pull requests' },
  closing: { what: () => 'knowing whether the pull request was closed', permission: 'pull requests' },
};

/** Returns true if the forge says no to this token. A rate limit may have the same status. */
export function isRefusal({ code, call }: SlipwayError): boolean {
  return [401, 403, 404].includes(call?.status ?? 0) && code !== 'rate_limited';
}

/** Makes the warning for a part that failed. If the forge refused it, the remedy lists the permissions to add. */
export function warningOf(
  part: Part,
  error: SlipwayError,
  doing: string,
  forge: Forge,
  uses: { readonly comment: boolean },
): readonly [message: string, remedy: string] {
  const message = `${doing} without ${PARTS[part].what(forge)}: ${error.message}`;
  if (!isRefusal(error)) return [message, `Nothing needs to change if this was a passing fault of ${forge.name}.`];
  const off = part === 'comment' ? ' (or set comment to false)' : '';
  return [message, `The job needs${off}:\n${forge.permissions(uses)}`];
}
