import { hostname } from 'node:os';
import type { Gate } from './control/api.ts';
import { createRateLimit } from './control/rate.ts';
import { createDispatch } from './dispatch/index.ts';
import { SiteDirectory } from './edge/site-directory.ts';
import { createHousekeeping, type Housekeeping } from './housekeeping.ts';
import { createIssuer, type Issuer } from './identity/issuer.ts';
import { loadSigningKey } from './identity/keys.ts';
import { LOCAL_POLICY, type Policy } from './identity/policy.ts';
import { createVerifier } from './identity/verifier.ts';
import { type Kvs, openKvs } from './kvs/index.ts';
import { BlobReader } from './objects/reader.ts';
import type { Settings } from './options.ts';
import { createQueue, type Queue } from './queue/index.ts';
import type { AppKey, StoredRelease } from './types.ts';
import type { PlatformUrls } from './urls.ts';

/** Control-plane requests per minute and identity, if a `platform.json` says that several people share the platform. */
const REQUESTS_PER_MINUTE = 600;

/** The rooms that have state or run in the background. */
export interface Rooms {
  readonly sites: SiteDirectory;
  readonly kvs: Kvs;
  readonly objects: BlobReader;
  readonly housekeeping: Housekeeping;
  readonly queue: Queue;
}

/** Opens each room after the rooms that it needs. `stack` closes them in reverse order. */
export async function openRooms(settings: Settings, stack: AsyncDisposableStack): Promise<Rooms> {
  const { env, allowLocalGit, clock, log, kvsQuotas, workers, lasting, stores, nodeDir: dataDir } = settings;
  const { jobs, logs, state, changes } = stores;
  const sites = stack.use(new SiteDirectory(state.releases, changes));
  const kvs = stack.use(await openKvs({ ...stores, engine: stores.kvs, clock, log, quotas: kvsQuotas }));
  const objects = new BlobReader({ blobs: stores.blobs, clock, log });
  const { gitUrlTemplate, isolation, buildLimits: limits, onOutput } = settings;
  const given = {
    dataDir,
    blobs: stores.blobsAt,
    lasting,
    env,
    allowLocalGit,
    gitUrlTemplate,
    limits,
    isolation,
    onOutput,
    live: (org: string) => jobs.releases(org),
    logs,
    log,
    clock,
  };
  const dispatch = createDispatch(given);
  const housekeeping = stack.use(createHousekeeping(() => dispatch.collect(), clock, log));
  // The stack closes it before the housekeeping, which waits for a worker of the dispatch.
  stack.use(dispatch);
  const onChange = () => {
    // A collection slows deployments down, so it waits for a pause if it can.
    jobs.isBusy().then(
      (isBusy) => (isBusy ? housekeeping.whenBusy() : housekeeping.whenIdle()),
      () => {}, // The next change asks again.
    );
  };
  const onLive = async ({ org }: AppKey, { manifestHash }: StoredRelease) => {
    await dispatch.prepareVariants(org, manifestHash);
    objects.variantsChanged(org);
  };
  const { builder = dispatch } = settings;
  const node = `${hostname()}/${process.pid}`;
  const parts = { jobs, changes, builder, node, workers, log, clock, onChange };
  const queue = stack.use(createQueue({ ...parts, onLive: (app, release) => void onLive(app, release) }));
  return { kvs, objects, sites, housekeeping, queue };
}

/** Opens the issuer of the platform's own tokens, and the gate that checks the tokens of all issuers. */
export async function openIdentity(
  settings: Settings,
  urls: PlatformUrls,
  policy: Policy,
  requestToken: string,
): Promise<{ readonly issuer: Issuer; readonly gate: Gate; readonly organizationsOf: Policy['organizationsOf'] }> {
  const { clock, fetch, requestsPerMinute = policy === LOCAL_POLICY ? 0 : REQUESTS_PER_MINUTE } = settings;
  const key = await loadSigningKey(settings.stores.keys);
  const { baseUrl: audience, issuer } = urls;
  return {
    issuer: createIssuer({ issuer, audience, key, requestToken, clock }),
    organizationsOf: policy.organizationsOf,
    gate: {
      roleOf: policy.roleOf,
      verify: createVerifier({ policy, issuer, audience, key, clock, fetch }),
      rateLimit: createRateLimit(requestsPerMinute, clock),
    },
  };
}
