/** The edge's answer to an address of the site. `url` is the end of its redirects. `page` is true for HTML. */
export type Answer =
  | { readonly kind: 'there'; readonly url: URL; readonly page: boolean }
  | { readonly kind: 'external' }
  | { readonly kind: 'missing'; readonly status: number }
  | { readonly kind: 'circle' };

const MOST_REDIRECTS = 10;

export interface Site {
  readonly root: URL;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

/** Requests addresses of a site from the edge, each of them once. Requests nothing outside of the site. */
export class Prober {
  readonly #site: Site;
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(site: Site) {
    this.#site = site;
  }

  know(url: URL, headers: Headers): void {
    this.#answers.set(url.pathname, Promise.resolve({ kind: 'there', url, page: isPage(headers) }));
  }

  probe(url: URL): Promise<Answer> {
    const key = url.pathname + url.search;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#ask(url);
    this.#answers.set(key, answer);
    return answer;
  }

  async #ask(from: URL): Promise<Answer> {
    let url = from;
    for (let hop = 0; hop < MOST_REDIRECTS; hop += 1) {
      const { status, headers } = await this.#site.fetch(url, { method: 'HEAD', signal: this.#site.signal });
      const location = headers.get('location');
      if (status >= 400) return { kind: 'missing', status };
      if (status < 300 || location === null || !URL.canParse(location, url.href)) {
        return { kind: 'there', url, page: isPage(headers) };
      }
      url = new URL(location, url);
      if (url.origin !== this.#site.root.origin) return { kind: 'external' };
    }
    return { kind: 'circle' };
  }
}

function isPage(headers: Headers): boolean {
  return /\bhtml\b/.test(headers.get('content-type') ?? '');
}
