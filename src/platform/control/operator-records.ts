import { present } from '../../base/json.ts';
import type { OperatorApp, OperatorDeployment } from '../../contract/operator.ts';
import { phasesOf } from '../stores/rows/phases.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import { appRecord, deploymentRecord, iso, type SiteUrl } from './records.ts';

/** Returns an app as the operator's calls do: the record of the control plane with what operators ask for besides. */
export function operatorApp(app: StoredApp, newest: StoredDeployment | null, siteUrl: SiteUrl): OperatorApp {
  return {
    ...{ org: app.org, project: app.project, ...appRecord(app, siteUrl), liveDeployID: app.liveRelease },
    newest: newest && operatorDeployment(newest, app, siteUrl),
  };
}

/** Returns a deployment as the operator's calls do. */
export function operatorDeployment(deployment: StoredDeployment, app: StoredApp, siteUrl: SiteUrl): OperatorDeployment {
  const { commitFacts, size, triggeredBy, cancelledBy, redeployOf, supersededBy } = deployment;
  const { url: _, ...record } = deploymentRecord(deployment, app, siteUrl);
  return {
    ...record,
    ...{ ...commitFacts, triggeredBy, size, isLive: deployment.deployID === app.liveRelease },
    ...present({
      redeployOf: redeployOf ?? undefined,
      cancelledBy: cancelledBy ?? undefined,
      supersededBy: supersededBy ?? undefined,
    }),
    phases: phasesOf(deployment).map(({ name, startedAt, finishedAt }) => ({
      ...{ name, startedAt: iso(startedAt), ms: finishedAt === null ? null : finishedAt - startedAt },
    })),
  };
}
