import { SlipwayError } from '../base/errors.ts';
import { isLoopbackHost } from '../base/loopback.ts';

/**
 * Checks a service's address: absolute, https (http only for loopback), without user name and query. Returns it without
 * a trailing slash in its path. Throws `invalid_input` or `insecure_url` naming `input`.
 */
export function checkServiceUrl(address: string, input: string): URL {
  const text = address.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new SlipwayError('invalid_input', `${input} is not an http(s) address`, {
      input,
      remedy: 'Write it with its scheme, as https://platform.example.com.',
    });
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new SlipwayError('invalid_input', `${input} has more than host and path`, {
      input,
      remedy: 'Leave out user name, password, query and fragment.',
    });
  }
  requireSecure(url, input);
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url;
}

/** Throws `insecure_url` if a credential would travel unencrypted. `input` names the input at fault. */
export function requireSecure(url: URL, input: string): void {
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))) return;
  throw new SlipwayError('insecure_url', `${input} names ${url.origin}, which is not https`, {
    input,
    remedy: 'Use https; plain http is for loopback addresses only, because the requests carry credentials.',
  });
}

/** Returns the address of a path below a service's address. */
export function addressBelow(base: URL, path: string): URL {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/$/, '')}${path}`;
  return url;
}
