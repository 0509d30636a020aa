import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLocalhostNames } from '../../src/api/loopback.ts';
import { ROOT } from './workflow-language.ts';
import type { JobRecord } from './workflow-run.ts';
import type { World } from './workflow-world.ts';

/** A page that shows something. */
export const page = (title: string) => `<title>${title}</title><h1>${title}</h1>`;

/** A build that copies the page into `folder`. */
export const buildInto = (folder: string) => `mkdir -p ${folder} && cp index.html ${folder}/`;

/** An example as users copy it, against `world`'s platform, whose own issuer trades no tokens. */
export function exampleFor({ platform }: World, name: string, change = (text: string) => text): string {
  const text = readFileSync(join(ROOT, 'examples/workflows', `${name}.yml`), 'utf8');
  const folder = /output-directory: (\S+)/.exec(text)?.[1] ?? '.';
  const here = text
    .replace(/^ +(?:#.*|token-exchange-url:.*)\n/gm, '')
    .replaceAll(/npm run build(?: --workspace \S+)?/g, buildInto(folder))
    .replaceAll(
      /https:\/\/(?:platform\.example\.com|login\.example\.com|slipway\.internal\.example)/g,
      platform.baseUrl,
    );
  return change(here);
}

export function jobOf(jobs: ReadonlyMap<string, JobRecord>, id: string): JobRecord {
  const job = jobs.get(id);
  if (!job) throw new Error(`no job ${id} among ${[...jobs.keys()]}`);
  return job;
}

/** How each job ended, those that call others apart. */
export const resultsOf = (jobs: ReadonlyMap<string, JobRecord>) =>
  Object.fromEntries([...jobs].filter(([id]) => id.includes('/')).map(([id, { result }]) => [id, result]));

export const openPage = (url: string | undefined) => withLocalhostNames(fetch)(url ?? '');
