import { SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { findApp } from '../../deploy/app.ts';
import type { Connected } from '../../deploy/connect.ts';
import type { PlannedDeploy } from '../../deploy/inputs/parse.ts';
import { slug } from '../../deploy/inputs/placeholders.ts';
import { termsOf } from '../../deploy/ownership.ts';
import type { DeployPlan } from '../../deploy/plan.ts';
import { type EnsuredApp, settingsIn } from '../../deploy/stored.ts';
import { type Flags, type Given, invalidInput } from '../flags/flags.ts';
import { type Io, progress } from '../terminal/io.ts';
import { fullCommit, otherNames } from './git-context.ts';

/** Flags of `slipway deploy` that say what a branch, or a commit of it, is deployed as. */
export const BRANCH_FLAGS = {
  prod: { text: 'make the branch live also if it is not the branch of the app, which stays as it is' },
  preview: {
    value: 'NAME',
    bare: '',
    text: 'deploy to an app of its own, APP-NAME (default the name of the branch), that search engines leave out',
  },
  commit: {
    value: 'SHA',
    text: 'the commit of the branch to build (default: the one that is checked out, else the newest)',
  },
} as const satisfies Flags;

const MOST = 63;

/** Adds the flags about the branch to a plan. Throws `invalid_input`. */
export async function withBranchFlags(planned: PlannedDeploy, { flags }: Given, io: Io): Promise<PlannedDeploy> {
  if (flags.prod && flags.preview !== undefined) {
    throw invalidInput('--preview: --prod is given as well', 'Leave one of them out.', 'preview');
  }
  const { repository, branch } = planned.plan.configuration;
  const alsoNamed = await otherNames(repository, io);
  const ownership = { ...planned.plan.ownership, alsoNamed, otherBranch: flags.prod ? 'deploy' : 'refuse' } as const;
  const commit =
    typeof flags.commit === 'string' ? await fullCommit(flags.commit, { repository, branch }, io) : planned.plan.commit;
  const plan: DeployPlan = { ...planned.plan, ownership, commit };
  return { ...planned, plan: typeof flags.preview === 'string' ? previewOf(plan, flags.preview) : plan };
}

function previewOf(plan: DeployPlan, name: string): DeployPlan {
  const { configuration, ownership } = plan;
  const suffix = slug(name.trim() || configuration.branch);
  const app = `${plan.app.slice(0, MOST - 1 - suffix.length).replace(/[._-]+$/, '')}-${suffix}`;
  if (!IDENTIFIER.test(app)) {
    const remedy = 'Name the preview with letters and digits: --preview=NAME';
    throw invalidInput(`--preview: "${cleanLine(app, 100)}" is not the name of an app`, remedy, 'preview');
  }
  return {
    ...plan,
    app,
    ownership: { ...ownership, otherBranch: 'follow' },
    configuration: { ...configuration, noindex: configuration.noindex ?? true },
  };
}

/**
 * Asks a person what another branch than the app's is deployed as, and gives a preview the settings of its app. Asks the
 * platform only if it has to know. What it cannot know, the deploy finds out. Throws `interrupted` if the person stops.
 */
export async function settled(
  planned: PlannedDeploy,
  given: Given,
  { platform }: Pick<Connected, 'platform'>,
  base: string,
  io: Io,
): Promise<PlannedDeploy> {
  const { plan } = planned;
  const isPreview = given.flags.preview !== undefined;
  const mayAsk = io.ask !== undefined && !given.flags.json && !plan.dryRun && plan.ownership.otherBranch === 'refuse';
  if (!isPreview && !mayAsk) return planned;
  const of: DeployPlan = { ...plan, app: base };
  const found = await findApp(of, platform).catch(() => undefined);
  if (found === undefined) return planned;
  if (isPreview) return { ...planned, plan: await asItsApp(plan, of, found, platform, io) };
  if (!isOtherBranch(plan, found)) return planned;
  const [branch, own] = [plan.configuration.branch, found.stored?.branch ?? ''].map((each) => cleanLine(each, 100));
  const question = `  The branch of ${base} is ${own}, and this is ${branch}. Make ${branch} live, make a preview of it, or stop? [live/preview/STOP] `;
  const answer = (await io.ask?.(question))?.trim().toLowerCase() ?? '';
  if (/^(?:l|live|prod|production)$/.test(answer)) {
    return { ...planned, plan: { ...plan, ownership: { ...plan.ownership, otherBranch: 'deploy' } } };
  }
  if (/^(?:p|preview)$/.test(answer)) {
    return { ...planned, plan: await asItsApp(previewOf(plan, ''), of, found, platform, io) };
  }
  throw new SlipwayError('interrupted', 'Stopped: nothing was deployed');
}

function isOtherBranch(plan: DeployPlan, found: EnsuredApp): boolean {
  try {
    termsOf(plan, found);
    return false;
  } catch (error) {
    // The deploy itself throws all others.
    return error instanceof SlipwayError && error.code === 'not_production_branch';
  }
}

/** Settings that a preview does not share with its app. */
const OWN: ReadonlySet<string> = new Set(['domains', 'noindex', 'lifetime']);
const LIFETIME = '7d';

/** Gives a preview the settings of its app. Variables cannot be read, so it says which ones a new preview lacks. */
async function asItsApp(
  preview: DeployPlan,
  of: DeployPlan,
  { stored }: EnsuredApp,
  platform: Connected['platform'],
  io: Io,
): Promise<DeployPlan> {
  // A preview of another repository's app would get its settings and its name.
  termsOf(
    { ...of, ownership: { ...of.ownership, otherBranch: 'deploy' } },
    { appID: of.app, created: false, url: undefined, subdomain: undefined, stored },
  );
  if (stored === undefined) return preview;
  progress(io, `  Preview of ${cleanLine(preview.configuration.branch, 100)}: the app ${preview.app}\n`);
  const { variables = [] } = stored;
  if (variables.length > 0 && preview.env.kind === 'leave' && !(await findApp(preview, platform).catch(() => true))) {
    const names = variables.map((name) => cleanLine(name, 100)).join(', ');
    io.err(`  warning: the preview has none of the variables of ${of.app}: ${names}\n`);
    io.err('    Give it some: --env-file FILE\n');
  }
  const { buildCommand, outputDirectory, region, ...more } = Object.fromEntries(
    Object.entries(settingsIn(stored)).filter(([name]) => !OWN.has(name)),
  );
  const named = { buildCommand, outputDirectory, region };
  const texts = Object.fromEntries(Object.entries(named).filter(([, value]) => typeof value === 'string'));
  const settings = { ...more, lifetime: LIFETIME, ...preview.configuration.settings };
  return { ...preview, configuration: { ...texts, ...preview.configuration, settings } };
}
