import { addAbortListener } from 'node:events';
import type { AppKey } from '../../shared/types.ts';
import type { InstanceSpec } from '../types.ts';
import { type NodeParts, type Place, type PlaceFor, placeFor } from './place.ts';
import type { OpenRelease } from './releases.ts';

/** Places that are kept, and for how long. One has some 1 MB of memory, four processes that wait, and a network. */
const MOST = 8;
const KEPT_MS = 24 * 60 * 60_000;
/** Milliseconds after an app fell asleep until its place is made, so that it does not slow what else starts and stops then. */
const REST_MS = 500;

type Keepable = Pick<Place, 'isCurrent' | 'lost' | 'ended'> & AsyncDisposable;

interface Parts<Kind> extends Pick<NodeParts, 'clock' | 'versions' | 'keepsReady'> {
  readonly releases: Pick<NodeParts['releases'], 'open'>;
  open(wanted: PlaceFor): Promise<Kind>;
}

interface Kept<Kind> {
  readonly place: Kind;
  readonly since: number;
}

/**
 * Keeps a place ready for each app that sleeps: to make one takes as long as to start a small server. It is made when the last instance
 * of the app was stopped, and used once. One with another release, or another network than a new one would have, is not used.
 */
export class ReadyPlaces<Kind extends Keepable = Place> implements AsyncDisposable {
  readonly #node: Parts<Kind>;
  /** By the app. The one that was made first is the first. */
  readonly #kept = new Map<string, Kept<Kind>>();
  /** The instances of each app that has some. */
  readonly #running = new Map<string, number>();
  #making: Promise<void> = Promise.resolve();
  readonly #rest = new AbortController();

  constructor(node: Parts<Kind>) {
    this.#node = node;
  }

  /** Returns the app's place, or makes one. Dispose of it, and then call `ended`. */
  async take(app: AppKey, wanted: PlaceFor): Promise<Kind> {
    const key = keyOf(app);
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
    try {
      const kept = this.#kept.get(key);
      this.#kept.delete(key);
      if (kept && this.#isFresh(kept) && (await kept.place.isCurrent(wanted))) return kept.place;
      if (kept) end(kept.place);
      return await this.#node.open(wanted);
    } catch (error) {
      this.#left(key);
      throw error;
    }
  }

  /** Call it when the instance of a place has ended. `sleeps`: it worked, and was stopped. */
  ended(spec: InstanceSpec, sleeps: boolean): void {
    const key = keyOf(spec.app);
    this.#left(key);
    if (!sleeps || !this.#node.keepsReady) return;
    // One after another: what starts meanwhile has most of the processors.
    this.#making = this.#making.then(() => this.#make(key, spec)).catch(() => {});
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#rest.abort();
    await this.#making;
    await Promise.all(Array.from(this.#kept.values(), ({ place }) => place[Symbol.asyncDispose]()));
    this.#kept.clear();
  }

  #left(key: string): void {
    const left = (this.#running.get(key) ?? 1) - 1;
    if (left > 0) this.#running.set(key, left);
    else this.#running.delete(key);
  }

  #isFresh({ since }: Kept<Kind>): boolean {
    return this.#node.clock.monotonic() - since < KEPT_MS;
  }

  /** Makes the place of an app that sleeps. Fails if that does not work: the next start finds out why. */
  async #make(key: string, { app, manifestHash, settings }: InstanceSpec): Promise<void> {
    const { clock, releases, versions } = this.#node;
    await clock.sleep(REST_MS, this.#rest.signal);
    if (this.#running.has(key) || this.#kept.has(key)) return;
    using release = await releases.open(app.org, manifestHash);
    const wanted = await placeFor(release, settings, versions);
    const place = await this.#node.open(wanted);
    this.#kept.set(key, { place, since: clock.monotonic() });
    this.#endWith(key, place, release);
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size > MOST || !this.#isFresh(kept)) this.#drop(oldest, kept.place);
    }
  }

  /** Ends a place whose files are removed, that reaches nothing any more, or that has ended by itself. */
  #endWith(key: string, place: Kind, { removed }: OpenRelease): void {
    const drop = () => this.#drop(key, place);
    // A release lives longer than its places: what listens to it would keep each of them in memory. Not by a signal that ends the
    // listening: of several for one target, Node.js forgets all but the last one at a garbage collection.
    const listening = [removed, place.lost].flatMap((signal) => (signal ? [addAbortListener(signal, drop)] : []));
    const ended = () => {
      for (const each of listening) each[Symbol.dispose]();
      drop();
    };
    void place.ended.then(ended, ended);
  }

  #drop(key: string, place: Kind): void {
    if (this.#kept.get(key)?.place !== place) return;
    this.#kept.delete(key);
    end(place);
  }
}

function keyOf({ org, project, appID }: AppKey): string {
  return JSON.stringify([org, project, appID]);
}

/** Nobody waits for its end. */
function end(place: AsyncDisposable): void {
  void Promise.resolve(place[Symbol.asyncDispose]()).catch(() => {});
}
