import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { ROOT } from './workflow-language.ts';
import type { JobRecord } from './workflow-run.ts';
import type { World } from './workflow-world.ts';

/** Returns a page with a title. */
export const page = (title: string) => `<title>${title}</title><h1>${title}</h1>`;

/** Returns a build command that copies the page into `folder`. */
export const buildInto = (folder: string) => `mkdir -p ${folder} && cp index.html ${folder}/`;

/** Returns an example that users copy, changed for `world`'s platform, whose issuer does not exchange tokens. */
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

/** Returns how each job ended, without jobs that call other workflows. */
export const resultsOf = (jobs: ReadonlyMap<string, JobRecord>) =>
  Object.fromEntries([...jobs].filter(([id]) => id.includes('/')).map(([id, { result }]) => [id, result]));

export const openPage = (url: string | undefined) => withLocalhostNames(fetch)(url ?? '');
