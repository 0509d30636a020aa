import { DEPLOYMENT_STAGES, type DeploymentStage } from '../../../contract/control-plane.ts';
import type { StoredDeployment } from './records.ts';

/** The phases of a deployment that people see. `store` is the sync and the switch to the new release. */
export type PhaseName = 'queue' | 'clone' | 'install' | 'build' | 'store';

export interface Phase {
  readonly name: PhaseName;
  readonly startedAt: number;
  /** Null: it is under way. */
  readonly finishedAt: number | null;
}

const PHASE_OF_STAGE: Readonly<Record<DeploymentStage, PhaseName>> = {
  queue: 'queue',
  clone: 'clone',
  install: 'install',
  build: 'build',
  sync: 'store',
  activate: 'store',
};

type Timed = Pick<StoredDeployment, 'stage' | 'createdAt' | 'startedAt' | 'finishedAt' | 'enteredAt'>;

/** Returns the phases that have begun, in order. Those whose time is not known are left out: of deployments from before times were recorded. */
export function phasesOf(deployment: Timed): readonly Phase[] {
  const { stage, createdAt, startedAt, finishedAt, enteredAt } = deployment;
  const begun = { queue: createdAt, ...(startedAt !== null && { clone: startedAt }), ...enteredAt };
  const last = startedAt === null ? 'queue' : stage;
  const phases: Phase[] = [];
  for (const [index, each] of DEPLOYMENT_STAGES.entries()) {
    const at = begun[each];
    if (at === undefined) continue;
    const next = DEPLOYMENT_STAGES.slice(index + 1).find((later) => begun[later] !== undefined);
    const end = next === undefined ? finishedAt : (begun[next] ?? null);
    if (next === undefined && each !== last) break;
    const name = PHASE_OF_STAGE[each];
    const before = phases.at(-1);
    if (before?.name === name) phases.splice(-1, 1, { ...before, finishedAt: end });
    else phases.push({ name, startedAt: at, finishedAt: end });
  }
  return phases;
}
