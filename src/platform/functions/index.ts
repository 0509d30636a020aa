/**
 * Functions: the servers that tenants wrote (app types `api`, `web-ssr`, `sse`), on this node.
 *
 * Mirrors: spec 1.7, 1.8 and 2.5: function apps, and their variables.
 * Gaps: HTTP/1.1 and WebSockets; no trailers.
 * By design: a node runs the functions of the requests that reach it, and no scheduler does. Instances are processes of their own,
 *   which a supervisor starts. This process reads nothing of theirs but HTTP. What is loaded for that is loaded by the first request.
 */
import { type HttpResponse, takenOver } from '../shared/http.ts';
import type { Apps } from './apps.ts';
import type { FunctionsOptions, PrepareOptions, ServerSite } from './options.ts';
import type { PoolStatus } from './pool.ts';
import { Refused, refusalPage } from './refusals.ts';
import type { FunctionStatus, SiteKey } from './status.ts';
import type { Instances } from './types.ts';
import type { OwnRequest } from './upstream.ts';

export class Functions implements AsyncDisposable {
  readonly #options: FunctionsOptions;
  #opening: Promise<Apps> | undefined;
  #apps: Apps | undefined;
  #isClosed = false;

  constructor(options: FunctionsOptions) {
    this.#options = options;
  }

  /** Answers a request of a site whose live release is a server. */
  answer(site: ServerSite): HttpResponse {
    const { instances } = this.#options;
    if (!instances) return refusalPage(new Refused('functions_off', undefined, 60));
    if (this.#isClosed) return refusalPage(new Refused('stopping'));
    const apps = this.#apps;
    if (apps) return takenOver((exchange) => apps.answer(exchange, site));
    return takenOver(async (exchange) => (await this.#open(instances)).answer(exchange, site));
  }

  /** Sends a POST of the platform itself to an app. Resolves with the status. Rejects if there is no answer. */
  async call(site: ServerSite, request: OwnRequest): Promise<number> {
    const { instances } = this.#options;
    if (!instances || this.#isClosed) throw new Refused('stopping');
    return (await this.#open(instances)).call(site, request);
  }

  /** Call it after a change of a site, of its app or of its variables. `find` returns the site as it is now. Never rejects. */
  async changed(subdomain: string, find: () => Promise<ServerSite | undefined>): Promise<void> {
    if (!this.#apps?.subdomains.includes(subdomain)) return;
    try {
      this.#apps.changed(subdomain, await find());
    } catch (error) {
      // What runs goes on. The next request finds out.
      this.#options.log('warn', 'function_change_not_read', { subdomain, reason: String(error) });
    }
  }

  /** Call it when changes may have been missed. */
  changedAll(find: (subdomain: string) => Promise<ServerSite | undefined>): void {
    for (const subdomain of this.#apps?.subdomains ?? []) void this.changed(subdomain, () => find(subdomain));
  }

  /**
   * Starts an instance of a release that is not live yet, and keeps it for the switch. Rejects with `StartFailed`, or with the
   * signal's reason. Does nothing if this node runs no functions.
   */
  async prepare(given: PrepareOptions): Promise<void> {
    const { instances } = this.#options;
    if (instances && !this.#isClosed) await (await this.#open(instances)).prepare(given);
  }

  /** Ends the instances of an app. */
  async stop(subdomain: string): Promise<void> {
    await this.#apps?.stop(subdomain);
  }

  /** The apps with instances here, or with a failed start. */
  status(): readonly PoolStatus[] {
    return this.#apps?.status ?? [];
  }

  /** One of them, as pages show it. Undefined: the app has neither here. */
  statusOf(app: SiteKey): FunctionStatus | undefined {
    return this.#apps?.statusOf(app);
  }

  /** Ends all event streams and WebSockets, so that a stop need not wait for them. */
  endStreams(): void {
    this.#apps?.endStreams();
  }

  /** Ends the event streams and WebSockets, and all instances. Requests get 503 from now on. May be called again. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    await (await this.#opening)?.close();
  }

  #open(instances: Instances): Promise<Apps> {
    this.#opening ??= import('./apps.ts').then(({ Apps: Loaded }) => {
      this.#apps = new Loaded({ ...this.#options, instances });
      return this.#apps;
    });
    return this.#opening;
  }
}
