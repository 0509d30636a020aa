/** True for an IP address that reaches only this machine, as sockets write it: `::1`, 127.0.0.0/8. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|::1)$/.test(address);
}

/**
 * True for the host name of a URL that names only this machine: `localhost`, `*.localhost`, 127.0.0.0/8 and [::1].
 * Plain http is safe there, and requests use no proxy.
 */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:[^.]+\.)*localhost\.?$/i.test(hostname) || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
}
