/** Headers by which nginx, lighttpd, Apache, LiteSpeed and Perlbal in front of the platform would answer with a file or an address of their own. */
const FOR_PROXIES: ReadonlySet<string> = new Set([
  'x-accel-redirect',
  'x-lighttpd-send-file',
  'x-litespeed-location',
  'x-reproxy-file',
  'x-reproxy-service',
  'x-reproxy-url',
  'x-sendfile',
  'x-sendfile-temporary',
  'x-sendfile2',
]);

/** True for a header, in lower case, that would be taken for the platform's, or obeyed by a proxy before it. */
export function isOfPlatform(name: string): boolean {
  return name.startsWith('x-slipway-') || FOR_PROXIES.has(name);
}
