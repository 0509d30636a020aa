import { unescape as decoded } from 'node:querystring';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filledTemplate, nameByTemplate, readRepository, withoutCredentials } from '../../../contract/repository.ts';
import { failure } from '../failure.ts';

export interface RepositoryRules {
  /** The URL of `owner/name`: `https://github.com/{repository}.git`. It may contain credentials. */
  readonly template: string;
  /** Accept absolute paths, `file://` and plain http, which the demo and check mode need. */
  readonly allowLocal: boolean;
}

export interface Repository {
  /** The URL that git fetches from, without credentials. */
  readonly url: string;
  /** The credentials in the template `--git-url`. */
  readonly credentials?: { readonly user: string; readonly password: string } | undefined;
  /** The URL for people, without credentials. */
  readonly shown: string;
  /** The value of `GIT_ALLOW_PROTOCOL`. */
  readonly protocols: string;
}

/** Returns how git fetches a repository. Throws `repository_not_allowed` for what `contract/repository.ts` refuses. */
export function resolveRepository(repository: string, rules: RepositoryRules): Repository {
  const form = readRepository(repository, rules.allowLocal);
  const shown = withoutCredentials(repository);
  switch (form.kind) {
    case 'name':
      // The template was checked at start.
      return named(filledTemplate(rules.template, form.name));
    case 'remote': {
      // The address of a repository of the template's server needs the template's credentials, as its name does.
      const name = nameByTemplate(rules.template, form.url);
      const credentials = name && named(filledTemplate(rules.template, name)).credentials;
      return { url: form.url.href, credentials: credentials || undefined, shown, protocols: protocolsOf(form.url) };
    }
    case 'file':
      return { url: fileURLToPath(form.url), shown, protocols: 'file' };
    case 'path':
      return named(pathToFileURL(form.path).href);
    case 'refused': {
      const message = `The repository "${shown}" ${form.problem}: write ${form.instead}`;
      throw failure('clone', 'repository_not_allowed', message);
    }
  }
}

function named(text: string): Repository {
  const url = new URL(text);
  const credentials =
    url.username || url.password ? { user: decoded(url.username), password: decoded(url.password) } : undefined;
  url.username = '';
  url.password = '';
  const local = url.protocol === 'file:';
  const shown = withoutCredentials(text);
  return { url: local ? fileURLToPath(url) : url.href, credentials, shown, protocols: protocolsOf(url) };
}

function protocolsOf({ protocol }: URL): string {
  return protocol === 'http:' ? 'http:https' : protocol.slice(0, -1);
}
