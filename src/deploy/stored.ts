import { isDeepStrictEqual } from 'node:util';
import type { ControlPlane } from '../api/control-plane.ts';
import type { JsonObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import type { SeenLookUp, SeenStored } from '../contract/answers.ts';
import { fieldsOf, normalName } from '../contract/reader.ts';

/** An app that exists, with what the platform's answers show of it. `stored`: as it was before this deploy. */
export interface EnsuredApp extends Partial<Omit<SeenLookUp, 'environments'>> {
  readonly appID: string;
  readonly created: boolean;
  readonly url: string | undefined;
  readonly subdomain: string | undefined;
}

/** Settings of an app that a deploy did not give, if an answer of the service shows them. By name, as they are shown. */
export type KeptSettings = Readonly<Record<string, string>>;

/** Members of the app that are no settings. */
const FACTS: ReadonlySet<string> = new Set(
  ['appID', 'id', 'name', 'type', 'state', 'status', 'url', 'subdomain', 'repository', 'branch', 'variables'].map(
    normalName,
  ),
);

/** Returns the value of a field, null if the app has none. Undefined if the service's answer does not show the app. */
export function storedValue(stored: SeenStored | undefined, name: string): unknown {
  return stored && (fieldsOf(stored.fields).get(normalName(name)) ?? null);
}

/** Returns the settings of an app that are set: members of its record that are no facts. */
export function settingsIn({ fields }: SeenStored): JsonObject {
  const set = Object.entries(fields).filter(([name, value]) => value !== null && !FACTS.has(normalName(name)));
  return Object.fromEntries(set);
}

/** Returns the settings of an app that `given` does not name. */
export function keptOf(stored: SeenStored, given: JsonObject): KeptSettings {
  const names = new Set(Object.keys(given).map(normalName));
  const kept = Object.entries(settingsIn(stored)).flatMap(([name, value]) => {
    const isText = ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
    return isText && !names.has(normalName(name)) ? [[name, String(value)] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Shows a value of a setting. Long texts are cut. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return 'not set';
  return cleanLine(JSON.stringify(value), 200);
}

/** Returns a phrase for each member of `body` whose value differs from the stored one: `region: not set → "eu"`. */
export function changesOf(stored: SeenStored | undefined, body: JsonObject): readonly string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const before = storedValue(stored, name);
    if (before === undefined) return [`${cleanLine(name, 60)}: ${shownValue(value)}`];
    if (isDeepStrictEqual(before, value)) return [];
    return [`${cleanLine(name, 60)}: ${shownValue(before)} → ${shownValue(value)}`];
  });
}

/** Returns a phrase for each variable that a replacement of the set adds, sets again or removes. Never a value. */
export function variableChanges(
  before: readonly string[] | undefined,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const names = [...after.keys()];
  if (before === undefined) return names;
  const set = names.map((name) => `${name} (${before.includes(name) ? 'set before' : 'new'})`);
  const removed = before.filter((name) => !after.has(name)).map((name) => `${cleanLine(name, 100)} (removed)`);
  return [...set, ...removed];
}

/**
 * Puts fields of an app back to what they were before `sent`, if they still have the sent value. Returns their names. Does
 * nothing if the service's answer does not show the app. `before`: null for a field that was not set.
 */
export async function putBack(
  { appID }: Pick<EnsuredApp, 'appID'>,
  sent: JsonObject,
  before: JsonObject,
  platform: Pick<ControlPlane, 'lookUp' | 'updateApp'>,
): Promise<readonly string[]> {
  const { stored } = await platform.lookUp(appID);
  const names = Object.keys(sent).filter(
    (name) => !isDeepStrictEqual(before[name], sent[name]) && isDeepStrictEqual(storedValue(stored, name), sent[name]),
  );
  if (names.length > 0) await platform.updateApp(appID, Object.fromEntries(names.map((name) => [name, before[name]])));
  return names;
}
