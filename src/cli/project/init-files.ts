import { basename } from 'node:path';
import { REPOSITORY } from '../../base/docs.ts';
import { isLoopbackHost } from '../../base/loopback.ts';
import { cleanLine } from '../../base/text.ts';
import { PROJECT_FILE, type Project } from './project-file.ts';

/** The values that `slipway init` writes into files. All are checked. */
export interface InitPlan extends Omit<Project, 'baseUrl'> {
  /** The folder of the app below the root of the repository, as `apps/shop`. Empty for the root. */
  readonly folder: string;
  /** Path filters: the workflows of an app in a folder run for changes below these. Default: its folder. */
  readonly paths?: readonly string[] | undefined;
  /** Absent for the platform of this machine, which no workflow can reach. */
  readonly baseUrl: string | undefined;
  readonly branch: string;
  readonly audience: string | undefined;
  readonly exchangeUrl: string | undefined;
  readonly buildCommand: string | undefined;
  readonly outputDirectory: string | undefined;
  readonly runsOn: string | undefined;
  /** The tag or the commit of Slipway whose workflows are called. By default v1. */
  readonly slipwayRef?: string | undefined;
}

export interface InitFile {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly text: string;
}

const WORKFLOWS = `${REPOSITORY}/.github/workflows`;

/** Returns the files of a checkout: its app, the checks and previews of pull requests, and the deploy if a workflow can reach the platform. */
export function initFiles(plan: InitPlan): readonly InitFile[] {
  const { org, project, app, folder, baseUrl } = plan;
  const path = folder === '' ? PROJECT_FILE : `${folder}/${PROJECT_FILE}`;
  const projectFile = { path, text: `${JSON.stringify({ org, project, app, baseUrl }, null, 2)}\n` };
  const pulls = {
    path: workflowPath(plan, 'pull-requests'),
    text: baseUrl === undefined ? checks(plan) : previews(plan),
  };
  if (baseUrl === undefined) return [projectFile, pulls];
  return [projectFile, { path: workflowPath(plan, 'deploy'), text: deploys(plan) }, pulls];
}

/** Returns the path of a workflow. The app of a folder has workflows of its own, because other folders have other apps. */
function workflowPath({ folder, app }: InitPlan, name: string): string {
  return `.github/workflows/${name}${folder === '' ? '' : `-${jobName(app)}`}.yml`;
}

function titleOf(title: string, { folder, app }: InitPlan): string {
  return yaml(folder === '' ? title : `${title} of ${app}`);
}

function deploys(plan: InitPlan): string {
  return `# Every push to ${plan.branch} deploys the app.
name: ${titleOf('Deploy', plan)}

on:
  push:
    branches: [${yaml(plan.branch)}]
${pathsOf(plan, 'deploy')}
permissions: {}

jobs:
  deploy:
    permissions:
      contents: read
      deployments: write
      id-token: write
    uses: ${WORKFLOWS}/deploy.yml@${plan.slipwayRef ?? 'v1'}
    with:
${inputs(plan)}    # Variables that no output shows: add the secret APP_ENV with NAME=VALUE lines on GitHub, and remove the "#" here.
    # secrets:
    #   env: \${{ secrets.APP_ENV }}
`;
}

/** Returns the lines of the path filter of an app in a folder. Empty for an app of the root, which is the whole repository. */
function pathsOf(plan: InitPlan, name: 'deploy' | 'pull-requests'): string {
  const { folder, paths = [`${folder}/**`] } = plan;
  if (folder === '') return '';
  const required =
    name === 'deploy'
      ? ''
      : ' If the check is required, remove them: GitHub waits for a required check that does not run.';
  const items = [...paths, workflowPath(plan, name)].map((path) => `      - ${yaml(path)}\n`);
  return `    # What the app is built from. Add what it reads besides.${required}\n    paths:\n${items.join('')}`;
}

function previews(plan: InitPlan): string {
  return `# Every pull request is built and checked, those of forks too; those of this repository get a preview.
name: ${titleOf('Pull requests', plan)}

on:
  pull_request:
    types: [opened, synchronize, reopened, closed]
${pathsOf(plan, 'pull-requests')}  # For a merge queue: the check runs on its candidates, and the preview is skipped.
  merge_group:

permissions: {}

jobs:
  ${jobName(plan.app)}:
    permissions:
      contents: read
      deployments: write
      id-token: write
      pull-requests: write
    uses: ${WORKFLOWS}/preview.yml@${plan.slipwayRef ?? 'v1'}
    with:
${inputs(plan)}`;
}

function checks(plan: InitPlan): string {
  return `# Every pull request is built and checked, those of forks too. Nothing is deployed.
name: ${titleOf('Pull requests', plan)}

on:
  pull_request:
${pathsOf(plan, 'pull-requests')}  # For a merge queue: a required check must run on its candidates too.
  merge_group:

permissions: {}

jobs:
  ${jobName(plan.app)}:
    permissions:
      contents: read
    uses: ${WORKFLOWS}/check.yml@${plan.slipwayRef ?? 'v1'}
    with:
      org: ${yaml(plan.org)}
      project: ${yaml(plan.project)}
      app: ${yaml(plan.app)}
${build(plan)}`;
}

function inputs(plan: InitPlan): string {
  const { org, project, app, baseUrl, audience, exchangeUrl, runsOn } = plan;
  const given = {
    'base-url': baseUrl,
    org,
    project,
    app,
    'token-exchange-url': exchangeUrl,
    'id-token-audience': audience,
    'runs-on': runsOn,
  };
  return `${lines(given)}${build(plan)}`;
}

function build({ folder, buildCommand, outputDirectory }: InitPlan): string {
  const root = folder === '' ? '' : lines({ 'app-settings': JSON.stringify({ rootDirectory: folder }) });
  const named = lines({ 'build-command': buildCommand, 'output-directory': outputDirectory });
  return root + (named || '      # If the detected build is not right, name it: build-command and output-directory.\n');
}

function lines(given: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return filled.map(([name, value]) => `      ${name}: ${yaml(value)}\n`).join('');
}

/** Writes a text as YAML: plain if it can be nothing else, otherwise in quotes, in single ones if it has double ones. */
function yaml(text: string): string {
  const isPlain = /^[A-Za-z][\w./:@ -]*[\w/]$/.test(text) && !/: |^(?:true|false|null|yes|no|on|off)$/i.test(text);
  if (isPlain) return text;
  return /^[ -~]*"[ -~]*$/.test(text) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

/** Names of jobs have no dots, and begin with a letter or `_`. */
function jobName(app: string): string {
  const name = app.replace(/[^\w-]/g, '-');
  return /^[A-Za-z_]/.test(name) ? name : `app-${name}`;
}

const HOSTED = /^(?:ubuntu|windows|macos)-/i;

/** Returns what is wrong with an address of this machine in a workflow that runs on a machine of GitHub's. Undefined if nothing is. */
export function unreachableBy({ baseUrl, exchangeUrl, runsOn = 'ubuntu-latest' }: InitPlan): string | undefined {
  const own = [baseUrl, exchangeUrl].find((url) => url !== undefined && isLoopbackHost(new URL(url).hostname));
  if (own === undefined || !HOSTED.test(runsOn)) return undefined;
  const flag = own === baseUrl ? '--base-url' : '--token-exchange-url';
  return `${own} is an address of this machine alone, and GitHub's runner (${runsOn}) cannot reach it. Run init again with the address that runners reach (${flag}), or with the label of a runner on this machine (--runs-on self-hosted).`;
}

/** Returns the addition to platform.json with which the workflows of the repository may deploy. */
function grantFor(org: string, audience: string, repository: string): string {
  const issuer = {
    issuer: 'https://token.actions.githubusercontent.com',
    audience,
    email: '{repository}@github.actions',
    require: { repository_id: ['ID'] },
  };
  const organizations = { [org]: { roles: { deployer: [`${repository}@github.actions`] } } };
  return `  ${JSON.stringify({ issuers: [issuer], organizations })}`;
}

/** Returns the steps that remain after `slipway init`, in their order. A step may have several lines. */
export function nextSteps(
  plan: InitPlan,
  { isLocal, repository }: { readonly isLocal: boolean; readonly repository: string | undefined },
): readonly string[] {
  const { org, baseUrl, audience, exchangeUrl } = plan;
  const unreachable = unreachableBy(plan);
  const commit = 'Commit the files and push them.';
  const token =
    'If Slipway is in a private repository: add the secret slipway-token, and pass it in the workflows (secrets: slipway-token).';
  if (baseUrl === undefined) {
    return [
      ...(isLocal ? [] : ['Start a platform on this machine: slipway platform --allow-local-git']),
      `Deploy this checkout: slipway deploy${repository === undefined ? '' : ' --repository .'}`,
      `${commit} Pull requests are checked without a platform.`,
      token,
    ];
  }
  const name = repository ?? 'OWNER/NAME';
  const trust = exchangeUrl
    ? `At your identity provider: let ${exchangeUrl} exchange GitHub's tokens of this repository for ID tokens with the claim email.`
    : `In platform.json of ${baseUrl} add this. ID is what "gh api repos/${cleanLine(name, 200)} --jq .id" prints. Another platform needs --token-exchange-url.\n${grantFor(org, audience ?? baseUrl, cleanLine(name, 200))}`;
  return [
    ...(unreachable === undefined ? [] : [unreachable]),
    trust,
    'On GitHub, Settings > Actions > General: allow actions and reusable workflows of slipway/slipway.',
    `Secret variables of the app: add the secret APP_ENV with NAME=VALUE lines, and remove the "#" in ${basename(workflowPath(plan, 'deploy'))}. Others: the input env.`,
    token,
    `${commit} The permissions that the workflows need are in them.`,
  ];
}
