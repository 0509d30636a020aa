import { isObject, parsedJson } from '../../base/json.ts';
import type { HostState } from '../stores/cdn.ts';
import type { Cdn } from './cdn.ts';
import { taggedBy } from './headers.ts';
import { type Called, type CdnCalls, call, isSuccess, refusedPurge, releaseAt, unsure } from './request.ts';

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
    ...taggedBy(SHAPE, maxAge),
    async activate(host, stop) {
      const asked = await send('GET', '', undefined, stop);
      const found = resultOf(asked);
      if (!isObject(found)) return unsure(asked);
      const name = String(found.name);
      if (host === name || host.endsWith(`.${name}`)) {
        if (found.status === 'active' && found.paused !== true) return { kind: 'ready' };
        return { kind: 'pending', reason: `the zone ${name} is not active` };
      }
      const listed = await find(host, stop);
      const [known] = listOf(resultOf(listed));
      if (known) return customState(known);
      if (!isSuccess(listed)) return unsure(listed);
      const made = await send(
        'POST',
        '/custom_hostnames',
        { hostname: host, ssl: { method: 'http', type: 'dv' } },
        stop,
      );
      const custom = resultOf(made);
      if (isObject(custom)) return customState(custom);
      const state = unsure(made);
      return state.kind === 'ready' ? state : { ...state, reason: `it is not in the zone ${name}: ${state.reason}` };
    },
    async deactivate(host, stop) {
      const [known] = listOf(resultOf(await find(host, stop)));
      if (typeof known?.id === 'string')
        await send('DELETE', `/custom_hostnames/${encodeURIComponent(known.id)}`, undefined, stop);
    },
    async purge(tags, stop) {
      const called = await send('POST', '/purge_cache', { tags }, stop);
      return isSuccess(called) && bodyOf(called)?.success === true ? { kind: 'accepted' } : refusedPurge(called);
    },
    releaseAt: (url, stop) => releaseAt(calls, url, stop),
  };
}

function bodyOf(called: Called): Readonly<Record<string, unknown>> | undefined {
  const body = called.kind === 'answered' ? parsedJson(called.text) : undefined;
  return isObject(body) ? body : undefined;
}

/** Returns the part `result` of an answer that says `success`. */
function resultOf(called: Called): unknown {
  const body = isSuccess(called) ? bodyOf(called) : undefined;
  return body?.success === true ? body.result : undefined;
}

function listOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(result) ? result.filter(isObject) : [];
}

function customState({ status }: Readonly<Record<string, unknown>>): HostState {
  if (status === 'active') return { kind: 'ready' };
  return { kind: 'pending', reason: 'Cloudflare has not verified the host yet: it has to point to the zone' };
}
