import type { Kit } from './kits.ts';
import { type Check, FAULT_NAMES } from './trial.ts';

export interface Row {
  readonly kit: Kit;
  readonly checks: readonly Check[];
}

const COLUMNS = ['deployed', 'detected', 'answers', 'redeploys', 'streams', ...FAULT_NAMES];

/** Returns what users read of each fault, as Markdown. */
export function wordsTable(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ kit, checks }) =>
    checks.flatMap(({ name, ok, said }) =>
      FAULT_NAMES.some((each) => each === name) ? [[kit.name, name, ok ? '✓' : '✗', said.replace(/\s+|\|/g, ' ')]] : [],
    ),
  );
  const head = ['app', 'fault', '', 'what its owner reads'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the table of all trials as Markdown. A dash: not tried. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ kit, checks }) => [
    `${kit.name} (${kit.from})`,
    ...COLUMNS.map((name) => {
      const found = checks.find((check) => check.name === name);
      return found ? (found.ok ? '✓' : '✗') : '–';
    }),
  ]);
  const head = ['app', ...COLUMNS];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
