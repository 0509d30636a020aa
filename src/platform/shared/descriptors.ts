import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../base/errors.ts';

/** The close-on-exec flag in `/proc/PID/fdinfo`. */
const CLOSE_ON_EXEC = 0o2_000_000;
/** Higher descriptors are ignored, because shells and service managers do not pass them on. */
const HIGHEST = 65_535;

let known: readonly number[] | undefined;

/** The descriptors from 3 up that programs would inherit. Node.js opens its own with close-on-exec. Empty without `/proc`. */
function inheritedDescriptors(): readonly number[] {
  known ??= names().filter((descriptor) => descriptor > 2 && descriptor <= HIGHEST && reachesPrograms(descriptor));
  return known;
}

function names(): readonly number[] {
  return attempt(() => readdirSync('/proc/self/fd').map(Number)) ?? [];
}

function reachesPrograms(descriptor: number): boolean {
  // Undefined for the descriptor of the folder listing.
  const info = attempt(() => readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'));
  const flags = /^flags:\s+([0-7]+)/m.exec(info ?? '')?.[1];
  return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
}

export type Stdio = 'ignore' | 'pipe' | 'inherit' | 'ipc' | number;

/**
 * Returns a `stdio` for `spawn` that gives the program `/dev/null` in place of each inherited descriptor. Neither Node.js
 * nor a POSIX shell can close descriptors above 9. Dispose of the result after the `spawn`.
 */
export function withoutInherited(stdio: readonly Stdio[]): { readonly stdio: Stdio[] } & Disposable {
  const replaced = inheritedDescriptors().filter((descriptor) => stdio[descriptor] === undefined);
  if (replaced.length === 0) return { stdio: [...stdio], [Symbol.dispose]() {} };
  const nothing = openSync('/dev/null', 'r+');
  const all: Stdio[] = [...stdio];
  for (let next = all.length; next <= Math.max(...replaced); next += 1) all.push('ignore');
  for (const descriptor of replaced) all[descriptor] = nothing;
  return { stdio: all, [Symbol.dispose]: () => closeSync(nothing) };
}
