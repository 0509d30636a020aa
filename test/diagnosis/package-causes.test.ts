import { expect, test } from 'vitest';
import { CAUSES } from '../../src/diagnosis/causes.ts';
import { explainFailure, type FailureFacts } from '../../src/diagnosis/explain.ts';

const INSTALL = { stage: 'install', code: 'install_failed', exitCode: 1 } as const;
const BUILD = { stage: 'build', code: 'build_failed', exitCode: 1 } as const;

/** The cause, the log, and the headline without its stage and exit code. */
const CASES: readonly (readonly [string, readonly string[], string])[] = [
  [
    'workspace-missing',
    ['➤ YN0001: │ Error: @acme/icons@workspace:^: Workspace not found (@acme/icons@workspace:^)'],
    'the repository has no workspace called "@acme/icons"',
  ],
  [
    'peer-conflict',
    [
      'npm error ERESOLVE unable to resolve dependency tree',
      'npm error Found: react@19.3.1',
      'npm error peer react@"^16.6.0 || ^17.0.0 || ^18.0.0" from react-helmet-async@2.0.5',
    ],
    'react-helmet-async asks for react@^16.6.0 || ^17.0.0 || ^18.0.0, and the project has react@19.3.1',
  ],
  [
    'package-not-found',
    [' ERR_PNPM_FETCH_404  GET https://registry.example.com/@colordx/gpu/-/gpu-1.0.0.tgz: Not Found - 404'],
    'the package "@colordx/gpu@1.0.0" is not in the registry',
  ],
  [
    'registry-refused',
    ['error: GET https://registry.example.com/npm/@colordx/gpu - 503'],
    'the package registry does not give @colordx/gpu: 503',
  ],
  [
    'workspace-version',
    [
      ' ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE  In : No matching version found for ui@^1.0.0 inside the workspace',
    ],
    'no workspace of the repository fits "ui@^1.0.0"',
  ],
  [
    'manager-version',
    ['npm error code ETARGET', 'npm error notarget No matching version found for @yarnpkg/cli-dist@4.99.0.'],
    'packageManager names yarn@4.99.0, which cannot be installed: the registry may not have that version',
  ],
  [
    'manager-version',
    ['The install command `npm install --no-save --prefix /srv/tools/pnpm@99.0.0 pnpm@99.0.0` exited with code 1'],
    'packageManager names pnpm@99.0.0, which cannot be installed: the registry may not have that version',
  ],
  [
    'version-not-found',
    ['➤ YN0082: │ left-hand@npm:^9.4.0: No candidates found'],
    'no version of "left-hand@^9.4.0" fits',
  ],
  [
    'version-not-found',
    ['error: No version matching "^9.4.0" found for specifier "left-hand" (but package exists)'],
    'no version of "left-hand@^9.4.0" fits',
  ],
  [
    'package-not-found',
    ['error: GET http://localhost:4873/left-hnad - 404', 'error: left-hnad@^1.0.0 failed to resolve'],
    'the package "left-hnad" is not in the registry',
  ],
  [
    'registry-login',
    ['➤ YN0041: │ @acme/kit@npm:^1.0.0: Invalid authentication (as an anonymous user)'],
    'the package registry refused the login for @acme/kit',
  ],
  [
    'registry-refused',
    ['npm error 503 Service Unavailable - GET http://localhost:4873/busy-kit - try again'],
    'the package registry does not give busy-kit: 503 Service Unavailable',
  ],
  [
    'integrity',
    [
      'npm warn tarball tarball data for tampered@http://localhost/tampered-1.0.0.tgz (sha512-a) seems to be corrupted.',
      'npm error code EINTEGRITY',
    ],
    'the package "tampered" differs from what the lockfile or the registry records',
  ],
  [
    'peer-conflict',
    [
      'npm error code ERESOLVE',
      'npm error Found: left-hand@2.0.0',
      'npm error peer left-hand@"^1.0.0" from right-hand@3.1.0',
    ],
    'right-hand asks for left-hand@^1.0.0, and the project has left-hand@2.0.0',
  ],
  [
    'conflict-markers',
    ['info Merge conflict detected in yarn.lock and successfully merged.', 'error Your lockfile needs to be updated'],
    'yarn.lock has the conflict markers of a merge',
  ],
  [
    'wrong-platform',
    ['npm error notsup Unsupported platform for mac-only@1.0.0: wanted {"os":"darwin"} (current: {"os":"linux"})'],
    'the package "mac-only" is for another system (os: darwin)',
  ],
  [
    'install-script',
    [
      '> site@1.0.0 postinstall',
      '> node scripts/icons.js',
      '',
      "Error: Cannot find module '/srv/app/scripts/icons.js'",
      'npm error path /srv/app',
      'npm error command sh -c node scripts/icons.js',
    ],
    'the project fails in its postinstall (node scripts/icons.js): scripts/icons.js does not exist',
  ],
  [
    'install-script',
    [
      'npm error path /srv/app/node_modules/@acme/set-up',
      'npm error command sh -c node fetch.js',
      'npm error Error: the binary cannot be fetched',
    ],
    'the package "@acme/set-up" fails in its install script (node fetch.js): Error: the binary cannot be fetched',
  ],
  [
    'outside-workspaces',
    ['npm error No workspaces found:', 'npm error   --workspace=apps/web'],
    "apps/web is not in the workspaces of the repository's root",
  ],
  [
    'package-json-invalid',
    [
      'npm error code EJSONPARSE',
      'npm error JSON.parse Invalid package.json: JSONParseError: Expected double-quoted property name in JSON at position 67 (line 5 column 3)',
    ],
    'package.json is not valid JSON: Expected double-quoted property name',
  ],
  [
    'settings-invalid',
    [' NX   ValueExpected in /srv/app/nx.json at 2:32'],
    'nx.json is not valid JSON (ValueExpected)',
  ],
  [
    'package-cycle',
    [
      '  x Cyclic dependency detected:',
      '  | \t@acme/text#build, @acme/web#build',
      '  | \t@acme/web#build -> @acme/text#build',
    ],
    'packages depend on each other in a cycle: @acme/text, @acme/web',
  ],
  [
    'duplicate-package',
    ['Internal Error: Duplicate workspace name web: /srv/app/a conflicts with /srv/app/b'],
    'two packages of the repository have one name: web',
  ],
];

test.each(CASES)('%s is recognised: %j', (cause, log, words) => {
  const explained = explainFailure({ ...INSTALL, log });
  expect(explained).toMatchObject({ cause, headline: `Install failed: ${words} (exit code 1)` });
  expect(explained.fault?.summary).toBe(words);
});

test('a script that fails in the build is not called an install script', () => {
  const log = ['npm error path /srv/app', 'npm error command sh -c node build.js', 'Error: no data'];
  expect(explainFailure({ ...BUILD, log }).cause).toBeUndefined();
});

test.each<[string, readonly string[], string]>([
  ['the progress of Yarn 1', ['error the gate is shut', '[4/4] Building fresh packages...'], 'the gate is shut'],
  ['the advice of nx', [' NX   Cannot find project', 'Pass --verbose to see the stacktrace.'], 'Cannot find project'],
  ['a spinner', ['the gate is shut', '⠙ waiting'], 'the gate is shut'],
  ['what git says', ['Checked out 1f3a', 'the gate is shut', 'Checked out 1f3b'], 'the gate is shut'],
  ['a report of a tool in Rust', ['  × the gate is shut', '   ╭─[a.x:1:1]', 'Done in 3s'], 'the gate is shut'],
  ['indented words alone', ['', '   the gate is shut'], 'the gate is shut'],
])('a headline passes over %s', (_, log, words) => {
  expect(explainFailure({ ...INSTALL, log }).headline).toBe(`Install failed: ${words} (exit code 1)`);
});

test('a command whose lines look like those of the platform has printed something', () => {
  const message = 'The build command `yarn run bild` exited with code 1';
  const log = ['$ yarn run bild', 'Usage Error: no such script', '', '$ yarn run [--inspect] <scriptName>'];
  expect(explainFailure({ ...BUILD, message, log }).headline).toContain('Usage Error: no such script');
});

test.each([
  ['a file', 'data/prices.csv'],
  ['a file in a folder that is not there', 'gone/prices.csv'],
])('the path of %s is shown without the folders of the builder', (_, path) => {
  const log = [
    `Error: ENOENT: no such file or directory, open '/srv/b1/${path}'`,
    '    at main (/srv/b1/build.js:4:35)',
  ];
  const list = (folder: string) => (folder === '' ? ['build.js', 'data'] : []);
  expect(explainFailure({ ...BUILD, log, list }).headline).toContain(`the file "${path}" that is read`);
});

test.each([
  ["npm error enoent Could not read package.json: Error: ENOENT: no such file, open '/srv/b1/Apps/web/package.json'"],
  ["/bin/sh: 1: cd: can't cd to Apps/web"],
  ['bash: line 1: cd: Apps/web: No such file or directory'],
])('a folder that differs in upper and lower case is named as it is spelt: %s', (line) => {
  const list = (folder: string) => ({ '': ['apps'], apps: ['web'] })[folder] ?? [];
  const { headline, remedy } = explainFailure({ ...BUILD, log: [line], list });
  expect(headline).toContain('the folder "Apps/web" is spelt "apps/web" in the repository');
  expect(remedy).toContain('Write apps/web where the command names Apps/web');
});

const ENGINE = ['npm error code EBADENGINE', 'npm error notsup Required: {"node":">=30"}'];

test.each([
  ['{"npm":"^10.9.0","node":"^22.12.0"}', 'npm ^10.9.0, and the build runs 11.19.1', 'engines.npm'],
  ['{"npm":"^10.9.0","node":"^24.0.0"}', 'Node.js ^24.0.0, and the build runs v22.23.3', 'engines.node'],
  ['{"npm":">=10.9.0","node":"^22.30.0"}', 'Node.js ^22.30.0, and the build runs v22.23.3', 'engines.node'],
  ['{"npm":"10.x","node":">=22"}', 'npm 10.x, and the build runs 11.19.1', 'engines.npm'],
  ['{"npm":">=12","node":">=20 <23"}', 'npm >=12, and the build runs 11.19.1', 'engines.npm'],
  [
    '{"npm":"~11.19.0","node":"^20.19.0 || >= 23"}',
    'Node.js ^20.19.0 || >= 23, and the build runs v22.23.3',
    'engines.node',
  ],
  ['{"npm":"11.18.x","node":"<=22"}', 'npm 11.18.x, and the build runs 11.19.1', 'engines.npm'],
])('of what the project asks for, %s, the unmet one is named', (required, says, where) => {
  const log = [
    'npm error code EBADENGINE',
    'npm error notsup Not compatible with your version of node/npm: site@1.0.0',
    `npm error notsup Required: ${required}`,
    'npm error notsup Actual:   {"node":"v22.23.3","npm":"11.19.1"}',
  ];
  const { headline, remedy } = explainFailure({ ...INSTALL, log });
  expect(headline).toContain(`asks for ${says}`);
  expect(remedy).toContain(where);
});

test('a remedy names only settings that the platform has', () => {
  const here = explainFailure({ ...INSTALL, log: ENGINE }).remedy;
  expect(here).toContain('write the version that is asked for to .nvmrc');
  expect(here).toContain('engines.node');
  const elsewhere = explainFailure({ stage: 'install', log: ENGINE }).remedy;
  expect(elsewhere).toContain(
    'set nodeVersion in app-settings to the version that is asked for on a platform that has it',
  );
});

test('no remedy of the embedded platform asks to set what it does not heed', () => {
  const facts: FailureFacts = { ...INSTALL, log: [] };
  const seen = { groups: {}, facts, lines: ['digital envelope routines'] };
  for (const { name, remedy } of CAUSES) {
    expect(remedy(seen), name).not.toMatch(/on a platform that has it|NODE_ENV=production/);
  }
});

test("the builder's finding is the headline, because it has the sources", () => {
  const message = 'package-lock.json has the conflict markers of a merge';
  const finding = { file: 'package-lock.json', line: 1, severity: 'error', code: 'conflict-markers', message };
  const log = ['npm error The `npm ci` command can only install with an existing package-lock.json or'];
  expect(explainFailure({ ...INSTALL, log, diagnostics: [finding] })).toMatchObject({
    headline: `Install failed: ${message} (exit code 1)`,
    cause: 'conflict-markers',
  });
});
