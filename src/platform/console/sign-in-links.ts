import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { isObject } from '../../base/json.ts';
import { CONSOLE_LINK_ROUTE } from '../../contract/routes.ts';
import type { Gate } from '../control/api.ts';
import { asRefusal } from '../control/unavailable.ts';
import type { Principal } from '../identity/verifier.ts';
import { type Handler, header, jsonResponse } from '../shared/http.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import type { SessionStore } from '../stores/sessions.ts';

/** Milliseconds in which a link can be used. */
const LIFETIME = 5 * 60_000;
const BOUNDS = { lifetime: LIFETIME, perIdentity: 10, inAll: 1_000 };
/** The beginning of the codes of links. No ID token begins with it. */
const PREFIX = 'link_';

export interface LinkOptions {
  readonly sessions: SessionStore;
  readonly consoleUrl: string;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Returns the handler that makes links. A link signs the caller in to the console once. Its code is in the fragment of the
 * URL, which browsers do not send, so no log and no `Referer` has it. The page that it opens sends it by a form, so a
 * program that only fetches the link does not use it up.
 */
export function createConsoleLinks(gate: Pick<Gate, 'verify' | 'rateLimit'>, options: LinkOptions): Handler {
  return async (request) => {
    try {
      if (request.method !== CONSOLE_LINK_ROUTE.method) {
        throw new Refusal('method_not_allowed', `Send ${CONSOLE_LINK_ROUTE.method}.`, {
          allow: CONSOLE_LINK_ROUTE.method,
        });
      }
      const principal = await gate.verify(header(request, 'authorization'));
      const wait = await gate.rateLimit(principal.email);
      if (wait > 0) {
        throw new Refusal('rate_limited', `Too many requests: wait ${wait} s.`, { 'retry-after': String(wait) });
      }
      const expiresAt = new Date(options.clock.now() + LIFETIME).toISOString();
      return jsonResponse(201, { url: await linkOf(principal, options), expiresAt });
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (!refusal) throw thrown;
      return refusalResponse(refusal, request);
    }
  };
}

async function linkOf({ email, issuer }: Principal, { sessions, consoleUrl }: LinkOptions): Promise<string> {
  const code = PREFIX + randomBytes(32).toString('base64url');
  // Another name than that of the person's sessions, so that links do not end them.
  const identity = hash('sha256', JSON.stringify(['link', issuer, email]));
  await sessions.open({ hash: nameOf(code), identity, text: JSON.stringify({ link: { email, issuer } }) }, BOUNDS);
  return `${consoleUrl}/sign-in#${code}`;
}

/** Returns true if a pasted text is the code of a link, and not an ID token. */
export function isLinkCode(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Uses a link up. Returns the person that it signs in. Throws `unauthorized` if it was used before or is too old. */
export async function takeLink(sessions: SessionStore, code: string): Promise<Principal> {
  const text = await sessions.take(nameOf(code));
  const stored: unknown = text === undefined ? undefined : JSON.parse(text);
  const link = isObject(stored) && isObject(stored.link) ? stored.link : {};
  const { email, issuer } = link;
  if (typeof email === 'string' && typeof issuer === 'string') return { email, issuer };
  const minutes = LIFETIME / 60_000;
  const message = `This link was used before, or is older than ${minutes} minutes. Run "slipway console" for a new one.`;
  throw new Refusal('unauthorized', message);
}

/** A session's cookie never has this name, because the hash of a cookie is that of its value alone. */
function nameOf(code: string): string {
  return hash('sha256', `console link\0${code}`);
}
