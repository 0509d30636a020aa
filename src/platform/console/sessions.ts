import { hash, randomBytes } from 'node:crypto';
import { objectIn } from '../../base/json.ts';
import { identityIn, type Principal } from '../identity/access.ts';
import type { HttpRequest } from '../shared/http.ts';
import type { SessionStore } from '../stores/sessions.ts';
import { cookieKind, cookieValues, sentTo } from './origin.ts';

const LIFETIME = 8 * 60 * 60_000;
const BOUNDS = { lifetime: LIFETIME, perIdentity: 10, inAll: 1_000 };

interface Session {
  readonly principal: Principal;
  /** The origin, and over http also the client, that opened the session. */
  readonly place: string;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * The sessions of the console, each for eight hours. Its cookie cannot be used by scripts or other sites. All ports of a
 * host share its cookies, and over http subdomains can set them. Therefore a session is valid only at the origin that
 * opened it, and over http only for the client that opened it. If a browser sends two cookies, neither is valid.
 */
export function createSessions(store: SessionStore, consoleUrl: string) {
  const hashOf = (request: HttpRequest) => {
    const [secret, ...more] = cookieValues(request, cookieKind(request, consoleUrl).name);
    return secret === undefined || more.length > 0 ? undefined : hash('sha256', secret);
  };
  const closeSent = async (request: HttpRequest) => {
    const name = hashOf(request);
    if (name !== undefined) await store.close(name);
  };
  return {
    /** Rejects with `StoreUnavailable`, as the other methods do. */
    async find(request: HttpRequest): Promise<Principal | undefined> {
      const name = hashOf(request);
      const session = readSession(name === undefined ? undefined : await store.find(name));
      return session?.place === sentTo(request, consoleUrl) ? session.principal : undefined;
    },
    /** Returns true if the request has several cookies with the console's name. Then another site set one of them. */
    isAmbiguous: (request: HttpRequest) => cookieValues(request, cookieKind(request, consoleUrl).name).length > 1,
    /** Opens a session, and closes the one that was sent. Of ten of an identity, or a thousand in all, the oldest ends. Returns the `set-cookie` value. */
    async open(request: HttpRequest, principal: Principal): Promise<string> {
      await closeSent(request);
      const secret = randomBytes(32).toString('base64url');
      const session: Session = { principal, place: sentTo(request, consoleUrl) };
      const identity = hash('sha256', JSON.stringify([principal.issuer, principal.email]));
      await store.open({ hash: hash('sha256', secret), identity, text: JSON.stringify(session) }, BOUNDS);
      const { name, attributes } = cookieKind(request, consoleUrl);
      return `${name}=${secret}; Max-Age=${LIFETIME / 1_000}; ${attributes}`;
    },
    /** Closes the session. Returns the `set-cookie` value. */
    async close(request: HttpRequest): Promise<string> {
      await closeSent(request);
      const { name, attributes } = cookieKind(request, consoleUrl);
      return `${name}=; Max-Age=0; ${attributes}`;
    },
  };
}

/** Undefined for the form of another version. */
function readSession(text: string | undefined): Session | undefined {
  const { place, principal: stored } = objectIn(text ?? '') ?? {};
  const principal = identityIn(stored);
  return principal && typeof place === 'string' ? { principal, place } : undefined;
}
