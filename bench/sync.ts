import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { silentLog } from '../src/base/log.ts';
import { Edge } from '../src/platform/edge/edge.ts';
import type { HttpRequest } from '../src/platform/shared/http.ts';
import type { Site } from '../src/platform/stores/rows/records.ts';
import { type Objects, openObjectStore } from '../test/support/object-store.ts';
import { type BenchRow, printRows, rowOf, timed } from './harness.ts';

const FILES = 10_000;
const ROUNDS = 7;
const SWITCH_MS = 3;
const signal = new AbortController().signal;

/**
 * Compares a redeploy of 10,000 files, one of them changed, with rsync. Also measures the switch to the new release.
 */
export async function benchSync(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-sync-'));
  try {
    const tree = makeTree(join(folder, 'tree'));
    await using objects = openObjectStore({ dir: join(folder, 'objects') });
    const rsync = () => execFileSync('rsync', ['-a', '--checksum', `${tree}/`, join(folder, 'copy')]);
    rsync();
    await objects.ingest('acme', tree, signal);

    const ours: number[] = [];
    const theirs: number[] = [];
    const switches: number[] = [];
    const site = new SwitchedSite(objects);
    for (let round = 1; round <= ROUNDS; round += 1) {
      writeFileSync(join(tree, 'd1/f1.png'), `round ${round}`);
      let manifestHash = '';
      const redeploy = async () => {
        const stored = await objects.ingest('acme', tree, signal);
        if (stored.written !== 1) throw new Error(`${stored.written} objects written, but one file changed`);
        manifestHash = stored.manifestHash;
      };
      const both = [
        async () => void ours.push(await timed(redeploy)),
        async () => void theirs.push(await timed(rsync)),
      ];
      for (const run of round % 2 === 0 ? both : both.reverse()) await run();
      switches.push(await timed(() => site.switchTo(`d${round}`, manifestHash)));
    }
    return [
      rowOf(
        `redeploy of ${FILES} files, one changed, against rsync -a --checksum`,
        'ms',
        { atMost: 1.5 },
        ours,
        theirs,
      ),
      rowOf(
        'switch of releases to its first answer, against 3 ms',
        'ms',
        { atMost: 1 },
        switches,
        switches.map(() => SWITCH_MS),
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a tree of files that are not compressed, so that nothing else runs during the measurement. */
function makeTree(tree: string): string {
  for (let index = 0; index < FILES; index += 1) {
    const folder = join(tree, `d${index % 100}`);
    if (index < 100) mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `f${index}.png`), `<p>page ${index}</p>\n`.repeat(200));
  }
  return tree;
}

class SwitchedSite {
  #site: Site = {
    org: 'acme',
    project: 'web',
    appID: 'shop',
    subdomain: 'shop',
    settings: {},
    release: null,
    kept: [],
  };
  readonly #edge;

  constructor(objects: Objects) {
    const sites = { site: () => this.#site };
    this.#edge = new Edge({ sites, objects, cacheBytes: 64 * 1024 * 1024, log: silentLog }).handler;
  }

  /** Switches to a release, and resolves after its first answer. */
  async switchTo(deployID: string, manifestHash: string): Promise<void> {
    this.#site = { ...this.#site, release: { deployID, manifestHash } };
    const { status, headers } = await this.#edge(REQUEST);
    if (status !== 200 || headers['x-slipway-release'] !== deployID) throw new Error(`answered ${status}`);
  }
}

const REQUEST: HttpRequest = {
  method: 'GET',
  target: '/d1/f1.png',
  rawHeaders: [],
  headers: { host: 'shop.localhost' },
  requestID: 'bench',
  body: async () => Buffer.alloc(0),
  signal,
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchSync());
