import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PUBLISHED, ROOT } from '../support/workflow-language.ts';
import { THIRD_PARTY } from '../support/workflow-third-party.ts';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly name?: string;
  readonly uses?: string;
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What each job may do, decided here once more: a change of a workflow's permissions is a change of this table. */
const PERMISSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'check.yml check': { contents: 'read' },
  'ci.yml linux': { contents: 'read' },
  'ci.yml others': { contents: 'read' },
  'codeql.yml analyze': { contents: 'read', 'security-events': 'write' },
  'deploy.yml deploy': { contents: 'read', deployments: 'write', 'id-token': 'write' },
  'deploy.yml seed': { contents: 'read', 'id-token': 'write' },
  'dist.yml build': { contents: 'read' },
  'dist.yml commit': { actions: 'write', contents: 'write' },
  'preview.yml check': { contents: 'read' },
  'preview.yml slot': {},
  'preview.yml preview': {
    contents: 'read',
    deployments: 'write',
    'id-token': 'write',
    'pull-requests': 'write',
  },
  'preview.yml close': {
    contents: 'read',
    deployments: 'write',
    'id-token': 'write',
    'pull-requests': 'write',
  },
  'release.yml checks': { contents: 'read' },
  'release.yml package': { contents: 'read' },
  'release.yml publish': { attestations: 'write', contents: 'write', 'id-token': 'write' },
};

/** Jobs that push: the only ones that keep the token in the checkout. */
const PUSHES = new Set(['dist.yml commit']);

/** What is wrong with a workflow. */
function faultsOf(name: string, text: string): readonly string[] {
  const workflow: Workflow = parse(text);
  const jobs = Object.entries(workflow.jobs);
  return [
    ...unpinned(text),
    ...(JSON.stringify(workflow.permissions) === '{}' ? [] : ['the workflow itself grants permissions']),
    ...jobs.flatMap(([id, job]) => faultsOfJob(job, PUSHES.has(`${name} ${id}`)).map((fault) => `${id}: ${fault}`)),
  ];
}

function faultsOfJob(job: Job, pushes: boolean): readonly string[] {
  const steps = job.steps ?? [];
  return [
    ...(typeof job.permissions === 'object' && job.permissions !== null ? [] : ['permissions are not listed']),
    ...(job.uses !== undefined || job['timeout-minutes'] ? [] : ['no timeout']),
    // GitHub shows the name of a skipped job as it is written: a check that is required by its name would never come.
    ...(job.name?.includes('${{') && !job.name.includes('matrix.') ? ['an expression in the name'] : []),
    ...steps.filter((each) => each.run?.includes('${{')).map((each) => `an expression inside a script: ${each.run}`),
    ...steps
      .filter((each) => each.uses?.startsWith('actions/checkout@'))
      .filter((each) => each.with?.['persist-credentials'] !== pushes)
      .map(() => `persist-credentials is not ${pushes}`),
  ];
}

/** A line with `uses:` that is neither this repository's nor pinned as the table of third parties says. */
function unpinned(text: string): readonly string[] {
  const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
  return uses.filter((line) => {
    const [, name = '', rest = ''] = /uses: ([^@\s]+)(.*)$/.exec(line) ?? [];
    if (name.startsWith('./')) return false;
    const action = THIRD_PARTY[name];
    return !action || rest !== `@${action.commit} # ${action.version}`;
  });
}

describe('every workflow of this repository', () => {
  const workflows = globSync('*.yml', { cwd: join(ROOT, '.github/workflows') }).sort();

  test.each(workflows)('%s pins, limits and distrusts', (name) => {
    expect(faultsOf(name, read(`.github/workflows/${name}`))).toEqual([]);
  });

  test('has jobs with the permissions that they need, and no more', () => {
    const found = workflows.flatMap((name) => {
      const { jobs }: Workflow = parse(read(`.github/workflows/${name}`));
      return Object.entries(jobs).map(([id, job]) => [`${name} ${id}`, job.permissions]);
    });
    expect(Object.fromEntries(found)).toEqual(PERMISSIONS);
  });

  test.each<[what: string, from: string, to: string, fault: RegExp]>([
    [
      'an action by its tag',
      'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
      'actions/checkout@v7',
      /checkout@v7/,
    ],
    ['a commit without its version', ' # v7.0.1', '', /checkout@3d3c/],
    ['permissions for everything', 'permissions:\n      contents: read', 'permissions: write-all', /not listed/],
    ['an expression in a script', 'run: npm run types', `run: echo \${{ github.ref }}`, /inside a script/],
    ['a job without a timeout', '    timeout-minutes: 45\n', '', /no timeout/],
    ['an expression for a name', 'name: Linux, all of it', `name: \${{ github.ref }}`, /in the name/],
    ['a token left in the checkout', 'persist-credentials: false', 'show-progress: false', /persist-credentials/],
    ['permissions of the whole workflow', 'permissions: {}', 'permissions: read-all', /itself grants/],
  ])('that had %s would be told', (_, from, to, fault) => {
    const text = read('.github/workflows/ci.yml');
    expect(text).toContain(from);
    expect(faultsOf('ci.yml', text.replace(from, to)).join('\n')).toMatch(fault);
  });
});

describe('every example', () => {
  const examples = globSync('*.yml', { cwd: join(ROOT, 'examples/workflows') }).sort();

  test.each(examples)('%s grants what the workflow it calls asks for, and no more', (name) => {
    const workflow: Workflow = parse(read(`examples/workflows/${name}`));
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) {
      if (job.uses === undefined) {
        expect(job.permissions).toEqual({ contents: 'read' });
        continue;
      }
      const [, file = ''] = new RegExp(`^${PUBLISHED}/(\\.github/workflows/[^@]+)@v1$`).exec(job.uses) ?? [];
      const called: Workflow = parse(read(file));
      const asked = Object.assign({}, ...Object.values(called.jobs).map((each) => each.permissions));
      expect(job.permissions).toEqual(asked);
    }
  });
});

test('Dependabot groups what it updates', () => {
  const { updates } = parse(read('.github/dependabot.yml'));
  expect(updates.map((each: { 'package-ecosystem': string }) => each['package-ecosystem'])).toContain('github-actions');
  for (const each of updates) expect(Object.keys(each.groups)).not.toEqual([]);
});
