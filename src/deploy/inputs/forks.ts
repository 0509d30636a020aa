import type { RunContext } from './context.ts';
import { invalid } from './values.ts';

/** Events whose runs get the repository's token and secrets, whoever wrote the code. */
const PRIVILEGED: ReadonlySet<string | undefined> = new Set(['pull_request_target', 'workflow_run']);

/**
 * A run on a fork's pull request that does have an ID token was started by `pull_request_target` or the like.
 * Deploying it would run a stranger's build with the app's variables; that must be asked for by name.
 */
export function refuseForkDeploy({ pullRequest }: RunContext): void {
  if (!pullRequest?.fork) return;
  throw invalid(
    'repository',
    `pull request #${pullRequest.number} comes from a fork, whose build would see the app's variables`,
    'Use "mode: check" for such pull requests, or name repository and branch yourself if you trust the fork.',
  );
}

/** A check builds the code on the runner, so a fork's code must find no secret there and no file of another run. */
export function refuseForkCheck({ fork, eventName, selfHosted }: RunContext, allowsSelfHosted: boolean): void {
  if (!fork) return;
  if (PRIVILEGED.has(eventName)) {
    throw invalid(
      'mode',
      `a run on ${eventName} has the repository's token and secrets, and this pull request comes from a fork, whose build could steal them`,
      'Check pull requests in a workflow on pull_request: it needs no secret and no permission but "contents: read".',
    );
  }
  if (selfHosted && !allowsSelfHosted) {
    throw invalid(
      'allow-forks-on-self-hosted',
      "this runner is self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it",
      "Check on GitHub's runners (in check.yml and preview.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.",
    );
  }
}
