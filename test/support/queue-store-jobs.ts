import type { Jobs } from '../../src/platform/stores/jobs.ts';
import type { QueueStore } from '../../src/platform/stores/local/queue-store.ts';

export function jobsOn(store: QueueStore): Jobs {
  const no = () => Promise.reject(new Error('not used'));
  return {
    async claim() {
      const next = store.unfinished().find(({ stage }) => stage === null);
      return next && { deployID: next.deployID, fence: 1, job: store.job(next.deployID) };
    },
    async advance({ deployID }, stage) {
      store.advance(deployID, 'building', stage);
      return true;
    },
    async finish({ deployID }, ending) {
      if (ending.kind === 'live') store.activate(deployID, ending.manifestHash);
      else store.fail(deployID, ending.facts);
      return true;
    },
    ...{ renew: no, recordCommit: no, recordRelease: no, expire: no, releases: no },
    isBusy: async () => store.isBusy(),
  };
}
