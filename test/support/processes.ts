import { readdirSync, readFileSync } from 'node:fs';

/** Returns the commands that run on this machine and contain `text`, by their living threads. Linux only. */
export function processesWith(text: string): readonly string[] {
  return entries('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      // The first thread of a process that still runs may have ended.
      const lines = ['', ...entries(`/proc/${pid}/task`).map((thread) => `task/${thread}/`)];
      const [line] = lines.map((each) => commandLine(`/proc/${pid}/${each}cmdline`)).filter((each) => each !== '');
      return line ?? [];
    })
    .filter((line) => line.includes(text));
}

function commandLine(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ''; // It ended meanwhile.
  }
}

function entries(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
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
