import { cleanLine } from '../base/text.ts';
import type { CheckoutOfApp, TypeInCheckout } from '../contract/checkout-type.ts';
import type { DeployPlan } from './plan.ts';
import type { WorkingTree } from './working-tree.ts';

/**
 * Says for a dry run what a build would make of the type of a new app, in words that follow "would". Without a checkout of the
 * deployed repository it says that.
 */
export async function detectedType(
  plan: DeployPlan,
  tree: WorkingTree | undefined,
  typeInCheckout: TypeInCheckout,
): Promise<string> {
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
