import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { APP, type BuilderTestOptions, job, testBuilder } from '../../support/builds.ts';
import { processesWith, sleepMark } from '../../support/processes.ts';
import { createRepository, type Files } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** Runs one failing build of `files` and returns its failure record. */
async function failureOf(
  files: Files,
  given: Omit<Parameters<typeof job>[0], 'repository'>,
  options: BuilderTestOptions = {},
) {
  using repository = createRepository(files);
  using builder = testBuilder(options);
  const facts = await builder.failure(job({ repository: repository.path, ...given }));
  expect(leftovers(builder.dataDir)).toEqual([]);
  return facts;
}

/** Returns what is left in the folders of apps, except for caches and account files. What was set aside is not theirs. */
function leftovers(dataDir: string): readonly string[] {
  const builds = join(dataDir, 'builds');
  const apps = readdirSync(builds).filter((name) => name !== '.removed');
  const entries = apps.flatMap((app) => readdirSync(join(builds, app)));
  return entries.filter((entry) => !['scopes', 'own-branches', 'passwd'].includes(entry));
}

const PAGE = { 'index.html': '<h1>hello</h1>' };

test('the record of a failed build command has its exit code, its last lines and its findings', async () => {
  const line = "src/main.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.";
  const files = { 'web/b.sh': `echo start\necho "${line}"\nexit 2\n` };
  const facts = await failureOf(files, { buildCommand: 'sh b.sh', settings: { rootDirectory: 'web' } });
  expect(facts).toMatchObject({
    stage: 'build',
    code: 'build_failed',
    message: 'The build command `sh b.sh` exited with code 2',
    exitCode: 2,
    signal: null,
    diagnostics: [{ file: 'web/src/main.ts', line: 3, column: 7, severity: 'error', code: 'TS2322' }],
  });
  expect(facts.log.slice(-4)).toEqual(['$ sh b.sh', 'start', line, facts.message]);
});

test('a missing import gets its place in the source, whatever line the bundler counted', async () => {
  const missing = (file: string, what: string) =>
    `File: ./${file}:9:1-24\n  × Module not found: Can't resolve '${what}' in '/x'\n   ╭─[9:0]\n`;
  const files = {
    'out.txt': `${missing('src/app.tsx', './nope')}\n${missing('src/app.css', './no.png')}\n${missing('src/app.tsx', './gone')}`,
    'src/app.tsx': "// ./nope is missing\nimport './nope-not';\nimport nope from './nope';\n",
    'src/app.css': 'a { background: url(./no.png?x) }\n',
  };
  const { diagnostics } = await failureOf(files, { buildCommand: 'cat out.txt; exit 1' });
  expect(diagnostics.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['src/app.tsx', 3, 19],
    ['src/app.css', 1, 21],
    ['src/app.tsx', null, null],
  ]);
});

test('a finding in a component gets its place in the source, although its compiler counts otherwise', async () => {
  const box = (message: string, place: string) => `[UNRESOLVED_IMPORT] ${message}\n   ╭─[ ${place} ]\n`;
  const files = {
    'out.txt': [
      box(
        "Could not resolve './nope' in src/App.vue?vue&type=script&lang.ts",
        'src/App.vue?vue&type=script&lang.ts:28:22',
      ),
      box("Could not resolve './gone' in src/App.vue", 'src/App.vue:3:1'),
      box("Could not resolve './b' in src/a.ts", 'src/a.ts:2:6'),
      'Could not resolve "./no.png" from "page.md"',
      box('"Card" is not exported by "src/b.ts".', 'src/App.vue:9:10'),
      '[plugin vite:vue] src/App.vue?vue&type=style&index=0&lang.css:12:2\nCssSyntaxError: src/App.vue:2:4: Unexpected }',
    ].join('\n'),
    'src/App.vue':
      "<template></template>\n<script>\nimport { Card } from './b';\nimport x from './nope';\n</script>\n<style>\na }\n</style>\n",
    'page.md': '# Page\n\n![no](./no.png)\n',
    'src/a.ts': "// './b' is reported twice\nexport * from './b';\n",
  };
  const { diagnostics } = await failureOf(files, { buildCommand: 'cat out.txt; exit 1' });
  expect(diagnostics.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['src/App.vue', 4, 16],
    ['src/App.vue', null, null],
    ['src/a.ts', 2, 6],
    ['page.md', 3, 7],
    ['src/App.vue', 3, 10],
    ['src/App.vue', 7, 4],
  ]);
});

test('a line that a template engine counts from below the front matter becomes a line of the file', async () => {
  const files = {
    'out.txt': [
      ...['page', 'plain'].map((name) => `2. (./${name}.njk) [Line 2, Column 4]\n  unknown block tag: x`),
      '2. (./includes.njk)\n  Error: template not found: nope.njk (via Template render error)',
    ].join('\n'),
    'includes.njk': '<p>\n{% include "nope.njk" %}\n',
    'page.njk': '---\ntitle: Page\n---\n<p>\n{% x %}\n',
    'plain.njk': '<p>\n{% x %}\n',
  };
  const { diagnostics } = await failureOf(files, { buildCommand: 'cat out.txt; exit 1' });
  expect(diagnostics).toMatchObject([
    { file: 'page.njk', line: 5, column: 4 },
    { file: 'plain.njk', line: 2, column: 4 },
    { file: 'includes.njk', line: 2, column: 13 },
  ]);
});

test('an import for which a bundler only names the folder is placed in the one file that has it', async () => {
  const script = `echo "× Module not found: Can't resolve '../nope' in '$PWD/src'"; exit 1`;
  const files = { 'src/a.js': "\nimport '../nope';", 'src/b.js': '' };
  const one = await failureOf(files, { buildCommand: script });
  expect(one.diagnostics).toMatchObject([{ file: 'src/a.js', line: 2, column: 9 }]);
  const two = await failureOf({ ...files, 'src/b.js': files['src/a.js'] }, { buildCommand: script });
  expect(two.diagnostics).toMatchObject([{ file: 'src', line: null }]);
});

test('a failed install is a failure of the stage install', async () => {
  const facts = await failureOf(PAGE, { settings: { installCommand: 'echo no >&2; exit 3' } });
  expect(facts).toMatchObject({ stage: 'install', code: 'install_failed', exitCode: 3 });
});

test('npm ci refuses a lockfile that does not match package.json', async () => {
  const files = {
    'package.json': '{"name":"x","dependencies":{"mrmime":"2.0.1"}}',
    'package-lock.json': '{"name":"x","lockfileVersion":3,"packages":{}}',
  };
  expect(await failureOf(files, { buildCommand: 'true' })).toMatchObject({
    stage: 'install',
    code: 'install_failed',
    message: 'The install command `npm ci` exited with code 1',
  });
});

test('a build over the time limit is stopped, and the message names the command', async () => {
  const facts = await failureOf(PAGE, { buildCommand: 'echo working; sleep 300' }, { limits: { timeoutMs: 3_000 } });
  expect(facts).toMatchObject({
    stage: 'build',
    code: 'build_timeout',
    message: 'The build took longer than its limit of 3.0s and was stopped during `echo working; sleep 300`',
  });
  expect(facts.log).toContain('working');
});

test.each([
  ['node -e "process.abort()"', 'build_killed', 'SIGABRT'],
  ['node --max-old-space-size=20 -e "const a=[];for(;;)a.push(new Array(1000).fill({}))"', 'out_of_memory', 'SIGABRT'],
  ['kill -9 $$', 'build_killed', 'SIGKILL'],
  ['kill -TERM $$', 'build_killed', 'SIGTERM'],
  ['echo "ENOSPC: no space left on device, write"; exit 1', 'build_failed', null],
])('%s ends as %s', async (buildCommand, code, signal) => {
  expect(await failureOf(PAGE, { buildCommand })).toMatchObject({ stage: 'build', code, signal });
});

test('a file over the bound is not written', async () => {
  const files = { 'b.mjs': "import { writeFileSync } from 'node:fs'; writeFileSync('big', Buffer.alloc(3_000_000));" };
  const facts = await failureOf(files, { buildCommand: 'node b.mjs' }, { limits: { fileBytes: 1_000_000 } });
  expect(facts).toMatchObject({ stage: 'build', code: 'output_too_large' });
});

test('a process over the memory bound ends as out_of_memory', async () => {
  const buildCommand = 'node -e "const a=[];for(;;)a.push(Buffer.alloc(1e8,1))"';
  const facts = await failureOf(PAGE, { buildCommand }, { limits: { memoryBytes: 512 * 1024 ** 2 } });
  expect(facts).toMatchObject({ stage: 'build', code: 'out_of_memory' });
});

test('the message about a missing output directory lists the existing folders', async () => {
  const facts = await failureOf(
    { 'site/a.html': 'a', 'src/x.js': '' },
    { buildCommand: 'true', outputDirectory: 'dist' },
  );
  expect(facts).toMatchObject({
    stage: 'build',
    code: 'output_missing',
    message: "The app's output directory `dist` does not exist; the folders there are `site`, `src`",
  });
});

test('the message lists the tried folders if the app does not set an output directory', async () => {
  const { code, message } = await failureOf({ 'src/x.js': '' }, { buildCommand: 'true' });
  expect(code).toBe('output_missing');
  expect(message).toContain('`dist`, `build`, `out`');
});

test.each([
  ['..', 'true'],
  ['/etc', 'true'],
  ['../../home', 'true'],
  ['out', 'ln -s /etc out'],
  ['out', 'ln -s .. out'],
  ['.', 'mv "$PWD" ../moved; ln -s /etc "$PWD"'],
  ['passwd.d', 'mv "$PWD" ../moved; ln -s / "$PWD"'],
])('the output directory %s after `%s` is not published', async (outputDirectory, buildCommand) => {
  const { code } = await failureOf(PAGE, { outputDirectory, buildCommand });
  expect(['output_unsafe', 'output_missing']).toContain(code);
});

test.each(['auto', 'none'] as const)(
  'a build sees its own variables and not those of the host (isolation %s)',
  async (isolation) => {
    using repository = createRepository(PAGE);
    using builder = testBuilder({
      isolation,
      env: { ...process.env, AWS_SECRET_ACCESS_KEY: 'host-secret', ID_TOKEN: 'host-secret' },
    });
    const value = 'it\'s "$HOME" `id`\n$(id) \\ end';
    await using output = await builder.build(
      job({
        repository: repository.path,
        buildCommand: 'mkdir dist && env > dist/env && printf %s "$ODD" > dist/odd && echo $TOKEN && echo $MODE',
        env: { ODD: value, TOKEN: 'app-secret', MODE: 'production', LD_PRELOAD: '' },
      }),
    );
    expect(output.read('env')).not.toContain('host-secret');
    expect(output.read('env')).toContain('CI=true');
    expect(output.read('odd')).toBe(value);
    expect(output.log).toContain('\n***\nproduction\n');
    expect(output.log).not.toContain('app-secret');
  },
);

test('an install cannot replace its temporary folder by a link', async (context) => {
  if (!(await isolated())) return context.skip('bubblewrap does not work on this machine');
  using secret = temporaryFolder('secret');
  const installCommand = `{ mv /tmp ../moved || rmdir /tmp; } && ln -s ${secret.path} /tmp`;
  const facts = await failureOf(PAGE, { settings: { installCommand }, buildCommand: 'touch /tmp/pwned' });
  expect(facts).toMatchObject({ stage: 'install', code: 'install_failed' });
  expect(readdirSync(secret.path)).toEqual([]);
});

test('a build runs the Node.js of the platform if that fits', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  const settings = { nodeVersion: process.versions.node.split('.')[0] ?? '' };
  await using output = await builder.build(
    job({ repository: repository.path, buildCommand: 'mkdir dist; node -v > dist/v', settings }),
  );
  expect(output.read('v').trim()).toBe(process.version);
});

test('a sandboxed build reads neither the data directory nor the home of the host, and writes no other app', async (context) => {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  using secret = temporaryFolder('secret');
  if (!(await isolated())) return context.skip('bubblewrap does not work on this machine');
  await using other = await builder.build(job({ repository: repository.path, app: { ...APP, appID: 'other' } }));
  const attempts = [
    `ls ${builder.dataDir} ${builder.dataDir}/logs ${builder.dataDir}/builds ${secret.path}`,
    `cat ${builder.dataDir}/logs/*.log`,
    `touch ${other.directory}/pwned`,
    `touch ${builder.dataDir}/git/pwned /usr/pwned /etc/pwned`,
    `echo x > ${builder.dataDir}/git/*/HEAD`,
    'ls -A ~root /home/*',
    'cat /etc/shadow',
  ];
  const buildCommand = `mkdir dist; { ${attempts.map((each) => `${each};`).join(' ')} } > dist/seen 2> dist/refused; true`;
  await using output = await builder.build(job({ repository: repository.path, buildCommand }));
  expect(existsSync(join(other.directory, 'pwned'))).toBe(false);
  expect(readdirSync(join(builder.dataDir, 'git'))).toHaveLength(1);
  expect(readdirSync(join(builder.dataDir, 'logs'))).toHaveLength(2);
  const lines = output.read('seen').split('\n');
  const apps = readdirSync(join(builder.dataDir, 'builds'));
  expect(lines.filter((line) => apps.includes(line))).toHaveLength(1);
  expect(lines.filter((line) => /\.log|Cloning|root:/.test(line))).toEqual([]);
});

/** Whether this machine offers bubblewrap: a sandboxed build sees no processes but its own. */
async function isolated(): Promise<boolean> {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  await using output = await builder.build(
    job({ repository: repository.path, buildCommand: 'mkdir dist; ls /proc | grep -c "^[0-9]" > dist/processes' }),
  );
  return Number(output.read('processes')) < 8;
}

test.each(['auto', 'none'] as const)(
  'a daemon of a build is ended with the build (isolation %s)',
  async (isolation) => {
    using repository = createRepository(PAGE);
    using builder = testBuilder({ isolation });
    const mark = sleepMark();
    const daemon = `setsid sh -c 'sleep ${mark}' > /dev/null 2>&1 &`;
    await using _ = await builder.build(
      job({
        repository: repository.path,
        buildCommand: `mkdir dist; touch dist/x; ${daemon} (setsid sleep ${mark} &) ; true`,
      }),
    );
    expect(processesWith(mark)).toEqual([]);
  },
);

test.each(['auto', 'none'] as const)(
  'an aborted build does not leave a process or a workspace (isolation %s)',
  async (isolation) => {
    using repository = createRepository(PAGE);
    using builder = testBuilder({ isolation });
    const mark = sleepMark();
    const stop = new AbortController();
    const build = builder.run(
      job({ repository: repository.path, buildCommand: `setsid sleep ${mark} & (sleep ${mark}) & echo up; wait` }),
      {
        signal: stop.signal,
        tell: (told) => {
          if (told.kind === 'stage' && told.stage === 'build') setImmediate(() => stop.abort(new Error('the end')));
        },
      },
    );
    await expect(build).rejects.toThrow('the end');
    expect(processesWith(mark)).toEqual([]);
    expect(leftovers(builder.dataDir)).toEqual([]);
  },
);

test('a long log keeps its beginning and its end, and says how many lines are left out', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder({ limits: { logBytes: 10_000 } });
  await using output = await builder.build(
    job({ repository: repository.path, buildCommand: 'mkdir dist; touch dist/x; seq 1 100000' }),
  );
  expect(output.log.length).toBeLessThan(11_000);
  expect(output.log).toMatch(/^Cloning .*\n/);
  expect(output.log).toMatch(/\[… \d+ lines are left out here …\]/);
  expect(output.log).toMatch(/\n99999\n100000\nFound the site in `dist`\n$/);
});

test('a log contains no terminal code but colours, no control character, and only the last state of a progress bar', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  const buildCommand = String.raw`mkdir dist; touch dist/x; printf '\033[31mred\033[0m\tx\001\n1%%\r50%%\r100%%\n\377\n'`;
  await using output = await builder.build(job({ repository: repository.path, buildCommand }));
  expect(output.log).toContain('\n\u001b[31mred\u001b[0m\tx\n100%\n\ufffd\n');
});

test('the first build of an app does not wait for the removal of what other builds left, and the one after `cache clear` does', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  const left = () => readdirSync(join(builder.dataDir, 'builds/.removed')).length;
  const build = async (cachesOf: string, appID: string) => {
    const own = { app: { ...APP, appID }, settings: { cachesOf } };
    const buildCommand = 'mkdir dist; cp index.html dist';
    const output = await builder.build(job({ repository: repository.path, buildCommand, ...own }));
    await output[Symbol.asyncDispose]();
  };
  await build('one', 'first');
  expect(left()).toBe(1);
  await build('one', 'second');
  expect(left()).toBe(2);
  await build('two', 'second');
  expect(left()).toBe(1);
});

test('a workspace without permissions is set aside, and removed', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder({ isolation: 'none' });
  const output = await builder.build(
    job({ repository: repository.path, buildCommand: 'mkdir -p dist/a/b; touch dist/a/b/c; chmod 0 dist/a/b dist/a' }),
  );
  await output[Symbol.asyncDispose]();
  expect(leftovers(builder.dataDir)).toEqual([]);
  expect(readdirSync(join(builder.dataDir, 'builds/.removed'))).toHaveLength(1);
  expect(await builder.builder.sweep()).toEqual([]);
  expect(readdirSync(join(builder.dataDir, 'builds/.removed'))).toEqual([]);
});

test('a command runs in the root directory of the app, with the programs of its packages in the search path', async () => {
  using repository = createRepository({
    'web/node_modules/.bin/ours': '#!/bin/sh\necho built > dist/x',
    'node_modules/.bin/shared': '#!/bin/sh\nmkdir dist',
  });
  repository.git('update-index', '--chmod=+x', 'web/node_modules/.bin/ours', 'node_modules/.bin/shared');
  repository.git('commit', '-q', '-m', 'Allow');
  using builder = testBuilder();
  await using output = await builder.build(
    job({ repository: repository.path, buildCommand: 'shared && ours', settings: { rootDirectory: 'web' } }),
  );
  expect(output.read('x')).toBe('built\n');
});

test('a repository without a build is published unchanged, and nothing is installed', async () => {
  using repository = createRepository({ ...PAGE, 'package.json': '{"devDependencies":{"no-such-package-here":"1"}}' });
  using builder = testBuilder();
  await using output = await builder.build(job({ repository: repository.path }));
  expect(output.read('index.html')).toBe('<h1>hello</h1>');
  expect(output.log).not.toContain('$ ');
});

test('a package.json that is a link out of the repository is not read, and fails the deployment', async () => {
  using repository = createRepository({ ...PAGE });
  symlinkSync('/dev/zero', join(repository.path, 'package.json'));
  repository.commit({});
  using builder = testBuilder();
  const facts = await builder.failure(job({ repository: repository.path }));
  expect(facts).toMatchObject({
    code: 'package_json_invalid',
    message: 'The file `package.json` is not a file of the repository',
  });
});

test.each(['auto', 'none'] as const)(
  "install scripts find npm's node-gyp, as they do with a Node.js that brings npm (isolation %s)",
  async (isolation) => {
    using repository = createRepository({ 'package.json': '{"name":"site","version":"1.0.0"}' });
    using builder = testBuilder({ isolation });
    const settings = { installCommand: 'node-gyp --version > index.html' };
    await using output = await builder.build(job({ repository: repository.path, settings }));
    expect(output.read('index.html')).toMatch(/^v\d+\.\d+\.\d+\n$/);
  },
);
