import type { HttpResponse } from '../shared/http.ts';
import type { Site } from '../stores/rows/records.ts';
import type { Cdn } from './cdn.ts';

type Headers = Readonly<Record<string, string>>;

/** What the edge asks of the room. */
export interface CdnMarks {
  /**
   * Adds what the CDN reads to the answer of a site. `isSure`: this node knows for certain which release is live. An answer of which
   * it does not, of an earlier release, or of a preview, is not for the CDN.
   */
  answer(site: Site, response: HttpResponse, isSure: boolean): HttpResponse;
  /** Returns the headers, names and values in turn, of what a function of `release` answers: its own, in `list`, with those for the CDN. */
  dynamic(site: Site, release: string, list: readonly string[]): string[];
}

/** An answer that no cache may store or use again, as its own headers say. */
const UNSTORED = /\b(?:no-store|no-cache|private)\b/i;
const IMMUTABLE = /\bimmutable\b/i;
/** A function says that its answer may be kept. */
const KEPT = /\b(?:s-maxage|max-age)\s*=\s*"?0*[1-9]/i;
/** Headers by which an answer speaks to a CDN alone. */
const FOR_CDNS = ['cdn-cache-control', 'surrogate-control', 'cloudflare-cdn-cache-control'] as const;

export function createMarks(cdn: Pick<Cdn, 'headers' | 'tagHeader'>): CdnMarks {
  return {
    answer(site, response, isSure) {
      const { headers } = response;
      const [release, control = ''] = [headers['x-slipway-release'], headers['cache-control']];
      if (response.take || release === undefined) return response;
      const marks = cdn.headers(site.subdomain, release);
      const isLive = isSure && release === site.release?.deployID;
      return {
        ...response,
        headers: { ...headers, ...fileMarks(marks, control, isLive && !isPreview(site), headers) },
      };
    },
    dynamic(site, release, list) {
      const own = (name: string) => valuesOf(list, name).join(', ');
      const marks = cdn.headers(site.subdomain, release);
      // Tags of others would make their purges this app's, and a CDN takes only so many.
      const kept = without(list, [cdn.tagHeader, 'cache-groups']);
      const said = FOR_CDNS.map(own).find((value) => value !== '') ?? own('cache-control');
      const isLive = release === site.release?.deployID && !isPreview(site);
      const isKept = isLive && KEPT.test(said) && !UNSTORED.test(said) && own('set-cookie') === '';
      const added = isKept ? tagsOf(marks.page, cdn.tagHeader) : neverOf(marks.never, own('cache-control'));
      const names = Object.keys(added);
      return [...without(kept, names), ...Object.entries(added).flat()];
    },
  };
}

function fileMarks(
  { page, asset, never }: ReturnType<Cdn['headers']>,
  control: string,
  isKept: boolean,
  headers: Headers,
): Headers {
  if (IMMUTABLE.test(control)) return asset;
  if (UNSTORED.test(control) || !isKept) return never;
  // What the files of a site say to CDNs themselves counts.
  const said = Object.fromEntries(
    FOR_CDNS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  return { ...page, ...said };
}

/** An app that is deleted when it was not deployed for a while is a preview: its pages change with each push, and few see them. */
function isPreview({ settings }: Site): boolean {
  return settings.lifetime !== undefined;
}

function tagsOf(page: Headers, tagHeader: string): Headers {
  const { [tagHeader]: tags = '', 'cache-groups': groups = '' } = page;
  return { [tagHeader]: tags, 'cache-groups': groups };
}

/** A CDN that reads no header of its own would keep what says nothing for a time of its own. */
function neverOf(never: Headers, control: string): Headers {
  return Object.keys(never).length === 0 && control === '' ? { 'cache-control': 'no-cache' } : never;
}

function valuesOf(list: readonly string[], name: string): readonly string[] {
  return list.filter((_, at) => at % 2 === 1 && list[at - 1]?.toLowerCase() === name);
}

function without(list: readonly string[], names: readonly string[]): string[] {
  return list.filter((_, at) => !names.includes((list[at - (at % 2)] ?? '').toLowerCase()));
}
