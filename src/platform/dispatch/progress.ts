import type { BuildStage } from '../../contract/control-plane.ts';
import { type FromWorker, LOG_LINE_LENGTH, LOG_MS, PULSE_MS } from './messages.ts';

const TOLD = ['stage', 'commit', 'log', 'pulse', 'stored', 'failed', 'detected'] as const;

/** A message about a deployment, for which its worker waits for no answer. */
export type Told = Extract<FromWorker, { readonly kind: (typeof TOLD)[number] }>;

type State = keyof typeof STATES;

/**
 * The states of a deployment, as its worker reports them: the messages that end each, and the state that follows. Stages have their names, all
 * else that ends a state its kind. The log is open in every state that a failure ends. Heartbeats come in every state.
 */
const STATES = {
  /** The worker has no deployment yet. */
  waiting: {},
  begun: { clone: 'clone', failed: 'over' },
  clone: { commit: 'cloned', failed: 'over' },
  cloned: { install: 'install', failed: 'over', detected: 'over' },
  install: { build: 'build', failed: 'over' },
  build: { sync: 'sync', failed: 'over' },
  sync: { stored: 'over', failed: 'over' },
  /** The worker cleans up. It has ended the log before its result. */
  over: {},
} as const;

/** Messages that may come at once, in addition to those that time allows. */
const BURST = 100;
/** The factor by which these messages may come faster than a correct worker's. */
const HASTE = 2;

/**
 * Returns what counts one more message, and says whether they are too many for the time since this call. `every`: milliseconds between
 * two messages of a correct sender. `now`: milliseconds of a monotonic clock.
 */
export function rateOf(every: number, now = () => performance.now()): () => boolean {
  const began = now();
  let count = 0;
  return () => {
    count += 1;
    return count > BURST + (HASTE * (now() - began)) / every;
  };
}

/**
 * The messages that the worker of one deployment may send: each stage once, in their order, one commit, one result, and a bounded number of
 * everything else. The supervisor and the platform both apply it, because each costs the platform work, and neither trusts the sender.
 */
export class Progress {
  readonly #hasManyPulses: () => boolean;
  readonly #hasManyLogs: () => boolean;
  #state: State = 'waiting';
  #stage: BuildStage = 'clone';
  #commit: string | undefined;

  /** Create it before the worker starts: the time counts from now on. */
  constructor(now?: () => number) {
    this.#hasManyPulses = rateOf(PULSE_MS, now);
    this.#hasManyLogs = rateOf(LOG_MS, now);
  }

  get stage(): BuildStage {
    return this.#stage;
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  /** Call it once, when the worker gets its deployment. */
  begin(): this {
    this.#state = 'begun';
    return this;
  }

  /** Enters the state that follows. Returns the rule that the message breaks, in words. Undefined if it breaks none. */
  take(message: Told): string | undefined {
    switch (message.kind) {
      case 'pulse':
        return this.#hasManyPulses() ? 'it sent too many heartbeats' : undefined;
      case 'log':
        if (!('failed' in STATES[this.#state])) return 'it sent a log out of order';
        // The limit of the log bounds the number of long messages.
        if (message.text.length >= LOG_LINE_LENGTH) return undefined;
        return this.#hasManyLogs() ? 'it sent its log in too many parts' : undefined;
      case 'stage':
        this.#stage = message.stage;
        return this.#enter(message.stage, `the stage "${message.stage}"`);
      case 'commit':
        this.#commit = message.commit;
        return this.#enter('commit', 'a commit');
      case 'stored':
        return this.#enter('stored', 'a release') ?? this.#sameCommit(message.commit, 'a release');
      case 'failed':
        return this.#enter('failed', 'a failure');
      case 'detected':
        return this.#enter('detected', 'what it detected') ?? this.#sameCommit(message.commit, 'what it detected');
    }
  }

  #enter(cause: string, name: string): string | undefined {
    const ends: Readonly<Record<string, State>> = STATES[this.#state];
    const next = Object.hasOwn(ends, cause) ? ends[cause] : undefined;
    if (next === undefined) return `it sent ${name} out of order`;
    this.#state = next;
    return undefined;
  }

  #sameCommit(commit: string, name: string): string | undefined {
    return commit === this.#commit ? undefined : `it sent ${name} of another commit`;
  }
}

export function isTold(message: FromWorker): message is Told {
  return TOLD.some((kind) => kind === message.kind);
}
