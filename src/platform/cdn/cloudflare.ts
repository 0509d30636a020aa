import { isObject, parsedJson } from '../../base/json.ts';
import type { HostState } from '../stores/cdn.ts';
import type { Cdn } from './cdn.ts';
import { commonOf } from './headers.ts';
import { type Called, type CdnCalls, call, refusedPurge, unsure } from './request.ts';

const SHAPE = { tags: 'cache-tag', between: ',', controls: ['cdn-cache-control'] } as const;

/** A zone of Cloudflare. A host that is not in the zone becomes a custom hostname of it. */
export function createCloudflare(zone: string, token: string, maxAge: number, calls: CdnCalls): Cdn {
  const base = `${calls.api ?? 'https://api.cloudflare.com'}/client/v4/zones/${zone}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = (method: string, path: string, body: unknown, stop: AbortSignal) =>
    call(calls, `${base}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }, stop);
  const find = (host: string, stop: AbortSignal) =>
    send('GET', `/custom_hostnames?hostname=${encodeURIComponent(host)}`, undefined, stop);
  return {
    name: 'Cloudflare',
    // Those of the free plan: a purge that is put off a little is better than one that is refused.
    limits: { tags: 100, perMinute: 5 },
    ...commonOf(SHAPE, maxAge, calls),
    async activate(host, stop) {
      const asked = await send('GET', '', undefined, stop);
      const found = answerOf(asked)?.result;
      if (!isObject(found)) return unsure(asked);
      const name = String(found.name);
      if (host === name || host.endsWith(`.${name}`)) {
        if (found.status === 'active' && found.paused !== true) return { kind: 'ready' };
        return { kind: 'pending', reason: `the zone ${name} is not active` };
      }
      const listed = await find(host, stop);
      const [known] = listOf(listed, host);
      if (known) return customState(known);
      if (!listed.isSuccess) return unsure(listed);
      const hostname = { hostname: host, ssl: { method: 'http', type: 'dv' } };
      const made = await send('POST', '/custom_hostnames', hostname, stop);
      const custom = answerOf(made)?.result;
      if (isObject(custom)) return customState(custom);
      // Another node may have been faster.
      const [other] = listOf(await find(host, stop), host);
      if (other) return customState(other);
      return unsure({ ...made, reason: `it is not in the zone ${name}: ${made.reason}` });
    },
    async deactivate(host, stop) {
      const listed = await find(host, stop);
      const id = listOf(listed, host)[0]?.id;
      const path = `/custom_hostnames/${encodeURIComponent(String(id))}`;
      const ended = typeof id === 'string' ? await send('DELETE', path, undefined, stop) : listed;
      if (ended.isSuccess) return;
      const isThere = typeof id !== 'string' || listOf(await find(host, stop), host).length > 0;
      if (isThere) throw new Error(ended.reason);
    },
    async purge(tags, stop) {
      const called = await send('POST', '/purge_cache', { tags }, stop);
      return answerOf(called) ? { kind: 'accepted' } : refusedPurge(called);
    },
  };
}

/** Returns an answer that says `success`. */
function answerOf({ isSuccess, text }: Called) {
  const body = isSuccess ? parsedJson(text) : undefined;
  return isObject(body) && body.success === true ? body : undefined;
}

/** Returns the custom hostnames that are `host`, whatever else the filter of the API lets through. */
function listOf(called: Called, host: string) {
  const result = answerOf(called)?.result;
  return Array.isArray(result) ? result.filter(isObject).filter(({ hostname }) => hostname === host) : [];
}

function customState({ status }: Readonly<Record<string, unknown>>): HostState {
  if (status === 'active') return { kind: 'ready' };
  return { kind: 'pending', reason: 'Cloudflare has not verified the host yet: it has to point to the zone' };
}
