import { randomUUID } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Clock } from '../../base/clock.ts';
import { Sha256 } from '../../base/sha256.ts';
import type { CdnCredentials } from '../../contract/cdn.ts';
import type { HostState } from '../stores/cdn.ts';
import type { Cdn } from './cdn.ts';
import { commonOf } from './headers.ts';
import { type CdnCalls, call, namesHost, refusedPurge, unsure } from './request.ts';

/** CloudFront reads `s-maxage`, and no header for CDNs. The distribution says which header has the tags (`CacheTagConfig`). */
const SHAPE = { tags: 'cache-tag', between: ',', controls: [] } as const;
const API = 'https://cloudfront.amazonaws.com';
const VERSION = '2020-05-31';
const NAMESPACE = `http://cloudfront.amazonaws.com/doc/${VERSION}/`;
/** What it answers with status 400 if too many are in progress. */
const TOO_MANY = 'TooManyInvalidationsInProgress';
const TOO_MANY_AGAIN_MS = 15_000;

/** A distribution of CloudFront. Its host names need a certificate, so an operator adds them. */
export function createCloudFront(
  distribution: string,
  credentials: NonNullable<CdnCredentials['aws']>,
  maxAge: number,
  calls: CdnCalls,
  clock: Pick<Clock, 'now'>,
): Cdn {
  const { protocol, host, origin } = new URL(calls.api ?? API);
  const [hostname = '', port] = host.split(':');
  // The service is global, and its signatures are of this region.
  const signer = new SignatureV4({ service: 'cloudfront', region: 'us-east-1', credentials, sha256: Sha256 });
  const path = `/${VERSION}/distribution/${distribution}`;
  const send = async (method: string, target: string, body: string | undefined, stop: AbortSignal) => {
    const given = { host, ...(body !== undefined && { 'content-type': 'text/xml' }) };
    const request = { method, protocol, hostname, ...(port && { port: Number(port) }), path: target, headers: given };
    const signed = await signer.sign(
      { ...request, ...(body !== undefined && { body }) },
      { signingDate: new Date(clock.now()) },
    );
    const { host: _, ...headers } = signed.headers;
    return call(calls, `${origin}${target}`, { method, headers, ...(body !== undefined && { body }) }, stop);
  };
  return {
    name: 'CloudFront',
    // 3,000 may be in progress at once, and each takes less than half a minute.
    limits: { tags: 100, perMinute: 30 },
    ...commonOf(SHAPE, maxAge, calls),
    async activate(name, stop) {
      const called = await send('GET', path, undefined, stop);
      return called.isSuccess ? distributionState(called.text, distribution, name) : unsure(called);
    },
    async purge(tags, stop) {
      const called = await send('POST', `${path}/invalidation`, batchOf(tags), stop);
      if (called.isSuccess) return { kind: 'accepted' };
      if (!called.text.includes(TOO_MANY)) return refusedPurge(called);
      return { kind: 'refused', reason: 'it has too many purges in progress', againMs: TOO_MANY_AGAIN_MS };
    },
  };
}

/** Tags are letters, digits and hyphens, so that nothing of them is escaped. A repeated reference would be answered from before. */
function batchOf(tags: readonly string[]): string {
  const items = tags.map((tag) => `<Path>#${tag}</Path>`).join('');
  const paths = `<Paths><Quantity>${tags.length}</Quantity><Items>${items}</Items></Paths>`;
  const reference = `<CallerReference>${randomUUID()}</CallerReference>`;
  return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="${NAMESPACE}">${paths}${reference}</InvalidationBatch>`;
}

/** In XML of CloudFront's own making. */
function distributionState(text: string, distribution: string, host: string): HostState {
  const aliases = /<Aliases>(.*?)<\/Aliases>/s.exec(text)?.[1] ?? '';
  const names = [...aliases.matchAll(/<CNAME>([^<]{1,255})<\/CNAME>/g)].map(([, name = '']) => name);
  const header = /<CacheTagConfig>.*?<HeaderName>([^<]{1,255})<\/HeaderName>/s.exec(text)?.[1];
  const of = `the distribution ${distribution} of CloudFront`;
  if (!names.some((name) => namesHost(name, host)))
    return { kind: 'refused', reason: `${of} has no alternate domain name for ${host}` };
  if (header?.toLowerCase() !== SHAPE.tags)
    return { kind: 'refused', reason: `${of} does not read tags from the header ${SHAPE.tags} (CacheTagConfig)` };
  if (!/<Enabled>true<\/Enabled>/.test(text)) return { kind: 'refused', reason: `${of} is not enabled` };
  if (/<Status>InProgress<\/Status>/.test(text)) return { kind: 'pending', reason: `${of} is being changed` };
  return { kind: 'ready' };
}
