import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A cgroup of version 2 that a test made. */
export interface TestCgroup extends Disposable {
  readonly path: string;
}

/** Makes a cgroup of version 2. Undefined if this machine has none that a test can write to. */
export function makeCgroup(): TestCgroup | undefined {
  for (const mount of mounts()) {
    try {
      const path = mkdtempSync(join(mount, 'slipway-test-'));
      return { path, [Symbol.dispose]: () => remove(path) };
    } catch {
      // Read-only, or another user's.
    }
  }
  return undefined;
}

/** Makes one whose memory and processes can be limited, as systemd and container managers delegate it. Else returns the reason. */
export function makeSubtree(): TestCgroup | { readonly missing: string } {
  const made = makeCgroup();
  if (!made) return { missing: 'this machine has no cgroup v2 that a test can write to' };
  const given = readFileSync(join(made.path, 'cgroup.controllers'), 'utf8').trim().split(' ');
  if (given.includes('memory') && given.includes('pids')) return made;
  made[Symbol.dispose]();
  return { missing: 'the cgroup v2 of this machine does not limit memory and pids: version 1 does' };
}

function mounts(): readonly string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return lines.filter((line) => line.includes(' - cgroup2 ')).map((line) => line.split(' ')[4] ?? '');
  } catch {
    return [];
  }
}

function remove(path: string): void {
  try {
    writeFileSync(join(path, 'cgroup.kill'), '1');
  } catch {
    // Before Linux 5.14.
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) remove(join(path, entry.name));
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      rmdirSync(path);
      return;
    } catch (error) {
      // Killed processes end a moment later.
      if (attempt === 1_000) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

/** Makes a cgroup below another one. */
export function makeBelow({ path }: TestCgroup, name: string): string {
  const below = join(path, name);
  mkdirSync(below, { recursive: true });
  return below;
}
