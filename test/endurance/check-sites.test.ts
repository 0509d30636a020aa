import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckResult, runCheck } from '../support/check.ts';
import { unpackPackage } from '../support/packages.ts';
import { createRepository, type TestRepository } from '../support/repositories.ts';
import { rounds } from '../support/rounds.ts';

/** A fault: text that is inserted before a line of a file, or other inputs. */
interface Fault {
  readonly plant?: { readonly file: string; readonly before: string; readonly text: string };
  readonly inputs?: Readonly<Record<string, string>>;
  /** The expected annotation. `LINE` is replaced by the number of the inserted line. */
  readonly expected: string | RegExp;
  /** Whether nothing else is found: the site is built and read to its end, and the rest of it passes. */
  readonly isOnly?: true;
}

interface ThirdPartySite {
  readonly name: string;
  readonly make: (folder: string) => void;
  readonly inputs: Readonly<Record<string, string>>;
  readonly pages: number;
  /** The first third of these, and of an unchanged site after them, is checked if not all rounds are played. */
  readonly faults: Readonly<Record<string, Fault>>;
}

const missingOutput = (name: string): Fault => ({
  inputs: { 'output-directory': name },
  expected: `error: Build failed: the build did not write the output directory "${name}"`,
});

/** Sites from published packages. */
const SITES: readonly ThirdPartySite[] = [
  {
    name: 'a Vite template',
    make: (folder) => unpackPackage('create-vite@9.3.0', 'template-vanilla-ts', folder),
    inputs: { 'build-command': 'npm run build', 'output-directory': 'dist' },
    pages: 1,
    faults: {
      'a type error': {
        plant: { file: 'src/main.ts', before: 'setupCounter(', text: "export const count: number = 'none'" },
        expected: "error src/main.ts:LINE: Type 'string' is not assignable to type 'number'.",
      },
      'a dead link': {
        plant: { file: 'index.html', before: '    <div id="app">', text: '    <a href="/nowhere">Nowhere</a>' },
        expected: 'error index.html:LINE: Dead link: "/nowhere" answers 404 (in index.html)',
        isOnly: true,
      },
      'a missing output': missingOutput('build'),
    },
  },
  {
    name: 'an Astro starter',
    make: (folder) => unpackPackage('create-astro-app@1.2.1', 'src/template-js-basics', folder),
    inputs: { 'build-command': 'npm run build', 'output-directory': 'dist' },
    pages: 1,
    faults: {
      'a type error': {
        plant: { file: 'src/pages/index.astro', before: 'import Layout', text: 'const title: = 1;' },
        expected: /^error src\/pages\/index\.astro:LINE: /,
      },
      'a dead link': {
        plant: { file: 'src/pages/index.astro', before: '\t<main>', text: '<a href="/nowhere">Nowhere</a>' },
        expected: 'error src/pages/index.astro:LINE: Dead link: "/nowhere" answers 404 (in index.html)',
        isOnly: true,
      },
    },
  },
  {
    name: 'an Eleventy blog',
    make(folder) {
      unpackPackage('eleventy-base-blog@5.0.2', '.', folder);
      // The build does not use this client of another host, which has a thousand dependencies.
      edit(join(folder, 'package.json'), (text) => text.replace(/"netlify-cli": "[^"]*"/, ''));
    },
    inputs: { 'build-command': 'npm run build', 'output-directory': '_site' },
    pages: 10,
    faults: {
      'a dead link': {
        plant: { file: 'about/index.md', before: '## This is me', text: 'See [the pier](/pier/).' },
        expected: 'error about/index.md:LINE: Dead link: "/pier/" answers 404 (in about/index.html)',
        isOnly: true,
      },
      'a template error': {
        plant: { file: '_includes/layouts/base.njk', before: '    <header>', text: '{% endfor %}' },
        expected: 'error _includes/layouts/base.njk:LINE: unknown block tag: endfor',
      },
    },
  },
  {
    name: 'a VitePress documentation',
    make: scaffoldVitePress,
    // The platform finds its output directory.
    inputs: { 'build-command': 'npm run docs:build' },
    pages: 4,
    faults: {
      'a dead link': {
        plant: { file: 'markdown-examples.md', before: '## Syntax', text: '<a href="/nowhere">Nowhere</a>\n' },
        expected: 'error markdown-examples.md:LINE: Dead link: "/nowhere" answers 404 (in markdown-examples.html)',
        isOnly: true,
      },
      'a syntax error': {
        plant: { file: '.vitepress/config.js', before: 'export default', text: 'const = 1;' },
        expected: 'error .vitepress/config.js:LINE: Expected identifier but found "="',
      },
    },
  },
  {
    // Without a compiler, there cannot be a type error.
    name: 'a site without any build step',
    make: (folder) => unpackPackage('swagger-ui-dist@5.17.14', '.', folder),
    inputs: { 'output-directory': '.' },
    pages: 2,
    faults: {
      'a dead link': {
        plant: { file: 'index.html', before: '    <div id="swagger-ui">', text: '    <a href="guide.html">Guide</a>' },
        expected: 'error index.html:LINE: Dead link: "guide.html" answers 404 (in index.html)',
        isOnly: true,
      },
      'a missing output': missingOutput('dist'),
    },
  },
];

describe.for(SITES)('$name', { concurrent: true }, (site) => {
  const { faults } = site;
  const cases: readonly (readonly [string, Fault?])[] = [...Object.entries(faults), ['nothing at fault']];
  const played = cases.slice(0, rounds(cases.length));

  test.for(played.flatMap(([name, fault]) => (fault ? [[name, fault] as const] : [])))(
    'fails with %s, at its line',
    async ([, fault]) => {
      using repository = repositoryOf(site);
      const line = fault.plant && plant(repository, fault.plant);
      const { code, log, ...result } = await runCheck(repository.path, { ...site.inputs, ...fault.inputs });
      expect(code).toBe(1);
      const at = important(result).map((each) => each.replace(`:${line}:`, ':LINE:'));
      const expected = typeof fault.expected === 'string' ? fault.expected : expect.stringMatching(fault.expected);
      expect(at).toContainEqual(expected);
      if (!fault.isOnly) return;
      expect(at).toHaveLength(1);
      expect(log).toContain(checked(site));
    },
  );

  if (played.length < cases.length)
    process.stderr.write(
      `Skipped: ${site.name} unchanged, because a third of the rounds is played (ENDURANCE=whole plays all).\n`,
    );
  test.runIf(played.length === cases.length)('passes unchanged', async () => {
    using repository = repositoryOf(site);
    const { code, log, ...result } = await runCheck(repository.path, site.inputs);
    expect([code, important(result)]).toEqual([0, []]);
    expect(log).toContain(checked(site));
  });
});

const important = ({ findings }: Pick<CheckResult, 'findings'>) =>
  findings.filter((each) => !each.startsWith('notice'));
const checked = ({ pages }: ThirdPartySite) => `Checked ${pages} page${pages === 1 ? '' : 's'}, `;

test('a Vite template is compared with an earlier commit, and hashed names are matched', async () => {
  const [site] = SITES;
  if (site?.name !== 'a Vite template') throw new Error('the first site is another');
  using repository = repositoryOf(site);
  plant(repository, { file: 'src/main.ts', before: 'setupCounter(', text: "document.title = 'Compared'" });
  repository.commit({ 'public/added.txt': 'added' });
  const inputs = { ...site.inputs, 'compare-to': 'HEAD~2' };
  const { code, log, summary, ...result } = await runCheck(repository.path, inputs);
  expect([code, important(result)]).toEqual([0, []]);
  expect(log).toMatch(/^✓ Comparison: 1 pages \(±0\), \d+ files \(\+1\), .* against HEAD~2 \(\w{7}\)/m);
  expect(summary).toContain('Files: 2 changed, 1 added, 0 removed.');
  expect(summary).toMatch(/\| changed \| `assets\/index-[\w-]{8}\.js` \(was `index-[\w-]{8}\.js`\) \| \+\d+ B \|/);
  expect(summary).toContain('| changed | `index.html` | ±0 B |');
  expect(summary).toContain('| added | `added.txt` | +5 B |');
});

function repositoryOf(site: ThirdPartySite): TestRepository {
  const repository = createRepository({});
  site.make(repository.path);
  repository.git('add', '--all', '--force');
  repository.git('commit', '-q', '-m', 'Import');
  return repository;
}

/** Inserts the text before the first line that begins with `before`, and commits. Returns the number of its line. */
function plant(repository: TestRepository, { file, before, text }: NonNullable<Fault['plant']>): number {
  const lines = readFileSync(join(repository.path, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.startsWith(before));
  expect(index, `a line of ${file} that begins with ${before}`).toBeGreaterThanOrEqual(0);
  repository.commit({ [file]: lines.toSpliced(index, 0, text).join('\n') });
  return index + 1;
}

/** Makes the same files as `npx vitepress init`, by calling its function. */
function scaffoldVitePress(folder: string): void {
  const manifest = { name: 'docs', private: true, type: 'module', devDependencies: { vitepress: '1.6.4' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  using tool = createRepository({ 'package.json': JSON.stringify(manifest) });
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], { cwd: tool.path });
  const script = join(tool.path, 'scaffold.mjs');
  writeFileSync(
    script,
    `import { scaffold } from 'vitepress';
process.chdir(process.argv[2]);
scaffold({ root: '.', title: 'Docs', description: '', theme: 'default theme', useTs: false, injectNpmScripts: true });`,
  );
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [script, folder], { stdio: 'ignore' });
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
