/** undici as the bundles have it: the exports that Slipway and @actions/http-client use, from the files that the package publishes. */
import * as api from 'undici/lib/api/index.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import { getGlobalDispatcher } from 'undici/lib/global.js';

// The package's own entry does this too.
Object.assign(Dispatcher.prototype, api);

/** The package's own is a function of its entry. */
export function request(url, { dispatcher = getGlobalDispatcher(), ...options } = {}) {
  const { origin, pathname, search } = new URL(url);
  return dispatcher.request({ method: 'GET', ...options, origin, path: `${pathname}${search}` });
}

export { default as buildConnector } from 'undici/lib/core/connect.js';
export { default as Agent } from 'undici/lib/dispatcher/agent.js';
export { default as Client } from 'undici/lib/dispatcher/client.js';
export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';
export { default as Pool } from 'undici/lib/dispatcher/pool.js';
export { default as ProxyAgent } from 'undici/lib/dispatcher/proxy-agent.js';
export { fetch } from 'undici/lib/web/fetch/index.js';
