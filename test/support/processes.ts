import { readdirSync, readFileSync } from 'node:fs';

/** The commands under way on this machine whose arguments hold `text`. Linux only. */
export function processesWith(text: string): readonly string[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return []; // It ended meanwhile.
      }
    })
    .filter((line) => line.includes(text));
}

/** IDs of this process's worker processes. */
export function workerProcesses(): readonly number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children.map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('src/worker.ts');
    } catch {
      return false;
    }
  });
}

let marks = 0;

/** A number of seconds to sleep that no other process sleeps: its mark among the arguments. */
export function sleepMark(): string {
  marks += 1;
  return `86400.${process.pid}${marks}`;
}
