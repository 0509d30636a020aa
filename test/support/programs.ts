import { execFileSync } from 'node:child_process';

/** Runs a program and returns true if it exits with 0. */
export function works(program: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
