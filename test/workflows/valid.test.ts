import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { INPUT_SPECS } from '../../src/deploy/inputs/table.ts';
import { findings } from '../support/workflow-findings.ts';
import { PUBLISHED, parseActionFile, ROOT } from '../support/workflow-language.ts';

const WORKFLOWS = globSync('{.github,examples}/workflows/*.yml', { cwd: ROOT }).sort();
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The checked out action is this repository's: the validator is told so, and then knows its inputs. */
function named(text: string): string {
  return text.replace(/uses: \.\/\.slipway-action(\S*)/g, `uses: ${PUBLISHED}$1@main`);
}

describe("GitHub's validator", () => {
  test.each(WORKFLOWS)('finds nothing in %s', async (path) => {
    expect(await findings(path, named(read(path)))).toEqual([]);
  });

  test.each(['action.yml', 'seed/action.yml'])('finds nothing in %s', async (path) => {
    expect(await findings(path, read(path))).toEqual([]);
    expect(parseActionFile(join(ROOT, path))?.runs.using).toBe('node24');
  });

  test.each<[name: string, from: string, to: string, message: RegExp]>([
    ['an input that the action does not know', 'verify: ${{ inputs', 'verfy: ${{ inputs', /verfy/],
    ['an input that the workflow does not declare', '{ inputs.timeout }', '{ inputs.timout }', /timout/],
    ['an output of no step', 'steps.deploy.outputs.url', 'steps.deplyo.outputs.url', /deplyo/],
    ['a key of no job', 'timeout-minutes: 60', 'timeout-seconds: 60', /timeout-seconds/],
    ['an action of another commit', '@3d3c42e5', '@4d3c42e5', /Unable to resolve action/],
    ['a permission that there is not', 'deployments: write', 'deployment: write', /deployment/],
  ])('finds %s', async (_, from, to, message) => {
    const text = read('.github/workflows/deploy.yml');
    expect(text).toContain(from);
    expect((await findings('.github/workflows/deploy.yml', named(text.replace(from, to)))).join('\n')).toMatch(message);
  });

  test.each<[name: string, from: string, to: string]>([
    ['an input that the reusable workflow lacks', 'app: landing', 'app: landing\n      ap: landing'],
    ['a required input left out', '      org: acme\n', ''],
    ['a secret that the reusable workflow lacks', '    with:', '    secrets:\n      tokn: x\n    with:'],
  ])('finds in an example %s', async (_, from, to) => {
    const text = read('examples/workflows/deploy.yml');
    expect(text).toContain(from);
    expect(await findings('examples/workflows/deploy.yml', text.replace(from, to))).not.toEqual([]);
  });
});

describe('the reusable workflows', () => {
  const called = (path: string) => parse(read(path)).on.workflow_call.inputs;
  const OWN = new Set(['runs-on', 'check-runs-on', 'slots', 'compare', 'aws-role-to-assume']);

  test.each(['check', 'deploy', 'preview'])(
    '%s.yml has inputs of the action, by the same names and with the same defaults',
    (name) => {
      for (const [input, { type, default: fallback }] of Object.entries<Record<string, unknown>>(
        called(`.github/workflows/${name}.yml`),
      )) {
        if (OWN.has(input)) continue;
        const spec = INPUT_SPECS.get(input);
        expect(spec, input).toBeDefined();
        expect(type, input).toBe(spec?.kind === 'boolean' ? 'boolean' : 'string');
        // The action's own default depends on the run: here it is clear which it is.
        const noindex = name === 'preview' ? 'true' : '';
        const environment = name === 'deploy' ? 'production' : 'preview';
        const own = { environment, 'kvs-region': 'us-east-2', noindex }[input];
        expect(String(fallback ?? ''), input).toBe(own ?? spec?.default ?? '');
      }
    },
  );

  test.each([
    ['check', ['check']],
    ['deploy', ['deploy', 'seed']],
    ['preview', ['check', 'preview']],
  ])('%s.yml hands every input on', (name, jobs) => {
    const workflow = parse(read(`.github/workflows/${name}.yml`));
    const handed = jobs.map((job) => JSON.stringify(workflow.jobs[job])).join();
    for (const input of Object.keys(workflow.on.workflow_call.inputs)) expect(handed).toContain(`inputs.${input} `);
  });

  test('check.yml and preview.yml check alike', () => {
    const { if: _, concurrency: __, ...check } = parse(read('.github/workflows/check.yml')).jobs.check;
    expect(parse(read('.github/workflows/preview.yml')).jobs.check).toMatchObject(check);
  });

  test.each(['check', 'deploy', 'preview'])(
    'every job of %s.yml that runs Slipway makes sure that it is Slipway',
    (name) => {
      const { jobs } = parse(read(`.github/workflows/${name}.yml`));
      for (const { steps } of Object.values<{ steps: { name: string; uses?: string }[] }>(jobs)) {
        const names = steps.map((each) => each.name);
        const first = steps.findIndex((each) => each.uses?.startsWith('./'));
        if (first === -1) continue;
        const wanted = ['Find Slipway', 'Check out Slipway', 'Make sure that it is Slipway'];
        expect(names.slice(0, first).filter((each) => wanted.includes(each))).toEqual(wanted);
      }
    },
  );
});
