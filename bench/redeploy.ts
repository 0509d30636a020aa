import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unpackPackage } from '../test/support/packages.ts';
import { gitEnv } from '../test/support/repositories.ts';
import { buildByHand, passedOn, runAside } from './by-hand.ts';
import { type BenchRow, printRows, rowOf, timed } from './harness.ts';
import { buildPackage, jobOf, startPackaged } from './packaged.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ROUNDS = 5;

interface Template {
  readonly name: string;
  readonly output: string;
  /** Writes the template to an empty folder. */
  make(folder: string): void;
}

/**
 * Templates as their authors publish them. Their lockfiles are made once, by npm. Vite's is of version 4: the lockfiles of
 * newer ones name packages for all systems, and not every mirror of the registry has those.
 */
const TEMPLATES: readonly Template[] = [
  { name: 'Vite', output: 'dist', make: (folder) => unpackPackage('create-vite@4.4.1', 'template-react-ts', folder) },
  {
    name: 'Astro',
    output: 'dist',
    make: (folder) => unpackPackage('create-astro-app@1.2.1', 'src/template-js-basics', folder),
  },
  {
    name: 'Docusaurus',
    output: 'build',
    make(folder) {
      const options = ['--javascript', '--skip-install', '--package-manager', 'npm'];
      const command = ['--yes', 'create-docusaurus@3.9.2', 'site', 'classic', ...options];
      execFileSync('npx', command, { cwd: folder, stdio: 'ignore' });
      const made = join(folder, 'site');
      execFileSync('sh', ['-c', 'mv site/* site/.[!.]* . && rmdir site'], { cwd: folder });
      rmSync(join(made, '.git'), { recursive: true, force: true });
      // Its progress bar does not work with the newest webpack.
      const file = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...manifest, overrides: { webpack: '5.95.0' } }, null, 2));
    },
  },
];

/**
 * Compares the first deploy of an app, and the next with the same lockfile and another page, with the same clone,
 * install, build and copy by hand. By hand too, the first has no downloads, and the next has those of the first. Yields
 * the rows of each template when they are measured: the last ones come minutes later.
 */
export async function* benchRedeploy(names: readonly string[] = []): AsyncGenerator<BenchRow> {
  const scratch = freshFolder();
  // Neither side reads the settings of this user.
  process.env.npm_config_registry ??= execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const dataDir = join(scratch, 'data');
  buildPackage();
  await using _ = await startPackaged(dataDir);
  for (const template of TEMPLATES) {
    if (names.length > 0 && !names.includes(template.name)) continue;
    yield* await benchTemplate(template, join(scratch, template.name), dataDir);
  }
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Makes a folder in a part of the disk where nothing was removed lately, if the file system is ext4: without a journal it creates
 * files slowly for minutes where thousands were removed, which the benches before this one do.
 */
function freshFolder(): string {
  const above = join(tmpdir(), 'slipway-bench');
  mkdirSync(above, { recursive: true });
  spawnSync('chattr', ['+T', above], { stdio: 'ignore' });
  return mkdtempSync(join(above, 'redeploy-'));
}

async function benchTemplate(template: Template, scratch: string, dataDir: string): Promise<readonly BenchRow[]> {
  const repository = join(scratch, 'repository');
  mkdirSync(repository, { recursive: true });
  template.make(repository);
  execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--silent'], { cwd: repository });
  const commit = committer(repository);
  const hand = buildByHand(scratch, repository, template.output);
  const times = { first: [] as number[], next: [] as number[], handFirst: [] as number[], handNext: [] as number[] };
  const byHand = async (kept: number[]) => {
    kept.push(await timed(hand.build));
  };
  const byAction = async (kept: number[], app: string) => {
    const sha = commit();
    kept.push(await timed(() => deploy({ app, repository, sha, output: template.output }, dataDir)));
  };
  commit();
  for (let round = 0; round < ROUNDS; round += 1) {
    const app = `${template.name.toLowerCase()}-${round}`;
    hand.forget();
    // Both of a pair one after the other, because the disk and the registry are not equally fast all the time.
    for (const pair of [
      [() => byHand(times.handFirst), () => byAction(times.first, app)],
      [() => byHand(times.handNext), () => byAction(times.next, app)],
    ]) {
      for (const turn of round % 2 === 0 ? pair : pair.reverse()) await turn();
    }
  }
  const { first, next, handFirst, handNext } = times;
  return [
    rowOf(`first deploy of ${template.name} / the same by hand`, 'ms', { atMost: 1.05 }, first, handFirst),
    rowOf(`redeploy of ${template.name}, same lockfile / the same by hand`, 'ms', { atMost: 0.5 }, next, handNext),
  ];
}

/** Returns a function that commits a change of the repository, and returns the commit. */
function committer(repository: string): () => string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: repository, env: gitEnv(), encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  writeFileSync(join(repository, '.gitignore'), 'node_modules\n');
  return () => {
    appendFileSync(join(repository, 'CHANGES.md'), 'A change.\n');
    git('add', '-A');
    git('commit', '-q', '-m', 'Change');
    return git('rev-parse', 'HEAD');
  };
}

interface Asked {
  readonly app: string;
  readonly repository: string;
  readonly sha: string;
  readonly output: string;
}

async function deploy({ app, repository, sha, output }: Asked, dataDir: string): Promise<void> {
  const { baseUrl, env } = await jobOf(dataDir);
  const inputs = {
    ...{ 'base-url': baseUrl, 'id-token-audience': baseUrl, org: 'bench', project: 'bench', app },
    ...{ repository, branch: 'main', 'build-command': 'npm run build', 'output-directory': output, comment: 'false' },
  };
  return runAside(process.execPath, [join(ROOT, 'dist', 'deploy', 'index.js')], {
    ...passedOn(),
    PATH: process.env.PATH,
    GITHUB_REPOSITORY: 'bench/site',
    GITHUB_SHA: sha,
    GITHUB_REF_NAME: 'main',
    ...env,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  });
}

if (process.argv[1] === import.meta.filename) {
  for await (const row of benchRedeploy(process.argv.slice(2))) printRows([row]);
}
