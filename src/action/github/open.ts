import type { Clock, Random } from '../../base/clock.ts';
import type { RunContext } from '../../deploy/inputs/context.ts';
import { createGitHubCalls } from './calls.ts';
import { GitHubSide, type OpenRecord } from './side.ts';

export interface OpenParts {
  readonly token: string;
  readonly context: RunContext;
  readonly open: OpenRecord;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  /** Keeps text for the `post` step. */
  readonly save: (open: OpenRecord) => void;
  readonly warn: (message: string, remedy: string) => void;
}

/** GitHub's side of a run; undefined outside a repository of GitHub's. */
export function openGitHubSide(parts: OpenParts): GitHubSide | undefined {
  const { context, token } = parts;
  if (context.repository === undefined) return undefined;
  const calls = createGitHubCalls({ ...parts, token, apiUrl: context.apiUrl, repository: context.repository });
  return new GitHubSide({ ...parts, calls });
}
