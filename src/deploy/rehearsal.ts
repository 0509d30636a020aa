import { cleanLine } from '../base/text.ts';
import type { CheckoutOfApp, TypeInCheckout } from '../contract/checkout-type.ts';
import { DETECTED_TYPE } from '../contract/limits.ts';
import { broughtType, updateOf } from './app.ts';
import type { DeployDeps } from './deps.ts';
import type { Terms } from './ownership.ts';
import type { DeployPlan } from './plan.ts';
import { changesOf, type EnsuredApp, variableChanges } from './stored.ts';
import type { WorkingTree } from './working-tree.ts';

/** Returns what a deploy would do, in words that follow "would". `found`: the app, if there is one. */
export async function rehearse(
  plan: DeployPlan,
  found: EnsuredApp | undefined,
  terms: Terms,
  deps: Pick<DeployDeps, 'tree' | 'typeInCheckout'>,
): Promise<readonly string[]> {
  const { configuration, env, app, org, project, commit } = plan;
  const { settings, repository, branch, ...named } = configuration;
  const body = found?.stored ? updateOf(plan, found, terms) : { ...settings, ...named };
  const { verify, ...lasting } = body;
  const isLast = found?.takesConfiguration !== true;
  const changes = changesOf(found?.stored, isLast ? body : lasting);
  const variables = env.kind === 'leave' ? [] : variableChanges(found?.stored?.variables, env.variables);
  return [
    found ? `update the app ${found.appID} in ${org}/${project}` : `create the app ${app} in ${org}/${project}`,
    ...(await typeSteps(plan, found, deps)),
    ...(terms.takesOver ? [`take it over from ${cleanLine(found?.stored?.repository ?? '', 200)}`] : []),
    ...(found && changes.length === 0 ? ['leave its settings as they are'] : changes.map((each) => `set ${each}`)),
    env.kind === 'leave' ? 'leave its variables alone' : `replace its variables by: ${variables.join(', ') || 'none'}`,
    ...(isLast || verify === undefined
      ? []
      : [`look at this release alone with verify ${cleanLine(String(verify), 20)}`]),
    `deploy ${repository}, branch ${branch}${commit ? `, commit ${commit}` : ''}`,
  ];
}

async function typeSteps(
  plan: DeployPlan,
  found: EnsuredApp | undefined,
  { tree, typeInCheckout }: Pick<DeployDeps, 'tree' | 'typeInCheckout'>,
): Promise<readonly string[]> {
  const type = found && broughtType(plan, found).type;
  if (found && type === undefined) return [];
  if (found && type !== DETECTED_TYPE) return [`build it with the type ${cleanLine(String(type), 40)}`];
  if (!found && plan.appType !== undefined) return [`give it the type ${cleanLine(plan.appType, 40)}`];
  // Nobody chose the type, so the build decides.
  const step = found
    ? 'let the build decide whether the app is a server'
    : 'give it the type web-landing, which a platform of Slipway changes if the build makes a server';
  return typeInCheckout ? [step, await detectedType(plan, tree, typeInCheckout)] : [step];
}

/** Says what a build would make of the type of a new app, in words that follow "would". */
async function detectedType(plan: DeployPlan, tree: WorkingTree | undefined, typeInCheckout: TypeInCheckout) {
  const unknown = 'learn by the build alone whether the app is a server, because';
  if (tree === undefined) return `${unknown} there is no checkout of ${plan.configuration.repository} here`;
  if (tree.list('').includes('.git')) return cleanLine(await typeInCheckout(checkoutOf(tree.root, plan)), 600);
  return `${unknown} ${tree.root} has no checkout. In a workflow, use actions/checkout before this step`;
}

function checkoutOf(root: string, { configuration }: DeployPlan): CheckoutOfApp {
  const { buildCommand, outputDirectory, settings } = configuration;
  const text = (name: string) => {
    const value = settings[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [rootDirectory, installCommand, startCommand] = ['rootDirectory', 'installCommand', 'startCommand'].map(text);
  const assetsOnly = settings.assetsOnly === true;
  return { root, buildCommand, outputDirectory, rootDirectory, installCommand, startCommand, assetsOnly };
}
