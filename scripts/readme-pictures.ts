/**
 * Writes the summary and the comment in README.md, between their markers `<!-- summary -->` and `<!-- comment -->`:
 * real output of the deploy action on examples/landing, against an embedded platform and a double of GitHub's API. Run
 * `npm run readme` after a change of the pages.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoRepository } from '../src/cli/project/demo.ts';
import { startLocalPlatform } from '../src/platform/engines/local.ts';
import { runAction } from '../test/support/action.ts';
import { GitHubDouble } from '../test/support/github.ts';
import { replaceBetween } from './docs-tables.ts';

const ROOT = resolve(import.meta.dirname, '..');

export interface Pictures {
  /** The job summary of a push to main that deployed. */
  readonly summary: string;
  /** The comment on a pull request whose build fails. */
  readonly comment: string;
}

export interface Runs extends Pictures {
  /** The job summary of the pull request whose build fails. */
  readonly failedSummary: string;
}

/** Returns the texts that the README quotes. */
export async function takePictures(): Promise<Pictures> {
  const { summary, comment } = await runTwice();
  return { summary, comment };
}

/** Deploys the example twice: unchanged, and with a wrong import. Needs git and the npm registry. */
export async function runTwice(): Promise<Runs> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-readme-'));
  try {
    const source = join(scratch, 'source');
    cpSync(join(ROOT, 'examples/landing'), source, { recursive: true, filter: (path) => !/node_modules/.test(path) });
    const repository = join(scratch, 'acme', 'boats.git');
    mkdirSync(repository, { recursive: true });
    await using platform = await startLocalPlatform({
      dir: join(scratch, 'data'),
      port: 0,
      env: process.env,
      allowLocalGit: true,
      gitUrlTemplate: `file://${scratch}/{repository}.git`,
    });
    await using github = new GitHubDouble();
    const apiUrl = await github.start();
    const eventFile = join(scratch, 'event.json');
    const deploy = async (event: (commit: string) => object) => {
      const commit = await demoRepository(source, repository, process.env);
      writeFileSync(eventFile, JSON.stringify(event(commit)));
      const context = {
        GITHUB_API_URL: apiUrl,
        GITHUB_EVENT_PATH: eventFile,
        GITHUB_REPOSITORY: 'acme/boats',
        GITHUB_RUN_ID: '4711',
        GITHUB_SHA: commit,
        GITHUB_WORKSPACE: repository,
      };
      return runAction(platform, INPUTS, { env: context });
    };
    const pushed = await deploy(() => ({}));
    execFileSync('git', ['checkout', '--quiet', '-b', BRANCH], { cwd: repository });
    const main = join(source, 'src/main.js');
    writeFileSync(main, readFileSync(main, 'utf8').replace("'./boats.js'", "'./fleet.js'"));
    const failed = await deploy(pullRequest);
    const comment = github.comments[0]?.body.replace(/^<!--.*-->\n/, '');
    if (pushed.code !== 0 || comment === undefined)
      throw new Error(`The action did not write the pictures: ${pushed.log}`);
    const plain = (text: string) =>
      text
        .replace(/localhost:\d+/g, 'localhost:4400')
        .replaceAll(`${scratch}/data/builds`, '/builds')
        .replace(/(\/builds\/[0-9a-f]+)\/work\/root\b/g, '$1')
        .replaceAll(scratch, '');
    return { summary: plain(pushed.summary), comment: plain(comment), failedSummary: plain(failed.summary) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const INPUTS = {
  org: 'acme',
  project: 'web',
  app: 'boats',
  'build-command': 'npm run build',
  'output-directory': 'dist',
  env: 'VITE_GREETING=Ahoy',
  'github-token': 'a-token-of-the-double',
  comment: 'true',
};

const BRANCH = 'rename-fleet';

function pullRequest(sha: string) {
  const repo = { full_name: 'acme/boats' };
  return { pull_request: { number: 12, head: { ref: BRANCH, sha, repo }, base: { ref: 'main' } } };
}

/** Puts each picture between its markers in the README, as a quotation. Throws if the markers are missing. */
export function replacePictures(text: string, pictures: Pictures): string {
  return Object.entries(pictures).reduce((result, [name, picture]) => {
    const quoted = picture
      .trimEnd()
      .replace(/^(?=.)/gm, '> ')
      .replace(/^$/gm, '>');
    return replaceBetween(result, name, `\n\n${quoted}\n\n`);
  }, text);
}

/** Removes what differs between two runs: times, dates, bars, IDs and commits. */
export function withoutChance(text: string): string {
  return text
    .replace(/\b(?:\d+m )?\d+(?:\.\d+)?(?:ms|s)\b/g, '0s')
    .replace(/\b\d{4}-\d\d-\d\d \d\d:\d\d UTC\b/g, 'date')
    .replace(/ {2,}0s/g, ' 0s')
    .replace(/ *[█▏]+$/gm, '')
    .replace(/\b[0-9a-f]{12,40}\b/g, 'commit')
    .replace(/boats-[a-z0-9]+/g, 'boats-subdomain')
    .replace(/\bdpl-[a-z0-9]+/g, 'deployment')
    .replace(/\/builds\/[0-9a-f]+/g, '/builds/app');
}

if (process.argv[1] === import.meta.filename) {
  const readme = resolve(ROOT, 'README.md');
  const pictures = await takePictures();
  writeFileSync(readme, replacePictures(readFileSync(readme, 'utf8'), pictures));
}
