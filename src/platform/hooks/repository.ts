import type { ForgeName } from '../../contract/hooks.ts';
import { filledTemplate, readRepository, repositoryKeys } from '../../contract/repository.ts';
import type { ForgePlace } from './forge-api.ts';

/** Returns the address of an app's repository: of `owner/name`, what the template makes of it. */
function addressOf(repository: string, template: string): string {
  const form = readRepository(repository, true);
  return form.kind === 'name' ? filledTemplate(template, form.name) : repository;
}

/** Returns true if one of the URLs, which a forge sent, is that of an app's repository. */
export function isRepositoryOf(urls: readonly string[], repository: string, template: string): boolean {
  const own = repositoryKeys(addressOf(repository, template));
  return urls.some((url) => repositoryKeys(url).some((key) => own.includes(key)));
}

/** Returns where an app's repository is on a forge. Undefined: it is a folder of this machine. */
export function forgePlace(
  forge: ForgeName,
  repository: string,
  template: string,
): Pick<ForgePlace, 'origin' | 'path'> | undefined {
  const url = URL.parse(addressOf(repository, template));
  if (!url || !['https:', 'http:'].includes(url.protocol)) return undefined;
  const parts = url.pathname
    .replace(/\.git$/, '')
    .split('/')
    .filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  // The groups of a repository on GitLab are part of its name. Elsewhere what is before the owner belongs to the forge.
  const above = forge === 'gitlab' ? [] : parts.slice(0, -2);
  const origin = [url.origin, ...above].join('/');
  try {
    return { origin, path: parts.slice(above.length).map(decodeURIComponent).map(encodeURIComponent).join('/') };
  } catch {
    // A % that is no escape: no forge has such a repository.
    return undefined;
  }
}
