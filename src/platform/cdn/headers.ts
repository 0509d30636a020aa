import { releaseTag, siteTag } from '../stores/cdn.ts';
import type { Cdn } from './cdn.ts';
import { type CdnCalls, releaseBy } from './request.ts';

/** How a provider reads tags, and for how long it may keep an answer. */
export interface HeaderShape {
  readonly tags: string;
  /** Between two tags. */
  readonly between: ' ' | ',';
  /** The headers for caches of CDNs that it reads (RFC 9213). Empty: it reads `cache-control` alone. */
  readonly controls: readonly ('cdn-cache-control' | 'surrogate-control')[];
}

/** Seconds for which a CDN may answer with what it has while the platform does not answer, or answers with an error. */
export const STALE_IF_ERROR = 86_400;

/** Returns what most providers have in common. `maxAge`: seconds for which the CDN keeps a page. */
export function commonOf(
  { tags: tagHeader, between, controls }: HeaderShape,
  maxAge: number,
  calls: CdnCalls,
): Pick<Cdn, 'tagHeader' | 'headers' | 'deactivate' | 'releaseAt'> {
  const tagged = (...tags: readonly string[]) => ({
    [tagHeader]: tags.join(between),
    // RFC 9875. No provider reads it yet.
    'cache-groups': tags.map((tag) => `"${tag}"`).join(', '),
  });
  const control = (value: string) => Object.fromEntries(controls.map((name) => [name, value]));
  const page =
    controls.length > 0
      ? control(`max-age=${maxAge}, stale-if-error=${STALE_IF_ERROR}`)
      : { 'cache-control': `s-maxage=${maxAge}, stale-if-error=${STALE_IF_ERROR}` };
  const never = controls.length > 0 ? control('no-store') : {};
  return {
    tagHeader,
    headers(site, release) {
      const [ofSite, ofRelease] = [siteTag(site), releaseTag(release)];
      return { page: { ...tagged(ofRelease, ofSite), ...page }, asset: tagged(ofSite), never };
    },
    deactivate: async () => {},
    async releaseAt(url, stop) {
      const ask = async (signal: AbortSignal) => {
        const { body, headers } = await calls.fetch(url, { redirect: 'manual', signal });
        await body?.cancel();
        return headers.get('x-slipway-release');
      };
      return releaseBy(ask, calls, stop);
    },
  };
}
