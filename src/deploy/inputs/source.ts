import { invalid, missing, shown } from '../../base/inputs.ts';
import { addressAt, readRepository, withoutCredentials } from '../../contract/repository.ts';
import type { RunContext } from './context.ts';
import type { RawInputs } from './table.ts';

/** Reads `repository` and `branch`. By default they are the run's own: on a pull request those of its head. Only then the commit is known. */
export function parseSource(raw: RawInputs, context: RunContext, takesForks: boolean) {
  const own = {
    repository: context.pullRequest?.headRepository ?? context.repository,
    branch: context.pullRequest?.headBranch ?? context.refName,
  };
  const repository = raw.repository.trim() || own.repository;
  const branch = raw.branch.trim() || own.branch;
  if (repository === undefined) throw missing('repository', 'this run has none of its own', 'Write it as owner/name.');
  const address = (name: string) => addressAt(context.serverUrl, name);
  const checked = address(checkRepository(repository));
  if (branch === undefined) throw missing('branch', 'this run is for no branch', 'Name the branch to build.');
  if (!takesForks && raw.repository.trim() === '') refuseForkDeploy(context);
  const isOwn =
    own.repository !== undefined &&
    checked.toLowerCase() === address(own.repository).toLowerCase() &&
    branch === own.branch;
  return {
    repository: checked,
    branch: checkBranch(branch),
    commit: isOwn ? context.sha : undefined,
  };
}

/** Accepts local paths and plain http, because the platform decides about them. */
function checkRepository(text: string): string {
  const form = readRepository(text, true);
  if (form.kind !== 'refused') return text;
  throw invalid('repository', `"${shown(withoutCredentials(text))}" ${form.problem}`, `Write ${form.instead}.`);
}

/** The rules of `git check-ref-format` that a typing mistake breaks. */
function checkBranch(text: string): string {
  if (/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(text) || hasControls(text)) {
    throw invalid('branch', `"${shown(text)}" cannot be the name of a branch`, 'Name a branch as git does: main.');
  }
  return text;
}

function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Returns the name to compare a check with: any name of a commit that git cannot mistake for an option. */
export function parseCompareTo(raw: RawInputs, mode: string): string | undefined {
  const name = raw['compare-to'].trim();
  if (name === '') return undefined;
  if (mode !== 'check') {
    throw invalid('compare-to', `only a check compares, and mode is "${shown(raw.mode)}"`, 'Leave it out.');
  }
  if (/^[-^:+]|\s|\.\.|:/.test(name) || name.length > 255 || hasControls(name)) {
    throw invalid('compare-to', `"${shown(name)}" cannot name a commit`, 'Name a branch, a tag or a commit: HEAD^1.');
  }
  return name;
}

/** Events whose runs get the repository's token and secrets, whoever wrote the code. */
const PRIVILEGED: ReadonlySet<string | undefined> = new Set(['pull_request_target', 'workflow_run']);

/**
 * A run on a fork's pull request that does have an ID token was started by `pull_request_target` or the like.
 * Deploying it would run a stranger's build with the app's variables; that must be asked for by name.
 */
function refuseForkDeploy({ pullRequest }: RunContext): void {
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
      "this runner does not say that it is GitHub's own, so it counts as self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it",
      "Check on GitHub's runners (in check.yml and preview.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.",
    );
  }
}
