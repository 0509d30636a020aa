import { docsUrl } from '../../base/docs.ts';
import { maskedForms, type Secrets } from '../../base/secrets.ts';
import type { DeployOutcome } from '../../deploy/events.ts';
import { boundedFailure, redactFailure } from '../../deploy/failure.ts';
import type { OutputName } from '../../deploy/inputs/descriptions.ts';
import type { SeedOutcome } from '../../seed/events.ts';

/** Returns every output of the action, however it ended. */
export function outputsOf(
  outcome: DeployOutcome,
  seed: SeedOutcome | undefined,
  secrets: Secrets,
): Readonly<Record<OutputName, string>> {
  return {
    'app-id': outcome.appID ?? '',
    'app-created': String(outcome.appCreated),
    'deploy-id': outcome.deployID ?? '',
    status: outcome.status,
    url: outcome.url ?? '',
    failure: outcome.failure ? JSON.stringify(boundedFailure(redactFailure(outcome.failure, secrets))) : '',
    'kvs-written': seed ? String(seed.written) : '',
    'kvs-failed': seed ? String(seed.failed) : '',
  };
}

/** Warns of the outputs that the runner drops because they contain a masked value. Undefined if there are none. */
export function droppedOutputs(
  outputs: Readonly<Record<string, string>>,
  variables: ReadonlyMap<string, string>,
): { readonly message: string; readonly remedy: string } | undefined {
  const guilty = [...variables].filter(([, value]) =>
    maskedForms(value).some((form) => Object.values(outputs).some((output) => output.includes(form))),
  );
  if (guilty.length === 0) return undefined;
  const forms = guilty.flatMap(([, value]) => maskedForms(value));
  const lost = Object.entries(outputs).filter(([, output]) => forms.some((form) => output.includes(form)));
  const names = guilty.map(([name]) => name).join(', ');
  const [values, occur] = guilty.length === 1 ? ['The masked value', 'occurs'] : ['The masked values', 'occur'];
  return {
    message: `${values} of ${names} ${occur} in the output ${lost.map(([name]) => name).join(', ')}: GitHub drops every output that contains a masked value`,
    remedy: `If a value is not secret, give it by env, under a name that does not look secret. The words: ${docsUrl('variables')}`,
  };
}
