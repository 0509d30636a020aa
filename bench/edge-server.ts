import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { silentLog } from '../src/base/log.ts';
import { Edge } from '../src/platform/edge/edge.ts';
import { Counting } from '../src/platform/metering/meter.ts';
import { type ListenOptions, listen } from '../src/platform/server/server.ts';
import type { Site } from '../src/platform/stores/rows/records.ts';
import { openObjectStore } from '../test/support/object-store.ts';

/** One contender of `edge.ts`, in its own process. Sends its port, and ends with its parent. */
const PAGE = '<p>Four kilobytes of a landing page.</p>\n'.repeat(100);
const ASSET = Buffer.from('export const x = 1;\n'.repeat(13_108));
const FILES = { 'index.html': PAGE, 'assets/app-DiW7gTda.js': ASSET };

const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-edge-'));
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
for (const [path, content] of Object.entries(FILES)) {
  await mkdir(join(folder, 'site', path, '..'), { recursive: true });
  await writeFile(join(folder, 'site', path), content);
}

const CONTENDERS: Readonly<Record<string, () => Promise<number>>> = {
  bare: () => serve(bare()),
  sirv: () => serve(sirv(join(folder, 'site'), { etag: true })),
  slipway: () => edge({}),
  'slipway, each answer at once': () => edge({ batch: { open() {}, end: (outgoing, body) => outgoing.end(body) } }),
};

async function edge(options: Pick<ListenOptions, 'batch'>): Promise<number> {
  const objects = openObjectStore({ dir: join(folder, 'objects') });
  const { manifestHash } = await objects.ingest('acme', join(folder, 'site'), new AbortController().signal);
  const release = { deployID: 'd-000000000001', manifestHash };
  const site: Site = { org: 'acme', project: 'web', appID: 'shop', subdomain: 'shop', settings: {}, release, kept: [] };
  const listening = await listen({ port: 0, host: '127.0.0.1', log: silentLog, ...options });
  const sites = { site: () => site };
  listening.serve(
    new Edge({ sites, objects, cacheBytes: 64 * 1024 * 1024, log: silentLog, meter: new Counting(Date.now()) }).handler,
  );
  return listening.port;
}

/** Returns a listener that only sends the same bytes with the same number of headers. */
function bare(): RequestListener {
  const bodies = new Map([
    ['/', Buffer.from(PAGE)],
    ['/assets/app-DiW7gTda.js', ASSET],
  ]);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    etag: '"0123456789abcdef0123456789abcdef"',
    'last-modified': new Date(0).toUTCString(),
    vary: 'Accept-Encoding',
    'x-slipway-release': 'd-000000000001',
    'accept-ranges': 'bytes',
    'x-request-id': 'bench-1',
  };
  return (request, response) => {
    const body = bodies.get(request.url ?? '');
    response.writeHead(body ? 200 : 404, { ...headers, 'content-length': body?.length ?? 0 });
    response.end(body);
  };
}

function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Object(server.address()).port));
  });
}

process.send?.(await CONTENDERS[process.argv[2] ?? '']?.());
