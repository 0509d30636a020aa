import { systemClock } from '../../../base/clock.ts';
import { present } from '../../../base/json.ts';
import type { CheckoutOfApp } from '../../../contract/checkout-type.ts';
import { startScriptOf } from '../../functions/detect/start-script.ts';
import { BuildFailure } from '../../shared/types.ts';
import { type BuildPlan, planBuild } from './index.ts';
import { scriptsOf } from './scripts.ts';

/** Says what the build of a new app would make of its type: a `TypeInCheckout`. */
export async function typeInCheckout(checkout: CheckoutOfApp): Promise<string> {
  const { root, buildCommand = null, outputDirectory = null, ...more } = checkout;
  const { rootDirectory, installCommand, startCommand, assetsOnly } = more;
  const settings = present({ rootDirectory, installCommand, startCommand, assetsOnly: assetsOnly || undefined });
  try {
    const plan = await planBuild({
      job: { type: 'web-landing', detectsType: true, buildCommand, outputDirectory, settings },
      workspace: { source: root },
      context: { clock: systemClock },
      root,
    });
    return wordsOf(plan, startCommand);
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    return `fail before its type is known: ${error.facts.message}`;
  }
}

function wordsOf({ detected, command, project: { packageJson } }: BuildPlan, startCommand: string | undefined): string {
  if (!detected) {
    if (command === undefined) return 'become web-landing: nothing is built, and nothing here starts a server';
    return `become web-landing, unless \`${command}\` makes a server, which is known after the build`;
  }
  const { type, because, isSure } = detected;
  const script = packageJson && startScriptOf(scriptsOf(packageJson));
  const started =
    startCommand !== undefined
      ? `\`${startCommand}\` (the setting startCommand)`
      : script && script.command !== ''
        ? `\`${script.command}\` (${packageJson.file})`
        : 'its start command is known after the build';
  const words = `become ${type}: ${started}, because ${because}`;
  return isSure
    ? words
    : `${words}. If the build writes a start page, it becomes web-landing, which is known after the build`;
}
