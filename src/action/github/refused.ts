import type { SlipwayError } from '../../base/errors.ts';
import type { RunContext } from '../../deploy/inputs/context.ts';

const PARTS = {
  deployments: { what: 'the GitHub deployment', off: '' },
  comment: { what: 'the comment', off: ' (or set comment to false)' },
  closing: { what: 'knowing whether the pull request was closed', off: '' },
} as const;
/** What the action sends to GitHub. GitHub may refuse each part on its own. */
export type Part = keyof typeof PARTS;

interface RefusedParts {
  readonly context: RunContext;
  readonly open: { readonly comment: boolean };
}

/** The warning for a part that failed. If GitHub refused it, the remedy lists the permissions to add. */
export function warningOf(
  part: Part,
  error: SlipwayError,
  isRefused: boolean,
  doing: string,
  parts: RefusedParts,
): readonly [message: string, remedy: string] {
  const { what } = PARTS[part];
  const message = `${doing} without ${what}: ${error.message}`;
  if (!isRefused) return [message, 'Nothing needs to change if this was a passing fault of GitHub.'];
  return [message, permissionsRemedy(PARTS[part], parts)];
}

/**
 * A workflow that names one permission loses all others, so the lines name every permission that this run uses. They
 * can be pasted as they are.
 */
function permissionsRemedy({ off }: (typeof PARTS)[Part], { context, open }: RefusedParts): string {
  const lines = [
    'contents: read',
    'deployments: write',
    ...(context.idTokenRequest ? ['id-token: write'] : []),
    ...(context.pullRequest ? [`pull-requests: ${open.comment ? 'write' : 'read'}`] : []),
  ];
  return [`The job needs${off}:`, 'permissions:', ...lines.map((line) => `  ${line}`)].join('\n');
}
