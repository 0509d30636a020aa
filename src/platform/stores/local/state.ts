import type { DeploymentParts } from '../rows/deployment-store.ts';
import type { Engine } from '../rows/engine.ts';
import { createStateStore } from '../rows/state-store.ts';
import type { StateStore } from '../state.ts';
import { createLocalDeployments } from './deployments.ts';
import { createLocalEnv } from './env.ts';

export function createLocalState(engine: Engine, parts: DeploymentParts): StateStore {
  const rows = {
    env: createLocalEnv(engine, parts.keyring),
    deployments: createLocalDeployments(engine),
    releaseSeq: '(SELECT d.seq FROM deployments d WHERE d.deploy_id = r.deploy_id)',
  };
  return createStateStore(engine, rows, parts);
}
