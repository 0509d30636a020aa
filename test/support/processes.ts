import { readdirSync, readFileSync } from 'node:fs';

/** Returns the commands that run on this machine and contain `text`. Linux only. */
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

/** Returns the IDs of this process's worker processes. */
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

/** Returns a number of seconds for `sleep` that no other process uses, to find the process by its arguments. */
export function sleepMark(): string {
  marks += 1;
  return `86400.${process.pid}${marks}`;
}
