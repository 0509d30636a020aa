import { SlipwayError } from '../base/errors.ts';
import { isLoopbackHost } from '../base/loopback.ts';
import { strictlyDecoded } from '../base/text.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns a `fetch` that uses the proxy of HTTPS_PROXY, HTTP_PROXY or ALL_PROXY (either case), except for NO_PROXY and
 * loopback. Without HTTPS_PROXY, https uses HTTP_PROXY too. If none is set, returns the global `fetch` and does not load
 * undici. Throws `invalid_input` if a variable is not an address; the error does not quote it, for it may contain a
 * password.
 */
export async function proxiedFetch(env: Env): Promise<typeof fetch> {
  const read = (name: string) => env[name.toLowerCase()] || env[name] || '';
  const all = read('ALL_PROXY');
  const httpProxy = proxyAddress(read('HTTP_PROXY') || all, 'HTTP_PROXY');
  const httpsProxy = proxyAddress(read('HTTPS_PROXY') || all, 'HTTPS_PROXY');
  if (httpProxy === '' && httpsProxy === '') return fetch;
  const undici = await import('undici');
  const proxied = new undici.EnvHttpProxyAgent({ httpProxy, httpsProxy, noProxy: read('NO_PROXY') });
  // Under NODE_USE_ENV_PROXY the global `fetch` would send requests to this machine to the proxy too.
  const direct = new undici.Agent();
  // Node.js and undici both type the same classes, and the types do not match member by member.
  const fetchBy = undici.fetch as unknown as (url: URL, init: object) => Promise<Response>;
  return async (input, init) => {
    if (input instanceof Request) throw new TypeError('This fetch takes an address, not a Request');
    const url = new URL(input);
    return fetchBy(url, { ...init, dispatcher: isLoopbackHost(url.hostname) ? direct : proxied });
  };
}

/** Those that undici knows. */
const SCHEMES = ['http:', 'https:', 'socks:', 'socks5:'];

/** Reads an address as curl does: without a scheme it is http. Empty stays empty. */
function proxyAddress(value: string, variable: string): string {
  const address = value === '' || value.includes('://') ? value : `http://${value}`;
  const url = URL.parse(address);
  const isReadable = (part: string) => strictlyDecoded(part) !== undefined;
  const isKnown = url !== null && SCHEMES.includes(url.protocol);
  if (address === '' || (isKnown && isReadable(url.username) && isReadable(url.password))) return address;
  throw new SlipwayError('invalid_input', `${variable} (or ALL_PROXY) is not the address of a proxy`, {
    remedy:
      'Write it as http://proxy.example.com:3128 or socks5://127.0.0.1:1080. In a user name and a password, % is written %25.',
  });
}
