/*
 * The one rule for `repository`: what the clients send, the control plane stores and the worker clones. `owner/name`, or
 * an https URL; a local path, `file://` and plain http where the platform was started with --allow-local-git.
 */

/** What a text names, or why it names nothing: `problem` and `instead` continue "… is" and "write …". */
export type RepositoryForm =
  /** `name` without `.git`. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'remote'; readonly url: URL }
  | { readonly kind: 'file'; readonly url: URL }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'refused'; readonly problem: string; readonly instead: string };

const MOST = 1_024;
/** `.`, `..` and nothing are no names, with `.git` behind them neither: they would lead out of a template's path. */
const OWNER_AND_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/;
const USUAL = 'owner/name, or a URL that begins with https://';
const ALLOW = '--allow-local-git';

/** Reads a `repository`. `allowLocal`: paths of this machine, `file://` and plain http are taken too. */
export function readRepository(text: string, allowLocal: boolean): RepositoryForm {
  if (text.length > MOST) return refused(`has more than ${MOST} characters`);
  if (/\p{Cc}/u.test(text)) return refused('has control characters');
  if (OWNER_AND_NAME.test(text)) return { kind: 'name', name: text.replace(/\.git$/, '') };
  if (text.startsWith('/')) return allowLocal ? { kind: 'path', path: text } : notHere('is a local path');
  const url = /^[a-z]+:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return remote(url, allowLocal);
  if (url?.protocol === 'file:') return file(url, allowLocal);
  return other(text);
}

function remote(url: URL, allowLocal: boolean): RepositoryForm {
  if (url.username !== '' || url.password !== '') {
    return refused('holds a user name or password', 'the URL without them, for the platform has access of its own');
  }
  if (url.protocol === 'http:' && !allowLocal) return notHere('is a URL of plain http');
  return { kind: 'remote', url };
}

function file(url: URL, allowLocal: boolean): RepositoryForm {
  if (url.host !== '' || /%(?:2f|00)/i.test(url.pathname)) return refused('is no path of this machine');
  return allowLocal ? { kind: 'file', url } : notHere('is a local path');
}

/** `git@host:path`, `ssh://` and `git://` are told by what https calls the same. */
function other(text: string): RepositoryForm {
  const [, host, path] =
    /^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.exec(
      text,
    ) ?? [];
  if (host === undefined) return refused('is neither owner/name nor an https URL');
  return refused('is an address for ssh or git://, and repositories are cloned over https', `https://${host}/${path}`);
}

function notHere(problem: string): RepositoryForm {
  return refused(`${problem}, which a platform takes only with ${ALLOW}`);
}

function refused(problem: string, instead = USUAL): RepositoryForm {
  return { kind: 'refused', problem, instead };
}

/** A URL, or a text that holds URLs, without the `user:password@` in them. */
export function withoutCredentials(text: string): string {
  return text.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g, '$1');
}

/** Where `owner/name` is cloned from, by the platform's template; both were checked. */
export function filledTemplate(template: string, name: string): string {
  return template.replaceAll('{repository}', () => name);
}

/** What is wrong with a template, and what to write; undefined where what it makes of `owner/name` can be cloned. */
export function templateFault(template: string, allowLocal: boolean) {
  const wanted = 'https://git.example.com/{repository}.git';
  if (!template.includes('{repository}')) return { problem: 'does not hold {repository}', instead: wanted };
  const filled = filledTemplate(template, 'owner/name');
  const url = /^[a-z]+:\/\/\S+$/i.test(filled) && URL.canParse(filled) ? new URL(filled) : undefined;
  if (url?.protocol === 'https:') return undefined;
  const local = url?.protocol === 'http:' || (url?.protocol === 'file:' && url.host === '');
  if (local && allowLocal) return undefined;
  if (!local) return { problem: 'is no https URL', instead: wanted };
  return { problem: `begins with ${url?.protocol}//, which needs ${ALLOW}`, instead: `${wanted}, or add ${ALLOW}` };
}
