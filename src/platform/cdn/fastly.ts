import { isObject, parsedJson } from '../../base/json.ts';
import type { Cdn } from './cdn.ts';
import { commonOf } from './headers.ts';
import { type CdnCalls, call, namesHost, refusedPurge, unsure } from './request.ts';

// Fastly reads the first of both, and other caches before it the second.
const SHAPE = { tags: 'surrogate-key', between: ' ', controls: ['surrogate-control', 'cdn-cache-control'] } as const;

/** A service of Fastly. Its domains are added with a new version of the service, so an operator does that. */
export function createFastly(service: string, token: string, maxAge: number, calls: CdnCalls): Cdn {
  const base = `${calls.api ?? 'https://api.fastly.com'}/service/${service}`;
  const headers = { 'fastly-key': token, accept: 'application/json' };
  return {
    name: 'Fastly',
    limits: { tags: 256, perMinute: 600 },
    ...commonOf(SHAPE, maxAge, calls),
    async activate(host, stop) {
      const called = await call(calls, `${base}/domain`, { method: 'GET', headers }, stop);
      if (!called.isSuccess) return unsure(called);
      if (namesIn(called.text).some((name) => namesHost(name, host))) return { kind: 'ready' };
      return { kind: 'refused', reason: `the service ${service} of Fastly has no domain for ${host}` };
    },
    async purge(tags, stop) {
      const body = JSON.stringify({ surrogate_keys: tags });
      const given = { ...headers, 'content-type': 'application/json' };
      const called = await call(calls, `${base}/purge`, { method: 'POST', headers: given, body }, stop);
      return called.isSuccess ? { kind: 'accepted' } : refusedPurge(called);
    },
  };
}

function namesIn(text: string): readonly string[] {
  const list = parsedJson(text);
  return Array.isArray(list)
    ? list.flatMap((each) => (isObject(each) && typeof each.name === 'string' ? [each.name] : []))
    : [];
}
