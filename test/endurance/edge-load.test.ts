import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { silentLog } from '../../src/base/log.ts';
import { Edge } from '../../src/platform/edge/edge.ts';
import { listen } from '../../src/platform/server/server.ts';
import type { Site } from '../../src/platform/stores/rows/records.ts';
import { writeTree } from '../platform/edge/support.ts';
import { openObjectStore } from '../support/object-store.ts';

const CONNECTIONS = 64;
const SECONDS = 30;
const KEPT = 10;

/** Returns a release whose page, script and name of the script contain its number. */
function filesOf(number: number) {
  const hash = number.toString(16).padStart(7, '0');
  return {
    'index.html': `<p>release ${number}</p><script src="/assets/app-a${hash}.js"></script>`,
    [`assets/app-a${hash}.js`]: `// release ${number}\n${'export const text = "padding";\n'.repeat(500)}`,
    'about.html': `<p>release ${number}</p>`,
  };
}

test('requests on 64 connections do not fail or mix releases while releases switch', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-edge-load-'));
  let passed = 0;
  const clock = { ...systemClock, monotonic: () => systemClock.monotonic() + passed };
  await using objects = openObjectStore({ dir: join(dir, 'objects'), clock });
  const listening = await listen({ port: 0, host: '127.0.0.1', log: silentLog });
  let site: Site = {
    org: 'acme',
    project: 'web',
    appID: 'shop',
    subdomain: 'shop',
    settings: {},
    release: null,
    kept: [],
  };
  listening.serve(new Edge({ sites: { site: () => site }, objects, cacheBytes: 256 * 1024, log: silentLog }).handler);
  const deploy = async (number: number) => {
    const output = await writeTree(join(dir, `output-${number}`), filesOf(number));
    const { manifestHash } = await objects.ingest('acme', output, new AbortController().signal);
    const kept = site.release ? [site.release, ...site.kept].slice(0, KEPT - 1) : [];
    site = { ...site, release: { deployID: `d${number}`, manifestHash }, kept };
    rmSync(output, { recursive: true });
  };
  await deploy(1);

  const wrong: string[] = [];
  let pages = 0;
  let scripts = 0;
  const until = performance.now() + SECONDS * 1_000;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const get = getter(agent, listening.port);
  const browse = async () => {
    while (performance.now() < until && wrong.length < 10) {
      const page = await get('/');
      const number = /release (\d+)/.exec(page.text)?.[1];
      const script = /src="([^"]+)"/.exec(page.text)?.[1] ?? '/none';
      if (page.status !== 200 || page.release !== `d${number}`) wrong.push(`page ${page.status} ${page.release}`);
      const asset = await get(script);
      if (asset.status !== 200 || !asset.text.startsWith(`// release ${number}\n`)) {
        wrong.push(`script ${script} of release ${number}: ${asset.status} ${asset.release}`);
      }
      pages += 1;
      scripts += 1;
    }
  };
  let released = 1;
  const release = async () => {
    while (performance.now() < until) {
      released += 1;
      await deploy(released);
      if (released % 20 === 0) {
        // Two hours later, so that all unused objects are old enough to be collected.
        passed = 7_200_000;
        const live = site.release ? [site.release, ...site.kept] : [];
        await objects.collect(live.map(({ manifestHash }) => ({ org: 'acme', manifestHash })));
      }
      // Slow enough that the release of a page is still kept when its script is requested.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all([release(), ...Array.from({ length: CONNECTIONS }, browse)]);
  agent.destroy();
  await listening.close();
  rmSync(dir, { recursive: true, force: true });
  process.stdout.write(`${pages} pages and ${scripts} scripts over ${released} releases\n`);
  expect(wrong).toEqual([]);
  expect(released).toBeGreaterThan(20);
});

interface Got {
  readonly status: number;
  readonly release: string;
  readonly text: string;
}

function getter(agent: Agent, port: number) {
  return (path: string): Promise<Got> =>
    new Promise((resolve, reject) => {
      const headers = { host: 'shop.localhost' };
      const sent = httpRequest({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const release = String(response.headers['x-slipway-release']);
          resolve({ status: response.statusCode ?? 0, release, text: Buffer.concat(chunks).toString() });
        });
      });
      sent.once('error', reject);
      sent.end();
    });
}
