import { createStateStore } from '../../rows/state-store.ts';
import type { StateStore } from '../../state.ts';
import { createClusterEngine } from '../database/engine.ts';
import type { ClusterParts } from '../database/parts.ts';
import { createClusterDeployments } from './deployments.ts';
import { createClusterEnv } from './env.ts';

export function createClusterState(parts: Omit<ClusterParts, 'keepReleases'>): StateStore {
  const engine = createClusterEngine(parts.database, parts.clock, parts.announce);
  const rows = {
    env: createClusterEnv(engine, parts.keyring),
    deployments: createClusterDeployments(engine),
    releaseSeq: 'r.seq',
  };
  return createStateStore(engine, rows, parts);
}
