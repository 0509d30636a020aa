/**
 * The port for the sessions of the console. The store knows neither cookies nor people: the console gives it a hash of the
 * cookie's secret, and a text that it gets back.
 */
export interface SessionStore {
  /** Opens a session. Before that, removes the oldest sessions of its identity and of all, until the new one fits the bounds. */
  open(session: NewSession, bounds: SessionBounds): Promise<void>;
  /** Returns the text of a session. Undefined if it was never opened, was closed or removed, or its lifetime is over. */
  find(hash: string): Promise<string | undefined>;
  /** Closes a session and returns its text. Of several calls, one gets it. Undefined if `find` would return nothing. */
  take(hash: string): Promise<string | undefined>;
  /** Closes a session if it exists. */
  close(hash: string): Promise<void>;
}

export interface NewSession {
  /** SHA-256 of the session's secret, hex. */
  readonly hash: string;
  /** Names the person: sessions of the same name are bounded together. SHA-256, hex. */
  readonly identity: string;
  readonly text: string;
}

export interface SessionBounds {
  /** Milliseconds from now to the end of the session. */
  readonly lifetime: number;
  /** Sessions of the identity, the new one included. */
  readonly perIdentity: number;
  /** Sessions of all identities, the new one included. */
  readonly inAll: number;
}
