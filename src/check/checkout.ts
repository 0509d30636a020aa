import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SlipwayError, systemCode } from '../base/errors.ts';
import { writeGitFolder } from '../base/git-folder.ts';
import { cleanLine } from '../base/text.ts';
import type { Base } from './compare.ts';
import { type Env, type Git, gitIn } from './git.ts';

/** The commit that is checked out in a folder, as actions/checkout leaves it: shallow, on a detached HEAD, a merge commit. */
export type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** Opens the checkout in `folder`. Throws `file_not_found` if there is no commit. */
export async function openCheckout(folder: string, env: Env, signal: AbortSignal) {
  const here = gitIn(folder, env, signal);
  const looking = here('diff', '--no-relative', '--name-only', '-z', 'HEAD');
  looking.catch(() => {});
  const [root = '', gitDir = '', commit = ''] = await identify(here, folder, signal);
  return {
    /** Absolute. */
    root,
    commit,
    /** The paths of tracked files that differ from the commit. They are not checked. */
    changed: (await looking).split('\0').filter((name) => name !== ''),
    git: gitIn(root, env, signal),
    /** Makes a bare repository at `path` whose branch is this commit, for the platform to clone. It uses the checkout's objects. */
    async lend(path: string, branch: string) {
      const shallow = await readFile(join(gitDir, 'shallow'), 'utf8').catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return undefined;
        throw error;
      });
      writeGitFolder(path, { bare: true, branch, commit, lender: gitDir, shallow });
    },
  };
}

async function identify(git: Git, folder: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const said = await git('rev-parse', '--show-toplevel', '--git-common-dir', 'HEAD^{commit}');
    const [root = '', gitDir = '', commit = ''] = said.split('\n');
    return [root, resolve(folder, gitDir), commit];
  } catch (error) {
    signal.throwIfAborted();
    // Git cannot be started in a folder that does not exist either.
    const exists = await access(folder).then(
      () => true,
      () => false,
    );
    if (error instanceof SlipwayError && exists) throw error;
    const said = reasonOf(error);
    const why = said === undefined || NO_COMMIT.test(said) ? '' : `, or git cannot read it: ${said}`;
    throw new SlipwayError('file_not_found', `There is no checkout in ${folder}${why}`, {
      remedy: `${why === '' ? 'Check' : 'Correct what git says, or check'} the repository out before this step:\n- uses: actions/checkout@v7`,
      cause: error,
    });
  }
}

/** The words of git in a folder without a repository, and in one without a commit. */
const NO_COMMIT = /^(?:not a git repository|ambiguous argument 'HEAD\^)/;

/** Returns the line in which git gives the reason of a failure, without credentials. */
function reasonOf(error: unknown): string | undefined {
  const line = wordsOf(error)
    .split('\n')
    .find((each) => /^(?:fatal|error): /.test(each));
  return line && cleanLine(line.replace(/^\w+: /, '').replace(/:\/\/[^/\s@]*@/g, '://'), 300);
}

function wordsOf(error: unknown): string {
  return error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : '';
}

const FETCH_MS = 5 * 60_000;
/** The branch of the lent repository with the base. A platform can fetch it like any branch. */
const REF = 'refs/slipway/base';

/**
 * Finds the commit that `name` means in a checkout: the commit of that name, that of `origin`'s branch, else the one that `origin`
 * has by that name. Adds it to the lent repository. The checkout does not change. Throws `invalid_input` if there is none.
 */
export async function findBase(
  name: string,
  checkout: Checkout,
  lent: string,
  env: Env,
  signal: AbortSignal,
): Promise<Base> {
  const inLent = gitIn(lent, env, signal);
  const commit =
    (await commitOf(checkout.git, name, signal)) ??
    (await commitOf(checkout.git, `origin/${name}`, signal)) ??
    (await fetched(name, checkout, lent, env, signal));
  await inLent('update-ref', REF, commit);
  return { name, commit };
}

async function commitOf(git: Git, name: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    return (await git('rev-parse', '--quiet', '--verify', `${name}^{commit}`)).trim();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SlipwayError) throw error;
    return undefined;
  }
}

/** Names that another repository may have. Others, as `HEAD^1`, count from a commit of the checkout. */
const ASKABLE = /^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;

async function fetched(name: string, checkout: Checkout, lent: string, env: Env, signal: AbortSignal): Promise<string> {
  const own = ASKABLE.test(name) ? await fetchSettings(checkout.git, signal) : undefined;
  if (!own) throw unknown(name, '');
  const late = AbortSignal.timeout(FETCH_MS);
  const git = gitIn(checkout.root, env, AbortSignal.any([signal, late]), own);
  const args = ['--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', 'origin', `+${name}:${REF}`];
  try {
    await git('--git-dir', lent, 'fetch', ...args);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SlipwayError) throw error;
    throw unknown(name, late.aborted ? ', and origin does not answer' : whyNotFetched(error), error);
  }
  const commit = await commitOf(gitIn(lent, env, signal), REF, signal);
  if (commit === undefined) throw unknown(name, ', and what origin has by this name is not a commit');
  return commit;
}

/** Git does not prompt, and gives up if a connection hangs. */
const QUIET: readonly (readonly [string, string])[] = [
  ['core.askPass', ''],
  ['core.sshCommand', 'ssh -o BatchMode=yes'],
  ['credential.interactive', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['http.lowSpeedLimit', '1000'],
  ['http.lowSpeedTime', '60'],
];

/** The settings of a checkout that name its origin and how to reach it. actions/checkout keeps its token there. */
const OF_ORIGIN = '^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$';

/**
 * Returns the variables with which git fetches from the checkout's origin into another repository. A token among the settings is in
 * no argument, where other processes could read it. Returns undefined if the checkout has no origin.
 */
async function fetchSettings(git: Git, signal: AbortSignal): Promise<Env | undefined> {
  const said = await git('config', '--local', '--includes', '--null', '--get-regexp', OF_ORIGIN).catch(() => '');
  signal.throwIfAborted();
  const own = said.split('\0').flatMap((entry) => {
    const [name = '', ...value] = entry.split('\n');
    // A name alone is a switch that is on.
    return name === '' ? [] : [[name, value.length === 0 ? 'true' : value.join('\n')] as const];
  });
  if (!own.some(([name]) => name === 'remote.origin.url')) return undefined;
  const settings = [...QUIET, ...own];
  const variables = settings.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, name] as const,
    [`GIT_CONFIG_VALUE_${index}`, value] as const,
  ]);
  const quiet = { GIT_TERMINAL_PROMPT: '0', GCM_INTERACTIVE: 'never', SSH_ASKPASS_REQUIRE: 'never' };
  return { ...quiet, GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(variables) };
}

function whyNotFetched(error: unknown): string {
  if (/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(wordsOf(error)))
    return ', nor has origin';
  return `, and origin cannot be asked: ${reasonOf(error) ?? 'git said nothing'}`;
}

function unknown(name: string, more: string, cause?: unknown): SlipwayError {
  return new SlipwayError('invalid_input', `compare-to: "${name}" names nothing that this checkout has${more}`, {
    input: 'compare-to',
    remedy: REMEDY,
    cause,
  });
}

const REMEDY = `Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;
