import type { Clock } from '../../base/clock.ts';
import { isObject } from '../../base/json.ts';
import type { HttpRequest } from '../shared/http.ts';
import { seal, unseal } from '../stores/rows/sealing.ts';
import { cookieKind, cookiesOf, cookieValues, sentTo } from './origin.ts';

/** Milliseconds between the beginning of a sign-in and the answer of the identity provider. */
const LIFETIME = 10 * 60_000;
/** Sign-ins that a browser may have begun at once, as in several tabs. */
const AT_ONCE = 4;
const SEALED_FOR = 'console-sign-in';
const NO_ID = new Uint8Array();

/** The facts of a sign-in that the platform needs when the identity provider sends the browser back. */
export interface Pending {
  readonly issuer: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The page of the console that the visitor gets after the sign-in. */
  readonly to: string;
}

export interface PendingOptions {
  /** 32 bytes, the same on every node. */
  readonly key: Uint8Array;
  readonly consoleUrl: string;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Keeps begun sign-ins in the browser, each in a sealed cookie of its own for ten minutes. So the platform keeps nothing,
 * any node can end a sign-in, and several tabs do not disturb each other. A cookie is valid only at the place that set it,
 * as a session is. It is SameSite=Lax, because the browser comes back from the site of the identity provider.
 */
export class PendingSignIns {
  readonly #options: PendingOptions;

  constructor(options: PendingOptions) {
    this.#options = options;
  }

  /** Returns the `set-cookie` values that store a sign-in. Removes those of earlier ones if there are too many. */
  begin(request: HttpRequest, pending: Pending): readonly string[] {
    const { key, clock } = this.#options;
    const place = sentTo(request, this.#options.consoleUrl);
    const text = JSON.stringify({ ...pending, place, expiresAt: clock.now() + LIFETIME });
    const sealed = Buffer.from(seal({ id: NO_ID, key }, SEALED_FOR, text)).toString('base64url');
    const { attributes } = this.#kind(request);
    const earlier = this.#names(request);
    const removed = earlier.length < AT_ONCE ? [] : earlier.map((name) => `${name}=; Max-Age=0; ${attributes}`);
    return [
      ...removed,
      `${this.#nameOf(request, pending.state)}=${sealed}; Max-Age=${LIFETIME / 1_000}; ${attributes}`,
    ];
  }

  /** Returns the sign-in of a state, if this browser has begun it here, and it is neither over nor too old. */
  find(request: HttpRequest, state: string): Pending | undefined {
    const [sealed, ...more] = cookieValues(request, this.#nameOf(request, state));
    if (sealed === undefined || more.length > 0) return undefined;
    const found = this.#open(sealed);
    if (!found || found.place !== sentTo(request, this.#options.consoleUrl)) return undefined;
    const { issuer, nonce, verifier, to, expiresAt } = found;
    if (typeof expiresAt !== 'number' || expiresAt <= this.#options.clock.now() || found.state !== state)
      return undefined;
    if (typeof issuer !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return undefined;
    return { issuer, state, nonce, verifier, to: typeof to === 'string' ? to : '/console' };
  }

  /** Returns the `set-cookie` value that removes a sign-in. */
  end(request: HttpRequest, state: string): string {
    return `${this.#nameOf(request, state)}=; Max-Age=0; ${this.#kind(request).attributes}`;
  }

  #open(sealed: string): Readonly<Record<string, unknown>> | undefined {
    try {
      const key = { id: NO_ID, key: this.#options.key };
      const value: unknown = JSON.parse(unseal([key], SEALED_FOR, Buffer.from(sealed, 'base64url')));
      return isObject(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  #kind(request: HttpRequest) {
    const { name, attributes } = cookieKind(request, this.#options.consoleUrl);
    return {
      prefix: `${name.replace('slipway_console', 'slipway_sign_in')}_`,
      attributes: attributes.replace('SameSite=Strict', 'SameSite=Lax'),
    };
  }

  /** The name has a part of the state, so each sign-in has a cookie. The sealed text has all of it. */
  #nameOf(request: HttpRequest, state: string): string {
    return this.#kind(request).prefix + state.replace(/[^\w-]/g, '').slice(0, 8);
  }

  #names(request: HttpRequest): readonly string[] {
    const { prefix } = this.#kind(request);
    const names = cookiesOf(request).map((each) => each.split('=', 1)[0] ?? '');
    return [...new Set(names)].filter((name) => name.startsWith(prefix) && /^[\w-]+$/.test(name));
  }
}
