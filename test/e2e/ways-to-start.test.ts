import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../support/markdown.ts';
import { scratchFolder } from '../support/scratch.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BIN = join(ROOT, 'bin/slipway.js');
const scratch = await scratchFolder();

/** Acts where Node reads it as options of its own: the module is not there. */
const VARIABLES = join(scratch, 'app.env');
writeFileSync(VARIABLES, `NODE_OPTIONS=--require=${join(scratch, 'nowhere.cjs')}\nGREETING=hello\n`);
/** Without `process.execve`, as Node before 22.15 is. */
const OLD_NODE = ['--import', 'data:text/javascript,process.execve = undefined'];

/** Runs to the end; `PATH` leads to this Node first. */
function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const options = { cwd: ROOT, env: { ...process.env, PATH: path, NO_UPDATE_NOTIFIER: '1', ...env } };
  return new Promise<{ code: number; out: string; err: string }>((settle) => {
    execFile(file, [...args], options, (error, out, err) =>
      settle({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });
}

/** The alias of the documentation, in a shell of its own. */
function aliased(args: readonly string[]) {
  const page = PAGES.find(({ path }) => path === 'docs/command-line.md');
  const alias = page?.blocks.flatMap(({ text }) => /^alias slipway=.*$/m.exec(text) ?? [])[0];
  return ['-c', `shopt -s expand_aliases\n${alias}\nslipway ${args.map((each) => `'${each}'`).join(' ')}`];
}

/** As npm links it: by its shebang. */
function linked(): string {
  const folder = join(scratch, 'linked');
  mkdirSync(folder, { recursive: true });
  const link = join(folder, 'slipway');
  chmodSync(BIN, 0o755);
  if (!existsSync(link)) symlinkSync(BIN, link);
  return link;
}

type Start = (args: readonly string[]) => ReturnType<typeof run>;
const WAYS: readonly (readonly [string, Start])[] = [
  ['the alias of docs/command-line.md', (args) => run('bash', aliased(args))],
  ['the shebang of bin/slipway.js', (args) => run(linked(), args)],
  ['npm run slipway', (args) => run('npm', ['run', '--silent', 'slipway', '--', ...args])],
  ['bin/slipway.js, whose Node becomes the command', (args) => run(process.execPath, ['--', BIN, ...args])],
  ['bin/slipway.js, whose Node starts a child', (args) => run(process.execPath, [...OLD_NODE, '--', BIN, ...args])],
];

describe.each(WAYS)('started by %s', (_, start) => {
  const deploy = (file: string) => start(['deploy', '--data', join(scratch, 'none'), '--env-file', file]);

  test('--env-file is the flag of slipway, and none of Node', async () => {
    const { code, err } = await deploy('nowhere.env');
    expect([code, err]).toEqual([3, expect.stringMatching(/^slipway: No platform runs/)]);
  });

  test('--env-file is no flag of the Node that a check starts either', async () => {
    const { code, err } = await start(['check', '--env-file', 'nowhere.env']);
    expect([code, err]).toEqual([2, expect.stringMatching(/^slipway: .*nowhere\.env/)]);
  });

  test('NODE_OPTIONS in such a file does not act on Node', async () => {
    const { code, err } = await deploy(VARIABLES);
    expect([code, err]).toEqual([3, expect.stringMatching(/^slipway: No platform runs/)]);
  });
});

test('every script of package.json that runs sources ends the options of Node before them', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const commands = Object.values<string>(scripts).filter((each) => each.includes('src/cli.ts'));
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((each) => !/\bnode -- src\/cli\.ts\b/.test(each))).toEqual([]);
});

describe.each([
  ['whose Node becomes the command', []],
  ['whose Node starts a child', OLD_NODE],
])('bin/slipway.js, %s', (_, options) => {
  const started: ChildProcess[] = [];
  async function platform() {
    const dataDir = join(scratch, `data-${options.length}-${started.length}`);
    const argv = [...options, '--', BIN, 'platform', '--json', '--data', dataDir, '--port', '0'];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(child);
    const lines = createInterface({ input: child.stdout });
    const [line] = await once(lines, 'line');
    return { child, baseUrl: JSON.parse(line).baseUrl as string, dataDir };
  }
  const ended = async (dataDir: string) => {
    while (existsSync(join(dataDir, 'run.json'))) await new Promise(setImmediate);
  };

  test('leaves no platform behind where it is killed', async () => {
    const { child, baseUrl } = await platform();
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    // The platform holds the pipe: that closes once the last process that writes to it has ended.
    await gone;
    await expect(fetch(`${baseUrl}/healthz`)).rejects.toThrow();
  });

  test('an interrupt ends the platform in good order, with the exit code of one', async () => {
    const { child, dataDir } = await platform();
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    await ended(dataDir);
    expect(code).toBe(130);
  });

  test('SIGTERM, the signal of service managers, ends it with 0', async () => {
    const { child, dataDir } = await platform();
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    await ended(dataDir);
    expect(code).toBe(0);
  });
});
