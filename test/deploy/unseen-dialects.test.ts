import { expect, test } from 'vitest';
import { UNSEEN } from '../support/dialects/unseen.ts';
import { runDeploy } from '../support/flow.ts';
import { ServiceDouble } from '../support/service-double.ts';

/** Two IDs that differ, and a word that is named as a stage's: refused, with the line to write. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  clever: /has more than one deployment ID in an entry: id and uuid/,
  codebuild: /has no deployment status in an entry/,
};
const NAMES = Object.keys(UNSEEN);

test.each(NAMES)('%s: read to its end and its failure placed, or refused with the line to write', async (name) => {
  const dialect = UNSEEN[name];
  await using good = new ServiceDouble({ dialect });
  await using bad = new ServiceDouble({ dialect, statuses: ['queued', 'building', 'failed'] });
  const [deployed, failed] = [(await runDeploy(good)).outcome, (await runDeploy(bad)).outcome];
  // Never a foreign ID, and never an end before the third look.
  expect([deployed.deployID, failed.deployID]).toEqual([dialect?.id, dialect?.id]);
  for (const service of [good, bad]) {
    expect(service.apps.get('shop')?.deployments).toMatchObject([{ looks: 3 }]);
  }
  const refused = REFUSED[name];
  if (refused) {
    // It goes on there.
    expect([deployed.status, deployed.error?.code]).toEqual(['pending', 'unexpected_response']);
    expect(deployed.error?.message).toMatch(refused);
    expect(deployed.error?.remedy).toMatch(/answers:\n {2}listDeployments:\n {4}(?:id|status): /);
    return;
  }
  expect([deployed.error?.message, deployed.status]).toEqual([undefined, 'succeeded']);
  expect([failed.status, failed.error?.code]).toEqual(['failed', 'deploy_failed']);
  expect(failed.failure?.diagnostics).toMatchObject([{ file: 'src/app.ts', line: 3, column: 7 }]);
});
