import { expect, test } from 'vitest';
import { job, testBuilder } from '../support/builds.ts';
import { createRepository, type Files } from '../support/repositories.ts';

const PAGE = { 'index.html': '<script type="module" src="/src/main.jsx"></script>', 'src/main.jsx': '' };

async function failureOf(files: Files, given: Partial<Parameters<typeof job>[0]> = {}) {
  using repository = createRepository(files);
  using builder = testBuilder();
  return await builder.failure(job({ repository: repository.path, ...given }));
}

/** Returns what goes live of files without a build. */
async function published(files: Files, given: Partial<Parameters<typeof job>[0]> = {}) {
  using repository = createRepository(files);
  using builder = testBuilder();
  await using output = await builder.build(job({ repository: repository.path, ...given }));
  return { page: output.read('index.html'), log: output.log };
}

const manifest = (value: unknown) => ({ ...PAGE, 'package.json': JSON.stringify(value, undefined, 2) });

test.each(['devDependencies', 'dependencies'])(
  'a webpack project in %s without a build script gets a finding at its scripts',
  async (kind) => {
    const facts = await failureOf(
      manifest({ name: 'site', scripts: { dev: 'webpack serve' }, [kind]: { webpack: '^5' } }),
    );
    const message =
      'The file `package.json` depends on webpack and has no `build` script, and the app has no build command. ' +
      'Add "build": "webpack" to its scripts, or set the build command to `webpack`';
    expect(facts).toMatchObject({ stage: 'build', code: 'build_script_missing', message, exitCode: null });
    const place = { file: 'package.json', line: 3, column: 3 };
    expect(facts.diagnostics).toMatchObject([{ ...place, severity: 'error', code: 'build_script_missing', message }]);
  },
);

test('without scripts, the finding is at the beginning of package.json', async () => {
  const facts = await failureOf(
    { ...PAGE, 'web/package.json': '\n{"dependencies":{"webpack":"5"}}' },
    { settings: { rootDirectory: 'web' } },
  );
  expect(facts.diagnostics).toMatchObject([{ file: 'web/package.json', line: 1, column: 1 }]);
});

test.each([
  ['webpack', 'webpack'],
  ['rollup', 'rollup --config'],
  ['@rspack/cli', 'rspack build'],
])('the failure of a project with %s proposes %s', async (name, command) => {
  const devDependencies = { prettier: '3', storybook: '9', [name]: '1' };
  const { code, message } = await failureOf(manifest({ devDependencies }));
  expect([code, message]).toEqual(['build_script_missing', expect.stringContaining(`"build": "${command}"`)]);
});

test.each([
  [
    { 'build:js': 'rollup -c js.mjs', 'build:all': 'npm run build:js && npm run build:css', 'build:css': 'sass' },
    'build:all',
  ],
  [{ 'build:dev': 'rollup -cw js.mjs', 'site:build': 'rollup -c js.mjs' }, 'site:build'],
])(
  'of a project with a bundler whose scripts build under other names, the failure proposes one: %j',
  async (scripts, name) => {
    const { message } = await failureOf(manifest({ scripts, devDependencies: { rollup: '1' } }));
    expect(message).toBe(
      'The file `package.json` depends on rollup and has no `build` script, and the app has no build command. ' +
        `Its script \`${name}\` may be it. Add "build": "npm run ${name}" to its scripts, or set the build command to \`npm run ${name}\``,
    );
  },
);

test.each([
  ['Hugo', 'hugo.toml'],
  ['Hugo', 'config/_default/hugo.yaml'],
  ['MkDocs', 'mkdocs.yml'],
  ['mdBook', 'book.toml'],
])('a site of %s is not published as its sources: it has %s', async (name, file) => {
  const { code, message } = await failureOf({ [file]: 'title: x', 'themes/ink/layouts/index.html': '{{ .Title }}' });
  expect(code).toBe('build_script_missing');
  expect(message).toContain(`The project is a site of ${name} (it has ${file}), which is not an npm package.`);
});

test('a repository whose package.json is only for tools is published unchanged', async () => {
  const value = {
    scripts: { lint: 'eslint .' },
    devDependencies: { prettier: '3', eslint: '9', 'eslint-plugin-vite': '1' },
  };
  expect((await published(manifest(value))).page).toBe(PAGE['index.html']);
});

test('a folder of the repository that the app sets as output is published, whatever the project could build', async () => {
  const files = { ...manifest({ devDependencies: { webpack: '5' } }), 'docs/index.html': 'docs' };
  expect((await published(files, { outputDirectory: 'docs' })).page).toBe('docs');
});

test.each(['.', './', 'docs/..', 'dist'])(
  'the output directory %s does not replace a build',
  async (outputDirectory) => {
    const files = { ...manifest({ devDependencies: { webpack: '5' } }), 'docs/index.html': 'docs' };
    expect((await failureOf(files, { outputDirectory })).code).toBe('build_script_missing');
  },
);

test('with a build command, the folder of such a project is published', async () => {
  const files = manifest({ devDependencies: { vite: 'file:tool' } });
  const settings = { installCommand: '' };
  expect((await published(files, { buildCommand: 'true', outputDirectory: '.', settings })).page).toBe(
    PAGE['index.html'],
  );
});

test('a broken package.json fails a deployment with a build command too, before the install', async () => {
  const facts = await failureOf(
    { ...PAGE, 'package.json': '{\n"name": "x"\n"private": true }' },
    { buildCommand: 'echo built' },
  );
  expect(facts).toMatchObject({
    code: 'package_json_invalid',
    diagnostics: [{ file: 'package.json', line: 2, column: 12 }],
  });
  expect(facts.log.filter((line) => line.startsWith('$ '))).toEqual([]);
});
