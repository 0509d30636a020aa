import { fileURLToPath, pathToFileURL } from 'node:url';
import { filledTemplate, type RepositoryForm, readRepository, withoutCredentials } from '../../contract/repository.ts';
import { failure } from './failure.ts';

export { withoutCredentials } from '../../contract/repository.ts';

export interface RepositoryRules {
  /** What `owner/name` becomes: `https://github.com/{repository}.git`. It may hold credentials. */
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

/**
 * The repository of an app record as git is to fetch it. Throws `repository_not_allowed` for what
 * `contract/repository.ts` refuses: other transports than https, options that pose as URLs, local paths where these are
 * not allowed.
 */
export function resolveRepository(repository: string, rules: RepositoryRules): Repository {
  const form = readRepository(repository, rules.allowLocal);
  const shown = withoutCredentials(repository);
  switch (form.kind) {
    case 'name':
      // The template was checked at start.
      return named(filledTemplate(rules.template, form.name));
    case 'remote':
      return { url: form.url.href, shown, protocols: protocolsOf(form.url) };
    case 'file':
      return { url: fileURLToPath(form.url), shown, protocols: 'file' };
    case 'path':
      return named(pathToFileURL(form.path).href);
    case 'refused':
      throw notAllowed(shown, form);
  }
}

function named(text: string): Repository {
  const url = new URL(text);
  const local = url.protocol === 'file:';
  return { url: local ? fileURLToPath(url) : url.href, shown: withoutCredentials(text), protocols: protocolsOf(url) };
}

function protocolsOf({ protocol }: URL): string {
  return protocol === 'http:' ? 'http:https' : protocol.slice(0, -1);
}

function notAllowed(shown: string, { problem, instead }: RepositoryForm & { readonly kind: 'refused' }) {
  const message = `The repository "${shown}" ${problem}: write ${instead}`;
  return failure('clone', 'repository_not_allowed', message);
}
