import type { Clock } from '../../base/clock.ts';
import { isObject } from '../../base/json.ts';
import type { AppKey } from '../shared/types.ts';
import { seal, unseal } from '../stores/rows/sealing.ts';

/** Milliseconds in which a visitor can store what a page has shown. */
const LIFETIME = 15 * 60_000;
/** Characters of a draft as JSON. Sealed, it is a third longer, and it is a part of a page. */
const MOST = 36 * 1024;
const NO_ID = new Uint8Array();

interface DraftOptions {
  /** 32 bytes, the same on every node. */
  readonly key: Uint8Array;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Keeps variables between the page that shows what would change and the form that stores them: sealed, in a field of that page.
 * So the page contains no value, the platform keeps nothing, and any node can store them. A draft is valid for one app and one
 * person, for 15 minutes.
 */
export class Drafts {
  readonly #options: DraftOptions;

  constructor(options: DraftOptions) {
    this.#options = options;
  }

  /** Returns the draft as text, or undefined if it is too long for a page. */
  seal(app: AppKey, email: string, set: Readonly<Record<string, string>>): string | undefined {
    const { key, clock } = this.#options;
    const text = JSON.stringify({ expiresAt: clock.now() + LIFETIME, set: Object.entries(set) });
    if (Buffer.byteLength(text) > MOST) return undefined;
    return Buffer.from(seal({ id: NO_ID, key }, nameOf(app, email), text)).toString('base64url');
  }

  /** Returns the variables of a draft, or undefined if it is too old, of another app or person, or was changed. */
  open(app: AppKey, email: string, sealed: string): Readonly<Record<string, string>> | undefined {
    const { key, clock } = this.#options;
    try {
      const bytes = Buffer.from(sealed, 'base64url');
      const draft: unknown = JSON.parse(unseal([{ id: NO_ID, key }], nameOf(app, email), bytes));
      if (!isObject(draft) || typeof draft.expiresAt !== 'number' || draft.expiresAt <= clock.now()) return undefined;
      return Object.fromEntries(draft.set as [string, string][]);
    } catch {
      return undefined;
    }
  }
}

function nameOf({ org, project, appID }: AppKey, email: string): string {
  return JSON.stringify(['console draft', org, project, appID, email]);
}
