import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runAction } from './action.ts';
import { GitHubDouble } from './github.ts';
import { unsignedJwt } from './jwt.ts';
import { COMMIT } from './runs.ts';
import { ServiceDouble } from './service-double.ts';
import { temporaryFolder } from './temporary.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Deploys with the bundle. Returns the bundled packages that it loaded, by a text that only they have. */
export async function loadedBy(inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  await using github = new GitHubDouble();
  await using service = new ServiceDouble();
  using folder = temporaryFolder();
  const trace = folder.write('trace.txt', '');
  const hook = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
    registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(trace)}, url + '\\n'); return next(url, context); } });`;
  const result = await runAction(
    { baseUrl: await service.start(), requestUrl: '', requestToken: '' },
    {
      org: 'acme',
      project: 'web',
      app: 'shop',
      verify: 'off',
      'id-token': unsignedJwt(),
      'id-token-audience': '',
      ...inputs,
    },
    {
      main: join(ROOT, 'dist/deploy/index.js'),
      env: {
        ...{ GITHUB_API_URL: await github.start(), GITHUB_SHA: COMMIT },
        NODE_OPTIONS: `--import=${folder.write('hook.mjs', hook)}`,
        ...env,
      },
    },
  );
  const urls = readFileSync(trace, 'utf8').split('\n');
  const loaded = urls.filter((url) => url.includes('/dist/deploy/')).map((url) => readFileSync(new URL(url), 'utf8'));
  const has = (text: string) => loaded.some((code) => code.includes(text));
  return {
    code: result.code,
    log: result.log,
    states: github.states(),
    packages: { octokit: has('octokit-core.js'), undici: has('UND_ERR_REQ_RETRY') },
  };
}
