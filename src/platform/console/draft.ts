import type { Clock } from '../../base/clock.ts';
import { attempt } from '../../base/errors.ts';
import { isObject, parsedJson } from '../../base/json.ts';
import type { AppKey } from '../shared/types.ts';
import { seal, unseal } from '../stores/rows/sealing.ts';

export interface SealOptions {
  /** 32 bytes, the same on every node. */
  readonly key: Uint8Array;
  readonly clock: Pick<Clock, 'now'>;
}

const NO_ID = new Uint8Array();

/** Seals facts that a browser keeps, for so many milliseconds. Any node can open them, by the same name alone. */
export function sealed({ key, clock }: SealOptions, name: string, lifetime: number, facts: object): string {
  const text = JSON.stringify({ ...facts, expiresAt: clock.now() + lifetime });
  return Buffer.from(seal({ id: NO_ID, key }, name, text)).toString('base64url');
}

/** Returns sealed facts, or undefined if they are too old, of another name, or were changed. */
export function opened(
  { key, clock }: SealOptions,
  name: string,
  text: string,
): Readonly<Record<string, unknown>> | undefined {
  const value = parsedJson(attempt(() => unseal([{ id: NO_ID, key }], name, Buffer.from(text, 'base64url'))) ?? '');
  return isObject(value) && typeof value.expiresAt === 'number' && value.expiresAt > clock.now() ? value : undefined;
}

/** Milliseconds in which a visitor can store what a page has shown. */
const LIFETIME = 15 * 60_000;
/** Bytes of the variables of a draft as JSON. Sealed, it is a third longer, and it is a part of a page. */
const MOST = 36 * 1024;

export type Drafts = ReturnType<typeof createDrafts>;

/** Keeps variables, sealed in a field of a page without their values, until its form stores them: for one app and one person, for 15 minutes. */
export function createDrafts(options: SealOptions) {
  const nameOf = ({ org, project, appID }: AppKey, email: string) =>
    JSON.stringify(['console draft', org, project, appID, email]);
  return {
    /** Returns the draft as text, or undefined if it is too long for a page. */
    seal(app: AppKey, email: string, set: Readonly<Record<string, string>>): string | undefined {
      const entries = Object.entries(set);
      if (Buffer.byteLength(JSON.stringify(entries)) > MOST) return undefined;
      return sealed(options, nameOf(app, email), LIFETIME, { set: entries });
    },
    /** Returns the variables of a draft, or undefined if it is too old, of another app or person, or was changed. */
    open(app: AppKey, email: string, text: string): Readonly<Record<string, string>> | undefined {
      const draft = opened(options, nameOf(app, email), text);
      return draft && Object.fromEntries(draft.set as [string, string][]);
    },
  };
}
