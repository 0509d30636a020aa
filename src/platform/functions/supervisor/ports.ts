import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { listProc, readProc } from '../../sandbox/proc.ts';
import type { ProcessTree } from '../../sandbox/tree.ts';

/** Descriptors that are looked at. An app decides how many there are. */
const MOST_DESCRIPTORS = 5_000;
/** Characters of a list of sockets that are read, and ports that are named. */
const MOST_TEXT = 1_000_000;
const MOST_PORTS = 8;
const LISTENS = '0A';

/** Returns the TCP ports that the processes listen at, in ascending order, at most `MOST_PORTS`. */
export function listeningPorts(tree: ProcessTree): readonly number[] {
  const processes = tree.list();
  const [one] = processes;
  if (one === undefined) return [];
  const ports = new Map<string, number>();
  for (const name of ['tcp', 'tcp6']) {
    for (const line of readProc(`${one}/net/${name}`).slice(0, MOST_TEXT).split('\n').slice(1)) {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      const port = Number.parseInt(local.slice(local.lastIndexOf(':') + 1), 16);
      if (state === LISTENS && port > 0) ports.set(`socket:[${inode}]`, port);
    }
  }
  if (ports.size === 0) return [];
  // The list has the sockets of all programs in the same network.
  const found = new Set<number>();
  let looked = 0;
  for (const folder of processes) {
    for (const descriptor of listProc(`${folder}/fd`)) {
      looked += 1;
      if (looked > MOST_DESCRIPTORS) break;
      const port = ports.get(linkOf(`${folder}/fd/${basename(descriptor)}`));
      if (port !== undefined) found.add(port);
    }
  }
  return [...found].sort((a, b) => a - b).slice(0, MOST_PORTS);
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // It was closed meanwhile.
  }
}
