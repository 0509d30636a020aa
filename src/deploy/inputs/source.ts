import { readRepository, withoutCredentials } from '../../contract/repository.ts';
import type { RunContext } from './context.ts';
import { refuseForkDeploy } from './forks.ts';
import type { RawInputs } from './table.ts';
import { invalid, missing, shown } from './values.ts';

/** The source that the platform builds. The commit is known only if repository and branch are those of the run. */
export interface BuildSource {
  readonly repository: string;
  readonly branch: string;
  readonly commit: string | undefined;
}

/** `repository` and `branch`: as given, else the run's own; on a pull request the head's. */
export function parseSource(raw: RawInputs, context: RunContext, takesForks: boolean): BuildSource {
  const own = {
    repository: context.pullRequest?.headRepository ?? context.repository,
    branch: context.pullRequest?.headBranch ?? context.refName,
  };
  const repository = raw.repository.trim() || own.repository;
  const branch = raw.branch.trim() || own.branch;
  if (repository === undefined) throw missing('repository', 'this run has none of its own', 'Write it as owner/name.');
  const checked = checkRepository(repository);
  if (branch === undefined) throw missing('branch', 'this run is for no branch', 'Name the branch to build.');
  if (!takesForks && raw.repository.trim() === '') refuseForkDeploy(context);
  const isOwn = repository.toLowerCase() === own.repository?.toLowerCase() && branch === own.branch;
  return {
    repository: checked,
    branch: checkBranch(branch),
    commit: isOwn ? context.sha : undefined,
  };
}

/** Accepts local paths and plain http: the platform decides whether it takes them. */
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
