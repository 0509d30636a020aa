import type { Exchange, Sent } from '../shared/http.ts';
import type { Site } from '../stores/rows/records.ts';
import { type FunctionsOptions, functionSettings, type PrepareOptions, type ServerSite } from './options.ts';
import { Pool, type PoolStatus, type Target } from './pool.ts';
import { BODY_MOST, GONE, isRepeatable, type Passed, pass, Unsent } from './proxy.ts';
import { Refused, refusalPage } from './refusals.ts';
import type { Lease } from './slot.ts';
import type { FunctionStatus, SiteKey } from './status.ts';
import { TurnShare } from './turn-share.ts';
import type { FunctionSettings, Instances } from './types.ts';
import { type Connection, type OwnRequest, post } from './upstream.ts';
import { shownStatus } from './view.ts';
import { passUpgrade } from './websocket.ts';

/** Times that a request is sent to another instance, or by another connection. */
const AGAIN_MOST = 2;
/** Milliseconds before that: an instance that has crashed is noticed by then. */
const AGAIN_MS = 50;
/** Milliseconds between two log lines about requests that the functions of one app did not answer. */
const LOGGED_EVERY = 1_000;
/** Milliseconds in which a client reads a refusal that came before the end of its body. */
const LINGER_MS = 1_000;
/**
 * An organization may have this many times the requests that are left for all. So one has at most three quarters of all, and several
 * always leave some for the next one, however many their visitors and streams are.
 */
const SHARE_OF_LEFT = 3;

export interface AppsOptions extends FunctionsOptions {
  readonly instances: Instances;
}

/** The functions of all apps on this node. */
export class Apps {
  readonly #options: AppsOptions;
  /** By subdomain. */
  readonly #pools = new Map<string, Pool>();
  readonly #turns = new TurnShare();
  readonly #loggedAt = new WeakMap<Pool, number>();
  /** `http` or `https`, of all sites. */
  readonly #protocol: string;
  #open = 0;
  /** By organization. */
  readonly #openOf = new Map<string, number>();

  constructor(options: AppsOptions) {
    this.#options = options;
    this.#protocol = new URL(options.siteUrl('site')).protocol.slice(0, -1);
  }

  get status(): readonly PoolStatus[] {
    return [...this.#pools.values()].map((pool) => pool.status);
  }

  statusOf({ org, project, appID, subdomain }: SiteKey): FunctionStatus | undefined {
    const pool = this.#pools.get(subdomain);
    const { app } = pool ?? {};
    return pool && app?.org === org && app.project === project && app.appID === appID
      ? shownStatus(pool.status)
      : undefined;
  }

  get subdomains(): readonly string[] {
    return [...this.#pools.keys()];
  }

  /** Answers a request by the live release of a site, which is a server. */
  async answer(exchange: Exchange, site: ServerSite): Promise<Sent> {
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

  /** Sends a POST of the platform itself to the app. Resolves with the status. Rejects if there is no answer. */
  async call(site: ServerSite, request: OwnRequest): Promise<number> {
    const { clock, served } = this.#options;
    const began = clock.monotonic();
    const pool = this.#pool(site);
    pool.want(targetOf(site));
    const lease = await pool.acquire();
    try {
      const limit = functionSettings(site.type, site.settings).requestTimeoutMs ?? request.timeoutMs;
      const connection = lease.upstream.take(false, true);
      try {
        const headers = { ...request.headers, host: new URL(this.#options.siteUrl(site.subdomain)).host };
        const status = await post(connection, { ...request, headers, timeoutMs: Math.min(limit, request.timeoutMs) });
        served?.(site, { status, bytes: 0 }, clock.monotonic() - began);
        return status;
      } finally {
        lease.upstream.give(connection);
      }
    } finally {
      lease.release();
    }
  }

  /** A site has changed. Undefined: it has no live release that is a server. */
  changed(subdomain: string, site: ServerSite | undefined): void {
    const pool = this.#pools.get(subdomain);
    if (!pool) return;
    if (site) pool.refresh(targetOf(site));
    else void pool.stop().then(() => this.#forgetEmpty());
  }

  prepare({ app, subdomain, type, release, settings, env, signal }: PrepareOptions): Promise<void> {
    return this.#pool({ ...app, subdomain }).prepare(targetOf({ type, release, settings }), env, signal);
  }

  async stop(subdomain: string): Promise<void> {
    await this.#pools.get(subdomain)?.stop();
    this.#forgetEmpty();
  }

  endStreams(): void {
    for (const pool of this.#pools.values()) pool.endStreams();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.close()));
  }

  #pool({ org, project, appID, subdomain }: SiteKey): Pool {
    let pool = this.#pools.get(subdomain);
    if (pool) return pool;
    this.#forgetEmpty();
    const { instances, clock, log, siteUrl, envOf } = this.#options;
    const app = { org, project, appID };
    const host = new URL(siteUrl(subdomain)).host;
    pool = new Pool({ app, host, instances, clock, log, turns: this.#turns, envOf: () => envOf(app) });
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
    const { incoming, outgoing } = exchange;
    if (outgoing.destroyed || incoming.socket.destroyed) return { status: GONE, bytes: 0 };
    this.#logSeldom(pool, exchange, refused);
    return refuse(exchange, refused, robotsOf(site));
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

function refuse({ incoming, outgoing, requestID }: Exchange, refused: Refused, own: readonly string[]): Sent {
  const { status, headers, body } = refusalPage(refused);
  const bytes = body instanceof Uint8Array && incoming.method !== 'HEAD' ? body : undefined;
  if (!incoming.complete) {
    // What is left of the body would be the next request.
    outgoing.shouldKeepAlive = false;
    outgoing.once('finish', () => setTimeout(() => incoming.socket.destroy(), LINGER_MS).unref());
  }
  outgoing.writeHead(status, [...Object.entries(headers).flat(), 'x-request-id', requestID, ...own]);
  outgoing.end(bytes);
  return { status, bytes: bytes?.length ?? 0 };
}
