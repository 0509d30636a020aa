import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');

/** The command line on a terminal of its own, as a person sees it. */
export interface PseudoTerminal extends AsyncDisposable {
  /** All that the terminal has shown, without control sequences. */
  readonly shown: string;
  /** Types keys: `\r` is Enter, `\u0003` is Ctrl-C. */
  type(keys: string): void;
  /** Waits until the terminal shows the text. */
  until(text: string): Promise<void>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** True if this machine has `script`, which makes the terminal. */
export function hasPseudoTerminal(): boolean {
  return process.platform === 'linux';
}

/** Starts `slipway ARGS` in a folder, on a terminal that `script` (util-linux) makes. */
export function onPseudoTerminal(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): PseudoTerminal {
  const command = [process.execPath, '--', CLI, ...args].map(quoted).join(' ');
  const child = spawn('script', ['--quiet', '--flush', '--return', '--command', `exec ${command}`, '/dev/null'], {
    cwd,
    env: { ...process.env, ...env, TERM: 'xterm', COLUMNS: '120' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const text = () => stripVTControlCharacters(shown).replaceAll('\r\n', '\n');
  return {
    get shown() {
      return text();
    },
    type: (keys) => void child.stdin.write(keys),
    until: (wanted) =>
      vi
        .waitUntil(
          () => {
            if (child.exitCode !== null && !text().includes(wanted)) {
              throw new Error(`The command ended without "${wanted}":\n${text()}`);
            }
            return text().includes(wanted);
          },
          { timeout: 120_000, interval: 50 },
        )
        .then(() => {}),
    ended,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
