import type { HttpResponse } from '../shared/http.ts';
import type { Site } from '../stores/rows/records.ts';
import type { Cdn } from './cdn.ts';

type Headers = Readonly<Record<string, string>>;

export type CdnMarks = ReturnType<typeof createMarks>;

/** An answer that no cache may store or use again, as its own headers say. */
const UNSTORED = /\b(?:no-store|no-cache|private)\b/i;
const IMMUTABLE = /\bimmutable\b/i;
/** A function says that its answer may be kept. */
const KEPT = /\b(?:s-maxage|max-age)\s*=\s*"?0*[1-9]/i;
/** Headers by which an answer speaks to a CDN alone. */
const FOR_CDNS = ['cdn-cache-control', 'surrogate-control', 'cloudflare-cdn-cache-control'] as const;

export function createMarks(cdn: Pick<Cdn, 'headers' | 'tagHeader'>) {
  return {
    /**
     * Adds what the CDN reads. `isSure`: this node knows the live release. Other answers, and those of earlier releases and of previews, are
     * not for the CDN.
     */
    answer(site: Site, response: HttpResponse, isSure: boolean): HttpResponse {
      const { headers } = response;
      const [release, control = ''] = [headers['x-slipway-release'], headers['cache-control']];
      if (response.take || release === undefined) return response;
      const marks = cdn.headers(site.subdomain, release);
      const isKept = isSure && release === site.release?.deployID && !isPreview(site) && !UNSTORED.test(control);
      if (IMMUTABLE.test(control)) return { ...response, headers: { ...headers, ...marks.asset } };
      if (isKept) {
        const page = { ...marks.page, ...controlOf(control, marks.page['cache-control']) };
        return { ...response, headers: { ...headers, ...page, ...forCdns(headers) } };
      }
      const others = Object.entries(headers).filter(([name]) => !isMark(name, cdn));
      return { ...response, headers: { ...Object.fromEntries(others), ...neverOf(marks.never, control) } };
    },
    /** Returns the headers, names and values in turn, of what a function of `release` answers: its own, in `list`, with those for the CDN. */
    dynamic(site: Site, release: string, list: readonly string[]) {
      const own = (name: string) => valuesOf(list, name).join(', ');
      const marks = cdn.headers(site.subdomain, release);
      const said = FOR_CDNS.map(own).find((value) => value !== '') ?? own('cache-control');
      const isLive = release === site.release?.deployID && !isPreview(site);
      const isKept = isLive && KEPT.test(said) && !UNSTORED.test(said) && own('set-cookie') === '';
      const added = isKept ? tagsOf(marks.page, cdn.tagHeader) : neverOf(marks.never, own('cache-control'));
      // Tags of others would make their purges this app's, and a CDN takes only so many. What it must not keep says so in one header.
      const others = list.filter((_, at) => {
        const name = (list[at - (at % 2)] ?? '').toLowerCase();
        return !Object.hasOwn(added, name) && (!isMark(name, cdn) || (isKept && isForCdns(name)));
      });
      return [...others, ...Object.entries(added).flat()];
    },
  };
}

/** What an answer says to all caches, and not to browsers alone. With `must-revalidate`, a CDN may not answer with what it has. */
const FOR_CACHES = /^\s*(?:s-maxage|stale-if-error|must-revalidate|proxy-revalidate)\b/i;

/** Returns what an answer says to browsers, with the bound of a CDN that reads no header of its own. */
function controlOf(control: string, bound: string | undefined): Headers {
  if (bound === undefined) return {};
  const own = control.split(',').filter((each) => each.trim() !== '' && !FOR_CACHES.test(each));
  return { 'cache-control': [...own.map((each) => each.trim()), bound].join(', ') };
}

function forCdns(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isForCdns(name)));
}

function isForCdns(name: string): boolean {
  return FOR_CDNS.some((each) => each === name);
}

/** True for a header by which a CDN keeps or forgets an answer. */
function isMark(name: string, { tagHeader }: Pick<Cdn, 'tagHeader'>): boolean {
  return name === tagHeader || name === 'cache-groups' || isForCdns(name);
}

/** An app that is deleted when it was not deployed for a while is a preview: its pages change with each push, and few see them. */
function isPreview({ settings }: Site): boolean {
  return settings.lifetime !== undefined;
}

function tagsOf(page: Headers, tagHeader: string): Headers {
  const { [tagHeader]: tags = '', 'cache-groups': groups = '' } = page;
  return { [tagHeader]: tags, 'cache-groups': groups };
}

/** A CDN that reads no header of its own would keep what says so, and what says nothing for a time of its own. */
function neverOf(never: Headers, control: string): Headers {
  return Object.keys(never).length === 0 && !UNSTORED.test(control) ? { 'cache-control': 'no-cache' } : never;
}

function valuesOf(list: readonly string[], name: string): readonly string[] {
  return list.filter((_, at) => at % 2 === 1 && list[at - 1]?.toLowerCase() === name);
}
