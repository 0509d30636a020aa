import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Seen } from '../../platform/cdn/support.ts';
import { now } from '../../support/chaos-workload.ts';
import { serve, type TestServer } from '../../support/http-server.ts';
import type { Varnish } from '../../support/varnish.ts';

/** From `from`, when a switch to the release was requested, to `to`, when the next switch had ended. */
interface Live {
  readonly release: string;
  readonly from: number;
  /** When the next switch was requested. */
  leaves: number;
  to: number;
}

interface Page {
  readonly at: number;
  readonly release: string;
}

/** What visitors saw, what was live, and what Varnish has forgotten. All times are those of `now`. */
export class Journal {
  readonly #lives: Live[] = [];
  readonly #pages: Page[] = [];
  readonly #outages: { readonly from: number; to: number }[] = [];
  readonly #failures: { readonly at: number; readonly what: string }[] = [];
  readonly purges: { readonly at: number; readonly tag: string }[] = [];
  /** Assets that answered 404. */
  readonly missing: string[] = [];
  #answers = 0;
  #hits = 0;

  get live(): string | undefined {
    return this.#lives.at(-1)?.release;
  }

  /** Returns a release to roll back to: the one that was live before. */
  other(): string | undefined {
    return this.#lives.findLast(({ release }) => release !== this.live)?.release;
  }

  /** A switch is requested. Call what it returns when it has ended: false if it did not take place. */
  switching(release: string): (isDone: boolean) => void {
    const before = this.#lives.at(-1);
    const next: Live = { release, from: now(), leaves: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
    if (before) before.leaves = next.from;
    this.#lives.push(next);
    return (isDone) => {
      if (before) before.to = now();
      if (!isDone) this.#lives.pop();
    };
  }

  /** Until what it returns is called, visitors may get errors. */
  outage(): () => void {
    const outage = { from: now(), to: Number.POSITIVE_INFINITY };
    this.#outages.push(outage);
    return () => {
      outage.to = now();
    };
  }

  page(at: number, { status, release, isHit }: Seen): void {
    this.#count(isHit);
    if (status === 200 && release !== undefined) this.#pages.push({ at, release });
    else this.failed(at, `/ answered ${status}`);
  }

  asset(at: number, path: string, { status, isHit }: Seen): void {
    this.#count(isHit);
    if (status === 404) this.missing.push(`${path} at ${Math.round(at)}`);
    else if (status !== 200) this.failed(at, `${path} answered ${status}`);
  }

  failed(at: number, what: string): void {
    this.#failures.push({ at, what });
  }

  #count(isHit: boolean): void {
    this.#answers += 1;
    if (isHit) this.#hits += 1;
  }

  figures() {
    return { pages: this.#pages.length, answers: this.#answers, hits: this.#hits };
  }

  /** Failures outside of outages. */
  errors(): readonly string[] {
    return this.#failures
      .filter(({ at }) => !this.#outages.some(({ from, to }) => at >= from - 1_000 && at <= to))
      .map(({ at, what }) => `${what} at ${Math.round(at)}`);
  }

  /** Pages of a release that was not live any more, requested more than `ms` after Varnish had taken the purge of it. */
  stale(ms: number): readonly string[] {
    return this.#pages.flatMap((page) => {
      const since = this.#staleSince(page);
      return since !== undefined && since > ms
        ? [`${page.release} at ${Math.round(page.at)}, ${Math.round(since)} ms after`]
        : [];
    });
  }

  longestStale(): number {
    return Math.max(0, ...this.#pages.map((page) => this.#staleSince(page) ?? 0));
  }

  /** Milliseconds from the first purge after the release was left to the request. Undefined: it was live, or not purged yet. */
  #staleSince({ at, release }: Page): number | undefined {
    const lives = this.#lives.filter((each) => each.release === release && each.from <= at);
    const last = lives.at(-1);
    if (!last || at <= last.to) return undefined;
    const purge = this.purges.find((each) => each.tag === `slipway-${release}` && each.at >= last.leaves);
    return purge && at > purge.at ? at - purge.at : undefined;
  }
}

export interface PurgeProxy extends TestServer {
  /** True: it answers purges with 503. */
  isRefusing: boolean;
}

/** What nodes know as Varnish: passes requests on, notes the purges that Varnish has taken, and can refuse them. */
export async function startPurgeProxy(varnish: Pick<Varnish, 'port'>, journal: Journal): Promise<PurgeProxy> {
  const state = { isRefusing: false };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url, headers } = incoming;
    if (method === 'PURGE' && state.isRefusing) return void outgoing.writeHead(503).end();
    const sent = request(
      { host: '127.0.0.1', port: varnish.port, method, path: url, headers, agent: false },
      (answer) => {
        const tags = headers['xkey-purge'];
        if (method === 'PURGE' && answer.statusCode === 200 && typeof tags === 'string') {
          for (const tag of tags.split(' ')) journal.purges.push({ at: now(), tag });
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    sent.on('error', () => outgoing.destroy());
    sent.end();
  };
  const server = await serve(pass);
  return {
    ...server,
    get isRefusing() {
      return state.isRefusing;
    },
    set isRefusing(is) {
      state.isRefusing = is;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
