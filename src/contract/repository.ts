import { percentDecoded } from '../base/text.ts';
/*
 * The one rule for `repository`, for the clients, the control plane and the worker. It is `owner/name` or an https URL.
 * If the platform was started with --allow-local-git, it may also be a local path, a `file://` URL or a plain http URL.
 */

/**
 * The meaning of a `repository`. If it is refused, `problem` completes "the repository …", and `instead` completes "write …".
 */
export type RepositoryForm =
  /** `name` without `.git`. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'remote'; readonly url: URL }
  | { readonly kind: 'file'; readonly url: URL }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'refused'; readonly problem: string; readonly instead: string };

const MOST = 1_024;
/** Refuses the names `.`, `..` and the empty one, also with `.git` after them: they would leave the template's path. */
const OWNER_AND_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/;
const USUAL = 'owner/name, or a URL that begins with https://';
const ALLOW = '--allow-local-git';

/** The URL of `owner/name` on GitHub. */
export const GITHUB_TEMPLATE = 'https://github.com/{repository}.git';

/** Returns `owner/name` of a git remote on github.com, over https or ssh. Undefined for any other. */
export function nameOnGitHub(remote: string): string | undefined {
  const path = /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(remote)?.[1] ?? '';
  return OWNER_AND_NAME.test(path) ? path.replace(/\.git$/, '') : undefined;
}

const ON_SSH =
  /^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;

/**
 * Returns the keys of a repository, by which two names of it are compared: `host/path` in lower case without `.git`, or an
 * absolute path. Names of one repository share a key. Bare `owner/name` may be on github.com, or on `server`. Empty if the
 * text is no repository.
 */
export function repositoryKeys(text: string, server = 'https://github.com'): readonly string[] {
  const plain = withoutCredentials(text.trim());
  if (plain.length > MOST) return [];
  const form = readRepository(plain, true);
  if (form.kind === 'path') return [localKey(form.path)];
  if (form.kind === 'file') return [localKey(percentDecoded(form.url.pathname))];
  if (form.kind === 'remote') return [remoteKey(form.url.host, form.url.pathname)];
  if (form.kind === 'name') {
    const hosts = ['github.com', URL.canParse(server) ? new URL(server).host : 'github.com'];
    return [...new Set(hosts.map((host) => remoteKey(host, form.name)))];
  }
  const [, host, path] = ON_SSH.exec(text.trim()) ?? [];
  return host === undefined || path === undefined ? [] : [remoteKey(host, path)];
}

function remoteKey(host: string, path: string): string {
  return `${host}/${path.replace(/^\/+|\/+$/g, '').replace(/\.git$/i, '')}`.toLowerCase();
}

/** The folder `.git` of a checkout is its repository. */
function localKey(path: string): string {
  return path.replace(/\/+$/, '').replace(/\/\.git$/, '') || '/';
}

/** Reads a `repository`. `allowLocal`: accepts local paths, `file://` and plain http too. */
export function readRepository(text: string, allowLocal: boolean): RepositoryForm {
  if (text.length > MOST) return refused(`has more than ${MOST} characters`);
  if (/\p{Cc}/u.test(text)) return refused('has control characters');
  if (OWNER_AND_NAME.test(text)) return { kind: 'name', name: text.replace(/\.git$/, '') };
  if (text.startsWith('/')) return allowLocal ? { kind: 'path', path: text } : notHere('is a local path');
  const url = urlOf(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return remote(url, allowLocal);
  if (url?.protocol === 'file:') return file(url, allowLocal);
  return other(text);
}

function urlOf(text: string): URL | undefined {
  return /^[a-z]+:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

function remote(url: URL, allowLocal: boolean): RepositoryForm {
  if (url.username !== '' || url.password !== '') {
    return refused('contains a user name or password', 'the URL without them: the platform has its own access');
  }
  if (url.protocol === 'http:' && !allowLocal) return notHere('is a URL of plain http');
  return { kind: 'remote', url };
}

function file(url: URL, allowLocal: boolean): RepositoryForm {
  if (url.host !== '' || /%(?:2f|00)/i.test(url.pathname)) return refused('is not a path on this machine');
  return allowLocal ? { kind: 'file', url } : notHere('is a local path');
}

/** For `git@host:path`, `ssh://` and `git://`, `instead` is the https URL of the same repository. */
function other(text: string): RepositoryForm {
  const [, host, path] = ON_SSH.exec(text) ?? [];
  if (host === undefined) return refused('is neither owner/name nor an https URL');
  return refused('is an address for ssh or git://, but repositories are cloned over https', `https://${host}/${path}`);
}

function notHere(problem: string): RepositoryForm {
  return refused(`${problem}, which a platform takes only with ${ALLOW}`);
}

function refused(problem: string, instead = USUAL): RepositoryForm {
  return { kind: 'refused', problem, instead };
}

/**
 * Returns what a service gets for `owner/name` of a server, as `https://git.example.com`: on github.com the name, elsewhere
 * the full address, because the name may be a stranger's on github.com. Any other repository is returned as it is.
 */
export function addressAt(serverUrl: string, repository: string): string {
  const form = readRepository(repository, true);
  const server = URL.parse(serverUrl);
  if (form.kind !== 'name' || server === null || server.host === 'github.com') return repository;
  return `${server.origin}${server.pathname.replace(/\/+$/, '')}/${form.name}.git`;
}

/** Removes `user:password@` from all URLs in a text. */
export function withoutCredentials(text: string): string {
  return text.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g, '$1');
}

/** The URL that `owner/name` is cloned from. Both arguments must have been checked. */
export function filledTemplate(template: string, name: string): string {
  return template.replaceAll('{repository}', () => name);
}

/** Returns the `owner/name` that the template makes this URL of, also without the `.git` at its end. Undefined if it makes another one. */
export function nameByTemplate(template: string, url: URL): string | undefined {
  const [before = '', after = ''] = withoutCredentials(template).split('{repository}');
  const wanted = url.href.replace(/\.git$/, '');
  const end = after.replace(/\.git$/, '');
  if (!wanted.startsWith(before) || !wanted.endsWith(end)) return undefined;
  const name = wanted.slice(before.length, wanted.length - end.length);
  return OWNER_AND_NAME.test(name) ? name : undefined;
}

/** Returns the problem of a template, and what to write instead. Undefined if the URL that it makes of `owner/name` can be cloned. */
export function templateFault(template: string, allowLocal: boolean) {
  const wanted = 'https://git.example.com/{repository}.git';
  if (!template.includes('{repository}')) return { problem: 'does not contain {repository}', instead: wanted };
  const filled = filledTemplate(template, 'owner/name');
  const url = urlOf(filled);
  if (url?.protocol === 'https:') return undefined;
  const local = url?.protocol === 'http:' || (url?.protocol === 'file:' && url.host === '');
  if (local && allowLocal) return undefined;
  if (!local) return { problem: 'is not an https URL', instead: wanted };
  return { problem: `begins with ${url?.protocol}//, which needs ${ALLOW}`, instead: `${wanted}, or add ${ALLOW}` };
}
