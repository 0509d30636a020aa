import type { JourneyStep, StartStep } from './types.ts';

/** The steps of one start, each with its time. A step ends when the next one begins. */
export class Journey {
  readonly #now: () => number;
  readonly #steps: JourneyStep[] = [];

  /** `now`: milliseconds since the Unix epoch. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The steps so far. */
  get steps(): readonly JourneyStep[] {
    return [...this.#steps];
  }

  /** The step that is under way. Before the first one: that. */
  get step(): StartStep {
    return this.#steps.at(-1)?.step ?? 'unpack';
  }

  begin(step: StartStep): JourneyStep {
    const begun = { step, at: this.#now() };
    this.#steps.push(begun);
    return begun;
  }
}
