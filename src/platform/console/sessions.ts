import { hash, randomBytes } from 'node:crypto';
import { objectIn } from '../../base/json.ts';
import { identityIn, type Principal } from '../identity/access.ts';
import type { HttpRequest } from '../shared/http.ts';
import type { SessionStore } from '../stores/sessions.ts';
import { type CookieKind, cookieKind, cookieValues, sentTo } from './origin.ts';

const LIFETIME = 8 * 60 * 60_000;
const BOUNDS = { lifetime: LIFETIME, perIdentity: 10, inAll: 1_000 };

interface Session {
  readonly principal: Principal;
  /** The origin, and over http also the client, that opened the session. */
  readonly place: string;
}

/**
 * The sessions of the console, each for eight hours. Its cookie cannot be used by scripts or other sites. All ports of a
 * host share its cookies, and over http subdomains can set them. Therefore a session is valid only at the origin that
 * opened it, and over http only for the client that opened it. If a browser sends two cookies, neither is valid.
 */
export class Sessions {
  readonly #store: SessionStore;
  readonly #consoleUrl: string;

  constructor(store: SessionStore, consoleUrl: string) {
    this.#store = store;
    this.#consoleUrl = consoleUrl;
  }

  /** Rejects with `StoreUnavailable`, as the other methods do. */
  async find(request: HttpRequest): Promise<Principal | undefined> {
    const name = this.#hashOf(request);
    const text = name === undefined ? undefined : await this.#store.find(name);
    const session = text === undefined ? undefined : readSession(text);
    return session && session.place === this.#placeOf(request) ? session.principal : undefined;
  }

  /** Returns true if the request has several cookies with the console's name. Then another site set one of them. */
  isAmbiguous(request: HttpRequest): boolean {
    return cookieValues(request, this.#kindOf(request).name).length > 1;
  }

  /**
   * Opens a new session, and closes the one whose cookie was sent. Returns the `set-cookie` value. Removes the oldest
   * session of an identity that has ten, or the oldest of all if there are a thousand.
   */
  async open(request: HttpRequest, principal: Principal): Promise<string> {
    await this.#closeSent(request);
    const secret = randomBytes(32).toString('base64url');
    const session: Session = { principal, place: this.#placeOf(request) };
    const identity = hash('sha256', JSON.stringify([principal.issuer, principal.email]));
    await this.#store.open({ hash: hash('sha256', secret), identity, text: JSON.stringify(session) }, BOUNDS);
    const { name, attributes } = this.#kindOf(request);
    return `${name}=${secret}; Max-Age=${LIFETIME / 1_000}; ${attributes}`;
  }

  /** Closes the session. Returns the `set-cookie` value. */
  async close(request: HttpRequest): Promise<string> {
    await this.#closeSent(request);
    const { name, attributes } = this.#kindOf(request);
    return `${name}=; Max-Age=0; ${attributes}`;
  }

  async #closeSent(request: HttpRequest): Promise<void> {
    const name = this.#hashOf(request);
    if (name !== undefined) await this.#store.close(name);
  }

  #kindOf(request: HttpRequest): CookieKind {
    return cookieKind(request, this.#consoleUrl);
  }

  #placeOf(request: HttpRequest): string {
    return sentTo(request, this.#consoleUrl);
  }

  #hashOf(request: HttpRequest): string | undefined {
    const [secret, ...more] = cookieValues(request, this.#kindOf(request).name);
    return secret === undefined || more.length > 0 ? undefined : hash('sha256', secret);
  }
}

function readSession(text: string): Session | undefined {
  const { place, principal: stored } = objectIn(text) ?? {};
  const principal = identityIn(stored);
  return principal && typeof place === 'string' ? { principal, place } : undefined;
}
