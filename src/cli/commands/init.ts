import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { parseBaseUrl } from '../../deploy/inputs/urls.ts';
import type { Command } from '../flags/command.ts';
import { type Flags, type Given, invalidInput, missingInput } from '../flags/flags.ts';
import { rememberPlatform } from '../platforms/known-platforms.ts';
import { platformOf } from '../platforms/running.ts';
import { workingCopy } from '../project/git-context.ts';
import { appPaths, detected } from '../project/init-detect.ts';
import { type InitFile, type InitPlan, initFiles, nextSteps, unreachableBy } from '../project/init-files.ts';
import { type LocalApp, localApp, type Place, placeOf } from '../project/local-names.ts';
import { findProject } from '../project/project-file.ts';
import { isYes } from '../terminal/confirm.ts';
import { EXIT, type Io, printJson, progress } from '../terminal/io.ts';
import { type Style, styleFor } from '../terminal/style.ts';

const FLAGS = {
  org: { value: 'ORG', text: 'the organization' },
  project: { value: 'PROJECT', text: 'the project' },
  app: { value: 'APP', text: 'the app (default: the name of the repository, or of the folder with its site)' },
  'base-url': {
    value: 'URL',
    text: 'the platform; without it only .slipway.json and checks of pull requests are written',
  },
  'token-exchange-url': { value: 'URL', text: "where GitHub's token is exchanged for one of your identity provider" },
  'id-token-audience': { value: 'URL', text: "the audience of GitHub's token (default: the host that takes it)" },
  branch: { value: 'BRANCH', text: 'the branch whose pushes are deployed (default: the one that is checked out)' },
  'build-command': { value: 'COMMAND', text: 'the build command (default: the platform detects it)' },
  'output-directory': { value: 'FOLDER', text: 'the folder that the build writes (default: the platform detects it)' },
  'runs-on': { value: 'LABEL', text: 'the runner of the deploy (default ubuntu-latest)' },
  'slipway-ref': { value: 'REF', text: 'the tag or the SHA of Slipway that the workflows use (default v1)' },
  force: { text: 'overwrite files that differ' },
} as const satisfies Flags;

export const command: Command = {
  summary: 'Sets up a repository: .slipway.json, and the workflows that deploy it and check its pull requests.',
  usage: '[--org ORG] [--project PROJECT] [--app APP] [--base-url URL] [--force] …',
  examples: [
    ['slipway init', 'asks what it cannot find out'],
    ['slipway init --org acme --project web --app shop --base-url https://platform.example.com', 'asks nothing'],
  ],
  flags: FLAGS,
  groups: {
    'The app': ['org', 'project', 'app', 'base-url'],
    'Who deploys': ['token-exchange-url', 'id-token-audience'],
    'The workflows': ['branch', 'build-command', 'output-directory', 'runs-on', 'slipway-ref', 'force'],
  },
  async run(given, io) {
    const place = await placeOf(io);
    const { root } = place;
    const style = styleFor(io, 'err');
    if (place.here !== '') progress(io, `  ${placeLine(place)}\n`);
    const found = await detected(join(root, place.site));
    if (found) progress(io, `  ${style.green('✓')} Found: ${cleanLine(found, 200)}\n`);
    const known = await knownOf(given, place, io);
    const plan = await planOf(given, place, known, io);
    const here = known.isLocal ? 'the platform of this machine (another: --base-url URL)' : 'no platform yet';
    const app = `App ${plan.org}/${plan.project}/${plan.app}, on ${plan.baseUrl ?? here}`;
    progress(io, `  ${style.green('✓')} ${app}\n`);
    const unreachable = unreachableBy(plan);
    if (unreachable !== undefined) io.err(`  ${style.yellow('!')} ${unreachable}\n`);
    const changes = initFiles(plan).map((file) => ({ ...file, before: textAt(join(root, file.path)) }));
    const differing = changes.filter(({ text, before }) => before !== undefined && before !== text);
    for (const file of differing) io.err(difference(root, file, style));
    if (differing.length > 0 && given.flags.force !== true) await mayOverwrite(differing, io);
    if (plan.baseUrl !== undefined) rememberPlatform(plan.baseUrl, io);
    const written = changes.filter(({ text, before }) => before !== text);
    for (const { path, text } of written) {
      writeAt(root, path, text);
      progress(io, `  ${style.green('✓')} Wrote ${path}\n`);
    }
    const steps = nextSteps(plan, known);
    if (given.flags.json) printJson(io, { detected: found, written: written.map(({ path }) => path), steps });
    else
      io.out(`${written.length === 0 ? 'Everything is there already.\n' : ''}${stepsText(steps, styleFor(io, 'out'))}`);
    return EXIT.done;
  },
};

interface Known {
  readonly names: Partial<LocalApp>;
  readonly baseUrl: string | undefined;
  /** True if a platform runs on this machine, and no other one is named. */
  readonly isLocal: boolean;
  /** `owner/name` on GitHub. */
  readonly repository: string | undefined;
  readonly refName: string | undefined;
}

/** Reads what the flags leave open: from the file of an earlier `init`, else as `slipway deploy` names it on this machine. */
async function knownOf(given: Given, { root, site }: Place, io: Io): Promise<Known> {
  const folder = join(root, site);
  const own = given.flags.force === true ? undefined : findProject(folder);
  // A file further up is that of another app.
  const before = own && dirname(own.path) === folder ? own.project : undefined;
  const baseUrl = trimmed(given, 'base-url') ?? before?.baseUrl;
  const isLocal = baseUrl === undefined && (await platformOf(given, io).catch(() => undefined)) !== undefined;
  const isUnnamed = NAMES.every((name) => trimmed(given, name) === undefined);
  const { repository, refName } = await workingCopy({ ...io, cwd: root });
  const names = before ?? (isLocal && isUnnamed ? localApp(folder) : undefined) ?? {};
  return { names, baseUrl, isLocal, repository, refName };
}

const NAMES = ['org', 'project', 'app'] as const;

function trimmed({ flags }: Given, flag: keyof typeof FLAGS): string | undefined {
  const value = flags[flag];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

async function planOf(given: Given, { root, site }: Place, known: Known, io: Io): Promise<InitPlan> {
  const { names, isLocal, repository, refName } = known;
  const [owner, name] = repository?.split('/') ?? [];
  const text = (flag: keyof typeof FLAGS) => trimmed(given, flag);
  const isAsking = NAMES.some((each) => (text(each) ?? names[each]) === undefined);
  const org = await identifier('org', text('org') ?? names.org, owner?.toLowerCase(), io);
  const project = await identifier('project', text('project') ?? names.project, 'web', io);
  const fallback = slug(site === '' ? (name ?? basename(root)) : basename(site));
  const app = await identifier('app', text('app') ?? names.app, fallback, io);
  const mayAsk = isAsking && !isLocal;
  const asked = mayAsk ? await io.ask?.('  Platform URL (empty: the one on this machine): ') : undefined;
  const baseUrl = known.baseUrl ?? asked?.trim();
  const exchangeUrl = text('token-exchange-url');
  const audience = text('id-token-audience') ?? (exchangeUrl ? new URL(parseBaseUrl(exchangeUrl)).origin : baseUrl);
  return {
    org,
    project,
    app,
    folder: site,
    paths: site === '' ? undefined : appPaths(root, site),
    exchangeUrl,
    branch: text('branch') ?? refName ?? 'main',
    baseUrl: baseUrl ? parseBaseUrl(baseUrl) : undefined,
    audience: audience || undefined,
    buildCommand: text('build-command'),
    outputDirectory: text('output-directory'),
    runsOn: text('runs-on'),
    slipwayRef: refOf(text('slipway-ref')),
  };
}

function refOf(ref: string | undefined): string | undefined {
  if (ref === undefined || /^\w[\w./-]{0,99}$/.test(ref)) return ref;
  const remedy = 'Write a tag, as v1, or the full SHA of a commit.';
  throw invalidInput(`--slipway-ref: "${cleanLine(ref, 100)}" is not a tag or a commit`, remedy, 'slipway-ref');
}

/** Returns a flag's identifier, or asks for it. Elsewhere than on a terminal only the app has a default. */
async function identifier(
  flag: 'org' | 'project' | 'app',
  given: string | undefined,
  fallback: string | undefined,
  io: Io,
) {
  const hint = fallback === undefined ? '' : ` (${fallback})`;
  const asked =
    given ?? ((await io.ask?.(`  ${flag}${hint}: `))?.trim() || (io.ask || flag === 'app' ? fallback : undefined));
  if (asked === undefined) throw missingInput(`--${flag} is missing`, `Name it: --${flag} ${FLAGS[flag].value}`, flag);
  if (IDENTIFIER.test(asked)) return asked;
  const remedy = 'Write letters, digits and . _ -, with a letter or digit first and last, at most 63.';
  throw invalidInput(`--${flag}: "${cleanLine(asked, 100)}" is not an identifier`, remedy, flag);
}

function slug(name: string): string | undefined {
  const dashed = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return dashed.replace(/^-/, '').slice(0, 63).replace(/-$/, '') || undefined;
}

/** Names the app of a folder below the root, and the place of its workflows. */
function placeLine({ root, here, site }: Place): string {
  const repository = cleanLine(root, 200);
  if (site === '')
    return `Repository ${repository} (you are in ${cleanLine(here, 200)}/, which has no site of its own)`;
  return `Folder ${cleanLine(site, 200)} of ${repository}. Its workflows are in the root of the repository, where GitHub reads them`;
}

function stepsText(steps: readonly string[], style: Style): string {
  return `\n${style.bold('Next:')}\n${steps.map((step, index) => `  ${index + 1}. ${step.replaceAll('\n', '\n   ')}\n`).join('')}`;
}

function textAt(path: string): string | undefined {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  } catch (error) {
    throw fileFault(path, 'read', error);
  }
}

function writeAt(root: string, path: string, text: string): void {
  try {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  } catch (error) {
    throw fileFault(path, 'written', error);
  }
}

function fileFault(path: string, what: string, error: unknown): SlipwayError {
  const remedy = 'Check that it is a file, and that this user may change it.';
  return new SlipwayError('invalid_file', `${path} cannot be ${what} (${systemCode(error)})`, { remedy, cause: error });
}

function difference(root: string, { path, text }: InitFile, style: Style): string {
  const args = ['diff', '--no-index', '--no-ext-diff', '--no-color', '--', path, '-'];
  const { stdout = '' } = spawnSync('git', args, { cwd: root, input: text, encoding: 'utf8', timeout: 10_000 });
  const lines = stdout.split('\n').filter((line) => !/^(?:diff|index|---|\+\+\+) /.test(line));
  const painted = lines.map((line) => {
    const clean = cleanLine(line, 300);
    return line.startsWith('+') ? style.green(clean) : line.startsWith('-') ? style.red(clean) : clean;
  });
  const shown = painted.map((line) => `    ${line}`.trimEnd()).join('\n');
  return `  ${path} differs:\n${shown.trimEnd()}\n`;
}

/** Asks a person; without one nothing is overwritten, nor anything else written. */
async function mayOverwrite(files: readonly InitFile[], io: Io): Promise<void> {
  const names = files.map(({ path }) => path).join(', ');
  if (isYes(await io.ask?.(`  Overwrite ${names}? [y/N] `))) return;
  const remedy = 'Keep your version, or add --force to overwrite it. The difference is shown above.';
  throw invalidInput(`${names}: not what init writes, so nothing was written`, remedy);
}
