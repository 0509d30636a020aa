import { releaseTag, siteTag } from '../stores/cdn.ts';
import type { Cdn, CdnHeaders } from './cdn.ts';

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

/** Returns what a CDN says by headers. `maxAge`: seconds for which it keeps a page. */
export function taggedBy(shape: HeaderShape, maxAge: number): Pick<Cdn, 'tagHeader' | 'headers'> {
  return { tagHeader: shape.tags, headers: (site, release) => headersOf(shape, maxAge, site, release) };
}

function headersOf(shape: HeaderShape, maxAge: number, site: string, release: string): CdnHeaders {
  const [ofSite, ofRelease] = [siteTag(site), releaseTag(release)];
  const tagged = (...tags: readonly string[]) => ({
    [shape.tags]: tags.join(shape.between),
    // RFC 9875. No provider reads it yet.
    'cache-groups': tags.map((tag) => `"${tag}"`).join(', '),
  });
  const control = (value: string) => Object.fromEntries(shape.controls.map((name) => [name, value]));
  const kept = `max-age=${maxAge}, stale-if-error=${STALE_IF_ERROR}`;
  const page =
    shape.controls.length > 0
      ? control(kept)
      : { 'cache-control': `public, max-age=0, s-maxage=${maxAge}, stale-if-error=${STALE_IF_ERROR}` };
  return {
    page: { ...tagged(ofRelease, ofSite), ...page },
    asset: tagged(ofSite),
    never: shape.controls.length > 0 ? control('no-store') : {},
  };
}
