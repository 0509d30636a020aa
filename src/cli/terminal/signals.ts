import { EXIT, type Io } from './io.ts';

/** Why a command stops: the reason of `Io.signal`. */
class Stopped extends Error {
  override readonly name = 'AbortError';
  readonly by: string;
  constructor(by: string) {
    super(`Stopped by ${by}`);
    this.by = by;
  }
}

/**
 * Aborts `stop` on the first SIGINT or SIGTERM, and ends the process on the second. An older Node starts this process
 * as its child (bin/slipway.js) and passes signals on as messages. If that parent ends, this counts as SIGTERM.
 */
export function stopOnSignals(child: NodeJS.Process, stop: AbortController): void {
  let seen = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    child.on(signal, () => {
      if (seen++ > 0) child.exit(EXIT.interrupted);
      stop.abort(new Stopped(signal));
    });
  }
  if (!child.channel) return;
  child.on('message', (signal) => stop.abort(new Stopped(String(signal))));
  child.on('disconnect', () => stop.abort(new Stopped('SIGTERM')));
  child.channel.unref();
}

/** True if Ctrl-C has stopped the command, and not a supervisor. */
export function isInterrupted({ signal }: Pick<Io, 'signal'>): boolean {
  const reason: unknown = signal.reason;
  return reason instanceof Stopped && reason.by === 'SIGINT';
}

/** The exit code of a command that serves until it is stopped: 0 after SIGTERM, else 130. */
export function exitOfStopped({ signal }: Pick<Io, 'signal'>): number {
  const reason: unknown = signal.reason;
  return reason instanceof Stopped && reason.by === 'SIGTERM' ? EXIT.done : EXIT.interrupted;
}
