import { isAbsolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { failure } from './failure.ts';

export interface RepositoryRules {
  /** Where `owner/name` lies: `https://github.com/{repository}.git`. */
  readonly template: string;
  /** Take absolute paths, `file://` and plain http, as the demo and check mode need. */
  readonly allowLocal: boolean;
}

/** A repository that may be cloned: what git is given, and what people are shown. */
export interface Repository {
  readonly url: string;
  /** Without the credentials that a URL may carry. */
  readonly shown: string;
  /** What `GIT_ALLOW_PROTOCOL` is set to. */
  readonly protocols: string;
}

const OWNER_AND_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/**
 * The repository of an app record as git is to fetch it. Throws `repository_not_allowed` for other transports than
 * https (`ext::`, ssh, git), options that pose as URLs, and local paths where these are not allowed.
 */
export function resolveRepository(repository: string, rules: RepositoryRules): Repository {
  if (OWNER_AND_NAME.test(repository)) {
    return fromURL(rules.template.replace('{repository}', repository.replace(/\.git$/, '')), rules);
  }
  if (isAbsolute(repository)) return fromURL(pathToFileURL(repository).href, rules);
  return fromURL(repository, rules);
}

function fromURL(text: string, rules: RepositoryRules): Repository {
  const url = URL.canParse(text) && /^[a-z]+:\/\//i.test(text) ? new URL(text) : undefined;
  const shown = withoutCredentials(text);
  if (url?.protocol === 'https:') return { url: url.href, shown, protocols: 'https' };
  if (url?.protocol === 'http:' && rules.allowLocal) return { url: url.href, shown, protocols: 'http:https' };
  if (url?.protocol === 'file:' && rules.allowLocal && url.host === '') {
    return { url: fileURLToPath(url), shown, protocols: 'file' };
  }
  const why = url?.protocol === 'file:' ? 'is on this machine' : 'is no https URL and no owner/name';
  throw failure(
    'clone',
    'repository_not_allowed',
    `The repository "${shown}" ${why}, and this platform does not clone such`,
  );
}

/** A URL, or a text that holds URLs, without the `user:password@` in them. */
export function withoutCredentials(text: string): string {
  return text.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g, '$1');
}
