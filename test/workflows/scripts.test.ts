import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { ROOT } from '../support/workflow-language.ts';

interface Step {
  readonly name?: string;
  readonly run?: string;
}
interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps?: readonly Step[] }>>;
}

const read = (name: string): Workflow => parse(readFileSync(join(ROOT, '.github/workflows', name), 'utf8'));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps ?? []);

function scriptOf(workflow: string, step: string): string {
  const script = stepsOf(read(workflow)).find(({ name }) => name === step)?.run;
  if (script === undefined) throw new Error(`${workflow} has no step "${step}"`);
  return script;
}

/** Runs a script as the runner does. */
function run(script: string, cwd: string, env: Readonly<Record<string, string>>) {
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const own = { HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', PATH: process.env.PATH ?? '', ...env };
  const { status, stdout, stderr } = spawnSync('bash', args, { cwd, env: own, encoding: 'utf8' });
  return { status, out: stdout + stderr };
}

const scripts = globSync('*.yml', { cwd: join(ROOT, '.github/workflows') })
  .sort()
  .flatMap((name) =>
    stepsOf(read(name)).flatMap((step) => (step.run === undefined ? [] : [[name, step.run] as const])),
  );

test.each(scripts)('a script of %s is good shell', (_, script) => {
  expect(() => execFileSync('bash', ['-n'], { input: script, stdio: 'pipe' })).not.toThrow();
});

describe('a release', () => {
  /** GitHub's command line as far as the script goes: the tags that there are, and a log of what was asked for. */
  function moveMajorTag(tag: string, tags: readonly string[], hasMajor = true) {
    using folder = temporaryFolder('gh');
    const gh = join(folder.path, 'gh');
    const answer = `case "$*" in
  *matching-refs*) printf '%s\\n' ${tags.join(' ')} ;;
  *PATCH*) echo "$*" >> calls; ${hasMajor ? 'true' : 'false'} ;;
  *) echo "$*" >> calls ;;
esac`;
    writeFileSync(gh, `#!/bin/sh\n${answer}\n`);
    chmodSync(gh, 0o755);
    writeFileSync(join(folder.path, 'calls'), '');
    const path = `${folder.path}${delimiter}${process.env.PATH}`;
    const env = { PATH: path, TAG: tag, GH_REPO: 'slipway/slipway', GITHUB_SHA: 'c0ffee' };
    const { status } = run(scriptOf('release.yml', 'Move the major tag'), folder.path, env);
    return { status, calls: readFileSync(join(folder.path, 'calls'), 'utf8').trim().split('\n').filter(Boolean) };
  }

  test('moves the tag of its major to the newest version, by number', () => {
    const { status, calls } = moveMajorTag('v1.10.0', ['v1.2.0', 'v1.10.0', 'v1.9.3']);
    expect(status).toBe(0);
    expect(calls).toEqual([expect.stringMatching(/PATCH repos\/slipway\/slipway\/git\/refs\/tags\/v1 .*sha=c0ffee/)]);
  });

  test('moves it past the tags of its own and of later pre-releases', () => {
    const tags = ['v1.3.0', 'v1.3.0-rc.1', 'v1.4.0-beta.2', 'v1.2.9', 'v1.10'];
    expect(moveMajorTag('v1.3.0', tags).calls).toEqual([expect.stringContaining('refs/tags/v1 ')]);
  });

  test('is of a commit on main, and of no other branch', () => {
    using origin = createRepository({ 'a.txt': 'on main' });
    const merged = origin.git('rev-parse', 'HEAD');
    origin.commit({ 'a.txt': 'later' }, 'main');
    const aside = origin.commit({ 'b.txt': 'never merged' }, 'aside');
    using folder = temporaryFolder('release');
    const clone = join(folder.path, 'clone');
    origin.git('clone', '-q', origin.path, clone);
    const check = (sha: string) =>
      run(scriptOf('release.yml', 'The tag is on main'), clone, { GITHUB_SHA: sha, GITHUB_REF_NAME: 'v1.2.3' });
    expect(check(merged).status).toBe(0);
    expect(check(aside)).toMatchObject({
      status: 1,
      out: expect.stringContaining('v1.2.3 is of a commit that is not on main'),
    });
  });

  test.each([
    ['a file that changed', { 'dist/index.js': 'new' }, 1],
    ['a file that is new', { 'dist/chunk.js': 'new' }, 1],
    ['nothing', {}, 0],
  ])('is not made where the build leaves %s in dist/', (_, files, status) => {
    using repository = createRepository({ 'dist/index.js': 'old' });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(repository.path, name), content);
    using folder = temporaryFolder('npm');
    writeFileSync(join(folder.path, 'npm'), '#!/bin/sh\n', { mode: 0o755 });
    const path = `${folder.path}${delimiter}${process.env.PATH}`;
    const ended = run(scriptOf('release.yml', 'dist/ equals a fresh build'), repository.path, { PATH: path });
    expect(ended.status, ended.out).toBe(status);
  });

  test('of an older line leaves it alone', () => {
    expect(moveMajorTag('v1.9.4', ['v1.9.4', 'v1.10.0'])).toEqual({ status: 0, calls: [] });
  });

  test('makes the tag for the first of its major', () => {
    expect(moveMajorTag('v2.0.0', ['v2.0.0'], false)).toMatchObject({
      status: 0,
      calls: [expect.stringContaining('PATCH'), expect.stringContaining('ref=refs/tags/v2')],
    });
  });

  test('has every bundle that an action loads', () => {
    const [, paths = ''] =
      /slipway-actions\.tgz (.+)/.exec(scriptOf('release.yml', 'Package, and the list of what is in it')) ?? [];
    const bundles = readdirSync(join(ROOT, 'dist'))
      // The package's command is built when it is packed, and is not committed. No action loads the modules for functions.
      .filter((name) => !['cli', 'sdk'].includes(name))
      .map((name) => `dist/${name}`);
    expect(paths.split(' ').sort()).toEqual(['action.yml', 'seed/action.yml', ...bundles].sort());
  });

  test('lists what is in it', () => {
    const line = /^npm sbom[^>\n]*/m.exec(scriptOf('release.yml', 'Package, and the list of what is in it'))?.[0] ?? '';
    const { status, out } = run(line, ROOT, { npm_config_loglevel: 'silent' });
    expect(status, out).toBe(0);
    const { bomFormat, components } = JSON.parse(out);
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map((each: { name: string }) => each.name)).toEqual(
      expect.arrayContaining(Object.keys(dependencies)),
    );
  });
});

describe('packages', () => {
  test('run no script of their own when they are installed, in CI and where dist/ is built', () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT });
    const installs = ['.ci/run', ...workflows].flatMap((name) =>
      (readFileSync(join(ROOT, name), 'utf8').match(/npm (?:ci|install)\b.*$/gm) ?? []).map((line) => [name, line]),
    );
    expect(installs.length).toBeGreaterThanOrEqual(4);
    expect(installs.filter(([, line]) => !line?.includes('--ignore-scripts'))).toEqual([]);
  });

  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

  test('bring Node 24 along for every machine that developers use', () => {
    const brought = Object.entries<string>(manifest.optionalDependencies).map(([name, version]) => {
      const locked = packages[`node_modules/${name}`];
      expect(locked, name).toMatchObject({ version, bin: { node: expect.stringMatching(/^bin\/node/) } });
      expect(version).toMatch(/^24\./);
      return `${locked.os} ${locked.cpu}`;
    });
    expect(brought.toSorted()).toEqual(['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64']);
  });

  test('have the major version that the examples name', () => {
    const major = manifest.version.split('.')[0];
    for (const name of globSync('examples/workflows/*.yml', { cwd: ROOT })) {
      expect(readFileSync(join(ROOT, name), 'utf8')).toMatch(new RegExp(`uses: slipway/slipway/\\S+@v${major}\\n`));
    }
  });
});

describe("dist/ of Dependabot's pull requests", () => {
  test('is committed to the branch, and to none that moved meanwhile', () => {
    using origin = createRepository({ 'dist/index.js': 'old', 'dist/gone.js': 'old' });
    origin.commit({ 'package-lock.json': '{}' }, 'dependabot/npm');
    origin.git('checkout', '-q', '--detach');
    using folder = temporaryFolder('dist');
    const clone = (name: string) => {
      origin.git('clone', '-q', '--branch', 'dependabot/npm', origin.path, join(folder.path, name));
      mkdirSync(join(folder.path, name, 'dist'), { recursive: true });
      execFileSync('rm', ['-r', join(folder.path, name, 'dist')]);
      mkdirSync(join(folder.path, name, 'dist'));
      writeFileSync(join(folder.path, name, 'dist/index.js'), `built by ${name}`);
      return join(folder.path, name);
    };
    const [first, late] = [clone('first'), clone('late')];
    const commit = (cwd: string) => run(scriptOf('dist.yml', 'Commit'), cwd, { BRANCH: 'dependabot/npm' });
    expect(commit(first)).toMatchObject({ status: 0 });
    expect(origin.git('show', '--stat', '--format=%an: %s', 'dependabot/npm')).toMatch(
      /^github-actions\[bot\]: Rebuild dist/,
    );
    expect(origin.git('ls-tree', '-r', '--name-only', 'dependabot/npm', 'dist')).toBe('dist/index.js');
    expect(commit(late).status).not.toBe(0);
    expect(origin.git('show', 'dependabot/npm:dist/index.js')).toBe('built by first');
  });
});
