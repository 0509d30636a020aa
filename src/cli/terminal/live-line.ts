import { formatDuration } from '../../base/durations.ts';
import { cleanLine } from '../../base/text.ts';
import type { Io } from './io.ts';
import { fitted, styleFor } from './style.ts';

const BAR_COLUMNS = 24;
/** Milliseconds between two pictures of the line while nothing changes. */
const TICK_MS = 250;

/** Returns a bar of 24 columns and its percentage: `━━━━━━╌╌╌╌╌╌  50%`. A total of 0 counts as done. */
export function progressBar(done: number, total: number, columns = BAR_COLUMNS): string {
  const share = total > 0 ? Math.min(1, Math.max(0, done / total)) : 1;
  const full = Math.floor(share * columns);
  return `${'━'.repeat(full)}${'╌'.repeat(columns - full)} ${String(Math.floor(share * 100)).padStart(3)}%`;
}

/** The last line of a terminal, which is drawn again while work goes on. Elsewhere it shows nothing. */
export interface LiveLine {
  /** Prints lines that stay, above the live one. */
  print(text: string): void;
  /** Shows `bar` and `text`; without a bar, the time since then and `text`. Without a text, removes the line. */
  show(text: string | undefined, bar?: string): void;
  /** Removes the line and its timer. It may be called twice. */
  end(): void;
}

export type LiveIo = Pick<Io, 'err' | 'erase' | 'env' | 'interactive' | 'columns' | 'quiet'>;

/** The parts of a live line. `tick` calls a function until the returned one is called; tests replace it. */
export interface LiveParts {
  readonly now: () => number;
  readonly tick: (draw: () => void) => () => void;
}

const REAL: LiveParts = {
  now: () => performance.now(),
  tick: (draw) => {
    const timer = setInterval(draw, TICK_MS).unref();
    return () => clearInterval(timer);
  },
};

/** Opens a live line on standard error. `quiet` prints nothing at all. */
export function liveLine(io: LiveIo, parts = REAL): LiveLine {
  const live = io.interactive && !io.quiet && io.env.TERM !== 'dumb';
  if (!live) return { print: (text) => (io.quiet ? undefined : io.err(text)), show: () => {}, end: () => {} };
  const style = styleFor(io, 'err');
  let shown: { readonly text: string; readonly since: number; readonly bar?: string | undefined } | undefined;
  let stop: (() => void) | undefined;
  const draw = () => {
    if (!shown) return;
    const mark = shown.bar ?? `  ${formatDuration(parts.now() - shown.since).padStart(7)}`;
    const text = `  ${mark}  ${cleanLine(shown.text, 500)}`;
    io.erase?.();
    io.err(style.dim(fitted(text, (io.columns ?? 80) - 1)));
  };
  const end = () => {
    if (shown) io.erase?.();
    shown = undefined;
    stop?.();
    stop = undefined;
  };
  return {
    print(text) {
      if (shown) io.erase?.();
      io.err(text);
      draw();
    },
    show(text, bar) {
      if (text === undefined) return end();
      shown = { text, since: shown?.text === text ? shown.since : parts.now(), bar };
      if (bar === undefined) stop ??= parts.tick(draw);
      draw();
    },
    end,
  };
}
