/**
 * Functions: the servers that tenants wrote (app types `api`, `web-ssr`, `sse`), on this node.
 *
 * Mirrors: spec 1.7, 1.8 and 2.5: function apps, and their variables.
 * Gaps: HTTP/1.1 and WebSockets; no trailers.
 * By design: a node runs the functions of the requests that reach it, and no scheduler does. Instances are processes of their own,
 *   which a supervisor starts. This process reads nothing of theirs but HTTP.
 */
import { type Exchange, type HttpResponse, type Sent, takenOver } from '../shared/http.ts';
import type { Site } from '../stores/rows/records.ts';
import { type FunctionsOptions, functionSettings, type PrepareOptions, type ServerSite } from './options.ts';
import { Pool, type PoolStatus, type Target } from './pool.ts';
import { BODY_MOST, closeAfter, GONE, isRepeatable, type Passed, pass, Unsent } from './proxy.ts';
import { Refused, refusalPage } from './refusals.ts';
import type { Lease } from './slot.ts';
import { TurnShare } from './turn-share.ts';
import { type FunctionSettings, SHARE_OF_LEFT, type SiteKey } from './types.ts';
import type { Connection, OwnRequest } from './upstream.ts';
import { type FunctionStatus, shownStatus } from './view.ts';
import { passUpgrade } from './websocket.ts';

/** Times that a request of which nothing was sent goes to another instance, or to another connection. */
const AGAIN_MOST = 9;
/**
 * Milliseconds more before each: two seconds together. An instance that has crashed takes no connection, and is known to be gone when its
 * files are removed. From then on, requests wait for the next one.
 */
const AGAIN_MS = 50;
/** Milliseconds between two log lines about requests that the functions of one app did not answer. */
const LOGGED_EVERY = 1_000;

/** The functions of all apps on this node. */
export class Functions implements AsyncDisposable {
  readonly #options: FunctionsOptions;
  /** By subdomain. */
  readonly #pools = new Map<string, Pool>();
  readonly #turns = new TurnShare();
  readonly #loggedAt = new WeakMap<Pool, number>();
  /** `http` or `https`, of all sites. Set with the first pool. */
  #protocol = '';
  #open = 0;
  /** By organization. */
  readonly #openOf = new Map<string, number>();
  #isClosed = false;

  constructor(options: FunctionsOptions) {
    this.#options = options;
  }

  /** Answers a request of a site whose live release is a server. */
  answer(site: ServerSite): HttpResponse {
    if (!this.#options.instances) return refusalPage(new Refused('functions_off', undefined, 60));
    if (this.#isClosed) return refusalPage(new Refused('stopping'));
    return takenOver((exchange) => this.#answer(exchange, site));
  }

  /** Sends a POST of the platform itself to an app. Resolves with the status. Rejects if there is no answer. */
  async call(site: ServerSite, request: OwnRequest): Promise<number> {
    const { clock, served, siteUrl } = this.#options;
    if (this.#isClosed) throw new Refused('stopping');
    const began = clock.monotonic();
    const pool = this.#pool(site);
    pool.want(targetOf(site));
    const lease = await pool.acquire();
    try {
      const limit = functionSettings(site.type, site.settings).requestTimeoutMs ?? request.timeoutMs;
      const headers = { ...request.headers, host: new URL(siteUrl(site.subdomain)).host };
      const timeoutMs = Math.min(limit, request.timeoutMs);
      const status = await lease.upstream.post({ ...request, headers, timeoutMs });
      served?.(site, { status, bytes: 0 }, clock.monotonic() - began);
      return status;
    } finally {
      lease.release();
    }
  }

  /** Call it after a change of a site, of its app or of its variables. `find` returns the site as it is now. Never rejects. */
  async changed(subdomain: string, find: () => Promise<ServerSite | undefined>): Promise<void> {
    if (!this.#pools.has(subdomain)) return;
    try {
      const site = await find();
      const pool = this.#pools.get(subdomain);
      if (site) pool?.refresh(targetOf(site));
      else void this.stop(subdomain);
    } catch (error) {
      // What runs goes on. The next request finds out.
      this.#options.log('warn', 'function_change_not_read', { subdomain, reason: String(error) });
    }
  }

  /** Call it when changes may have been missed. */
  changedAll(find: (subdomain: string) => Promise<ServerSite | undefined>): void {
    for (const subdomain of this.#pools.keys()) void this.changed(subdomain, () => find(subdomain));
  }

  /** Starts an instance of a release that is not live yet, for the switch. Rejects with `StartFailed`, or with the reason of the signal. */
  async prepare({ app, subdomain, type, release, settings, env, signal }: PrepareOptions): Promise<void> {
    if (!this.#options.instances || this.#isClosed) return;
    await this.#pool({ ...app, subdomain }).prepare(targetOf({ type, release, settings }), env, signal);
  }

  async stop(subdomain: string): Promise<void> {
    await this.#pools.get(subdomain)?.stop();
    this.#forgetEmpty();
  }

  /** The apps with instances here, or with a failed start. */
  status(): readonly PoolStatus[] {
    return [...this.#pools.values()].map((pool) => pool.status);
  }

  /** One of them, as pages show it. Undefined: the app has neither here. */
  statusOf({ org, project, appID, subdomain }: SiteKey): FunctionStatus | undefined {
    const pool = this.#pools.get(subdomain);
    const { app } = pool ?? {};
    return pool && app?.org === org && app.project === project && app.appID === appID
      ? shownStatus(pool.status)
      : undefined;
  }

  /** Ends all event streams and WebSockets, so that a stop need not wait for them. */
  endStreams(): void {
    for (const pool of this.#pools.values()) pool.endStreams();
  }

  /** Ends the event streams and WebSockets, and all instances. Requests get 503 from now on. May be called again. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#pools.values()].map((pool) => pool.close()));
  }

  async #answer(exchange: Exchange, site: ServerSite): Promise<Sent> {
    const { clock, served } = this.#options;
    const began = clock.monotonic();
    const pool = this.#pool(site);
    let sent: Sent;
    try {
      sent = await this.#pass(exchange, site, pool);
    } catch (error) {
      sent = this.#refuse(exchange, site, pool, error);
    }
    served?.(site, sent, clock.monotonic() - began);
    return sent;
  }

  #pool({ org, project, appID, subdomain }: SiteKey): Pool {
    const known = this.#pools.get(subdomain);
    if (known) return known;
    const { instances, clock, log, siteUrl, envOf } = this.#options;
    if (!instances) throw new Refused('functions_off');
    this.#forgetEmpty();
    const app = { org, project, appID };
    const { host, protocol } = new URL(siteUrl(subdomain));
    this.#protocol = protocol.slice(0, -1);
    const pool = new Pool({ app, host, instances, clock, log, turns: this.#turns, envOf: () => envOf(app) });
    this.#pools.set(subdomain, pool);
    return pool;
  }

  #forgetEmpty(): void {
    for (const [subdomain, pool] of this.#pools) if (pool.isEmpty) this.#pools.delete(subdomain);
  }

  /** Nearly every request goes through here, so it makes few promises. */
  async #pass(exchange: Exchange, site: ServerSite, pool: Pool): Promise<Sent> {
    const { incoming, outgoing } = exchange;
    if (Number(incoming.headers['content-length'] ?? 0) > BODY_MOST) throw new Refused('body_too_large');
    const { release, type, org } = site;
    const settings = functionSettings(type, site.settings);
    if (!pool.isWanted(release, settings)) pool.want({ ...release, settings });
    const { clock, connections } = this.#options;
    const own = this.#openOf.get(org) ?? 0;
    if (own >= SHARE_OF_LEFT * (connections - this.#open)) throw new Refused('queue_full', undefined, 5);
    this.#count(org, 1);
    try {
      for (let again = 0; ; again += 1) {
        const acquired = pool.acquire(outgoing);
        const lease = acquired instanceof Promise ? await acquired : acquired;
        const { upstream } = lease;
        let connection: Connection | undefined;
        try {
          if (outgoing.destroyed || incoming.socket.destroyed) return { status: GONE, bytes: 0 };
          const passed = this.#passed(exchange, site, lease, settings);
          if (exchange.head !== undefined) return await passUpgrade(passed, upstream);
          connection = upstream.take(again > 0, !isRepeatable(incoming));
          return await pass(passed, connection);
        } catch (error) {
          if (!(error instanceof Unsent)) throw error;
          if (again === AGAIN_MOST) throw new Refused('instance_broke', error.cause);
        } finally {
          if (connection) upstream.give(connection);
          lease.release();
        }
        await clock.sleep(AGAIN_MS * again);
      }
    } finally {
      this.#count(org, -1);
    }
  }

  #passed(exchange: Exchange, site: Site, lease: Lease, { requestTimeoutMs }: FunctionSettings): Passed {
    const { cdn } = this.#options;
    return {
      ...exchange,
      own: ['X-Request-ID', exchange.requestID, 'X-Slipway-Release', lease.deployID, ...robotsOf(site)],
      headersFor: cdn && ((list) => cdn.dynamic(site, lease.deployID, list)),
      protocol: this.#protocol,
      timeoutMs: requestTimeoutMs,
      onStream: (endStream) => {
        if (!lease.stream(endStream)) endStream();
      },
    };
  }

  #count(org: string, change: 1 | -1): void {
    this.#open += change;
    const now = (this.#openOf.get(org) ?? 0) + change;
    if (now > 0) this.#openOf.set(org, now);
    else this.#openOf.delete(org);
  }

  #refuse(exchange: Exchange, site: Site, pool: Pool, error: unknown): Sent {
    const refused = error instanceof Refused ? error : new Refused('bad_answer', error);
    const { incoming, outgoing, requestID } = exchange;
    if (outgoing.destroyed || incoming.socket.destroyed) return { status: GONE, bytes: 0 };
    this.#logSeldom(pool, exchange, refused);
    const { status, headers, body } = refusalPage(refused);
    const bytes = body instanceof Uint8Array && incoming.method !== 'HEAD' ? body : undefined;
    closeAfter(exchange);
    outgoing.writeHead(status, [...Object.entries(headers).flat(), 'x-request-id', requestID, ...robotsOf(site)]);
    outgoing.end(bytes);
    return { status, bytes: bytes?.length ?? 0 };
  }

  #logSeldom(pool: Pool, { requestID }: Exchange, { code, cause }: Refused): void {
    const { clock, log } = this.#options;
    const now = clock.monotonic();
    if (now - (this.#loggedAt.get(pool) ?? Number.NEGATIVE_INFINITY) < LOGGED_EVERY) return;
    this.#loggedAt.set(pool, now);
    const { appID: app, org } = pool.app;
    log('warn', 'function_refused', {
      org,
      app,
      code,
      requestID,
      reason: cause instanceof Error ? cause.message : null,
    });
  }
}

function targetOf({ type, release, settings }: Pick<ServerSite, 'type' | 'release' | 'settings'>): Target {
  const { deployID, manifestHash } = release;
  return { deployID, manifestHash, settings: functionSettings(type, settings) };
}

/** Returns the header that asks search engines to leave a site out, if its app has the setting. */
function robotsOf({ settings }: Site): readonly string[] {
  return settings.noindex === true ? ['X-Robots-Tag', 'noindex'] : [];
}
