/** True if a name of a CDN's configuration, which may begin with `*.` for one label, is that of a host. */
export function namesHost(name: string, host: string): boolean {
  const lower = name.toLowerCase();
  if (!lower.startsWith('*.')) return lower === host;
  const dot = host.indexOf('.');
  return dot > 0 && host.slice(dot) === lower.slice(1);
}
