import { expect } from 'vitest';
import type { Change, Changes } from '../../src/platform/stores/changes.ts';

/** Records the changes that a handle receives. Disposing ends that. */
export class RecordedChanges implements Disposable {
  readonly #seen: Change[] = [];
  readonly #subscription: Disposable;

  constructor(changes: Changes) {
    this.#subscription = changes.subscribe((change) => this.#seen.push(change));
  }

  /** Waits until exactly these changes were received since the last call, in this order. An engine may deliver them late. */
  async expectNext(...changes: readonly Change[]): Promise<void> {
    await expect.poll(() => this.#seen.length, WAIT).toBeGreaterThanOrEqual(changes.length);
    expect(this.#seen.splice(0)).toEqual(changes);
  }

  [Symbol.dispose](): void {
    this.#subscription[Symbol.dispose]();
  }
}

const WAIT = { timeout: 20_000, interval: 5 };
