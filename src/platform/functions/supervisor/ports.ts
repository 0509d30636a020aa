import { closeSync, opendirSync, openSync, readlinkSync, readSync } from 'node:fs';
import { attempt } from '../../../base/errors.ts';
import type { ProcessTree } from '../../sandbox/tree.ts';

/** Descriptors that are looked at, in all processes together. An app decides how many there are. */
const MOST_DESCRIPTORS = 5_000;
/** Bytes of a list of sockets that are read, and ports that are named. Those that listen are the first ones of a list. */
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
    for (const line of beginningOf(`${one}/net/${name}`).split('\n').slice(1)) {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      const port = Number.parseInt(local.slice(local.lastIndexOf(':') + 1), 16);
      if (state === LISTENS && port > 0) ports.set(`socket:[${inode}]`, port);
    }
  }
  if (ports.size === 0) return [];
  // The list has the sockets of all programs in the same network.
  const found = new Set<number>();
  let left = MOST_DESCRIPTORS;
  for (const folder of processes) {
    for (const descriptor of firstIn(`${folder}/fd`, left)) {
      left -= 1;
      const port = ports.get(attempt(() => readlinkSync(`${folder}/fd/${descriptor}`)) ?? '');
      if (port !== undefined) found.add(port);
    }
    if (left <= 0) break;
  }
  return [...found].sort((a, b) => a - b).slice(0, MOST_PORTS);
}

/** Returns the first names in a folder below `/proc`, at most so many: the kernel makes a list of all of them in one call otherwise. */
function firstIn(folder: string, most: number): readonly string[] {
  const names: string[] = [];
  try {
    using opened = opendirSync(folder);
    for (let each = opened.readSync(); each !== null && names.length < most; each = opened.readSync())
      names.push(each.name);
  } catch {
    // It has ended meanwhile.
  }
  return names;
}

/** Returns the first bytes of a file below `/proc`, as text. */
function beginningOf(path: string): string {
  const bytes = Buffer.alloc(MOST_TEXT);
  let length = 0;
  try {
    const file = openSync(path, 'r');
    try {
      for (let read = -1; read !== 0 && length < bytes.length; length += read) {
        read = readSync(file, bytes, length, bytes.length - length, null);
      }
    } finally {
      closeSync(file);
    }
  } catch {
    // It has ended meanwhile.
  }
  return bytes.toString('latin1', 0, length);
}
