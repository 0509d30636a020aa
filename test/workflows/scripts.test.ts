import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createRepository, temporaryFolder } from '../support/repositories.ts';
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

  test('of an older line leaves it alone', () => {
    expect(moveMajorTag('v1.9.4', ['v1.9.4', 'v1.10.0'])).toEqual({ status: 0, calls: [] });
  });

  test('makes the tag for the first of its major', () => {
    expect(moveMajorTag('v2.0.0', ['v2.0.0'], false)).toMatchObject({
      status: 0,
      calls: [expect.stringContaining('PATCH'), expect.stringContaining('ref=refs/tags/v2')],
    });
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
