import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { type HttpRequest, header } from '../http.ts';
import type { Principal } from '../identity/verifier.ts';

const COOKIE = 'slipway_console';
const LIFETIME = 8 * 60 * 60_000;
const MOST = 1_000;

interface Session {
  readonly principal: Principal;
  readonly expiresAt: number;
}

/** Who is signed in to the console: in memory, for eight hours, by a cookie that scripts and other sites cannot use. */
export class Sessions {
  readonly #clock: Clock;
  readonly #attributes: string;
  readonly #byHash = new Map<string, Session>();

  /** `secure`: the console is reached by https. */
  constructor(clock: Clock, secure: boolean) {
    this.#clock = clock;
    this.#attributes = `Path=/console; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  }

  find(request: HttpRequest): Principal | undefined {
    const session = this.#byHash.get(hashOf(request));
    return session && session.expiresAt > this.#clock.now() ? session.principal : undefined;
  }

  /** Signs in; returns the `set-cookie` value. The oldest session gives way where there are too many. */
  open(principal: Principal): string {
    const [oldest] = this.#byHash.keys();
    if (oldest !== undefined && this.#byHash.size >= MOST) this.#byHash.delete(oldest);
    const secret = randomBytes(32).toString('base64url');
    this.#byHash.set(hash('sha256', secret), { principal, expiresAt: this.#clock.now() + LIFETIME });
    return `${COOKIE}=${secret}; Max-Age=${LIFETIME / 1_000}; ${this.#attributes}`;
  }

  /** Signs out; returns the `set-cookie` value. */
  close(request: HttpRequest): string {
    this.#byHash.delete(hashOf(request));
    return `${COOKIE}=; Max-Age=0; ${this.#attributes}`;
  }
}

function hashOf(request: HttpRequest): string {
  const cookies = (header(request, 'cookie') ?? '').split(/; */);
  const secret = cookies.find((each) => each.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  return hash('sha256', secret);
}

/**
 * True where a form was sent by one of the console's own pages. Browsers name the sender in `Origin`; the cookie's
 * SameSite alone would let a deployed site send it, since `shop.localhost` and `localhost` are one "site".
 */
export function isSameOrigin(request: HttpRequest): boolean {
  const origin = header(request, 'origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === header(request, 'host');
}
