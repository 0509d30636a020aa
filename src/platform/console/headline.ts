import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { ConsoleOptions } from './access.ts';
import { explained } from './explained.ts';

/** Returns why a deployment failed, in one line. Undefined: it did not, or the reason is not known. */
export async function headlineOf(
  { state }: Pick<ConsoleOptions, 'state'>,
  app: StoredApp,
  { deployID, status }: StoredDeployment,
): Promise<string | undefined> {
  if (status !== 'failed') return undefined;
  const facts = await state.deployments.failure(app, deployID);
  return facts && explained(app, facts).headline;
}
