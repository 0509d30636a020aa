import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { clusterEngines, clusterPlace } from '../support/cluster.ts';
import { createRepository } from '../support/repositories.ts';
import { freePort } from '../support/s3-server.ts';
import { scratchFolder } from '../support/scratch.ts';
import { end } from '../support/slipway.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const scratch = await scratchFolder();
const project = join(scratch, 'project');
/** This Node.js comes first. The packages of the checkout are not in the search path. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin` };

function run(command: string, args: readonly string[], cwd = project): string {
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

beforeAll(() => {
  run(process.execPath, [join(ROOT, 'scripts', 'build.ts'), '--cli'], ROOT);
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', scratch], ROOT);
  const [tarball = ''] = readdirSync(scratch).filter((name) => name.endsWith('.tgz'));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"private": true}');
  // Without the optional Node.js 24 of the package, because this Node.js is in the search path.
  const quick = ['--omit=optional', '--prefer-offline', '--no-audit', '--no-fund', '--silent'];
  run('npm', ['install', ...quick, join(scratch, tarball)]);
}, 300_000);

test('the package contains the command, the actions and the examples, and neither sources nor tests', () => {
  const held = readdirSync(join(project, 'node_modules', 'slipway'));
  for (const name of ['bin', 'dist', 'action.yml', 'seed', 'examples', 'LICENSE', 'README.md']) {
    expect(held).toContain(name);
  }
  for (const name of ['src', 'test', 'bench', 'node_modules']) expect(held).not.toContain(name);
  const bundles = readdirSync(join(project, 'node_modules', 'slipway', 'dist'));
  expect(bundles.toSorted()).toEqual(['cli', 'deploy', 'post', 'sdk', 'seed', 'worker']);
});

test('the installed command prints its help, starts a platform and deploys to it', async () => {
  expect(run('npx', ['--no-install', 'slipway', '--help'])).toContain('slipway COMMAND --help');
  const dataDir = join(scratch, 'data');
  const command = join(project, 'node_modules', '.bin', 'slipway');
  const args = ['platform', '--json', '--allow-local-git', '--data', dataDir, '--port', '0'];
  const platform = spawn(command, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    for await (const line of createInterface({ input: platform.stdout })) {
      expect(JSON.parse(line)).toMatchObject({ ready: true, dataDir });
      break;
    }
    using repository = createRepository({ 'site/index.html': 'packaged' });
    const what = ['--repository', repository.path, '--branch', 'main', '--output-directory', 'site'];
    const where = ['--org', 'acme', '--project', 'web', '--app', 'site', '--data', dataDir];
    const deployed = JSON.parse(run(command, ['deploy', '--json', ...where, ...what]));
    expect(deployed).toMatchObject({ status: 'succeeded' });
    expect(await (await withLocalhostNames(fetch)(deployed.url)).text()).toBe('packaged');
  } finally {
    expect(await end(platform)).toBe(0);
  }
});

const [engines] = clusterEngines('the packaged command as a node of a cluster');

test.skipIf(!engines)('the installed command starts a node on PostgreSQL and S3, builds and deploys', async () => {
  await using place = await clusterPlace(engines);
  const { cluster, env: variables, dir } = place.options('packaged');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const command = join(project, 'node_modules', '.bin', 'slipway');
  const args = ['platform', '--json', '--allow-local-git', '--isolation', 'none', '--drain', '0', '--data', dir];
  const node = spawn(command, [...args, '--port', String(port), '--public-url', origin], {
    cwd: project,
    env: {
      ...{ ...env, ...variables, PATH: env.PATH },
      ...{ SLIPWAY_DATABASE: cluster.database, SLIPWAY_OBJECTS: cluster.objects },
      SLIPWAY_SECRET: Buffer.from(cluster.secret).toString('base64'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    for await (const line of createInterface({ input: node.stdout })) {
      expect(JSON.parse(line)).toMatchObject({ ready: true, baseUrl: origin });
      break;
    }
    using repository = createRepository({ 'site/index.html': 'on a node' });
    const what = ['--repository', repository.path, '--branch', 'main', '--output-directory', 'site'];
    const where = ['--org', 'acme', '--project', 'web', '--app', 'site', '--data', dir];
    const deployed = JSON.parse(run(command, ['deploy', '--json', ...where, ...what]));
    expect(deployed).toMatchObject({ status: 'succeeded' });
    expect(await (await withLocalhostNames(fetch)(deployed.url)).text()).toBe('on a node');
  } finally {
    expect(await end(node)).toBe(0);
  }
});
