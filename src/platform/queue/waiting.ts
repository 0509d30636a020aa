import type { AppKey } from '../types.ts';

/** A deployment that waits or is under way. */
export interface Entry {
  readonly deployID: string;
  readonly app: AppKey;
}

/** Text that stands for an app. */
export function keyOf({ app }: Pick<Entry, 'app'>): string {
  return JSON.stringify([app.org, app.project, app.appID]);
}

/** Deployments in the order of their coming. Each call takes the same time, however many wait: one tenant may have thousands. */
export class Waiting {
  readonly #entries = new Map<string, Entry & { readonly key: string }>();
  readonly #ofApp = new Map<string, Set<string>>();

  get size(): number {
    return this.#entries.size;
  }

  has(deployID: string): boolean {
    return this.#entries.has(deployID);
  }

  /** The IDs of all. */
  all(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** Those of one app. */
  of(entry: Pick<Entry, 'app'>): readonly Entry[] {
    const found = [...(this.#ofApp.get(keyOf(entry)) ?? [])].map((deployID) => this.#entries.get(deployID));
    return found.filter((each) => each !== undefined);
  }

  /** The one that came first, of those whose app is free. */
  first(isFree: (key: string) => boolean): Entry | undefined {
    for (const each of this.#entries.values()) if (isFree(each.key)) return each;
    return undefined;
  }

  add(entry: Entry): void {
    const key = keyOf(entry);
    this.#entries.set(entry.deployID, { ...entry, key });
    const ofApp = this.#ofApp.get(key);
    if (ofApp) ofApp.add(entry.deployID);
    else this.#ofApp.set(key, new Set([entry.deployID]));
  }

  delete(deployID: string): void {
    const key = this.#entries.get(deployID)?.key;
    if (key === undefined) return;
    this.#entries.delete(deployID);
    const ofApp = this.#ofApp.get(key);
    ofApp?.delete(deployID);
    if (ofApp?.size === 0) this.#ofApp.delete(key);
  }
}
