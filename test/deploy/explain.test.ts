import { expect, test } from 'vitest';
import type { ControlPlane } from '../../src/api/control-plane.ts';
import type { SeenFailure } from '../../src/contract/failure-reader.ts';
import { type ExplainedPlan, explain } from '../../src/deploy/explain.ts';
import { createNarrator } from '../../src/deploy/narrator.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { FakeClock } from '../support/clock.ts';

const RECORD: SeenFailure = {
  stage: 'build',
  code: 'build_failed',
  message: 'The build command exited with code 2',
  exitCode: 2,
  signal: undefined,
  log: ["src/app.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'."],
  diagnostics: [],
};

type Configuration = DeployPlan['configuration'];

const plan = (configuration: Partial<Configuration>) =>
  ({ configuration: { repository: 'acme/shop', branch: 'main', settings: {}, ...configuration } }) as DeployPlan;

function run(
  answers: readonly (SeenFailure | undefined)[],
  files: readonly string[],
  configuration: Partial<Configuration> = {},
  kept: NonNullable<ExplainedPlan['kept']> = {},
) {
  let asked = 0;
  const clock = new FakeClock();
  const readFailure = async () => answers[Math.min(asked++, answers.length - 1)];
  const list = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`));
  const tree = { root: '/checkout', exists: (path: string) => files.includes(path), list };
  const deps = {
    platform: { readFailure } as unknown as ControlPlane,
    clock,
    signal: new AbortController().signal,
    tree,
  };
  return explain(
    'd1',
    'shop',
    { ...plan(configuration), kept },
    deps,
    createNarrator(() => {}, clock),
  );
}

test('puts a finding of the log on the line of the file', async () => {
  const { diagnostics, headline } = await run([RECORD], ['src/app.ts']);
  expect(diagnostics).toMatchObject([{ file: 'src/app.ts', line: 3, column: 5, severity: 'error', code: 'TS2322' }]);
  expect(headline).toMatch(/Build failed/);
});

test('finds the file below the root folder of a monorepo', async () => {
  const { diagnostics } = await run([RECORD], ['apps/web/src/app.ts'], { settings: { rootDirectory: 'apps/web' } });
  expect(diagnostics[0]?.file).toBe('apps/web/src/app.ts');
});

test.each<[string, Partial<Configuration>]>([
  ['the build command goes to', { buildCommand: 'npm ci && cd ./apps/web/ && npm run build' }],
  ['the build command names as a workspace', { buildCommand: 'npm run build --workspace=apps/web' }],
  ['holds the output', { outputDirectory: 'apps/web/dist' }],
  ['lies below the root folder', { buildCommand: 'cd web; make', settings: { rootDirectory: 'apps' } }],
])('finds the file in the folder that %s, before one of the same name at the root', async (_, configuration) => {
  const { diagnostics } = await run([RECORD], ['src/app.ts', 'apps/web/src/app.ts'], configuration);
  expect(diagnostics.map(({ file }) => file)).toEqual(['apps/web/src/app.ts']);
});

test('a finding on a file that is not in the checkout is not shown on one', async () => {
  expect((await run([RECORD], [])).diagnostics).toEqual([]);
});

test('the findings of the builder stand alone: the log is read only if the record has none', async () => {
  const message = 'The file is not valid JSON';
  const diagnostics = [{ file: 'src/a.json', line: 8, column: 1, severity: 'error', code: null, message } as const];
  const report = await run([{ ...RECORD, diagnostics }], ['src/app.ts', 'src/a.json']);
  expect(report.diagnostics).toEqual(diagnostics);
});

test('a finding of the builder names a file from the root of the repository', async () => {
  const finding = {
    file: 'package.json',
    line: 2,
    column: null,
    severity: 'error',
    code: null,
    message: 'No',
  } as const;
  const report = await run([{ ...RECORD, diagnostics: [finding] }], ['package.json', 'apps/web/package.json'], {
    settings: { rootDirectory: 'apps/web' },
  });
  expect(report.diagnostics).toEqual([finding]);
});

test('shows no help of npm', async () => {
  const npm = (text: string) => text.split('\n').map((line) => `npm error ${line}`);
  const log = [
    ...npm('code EUSAGE\nMissing: x@1.0.0 from lock file\nUsage:\nnpm ci\nRun "npm help ci" for more info'),
    ...RECORD.log,
  ];
  expect((await run([{ ...RECORD, log }], [])).log).toEqual([
    ...npm('code EUSAGE\nMissing: x@1.0.0 from lock file\nRun "npm help ci" for more info'),
    ...RECORD.log,
  ]);
});

test('waits for a record that is written a moment after the status', async () => {
  expect((await run([undefined, undefined, RECORD], [])).code).toBe('build_failed');
});

test('says so where the platform gives no reason', async () => {
  const empty = { ...RECORD, code: undefined, message: undefined, exitCode: undefined, log: [] };
  expect((await run([empty], [])).remedy).toBe('Look at the deployment d1 in the platform.');
  expect((await run([undefined], [])).headline).toBe('The deployment d1 failed, and the platform gives no reason');
});

test.each([
  [
    'output_missing',
    'Build failed: the build did not write the output directory "public", which an earlier deploy set',
  ],
  ['output_empty', 'Build failed: the output directory "public", which an earlier deploy set, is empty'],
])('%s names the output directory that the app kept, and where it comes from', async (code, headline) => {
  const record = { ...RECORD, code, message: undefined, exitCode: undefined, log: [], diagnostics: [] };
  const report = await run([record], [], {}, { outputDirectory: 'public' });
  expect(report.headline).toBe(headline);
  const given = await run([record], [], { outputDirectory: 'dist' }, { outputDirectory: 'public' });
  expect(given.headline).toContain('"dist"');
  expect(given.headline).not.toContain('earlier');
});
