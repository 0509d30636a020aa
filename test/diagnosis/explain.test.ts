import { expect, test } from 'vitest';
import { FAILURE_CODES } from '../../src/contract/control-plane.ts';
import type { FailureFacts } from '../../src/diagnosis/cause.ts';
import { explainFailure } from '../../src/diagnosis/explain.ts';

const BUILD = { stage: 'build', code: 'build_failed', exitCode: 1 } as const;
const INSTALL = { stage: 'install', code: 'install_failed', exitCode: 1 } as const;
const npm = (text: string) => text.split('\n').map((line) => `npm error ${line}`);

const START = {
  stage: 'activate',
  code: 'start_failed',
  exitCode: 1,
  message: 'The server ended with code 1',
} as const;
const uncaught = (error: string) => ['/srv/app/server.js:3', 'x', '^', '', error, '    at y (/srv/app/server.js:3:9)'];

/** Name, facts, the headline, a part of the remedy. */
const CASES: readonly (readonly [string, FailureFacts, string, string])[] = [
  [
    'a server that ends with an error',
    { ...START, log: uncaught('TypeError [ERR_INVALID_URL]: Invalid URL') },
    'Activation failed: the server ended with TypeError [ERR_INVALID_URL]: Invalid URL (exit code 1)',
    'Mend what the stack in its last lines names.',
  ],
  [
    'a server without a variable',
    { ...START, log: uncaught('Error: DATABASE_URL is not set') },
    'Activation failed: the server needs the variable DATABASE_URL, which is not set (exit code 1)',
    'slipway env set DATABASE_URL=VALUE',
  ],
  [
    'a server that listens twice',
    { ...START, log: uncaught('Error: listen EADDRINUSE: address already in use :::3000') },
    'Activation failed: the server listens twice on the port "3000" (exit code 1)',
    'Listen once.',
  ],
  [
    'a server whose heap is full',
    { ...START, code: 'out_of_memory', log: ['FATAL ERROR: Reached heap limit Allocation failed'] },
    'Activation failed: the server used all the memory that Node.js may use (exit code 1)',
    '"memory": "1GiB"',
  ],
  [
    'a server that rejects a promise with a text',
    {
      ...START,
      log: [
        '[UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "no key".] {',
      ],
    },
    'Activation failed: the server ended, because nothing handles that a promise was rejected with "no key" (exit code 1)',
    'Handle the rejection',
  ],
  [
    'a server of Nest that lacks a dependency',
    {
      ...START,
      log: [
        "[Nest] 12  - 11/26/2026, 3:22:25 PM   ERROR [ExceptionHandler] UnknownDependenciesException [Error]: Nest can't resolve dependencies of the AppService (?).",
      ],
    },
    "Activation failed: the server ended with UnknownDependenciesException [Error]: Nest can't resolve dependencies of the AppService (?) (exit code 1)",
    'Mend what the stack',
  ],
  [
    'a variable that dotenv-safe wants, and not the file that it may be in',
    {
      ...BUILD,
      log: [
        'MissingEnvVarsError: The following variables were defined in .env.example but are not present in the environment:',
        '  AUTH_DOMAIN',
        'Also, the following error was thrown when trying to read variables from  .env:',
        "ENOENT: no such file or directory, open '/srv/app/.env'",
        '    at Module.config (/srv/app/node_modules/dotenv-safe/index.js:31:19) {',
        "  missing: [ 'AUTH_DOMAIN' ],",
        "  sample: '.env.example'",
        '}',
      ],
    },
    'Build failed: the variable AUTH_DOMAIN is not set (exit code 1)',
    'Add AUTH_DOMAIN to the app variables',
  ],
  [
    'a missing npm script',
    {
      ...BUILD,
      log: npm('Missing script: "buidl"\n\nDid you mean this?\n  npm run build # run the "build" package script'),
    },
    'Build failed: package.json has no script "buidl" (exit code 1)',
    'There is build. Add the script "buidl"',
  ],
  [
    'a missing pnpm script',
    {
      ...BUILD,
      log: [' ERR_PNPM_NO_SCRIPT  Missing script: buidl', 'Command "buidl" not found. Did you mean "pnpm run build"?'],
    },
    'Build failed: package.json has no script "buidl" (exit code 1)',
    'There is build.',
  ],
  [
    'a missing pnpm script, without run',
    {
      ...BUILD,
      log: [' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "buidl" not found', '', 'Did you mean "pnpm build"?'],
    },
    'Build failed: package.json has no script "buidl" (exit code 1)',
    'There is build.',
  ],
  [
    'an archive that a pnpm registry lacks',
    {
      ...INSTALL,
      log: [' ERR_PNPM_FETCH_404  GET https://registry.npmjs.org/left-pad/-/left-pad-7.1.0.tgz: Not Found - 404'],
    },
    'Install failed: the package "left-pad@7.1.0" is not in the registry (exit code 1)',
    'The lockfile asks for a version that the registry does not have',
  ],
  [
    'settings that extend a package',
    { ...BUILD, log: ['Error: failed to resolve "extends":"tsconfig-ink/base.json" in /app/tsconfig.json'] },
    'Build failed: the package "tsconfig-ink" is not installed (exit code 1)',
    'Run npm install tsconfig-ink',
  ],
  [
    'an outdated npm lockfile',
    {
      ...INSTALL,
      log: npm(
        'code EUSAGE\n\n`npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update',
      ),
    },
    'Install failed: the lockfile does not fit package.json (exit code 1)',
    'Run npm install on your machine',
  ],
  [
    'a lockfile that lacks a package',
    {
      ...INSTALL,
      log: npm(
        "code EUSAGE\n\n`npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync.\n\nMissing: cookie@1.0.2 from lock file\nInvalid: lock file's left-pad@1.2.0 does not satisfy left-pad@1.3.0",
      ),
    },
    'Install failed: the lockfile does not fit package.json: it lacks cookie@1.0.2 (exit code 1)',
    'Run npm install on your machine',
  ],
  [
    'a lockfile that has another version',
    {
      ...INSTALL,
      log: npm(
        "`npm ci` can only install packages when your package.json and package-lock.json\nInvalid: lock file's left-pad@1.2.0 does not satisfy left-pad@1.3.0",
      ),
    },
    'Install failed: the lockfile does not fit package.json: it has left-pad@1.2.0, and left-pad@1.3.0 is asked for (exit code 1)',
    'Run npm install on your machine',
  ],
  [
    'a pnpm lockfile that lacks a package',
    {
      ...INSTALL,
      log: [
        ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with <ROOT>/package.json',
        "  specifiers in the lockfile don't match specifiers in package.json:",
        '* 1 dependencies were added: cookie@1.0.2',
      ],
    },
    'Install failed: the lockfile does not fit package.json: it lacks cookie@1.0.2 (exit code 1)',
    'Run pnpm install',
  ],
  [
    'a version that is not there',
    { ...INSTALL, log: npm('code ETARGET\nnotarget No matching version found for @acme/pad@9.9.9.') },
    'Install failed: no version of "@acme/pad@9.9.9" fits (exit code 1)',
    'If package.json does not name @acme/pad, a package that it names asks for it',
  ],
  [
    'a version that is not there, and that another package asks for',
    {
      ...INSTALL,
      log: [
        ' ERR_PNPM_NO_MATCHING_VERSION  No matching version found for left-pad@9.9.9 while fetching it from https://packages.example.com/',
        'This error happened while installing the dependencies of dep@1.0.0',
      ],
    },
    'Install failed: no version of "left-pad@9.9.9" fits (exit code 1)',
    'dep@1.0.0 asks for it: update that package',
  ],
  [
    "another manager's workspace without its lockfile",
    { ...INSTALL, log: npm('code EUNSUPPORTEDPROTOCOL\nUnsupported URL Type "workspace:": workspace:*') },
    'Install failed: the repository has no lockfile (exit code 1)',
    'commit the lockfile',
  ],
  [
    'an outdated pnpm lockfile',
    {
      ...INSTALL,
      log: [
        ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date',
      ],
    },
    'Install failed: the lockfile does not fit package.json (exit code 1)',
    'Run pnpm install',
  ],
  [
    'an outdated yarn lockfile',
    {
      ...INSTALL,
      log: ['➤ YN0028: │ The lockfile would have been modified by this install, which is explicitly forbidden.'],
    },
    'Install failed: the lockfile does not fit package.json (exit code 1)',
    "Run your package manager's install",
  ],
  [
    'no lockfile',
    { ...INSTALL, log: npm('The `npm ci` command can only install with an existing package-lock.json or') },
    'Install failed: the repository has no lockfile (exit code 1)',
    'commit the lockfile',
  ],
  [
    'a peer conflict',
    {
      ...INSTALL,
      log: npm(
        'code ERESOLVE\nERESOLVE unable to resolve dependency tree\n\nCould not resolve dependency:\npeer react@"^19.3.1" from react-dom@19.3.1',
      ),
    },
    'Install failed: dependencies ask for versions that exclude each other (react@"^19.3.1") (exit code 1)',
    'legacy-peer-deps',
  ],
  [
    'a package that is not there',
    {
      ...INSTALL,
      log: npm(
        "code E404\n404 Not Found - GET https://packages.example.com/@acme%2fui\n404\n404  The requested resource '@acme/ui@1.0.0' could not be found or you do not have permission to access it.",
      ),
    },
    'Install failed: the package "@acme/ui@1.0.0" is not in the registry (exit code 1)',
    'If it is private',
  ],
  [
    'a package that is not there, to pnpm',
    { ...INSTALL, log: [' ERR_PNPM_FETCH_404  GET https://packages.example.com/@acme%2Fui: Not Found - 404'] },
    'Install failed: the package "@acme/ui" is not in the registry (exit code 1)',
    'If it is private',
  ],
  [
    'a registry that wants a login',
    {
      ...INSTALL,
      log: npm(
        'code E401\n401 Unauthorized - GET https://npm.pkg.github.com/@acme%2fui - authentication token not provided',
      ),
    },
    'Install failed: the package registry npm.pkg.github.com refused the login for @acme/ui (exit code 1)',
    'registry token',
  ],
  [
    'a fetch of a build that failed, whose cause the tool does not print',
    {
      ...BUILD,
      log: ['Failed to fetch resources', '    at load (dist/chunks/page.mjs:44:10)', '  Caused by:', '  fetch failed'],
    },
    'Build failed: the network failed while the build fetched something (exit code 1)',
    'check the host',
  ],
  [
    'a network failure',
    {
      ...INSTALL,
      log: npm(
        'code ENOTFOUND\nsyscall getaddrinfo\nnetwork request to https://packages.example.com/x failed, reason: getaddrinfo ENOTFOUND packages.example.com',
      ),
    },
    'Install failed: the network failed: packages.example.com cannot be reached (exit code 1)',
    'Run the deploy again',
  ],
  [
    'a certificate that is not trusted',
    { ...INSTALL, log: npm('code SELF_SIGNED_CERT_IN_CHAIN\nrequest to https://npm.example.com/vite failed') },
    'Install failed: a certificate was refused while the build fetched something (exit code 1)',
    'NODE_EXTRA_CA_CERTS',
  ],
  [
    "a tool's demand for another Node.js",
    {
      ...BUILD,
      log: [
        'Node.js v20.20.2 is not supported by Astro!',
        'Please upgrade Node.js to a supported version: ">=22.12.0"',
      ],
    },
    'Build failed: the Node.js version does not fit (exit code 1)',
    '.nvmrc',
  ],
  [
    'engines',
    { ...INSTALL, log: npm('code EBADENGINE\nengine Unsupported engine') },
    'Install failed: the Node.js version does not fit (exit code 1)',
    'engines.node',
  ],
  [
    'a full heap',
    {
      ...BUILD,
      code: 'out_of_memory',
      exitCode: 134,
      log: ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
    },
    'Build failed: the build ran out of memory (exit code 134)',
    'NODE_OPTIONS',
  ],
  [
    'exit code 137',
    { ...BUILD, exitCode: 137, log: ['> vite build', 'transforming...'] },
    'Build failed: the build was killed (exit code 137)',
    'Look in the log',
  ],
  [
    'a build over its memory',
    {
      ...{ ...BUILD, code: 'out_of_memory', exitCode: null, signal: 'SIGKILL' },
      log: [
        'The build command `a (b)` was stopped because it used 4.2 GiB of memory, and the limit for all processes of a build is 4 GiB',
      ],
    },
    'Build failed: it used 4.2 GiB of memory, and the limit for all processes of a build is 4 GiB (SIGKILL)',
    '--build-memory',
  ],
  [
    'a build over its room on the disk',
    {
      ...{ ...BUILD, code: 'disk_quota', exitCode: null, signal: 'SIGKILL' },
      log: ['The build command `a` was stopped because it wrote more than 8 GiB, the limit of a build'],
    },
    'Build failed: it wrote more than 8 GiB, the limit of a build (SIGKILL)',
    '--build-disk',
  ],
  [
    'a command that is not there',
    { ...BUILD, exitCode: 127, log: ['> web@1.0.0 build', '> vite build', '', 'sh: 1: vite: not found'] },
    'Build failed: the command "vite" was not found (exit code 127)',
    'Add the package that brings "vite"',
  ],
  [
    'a script that may not run',
    { ...BUILD, exitCode: 126, log: ['sh: 1: ./build.sh: Permission denied'] },
    'Build failed: permission denied for "./build.sh" (exit code 126)',
    'git update-index --chmod=+x',
  ],
  [
    'a missing package',
    { ...BUILD, log: ["Error: Cannot find module 'left-pad'", 'Require stack:', '- /workspace/repo/build.cjs'] },
    'Build failed: the package "left-pad" is not installed (exit code 1)',
    'npm install left-pad',
  ],
  [
    'a missing file',
    { ...BUILD, log: ['Could not resolve "./Go2" from "src/main.ts"'] },
    'Build failed: the file "./Go2" that is imported does not exist (exit code 1)',
    'committed',
  ],
  [
    'a template that nunjucks does not find',
    {
      ...BUILD,
      log: [],
      diagnostics: [{ file: 'src/a.njk', line: null, severity: 'error', message: 'template not found: nope.njk' }],
    },
    'Build failed: the file "nope.njk" that is imported does not exist (exit code 1)',
    'committed',
  ],
  [
    'a template that Liquid does not find',
    {
      ...BUILD,
      log: [],
      diagnostics: [
        { file: 'a.md', line: 2, severity: 'error', message: 'ENOENT: Failed to lookup "foot.liquid" in "./src/"' },
      ],
    },
    'Build failed: the file "foot.liquid" that is imported does not exist (exit code 1)',
    'committed',
  ],
  [
    'a file that only its side effects are asked of',
    {
      ...BUILD,
      log: [
        "src/main.ts(1,8): error TS2882: Cannot find module or type declarations for side-effect import of './a.css'.",
      ],
    },
    'Build failed: the file "./a.css" that is imported does not exist (exit code 1)',
    'committed',
  ],
  [
    'style sheets that cannot be minified',
    {
      ...BUILD,
      log: [
        '[plugin vite:css-post]',
        'SyntaxError: [lightningcss minify] Unexpected token CurlyBracketBlock',
        '53 |  a { color: ',
        '54 |  body {',
        '   |       ^',
        '55 |    margin: 0;',
      ],
    },
    'Build failed: the style sheets do not parse: Unexpected token CurlyBracketBlock, at "body {" (exit code 1)',
    'not closed',
  ],
  [
    'a binary package of another system',
    {
      ...BUILD,
      log: ['Error: Cannot find module @rollup/rollup-linux-x64-gnu. npm has a bug related to optional dependencies'],
    },
    'Build failed: the binary package "@rollup/rollup-linux-x64-gnu" is not installed for this system (exit code 1)',
    'delete node_modules and the lockfile',
  ],
  [
    'a missing variable',
    { ...BUILD, log: ['Error: Missing environment variable: DATABASE_URL'] },
    'Build failed: the variable DATABASE_URL is not set (exit code 1)',
    'Add DATABASE_URL to the app variables',
  ],
  [
    'a port in use',
    { ...BUILD, log: ['Error: listen EADDRINUSE: address already in use :::3000'] },
    'Build failed: a port is in use (3000) (exit code 1)',
    'port 0',
  ],
  [
    'warnings as errors',
    { ...BUILD, log: ['Treating warnings as errors because process.env.CI = true.'] },
    'Build failed: the build counts warnings as errors (exit code 1)',
    'CI=false',
  ],
  [
    'code for the browser',
    { ...BUILD, log: ['ReferenceError: window is not defined'] },
    'Build failed: code for the browser ran during the build (window is not defined) (exit code 1)',
    'onMount',
  ],
  [
    'a build that watches files, whose error has the code of a full disk',
    {
      ...BUILD,
      log: ["Error: ENOSPC: System limit for number of file watchers reached, watch '/srv/app/src'"],
    },
    'Build failed: the build watches files for changes (exit code 1)',
    'without --watch',
  ],
  [
    'a full disk',
    { ...BUILD, code: 'disk_full', log: ['ENOSPC: no space left on device, write'] },
    'Build failed: the disk is full where the build ran (exit code 1)',
    'free space',
  ],
  [
    'an output directory that the log corrects',
    {
      ...BUILD,
      code: 'output_missing',
      exitCode: null,
      outputDirectory: 'build',
      log: ['dist/index.html                0.10 kB │ gzip: 0.11 kB', '✓ built in 129ms'],
    },
    'Build failed: the build did not write the output directory "build"',
    'Set output-directory to dist',
  ],
  [
    'an output outside of the folder that is built',
    { ...BUILD, code: 'output_missing', exitCode: null, log: ['../site/index.html   0.93 kB │ gzip:  0.45 kB'] },
    'Build failed: the app names no output directory, and the build wrote none of the usual ones',
    'The log shows files written to ../site, outside of the folder that is built',
  ],
  [
    'an output directory whose pages lie in folders',
    {
      ...BUILD,
      code: 'output_missing',
      exitCode: null,
      outputDirectory: 'build',
      log: [
        '.svelte-kit/output/client/_app/immutable/entry/app.js   1.10 kB │ gzip: 0.52 kB',
        'dist/404/index.html             1.93 kB │ gzip:  0.73 kB',
        'dist/index.html                 4.10 kB │ gzip:  1.31 kB',
        'dist/assets/index-DVYNxz6x.css  1.61 kB │ gzip:  0.76 kB',
      ],
    },
    'Build failed: the build did not write the output directory "build"',
    'Set output-directory to dist:',
  ],
  ...(
    [
      ['dist', 'docs', 'Set output-directory to apps/docs/dist:'],
      ['apps/web/build', 'web', 'Set output-directory to apps/web/dist:'],
    ] as const
  ).map(([outputDirectory, name, remedy]): readonly [string, FailureFacts, string, string] => [
    `an output directory of a workspace's package, where ${outputDirectory} is asked for`,
    {
      ...BUILD,
      code: 'output_missing',
      exitCode: null,
      outputDirectory,
      message: 'The output directory is not there; the folders there are `.turbo`, `apps`, `packages`',
      list: (folder) => (folder === 'apps' ? ['docs', 'web'] : folder === 'apps/web' ? ['src'] : []),
      log: [
        `${name}:build: > ${name}@1.0.0 build`,
        '@repo/ui:build: > @repo/ui@0.0.0 build',
        `${name}:build: [11ty] Writing ./dist/index.html from ./src/index.md`,
      ],
    },
    `Build failed: the build did not write the output directory "${outputDirectory}"`,
    remedy,
  ]),
  [
    'a task that turbo does not know',
    { ...BUILD, log: ['  x Missing tasks in project', '  `->   x Could not find task `biuld` in project'] },
    'Build failed: turbo: Could not find task `biuld` in project (exit code 1)',
    'turbo.json',
  ],
  [
    'a package that turbo does not know',
    { ...BUILD, log: ['https://turborepo.dev/docs/telemetry', "  x No package found with name 'wep' in workspace"] },
    "Build failed: turbo: No package found with name 'wep' in workspace (exit code 1)",
    '--filter',
  ],
  [
    'an output directory that TypeDoc tells',
    {
      ...BUILD,
      code: 'output_missing',
      exitCode: null,
      outputDirectory: 'build',
      log: ['[info] html generated at ./docs'],
    },
    'Build failed: the build did not write the output directory "build"',
    'Set output-directory to docs:',
  ],
  [
    'Next.js without export',
    {
      ...BUILD,
      code: 'output_missing',
      exitCode: null,
      log: ['▲ Next.js 16.4.6 (Turbopack)', '✓ Generating static pages'],
    },
    'Build failed: Next.js wrote no static export',
    "output: 'export'",
  ],
  [
    'a base path',
    {
      ...BUILD,
      log: [
        'Error: 404 /about does not begin with `base`, which is configured in `paths.base` and can be read from `$app/paths`',
      ],
    },
    'Build failed: a link leaves the configured base path (exit code 1)',
    'base path',
  ],
  [
    'a submodule',
    {
      stage: 'clone',
      code: 'clone_failed',
      exitCode: 128,
      log: ["fatal: clone of 'git@github.com:a/b.git' into submodule path '/w/theme' failed"],
    },
    'Clone failed: the Git submodule "/w/theme" could not be cloned (exit code 128)',
    '.gitmodules',
  ],
  [
    'a branch',
    { stage: 'clone', code: 'branch_not_found', branch: 'mian', log: [] },
    'Clone failed: the branch "mian" does not exist',
    'Push the branch',
  ],
  [
    'a private repository, by its log alone',
    { log: ["fatal: could not read Username for 'https://github.com': terminal prompts disabled"], repository: 'a/b' },
    'Deployment failed: the platform cannot read the repository "a/b"',
    'If it is private',
  ],
  [
    'a private repository among the dependencies',
    { ...INSTALL, log: ["fatal: could not read Username for 'https://github.com': terminal prompts disabled"] },
    'Install failed: a dependency comes from a Git repository that the build cannot read (exit code 1)',
    'https:// URL',
  ],
  [
    'a timeout',
    { ...BUILD, code: 'build_timeout', exitCode: null, signal: 'SIGTERM', log: ['  Local: http://localhost:5173/'] },
    'Build failed: the build took longer than the platform allows (SIGTERM)',
    'dev server',
  ],
  [
    'a dead link that SvelteKit found',
    {
      ...BUILD,
      log: [
        '[404] GET /nowhere',
        'node:internal/event_target:1128',
        'Error: 404 /nowhere (linked from /about)',
        'To suppress or handle this error, implement `handleHttpError` in https://svelte.dev/docs/kit/configuration#prerender',
        'Node.js v24.21.0',
      ],
    },
    'Build failed: a link to /nowhere, in /about, leads to no page (exit code 1)',
    'Correct the link',
  ],
  [
    'a dead link that VitePress found',
    { ...BUILD, log: ['(!) Found dead link ./nope in file other.md', '[vitepress] 1 dead link(s) found.'] },
    'Build failed: a link to ./nope, in other.md, leads to no page (exit code 1)',
    'Correct the link',
  ],
  [
    'a dead link that Docusaurus found',
    {
      ...BUILD,
      log: [
        '[ERROR] Error: Unable to build website for locale en.',
        '  [cause]: Error: Docusaurus found broken links!',
        '  - Broken link on source page path = /docs/intro:',
        '     -> linking to /nowhere',
        '[INFO] Docusaurus version: 3.10.2',
      ],
    },
    'Build failed: a link to /nowhere, in /docs/intro, leads to no page (exit code 1)',
    'Correct the link',
  ],
  [
    'a page that throws while SvelteKit renders it',
    {
      ...BUILD,
      log: ['[500] GET /about', 'Error: boom', '    at load (/r/.svelte-kit/output/x.js:5:8)', 'Error: 500 /about'],
    },
    'Build failed: the page /about failed while it was rendered: boom (exit code 1)',
    'Mend what the page loads',
  ],
  [
    'a page that throws while Qwik renders it',
    {
      ...BUILD,
      log: [
        'Starting Qwik City SSG...',
        '!!! /demo/flower/: Error during SSG',
        'boom',
        '  Pathname: /demo/flower/',
        'ExecaError: Command failed with exit code 1: npm run build.server',
      ],
    },
    'Build failed: the page /demo/flower/ failed while it was rendered: boom (exit code 1)',
    'Mend what the page loads',
  ],
  [
    'an image that Parcel misses in a page',
    {
      ...BUILD,
      log: [],
      diagnostics: [{ file: 'src/index.html', line: 2, severity: 'error', message: "Failed to resolve 'no.png' from" }],
    },
    'Build failed: the file "no.png" that is imported does not exist (exit code 1)',
    'Check the path',
  ],
  [
    'fonts that the build could not fetch',
    { ...BUILD, log: ['next/font: error:', 'Failed to fetch Inter from Google Fonts.'] },
    'Build failed: the network failed while the build fetched something (exit code 1)',
    'Run the deploy again',
  ],
  [
    'a static export of Next.js in another folder than the app names',
    {
      stage: 'build',
      code: 'output_missing',
      outputDirectory: 'dist',
      message: 'The output directory `dist` is not there; the folders there are `.next`, `app`, `out`, `public`',
      log: ['> next build', '▲ Next.js 16.0.3 (Turbopack)'],
    },
    'Build failed: the build did not write the output directory "dist"',
    'Set output-directory to out',
  ],
  [
    "Gatsby's folder in another than the app names",
    {
      ...{ stage: 'build', code: 'output_missing', outputDirectory: 'dist', log: ['> gatsby build', ''] },
      message: 'The output directory `dist` is not there; the folders there are `.cache`, `public`, `src`',
    },
    'Build failed: the build did not write the output directory "dist"',
    'Set output-directory to public',
  ],
  [
    'a kill',
    { ...BUILD, code: 'build_killed', exitCode: null, signal: 'SIGTERM', log: [] },
    'Build failed: the build was killed (SIGTERM)',
    'deploy again',
  ],
];

test.each(CASES)('explains %s', (_, facts, headline, remedy) => {
  const explained = explainFailure(facts);
  expect(explained.headline).toBe(headline);
  expect(explained.remedy).toContain(remedy);
});

test('finds an import whose case is wrong, and names the file as it is spelt', () => {
  const tree: Readonly<Record<string, readonly string[]>> = {
    '': ['src'],
    src: ['main.ts', 'components'],
    'src/components': ['button.tsx'],
  };
  const message = "Cannot find module './components/Button' or its corresponding type declarations.";
  const finding = { file: 'src/main.ts', line: 1, severity: 'error', message };
  const { headline, remedy } = explainFailure({
    ...BUILD,
    log: [],
    diagnostics: [finding],
    list: (folder) => tree[folder] ?? [],
  });
  expect(headline).toBe(
    'Build failed: the import "./components/Button" differs from the file\'s name only in upper and lower case (exit code 1)',
  );
  expect(remedy).toContain('src/components/button.tsx');
});

test('says what the first error says, and gives no remedy, where the cause is not known', () => {
  const finding = { file: 'src/a.ts', line: 3, severity: 'error', message: "Type 'string' is not assignable." };
  expect(explainFailure({ ...BUILD, log: [], diagnostics: [finding] })).toEqual({
    headline: "Build failed: src/a.ts:3: Type 'string' is not assignable (exit code 1)",
    remedy: undefined,
  });
});

test("prefers the log's telling line to a message that only repeats the exit code", () => {
  const message = 'The build command `make` exited with code 2';
  const { headline } = explainFailure({ ...BUILD, exitCode: 2, message, log: ['cc x.c', 'fatal: it broke', message] });
  expect(headline).toBe('Build failed: fatal: it broke (exit code 2)');
});

test('takes no file that is not there for the cause of what failed before', () => {
  const log = ["Error: ENOENT: no such file or directory, open '/app/build/head.css'"];
  const diagnostics = [
    { file: 'src/all.scss', line: 2, severity: 'error', message: "Can't find stylesheet to import." },
  ];
  const { headline } = explainFailure({ ...BUILD, log, diagnostics });
  expect(headline).toBe("Build failed: src/all.scss:2: Can't find stylesheet to import (exit code 1)");
});

test('adds the line that says why', () => {
  const log = ['Error: Quill was not able to ink. ', 'Most likely, the folder of pens was empty.'];
  const { headline } = explainFailure({ ...BUILD, log });
  expect(headline).toBe(
    'Build failed: Error: Quill was not able to ink. Most likely, the folder of pens was empty (exit code 1)',
  );
});

test('a runner that says of a task only that it failed tells nothing', () => {
  const log = ['. ink: [ERROR] Error: the shop is closed', '. ink: Failed', ' ELIFECYCLE  Command failed'];
  expect(explainFailure({ stage: 'build', exitCode: 1, log }).headline).toBe(
    'Build failed: Error: the shop is closed (exit code 1)',
  );
});

test('a page that is an entry of a build is no package', () => {
  const log = ['error during build:', 'Could not resolve entry module "admin.html".'];
  expect(explainFailure({ stage: 'build', exitCode: 1, log }).cause).not.toBe('missing-package');
});

test('a package that Plug’n’Play refuses is missing', () => {
  const log = [
    "Error: Your application tried to access inkwell, but it isn't declared in your dependencies; this is unsound.",
  ];
  expect(explainFailure({ stage: 'build', exitCode: 1, log })).toMatchObject({
    headline: 'Build failed: the package "inkwell" is not installed (exit code 1)',
    cause: 'missing-package',
  });
});

test('counts of errors tell nothing', () => {
  const log = [
    '[error] Unable to find any entry points. See previous warnings',
    '[error] Found 1 errors and 1 warnings',
  ];
  expect(explainFailure({ ...BUILD, log }).headline).toBe(
    'Build failed: Unable to find any entry points. See previous warnings (exit code 1)',
  );
});

test("says what Eleventy says, and not that it is Eleventy's", () => {
  const log = [
    '[11ty] Output conflict: multiple input files are writing to `./_site/about/index.html`.',
    '[11ty]   1. ./src/about.md',
    '[11ty] Original error stack trace: (Repeated output has been truncated…)',
    '[11ty] Wrote 0 files in 0.18 seconds (v3.1.2)',
    '[11ty] Eleventy Fatal Error (CLI):',
  ];
  expect(explainFailure({ ...BUILD, log }).headline).toBe(
    'Build failed: Output conflict: multiple input files are writing to `./_site/about/index.html` (exit code 1)',
  );
});

test('says what began it where one error caused another, and nothing that tools say of every failure', () => {
  const headline = (...log: readonly string[]) => explainFailure({ ...BUILD, log }).headline;
  const docusaurus = [
    '[ERROR] Error: Unable to build website for locale en.',
    '  [cause]: Error: Docusaurus static site generation failed for 1 paths:',
    '          [cause]: Error: Expected component `Foo` to be defined',
    '[INFO] Docusaurus version: 3.10.2',
  ];
  expect(headline(...docusaurus)).toBe('Build failed: Expected component `Foo` to be defined (exit code 1)');
  const rsbuild = ['error   ReferenceError: x is not defined', 'error   Rspack build failed.'];
  expect(headline(...rsbuild)).toBe('Build failed: ReferenceError: x is not defined (exit code 1)');
  const yarn = ['error during build:', 'error Command failed with exit code 1.', 'Error: no such page'];
  expect(headline(...yarn)).toBe('Build failed: Error: no such page (exit code 1)');
  const hexo = ['FATAL', 'YAMLException: missed comma between flow collection entries (17:1)', ' 14 | # URL'];
  expect(headline(...hexo)).toBe(
    'Build failed: YAMLException: missed comma between flow collection entries (17:1) (exit code 1)',
  );
});

test('takes no cause from warnings, nor from hints beside an error that is known', () => {
  const log = ['npm warn EBADENGINE Unsupported engine', 'npm warn ERESOLVE overriding peer dependency'];
  expect(explainFailure({ ...BUILD, log }).remedy).toBeUndefined();
  const hint = ['You are using Node.js 18.0.0. Vite requires Node.js version 20.19+ or 22.12+.'];
  const finding = { file: 'src/a.ts', line: 3, severity: 'error', message: 'no' };
  expect(explainFailure({ ...BUILD, log: hint, diagnostics: [finding] }).remedy).toBeUndefined();
  expect(explainFailure({ ...BUILD, log: hint }).remedy).toContain('.nvmrc');
});

test('names the output directory that an earlier run set, from the words of the platform', () => {
  const message = "The app's output directory `web/dist` is not there; the folders there are `src`";
  const { headline } = explainFailure({ ...BUILD, code: 'output_missing', exitCode: null, message, log: [message] });
  expect(headline).toBe('Build failed: the build did not write the output directory "web/dist"');
});

test('parts what a project lacks from what to add', () => {
  const message =
    'The file `package.json` depends on vite and has no `build` script. Add "build": "vite build" to its scripts';
  expect(explainFailure({ stage: 'build', code: 'build_script_missing', message, log: [] })).toEqual({
    headline: 'Build failed: The file `package.json` depends on vite and has no `build` script',
    cause: 'build-script-missing',
    remedy:
      'Add "build": "vite build" to its scripts. To publish the folder as it is, set build-command to true and output-directory to the folder.',
  });
});

test('says one line for every failure code, and a remedy for all but the general ones', () => {
  const general = ['clone_failed', 'install_failed', 'build_failed'];
  for (const code of FAILURE_CODES) {
    const { headline, remedy } = explainFailure({ code, log: [] });
    expect(headline).toMatch(/^Deployment failed: \S/);
    expect(remedy === undefined, code).toBe(general.includes(code));
  }
});

test('says something of an empty record', () => {
  expect(explainFailure({ log: [] })).toEqual({
    headline: 'Deployment failed: the platform gave no reason',
    remedy: undefined,
  });
});

test.each([
  ['at once', ['Checked out da07', '$ exit 7'], 'exit 7'],
  ['after an install that had much to say', ['$ npm ci', 'added 15 packages in 6s', '$ exit 7'], 'exit 7'],
])('a command that fails in silence %s is named, and no line of another one', (_, log, command) => {
  const message = `The build command \`${command}\` exited with code 7`;
  const { headline, remedy } = explainFailure({ ...BUILD, exitCode: 7, message, log: [...log, message] });
  expect(headline).toBe(`Build failed: the build command \`${command}\` failed, and it printed nothing (exit code 7)`);
  expect(remedy).toBeUndefined();
});

const HEALTHY = ['dist/assets/general-error-Cz.js   1.02 kB │ gzip:  0.56 kB', '', '✓ built in 2.59s'];

test.each<[string, readonly string[], string]>([
  [
    'npm',
    ['$ npm run build', '', '> a@1 build', '> vite build && test -f dist/CNAME', '', ...HEALTHY],
    'vite build && test -f dist/CNAME',
  ],
  [
    'pnpm',
    ['$ npm run build', '> a@ build /app', '> exit 7', ' ELIFECYCLE  Command failed with exit code 7.'],
    'exit 7',
  ],
  ['Yarn', ['yarn run v1.22.22', '$ exit 7', 'error Command failed with exit code 7.'], 'exit 7'],
])('a script of %s that fails in silence is named, and no line of what went well', (_, log, command) => {
  const message = 'The build command `npm run build` exited with code 7';
  const facts = { ...BUILD, exitCode: 7, message, log: [...log, message] };
  const { headline, cause } = explainFailure(facts);
  expect(headline).toBe(`Build failed: the script "build" (${command}) failed, and it printed no reason (exit code 7)`);
  expect(cause).toBe('silent-command');
  const said = explainFailure({ ...facts, log: [...log, 'pens are out of ink', message] });
  expect(said.headline).toBe('Build failed: pens are out of ink (exit code 7)');
});

test.each([
  [
    ' ERROR  Expected object but found - string',
    'For help, run: pnpm help install',
    'Expected object but found - string',
  ],
  [
    'npm error errno EACCES',
    'npm error Log files were not written due to an error writing to the directory: /c',
    'errno EACCES',
  ],
])('passes over what a package manager says in the end: %s', (line, farewell, words) => {
  const { headline } = explainFailure({ stage: 'install', exitCode: 1, log: [line, farewell] });
  expect(headline).toBe(`Install failed: ${words} (exit code 1)`);
});

test('says that an app names no output directory where none is missing by its name', () => {
  const message = 'The build left none of the usual output directories (`dist`, `out`); the folders there are `target`';
  const { headline } = explainFailure({ code: 'output_missing', stage: 'build', message, log: [] });
  expect(headline).toBe('Build failed: the app names no output directory, and the build wrote none of the usual ones');
});

test('says once how a command ended, and of a file that is too large what a build can do about it', () => {
  const message = 'The build command `x` wrote a file that is too large (it exited with code 153)';
  const { headline, remedy } = explainFailure({
    ...{ code: 'output_too_large', stage: 'build', message, exitCode: 153, signal: undefined },
    log: ['File size limit exceeded'],
  });
  expect(headline).toBe(`Build failed: ${message}`);
  expect(remedy).toContain('smaller files');
  const killed = 'the process that built this deployment broke off: it was killed by SIGKILL';
  const crash = explainFailure({
    code: 'builder_crashed',
    stage: 'build',
    message: killed,
    signal: 'SIGKILL',
    log: [],
  });
  expect(crash.headline).toBe(`Build failed: ${killed}`);
  const ended = explainFailure({
    stage: 'build',
    message: 'The build command `x` exited with code 2',
    exitCode: 2,
    log: [],
  });
  expect(ended.headline.match(/code 2/g)).toHaveLength(1);
});

test('a command that printed something is told by its own words', () => {
  const message = 'The build command `make` exited with code 2';
  const log = ['$ make', 'no rule for the site', message];
  expect(explainFailure({ ...BUILD, exitCode: 2, message, log }).headline).toBe(
    'Build failed: no rule for the site (exit code 2)',
  );
});

test('a folder of the repository that an import nearly names is no package to install', () => {
  const message = 'Rollup failed to resolve import "pen/blue"; there is src/pens/';
  const diagnostics = [{ file: 'src/app.js', line: 2, severity: 'error', message }];
  const { headline, remedy, cause } = explainFailure({ ...BUILD, log: [], diagnostics });
  expect(headline).toBe('Build failed: the import "pen/blue" leads to no file and no package (exit code 1)');
  expect(remedy).toBe('There is src/pens/: correct the import, or commit the file that it names.');
  expect(cause).toBe('missing-file');
});

test('a program that an install script lacks is named, although npm prints only its exit code', () => {
  const log = ['npm error code 127', 'npm error command failed', 'npm error command sh -c patch-package'];
  const { headline, remedy } = explainFailure({ stage: 'install', code: 'install_failed', exitCode: 127, log });
  expect(headline).toBe(
    'Install failed: the project fails in its install script (patch-package): patch-package is not installed (exit code 127)',
  );
  expect(remedy).toMatch(/^Add the package that brings "patch-package" to dependencies/);
});

test('of an install script, the program that a shell did not find is named, and never the one that ran it', () => {
  const headlineOf = (log: readonly string[]) =>
    explainFailure({ stage: 'install', code: 'install_failed', exitCode: 127, log }).headline;
  const npm = ['npm error code 127', 'npm error command failed', 'npm error command sh -c npm run build'];
  expect(headlineOf(['sh: 1: tsc: not found', ...npm])).toContain('tsc is not installed');
  expect(headlineOf(['scripts/setup.sh: line 3: jq: command not found', ...npm])).toContain('jq is not installed');
  expect(headlineOf(npm)).not.toContain('is not installed');
});

test('of several variables that a schema refuses, the one that is not set is named', () => {
  const log = [
    'ZodError: [',
    '  {',
    '    "format": "url",',
    '    "path": [',
    '      "API_URL"',
    '    ],',
    '    "message": "Invalid URL"',
    '  },',
    '  {',
    '    "expected": "string",',
    '    "path": [',
    '      "DATABASE_URL"',
    '    ],',
    '    "message": "Invalid input: expected string, received undefined"',
    '  }',
    ']',
  ];
  expect(explainFailure({ ...BUILD, log }).headline).toContain('the variable DATABASE_URL is not set');
  expect(explainFailure({ ...BUILD, log: ['error: field ORDER_ID missing in object'] }).headline).not.toContain(
    'variable',
  );
});

test('an object that was thrown in place of an error is shown', () => {
  const log = [
    'node:internal/modules/run_main:107',
    '    triggerUncaughtException(',
    '    ^',
    "{ message: 'CMS is down' }",
  ];
  expect(explainFailure({ stage: 'build', exitCode: 1, log }).headline).toBe(
    "Build failed: { message: 'CMS is down' } (exit code 1)",
  );
});
