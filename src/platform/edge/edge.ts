/**
 * The edge: serves the live release of each app at `<subdomain>.<domain>`.
 *
 * Mirrors: spec 1.3, 1.4 and 3.1: a site answers from its first successful deploy on, and a later deploy
 *   invalidates what was cached.
 * Gaps: no TLS; one range per request; `_redirects` without conditions, hosts and proxying.
 * By design: a switch of releases is one step, because caches of files and routes are keyed by release or by content.
 *   A response comes from one release, even if the site switches to another before it ends. Hashed assets of kept releases
 *   stay reachable, so that pages that were opened before a deploy continue to work.
 */
import { Readable } from 'node:stream';
import { BoundedCache } from '../../base/bounded-cache.ts';
import { type Clock, systemClock } from '../../base/clock.ts';
import { type Log, sparing } from '../../base/log.ts';
import { MIB } from '../../base/sizes.ts';
import type { CdnMarks } from '../cdn/marking.ts';
import type { Functions } from '../functions/index.ts';
import type { ServerSite } from '../functions/options.ts';
import { Refused, refusalPage } from '../functions/refusals.ts';
import { type Meter, NO_METER } from '../metering/meter.ts';
import type { ObjectReader } from '../objects/reader.ts';
import { decodePath } from '../rules/path.ts';
import { AskedPath } from '../rules/pattern.ts';
import { DamagedObject } from '../shared/damaged.ts';
import { type Handler, type HttpRequest, type HttpResponse, header, pathOf } from '../shared/http.ts';
import { isAssetOfBuild, isHashedName } from '../shared/media.ts';
import type { Release, Site } from '../stores/rows/records.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { type Answer, counted, isRead, markIndexing, otherMethod, redirect, toDomain, withoutBody } from './answer.ts';
import { KeptAssets, unlessAway } from './kept.ts';
import type { LateSites } from './late.ts';
import {
  BAD_PATH,
  DAMAGED,
  GONE,
  LONG_PATH,
  NOT_FOUND,
  NOT_LIVE_YET,
  SITE_UNAVAILABLE,
  STORAGE_UNAVAILABLE,
  UNKNOWN_HOST,
} from './pages.ts';
import { type Coming, createPrefetch } from './prefetch.ts';
import { isOfServer, LoadedRelease, type Route } from './release.ts';
import { FileSender } from './send.ts';
import type { SiteDirectory } from './site-directory.ts';
import { createSiteFinder, redirectedTo, type SiteFinder } from './visited-site.ts';

interface EdgeOptions {
  readonly sites: Pick<SiteDirectory, 'site'> & Partial<Pick<SiteDirectory, 'isSure'>>;
  readonly objects: ObjectReader;
  /** Bytes of memory for the contents of files. */
  readonly cacheBytes: number;
  readonly log: Log;
  /** Finds the site of a `Host` header. Default: the subdomains of `localhost`. */
  readonly finder?: SiteFinder;
  readonly siteUrl?: (domain: string) => string;
  readonly clock?: Clock;
  readonly meter?: Meter | undefined;
  readonly functions?: Pick<Functions, 'answer'> | undefined;
  /** Present if other nodes switch releases too. */
  readonly late?: Pick<LateSites, 'newer'> | undefined;
  /** Present if a CDN is before the platform. */
  readonly cdn?: Pick<CdnMarks, 'answer'> | undefined;
}

/** Bytes of all releases in memory, with their indexes, rules and routes. */
const RELEASES_BYTES = 64 * MIB;
/** Characters of a decoded path. The edge refuses longer paths before it evaluates rules: no file has such a path. */
const PATH_MOST = 4_096;
/** Milliseconds between two log lines about requests that failed, so that visitors cannot fill the log. */
const LOGGED_EVERY = 1_000;

export class Edge {
  readonly #options: EdgeOptions;
  /** For requests that failed. */
  readonly #logSeldom: Log;
  readonly #finder: SiteFinder;
  readonly #siteUrl: (domain: string) => string;
  readonly #sender: FileSender;
  readonly #kept: KeptAssets;
  readonly #releases = new BoundedCache<LoadedRelease>(RELEASES_BYTES);
  readonly #meter: Meter;
  /**
   * Fetches a release that goes live soon: its index, and the files that correspond to those that visitors of the present
   * release requested most. Resolves within 2 seconds, and never rejects. Does nothing if the site had no visitors here.
   */
  readonly prefetch: (coming: Coming) => Promise<void>;

  constructor(options: EdgeOptions) {
    const { sites, objects, cacheBytes, log, clock = systemClock, meter = NO_METER } = options;
    this.#options = options;
    this.#logSeldom = sparing(log, LOGGED_EVERY, () => clock.monotonic());
    this.#finder = options.finder ?? createSiteFinder({ sites, domain: 'localhost', isOwnHost: () => false });
    this.#siteUrl = options.siteUrl ?? ((domain) => `http://${domain}/`);
    this.#sender = new FileSender(objects, cacheBytes, clock);
    this.#meter = meter;
    this.#kept = new KeptAssets(objects);
    this.prefetch = createPrefetch({
      site: (subdomain) => sites.site(subdomain),
      loaded: (name) => this.#compiled(name),
      load: (org, name) => this.#load(org, name),
      warm: (file) => this.#sender.warm(file),
      cacheBytes,
      clock,
      log,
    });
  }

  /** Returns a response at once if it is in memory. */
  readonly handler: Handler = (request) => {
    const site = this.#finder.site(header(request, 'host') ?? '');
    if (!(site instanceof Promise)) return this.#handle(request, site);
    return site.then(
      (found) => this.#handle(request, found),
      (error: unknown) => this.#failed(request, error, SITE_UNAVAILABLE),
    );
  };

  #handle(request: HttpRequest, site: Site | undefined): Answer {
    if (site === undefined) return withoutBody(request, UNKNOWN_HOST);
    return counted(this.#meter, site, this.#unlessLate(request, site, this.#answerFor(request, site)));
  }

  /** Answers again, by what is live now, instead of a 404 that this node gives because it has missed a switch. */
  #unlessLate(request: HttpRequest, site: Site, answer: Answer): Answer {
    const { late } = this.#options;
    if (!late) return answer;
    if (answer instanceof Promise) return answer.then((response) => this.#unlessLate(request, site, response));
    if (answer.status !== 404 || answer.take) return answer;
    const newer = late.newer(site, isAssetOfBuild(pathOf(request.target)));
    return newer?.then((found) => (found ? this.#insteadOf(answer, request, found) : answer)) ?? answer;
  }

  #insteadOf({ body }: HttpResponse, request: HttpRequest, site: Site): Answer {
    if (body instanceof Readable) body.destroy();
    return this.#answerFor(request, site);
  }

  #answerFor(request: HttpRequest, site: Site): Answer {
    const isLive = !site.isDeleted && site.release !== null;
    if (!isRead(request) && !(isLive && this.#options.functions)) return otherMethod(request.method);
    if (site.isDeleted) return withoutBody(request, GONE);
    if (site.release === null) return withoutBody(request, NOT_LIVE_YET);
    const domain = site.settings.domains && this.#finder.domain(header(request, 'host') ?? '');
    const other = domain && redirectedTo(domain, site.settings.domains ?? []);
    if (other) return toDomain(request, this.#siteUrl(other));
    try {
      const release = this.#compiled(site.release);
      const answer = release
        ? this.#serve(request, site, release)
        : this.#loadOrEarlier(site, site.release).then((loaded) => this.#serve(request, site, loaded));
      const marked = this.#marked(site, answer);
      return marked instanceof Promise ? marked.catch((error: unknown) => this.#failed(request, error)) : marked;
    } catch (error) {
      return this.#failed(request, error);
    }
  }

  /** Adds what search engines and a CDN read. */
  #marked(site: Site, answer: Answer): Answer {
    const { cdn, sites } = this.#options;
    if (!cdn && site.settings.noindex !== true) return answer;
    const mark = (response: HttpResponse) => {
      const marked = markIndexing(site, response);
      return cdn ? cdn.answer(site, marked, sites.isSure !== false) : marked;
    };
    return answer instanceof Promise ? answer.then(mark) : mark(answer);
  }

  /** Returns the live release, or the one before it if only that can be read now: what was live stays live. */
  async #loadOrEarlier(site: Site, name: Release): Promise<LoadedRelease> {
    try {
      return await this.#load(site.org, name);
    } catch (error) {
      const earlier = site.kept.map((each) => this.#compiled(each)).find((each) => each !== undefined);
      if (!earlier || !(error instanceof StoreUnavailable)) throw error;
      this.#logSeldom('warn', 'edge_earlier_release', { deployID: earlier.deployID, live: name.deployID });
      return earlier;
    }
  }

  #compiled(name: Release): LoadedRelease | undefined {
    const release = this.#releases.get(name.deployID);
    return release?.manifestHash === name.manifestHash ? release : undefined;
  }

  #load(org: string, name: Release): Promise<LoadedRelease> {
    const { objects, log } = this.#options;
    if (!this.#compiled(name)) this.#releases.delete(name.deployID);
    return this.#releases.load(
      name.deployID,
      (release) => release.weight,
      async () => new LoadedRelease(org, name, await objects.index(org, name.manifestHash), log),
    );
  }

  #serve(request: HttpRequest, site: Site, release: LoadedRelease): Answer {
    if (release.isServer) return this.#serveServer(request, site, release);
    if (!isRead(request)) return otherMethod(request.method);
    const rawPath = pathOf(request.target);
    // Routes are cached by the decoded path. A path without `%` is its own decoded form.
    const isPlain = !rawPath.includes('%');
    const known = isPlain ? release.remembered(rawPath) : undefined;
    if (known) return this.#answer(request, known, release);
    const path = decodePath(rawPath);
    if (path === undefined) return withoutBody(request, BAD_PATH);
    if (path.length > PATH_MOST) return withoutBody(request, LONG_PATH);
    const asked = new AskedPath(`/${path}`);
    const route = (isPlain ? undefined : release.remembered(asked.path)) ?? release.direct(asked);
    return this.#serveAsked(request, site, release, asked, route);
  }

  /** `route`: what the release has at the path. */
  #serveAsked(request: HttpRequest, site: Site, release: LoadedRelease, asked: AskedPath, route?: Route): Answer {
    if (route) return this.#answer(request, route, release);
    const mayBeKept = site.kept.length > 0 && isAssetOfBuild(asked.path.slice(1));
    return mayBeKept
      ? this.#serveKept(request, site, release, asked)
      : this.#serveMissing(request, site, release, asked);
  }

  /** Serves a file of a release that is a server, and leaves all other requests to its functions. */
  #serveServer(request: HttpRequest, site: Site, release: LoadedRelease): Answer {
    if (!request.target.startsWith('/')) return withoutBody(request, BAD_PATH);
    const path = decodePath(pathOf(request.target));
    if (path !== undefined && isOfServer(path)) return withoutBody(request, NOT_FOUND, release);
    if (!isRead(request) || request.isUpgrade || path === undefined || path.length > PATH_MOST)
      return this.#function(site);
    const asked = new AskedPath(`/${path}`);
    return this.#serveAsked(request, site, release, asked, release.remembered(asked.path) ?? release.direct(asked));
  }

  #function(site: Site): HttpResponse {
    const { release } = site;
    const { functions } = this.#options;
    if (release === null) return NOT_LIVE_YET;
    return functions?.answer({ ...site, release }) ?? refusalPage(new Refused('functions_off', undefined, 60));
  }

  /** Returns the site of a subdomain if its live release is a server. May reject with `StoreUnavailable`. */
  async serverSite(subdomain: string): Promise<ServerSite | undefined> {
    const site = await this.#options.sites.site(subdomain);
    if (!site?.release || site.isDeleted) return undefined;
    const { release } = site;
    const loaded = this.#compiled(release) ?? (await this.#load(site.org, release));
    return loaded.isServer ? { ...site, release } : undefined;
  }

  /** Serves an asset of an earlier release to a page that was opened before the last deploy. */
  async #serveKept(request: HttpRequest, site: Site, live: LoadedRelease, asked: AskedPath): Promise<HttpResponse> {
    const path = asked.path.slice(1);
    for (const name of await this.#kept.releasesWith(site, path).catch(unlessAway([]))) {
      const release = this.#compiled(name) ?? (await this.#load(site.org, name).catch(unlessAway(undefined)));
      const route = release?.file(path, asked);
      if (release && route) return this.#answer(request, route, release);
    }
    return this.#serveMissing(request, site, live, asked);
  }

  #serveMissing(request: HttpRequest, site: Site, release: LoadedRelease, asked: AskedPath): Answer {
    if (release.isServer) {
      // The function of a release does not know the assets of the next one.
      const newer = isHashedName(asked.path) ? this.#options.late?.newer(site, true) : undefined;
      return (
        newer?.then((found) => (found ? this.#answerFor(request, found) : this.#function(site))) ?? this.#function(site)
      );
    }
    const route = release.missing(asked, site.settings.spaFallback);
    return route ? this.#answer(request, route, release) : withoutBody(request, NOT_FOUND, release);
  }

  #answer(request: HttpRequest, route: Route, release: LoadedRelease): Answer {
    if (route.kind === 'redirect') return redirect(request, route, release);
    route.served += 1;
    return this.#sender.send(request, route.file);
  }

  #failed(request: HttpRequest, error: unknown, unavailable = STORAGE_UNAVAILABLE): HttpResponse {
    const isAway = error instanceof StoreUnavailable;
    if (!isAway && !(error instanceof DamagedObject)) throw error;
    const event = isAway ? 'edge_unavailable' : 'edge_damaged';
    this.#logSeldom('error', event, { requestID: request.requestID, reason: error.message });
    return withoutBody(request, isAway ? unavailable : DAMAGED);
  }
}
