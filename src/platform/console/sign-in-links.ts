import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { objectIn } from '../../base/json.ts';
import { identityIn, type Principal } from '../identity/access.ts';
import { Refusal } from '../shared/refusal.ts';
import type { SessionStore } from '../stores/sessions.ts';

/** Milliseconds in which a link can be used. */
const LIFETIME = 5 * 60_000;
const BOUNDS = { lifetime: LIFETIME, perIdentity: 10, inAll: 1_000 };
/** The beginning of the codes of links. No ID token begins with it. */
const PREFIX = 'link_';

interface LinkOptions {
  readonly sessions: SessionStore;
  readonly consoleUrl: string;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Makes a link that signs a person in to the console once. Its code is in the fragment of the URL, which browsers do not
 * send, so no log and no `Referer` has it. The page that it opens sends it by a form, so a program that only fetches the
 * link does not use it up.
 */
export async function makeLink({ email, issuer }: Principal, { sessions, consoleUrl, clock }: LinkOptions) {
  const code = PREFIX + randomBytes(32).toString('base64url');
  // Another name than that of the person's sessions, so that links do not end them.
  const identity = hash('sha256', JSON.stringify(['link', issuer, email]));
  const expiresAt = new Date(clock.now() + LIFETIME).toISOString();
  await sessions.open({ hash: nameOf(code), identity, text: JSON.stringify({ link: { email, issuer } }) }, BOUNDS);
  return { url: `${consoleUrl}/sign-in#${code}`, expiresAt };
}

/** Returns true if a pasted text is the code of a link, and not an ID token. */
export function isLinkCode(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Uses a link up. Returns the person that it signs in. Throws `unauthorized` if it was used before or is too old. */
export async function takeLink(sessions: SessionStore, code: string): Promise<Principal> {
  const text = await sessions.take(nameOf(code));
  const person = identityIn(objectIn(text ?? '')?.link);
  if (person) return person;
  const minutes = LIFETIME / 60_000;
  const message = `This link was used before, or is older than ${minutes} minutes. Run "slipway console" for a new one.`;
  throw new Refusal('unauthorized', message);
}

/** A session's cookie never has this name, because the hash of a cookie is that of its value alone. */
function nameOf(code: string): string {
  return hash('sha256', `console link\0${code}`);
}
