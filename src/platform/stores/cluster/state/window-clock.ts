/** By how much the rates of two clocks differ at most. Quartz clocks differ by a tenth of that. */
const DRIFT = 0.001;

/**
 * Estimates the database's clock by this node's monotonic clock. The database read its clock at some moment between
 * `sent` and `received`, so each reading bounds the difference of the two clocks. Readings that agree narrow the bounds. A
 * reading that contradicts them replaces them, because the database's clock was set or another machine has taken over.
 */
export function createWindowClock(monotonic: () => number) {
  /** Bounds of the difference at the moment `at`. */
  let known: { readonly least: number; readonly most: number; readonly at: number } | undefined;
  const bounds = (at: number) => {
    if (!known) return undefined;
    const drift = DRIFT * (at - known.at);
    return { least: known.least - drift, most: known.most + drift, at };
  };
  return {
    /** `sent`, `received`: when the statement was, which read `time`. */
    learn({ sent, received, time }: { readonly sent: number; readonly received: number; readonly time: number }): void {
      // The database may have read its fast clock when the statement was sent.
      const drift = DRIFT * (received - sent);
      const read = { least: time - received, most: time - sent + drift, at: received };
      const before = bounds(received);
      const least = Math.max(read.least, before?.least ?? read.least);
      const most = Math.min(read.most, before?.most ?? read.most);
      known = least <= most ? { least, most, at: received } : read;
    },
    /** Returns the milliseconds between which the present time is. Undefined before the first reading. */
    now() {
      const at = monotonic();
      const difference = bounds(at);
      return difference && { earliest: at + difference.least, latest: at + difference.most };
    },
    /** Milliseconds since the last reading. */
    age: () => (known ? monotonic() - known.at : Number.POSITIVE_INFINITY),
  };
}
