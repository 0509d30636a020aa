export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one event of a server. Fields carry identifiers and figures, never secrets or bodies. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** Writes one JSON object per line, with `time` in ISO 8601. */
export function jsonLog(write: (line: string) => void): Log {
  return (level, event, fields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

export const silentLog: Log = () => {};

/** Returns a log that writes a line at most every `ms` milliseconds of `now`, so that what strangers cause cannot fill a disk. */
export function sparing(log: Log, ms: number, now: () => number): Log {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (...line) => {
    const at = now();
    if (Math.abs(at - loggedAt) < ms) return;
    loggedAt = at;
    log(...line);
  };
}
