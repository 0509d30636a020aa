import { hash, randomBytes } from 'node:crypto';
import { BoundedMap } from '../../base/bounded-map.ts';
import type { Clock } from '../../base/clock.ts';
import type { HttpRequest } from '../http.ts';
import type { Principal } from '../identity/verifier.ts';
import { type CookieKind, cookieKind, cookieValues, sentTo } from './origin.ts';

const LIFETIME = 8 * 60 * 60_000;
const MOST = 1_000;
const MOST_OF_ONE = 10;

interface Session {
  readonly principal: Principal;
  readonly identity: string;
  /** The origin, and over http also the client, that opened the session. */
  readonly place: string;
  /** By the monotonic clock. */
  readonly expiresAt: number;
}

/**
 * Keeps the sessions of the console in memory, each for eight hours. Its cookie cannot be used by scripts or other sites.
 * All ports of a host share its cookies, and over http subdomains can set them. Therefore a session is valid only at the
 * origin that opened it, and over http only for the client that opened it. If a browser sends two cookies, neither is
 * valid.
 */
export class Sessions {
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #consoleUrl: string;
  readonly #byHash = new BoundedMap<string, Session>(MOST);

  constructor(clock: Pick<Clock, 'monotonic'>, consoleUrl: string) {
    this.#clock = clock;
    this.#consoleUrl = consoleUrl;
  }

  find(request: HttpRequest): Principal | undefined {
    const session = this.#byHash.get(this.#hashOf(request) ?? '');
    const valid = session && session.expiresAt > this.#clock.monotonic() && session.place === this.#placeOf(request);
    return valid ? session.principal : undefined;
  }

  /** Returns true if the request has several cookies with the console's name. Then another site set one of them. */
  isAmbiguous(request: HttpRequest): boolean {
    return cookieValues(request, this.#kindOf(request).name).length > 1;
  }

  /**
   * Opens a new session, and closes the one whose cookie was sent. Returns the `set-cookie` value. Removes the oldest
   * session of an identity that has ten, or the oldest of all if there are a thousand.
   */
  open(request: HttpRequest, principal: Principal): string {
    this.#byHash.delete(this.#hashOf(request) ?? '');
    const identity = JSON.stringify([principal.issuer, principal.email]);
    this.#makeRoom(identity);
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = this.#clock.monotonic() + LIFETIME;
    this.#byHash.set(hash('sha256', secret), { principal, identity, place: this.#placeOf(request), expiresAt });
    const { name, attributes } = this.#kindOf(request);
    return `${name}=${secret}; Max-Age=${LIFETIME / 1_000}; ${attributes}`;
  }

  /** Closes the session. Returns the `set-cookie` value. */
  close(request: HttpRequest): string {
    this.#byHash.delete(this.#hashOf(request) ?? '');
    const { name, attributes } = this.#kindOf(request);
    return `${name}=; Max-Age=0; ${attributes}`;
  }

  #makeRoom(identity: string): void {
    const now = this.#clock.monotonic();
    const own: string[] = [];
    for (const [key, session] of this.#byHash) {
      if (session.expiresAt <= now) this.#byHash.delete(key);
      else if (session.identity === identity) own.push(key);
    }
    if (own.length >= MOST_OF_ONE) this.#byHash.delete(own[0] ?? '');
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
