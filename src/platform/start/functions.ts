/** Joins what runs functions on this node: instances, their variables and credentials, the way to the key-value store, and what is shown. */

import { createHmac } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, systemEvery } from '../../base/clock.ts';
import { once } from '../../base/once.ts';
import { isFunctionType } from '../../contract/limits.ts';
import type { CdnMarks } from '../cdn/marking.ts';
import { Functions } from '../functions/index.ts';
import { hasLeft, NodeInstances } from '../functions/instances.ts';
import { InstanceLogs, PRINTED_AGE_MS } from '../functions/logs.ts';
import { runSchedules, type ScheduleParts } from '../functions/schedule/index.ts';
import { type Instance, SERVER_FILE, type SiteKey, StartFailed, type StartFailure } from '../functions/types.ts';
import { type Coming, variablesOf, withCredentials } from '../functions/variables.ts';
import { viewFunctions } from '../functions/view.ts';
import { keyFrom, loadSigningKey } from '../identity/keys.ts';
import type { Kvs } from '../kvs/index.ts';
import type { FunctionMeter } from '../metering/meter.ts';
import type { BlobReader } from '../objects/reader.ts';
import type { Activation } from '../queue/run.ts';
import { mostConnections } from '../server/connections.ts';
import { listen, originOf, starting } from '../server/server.ts';
import type { Handler } from '../shared/http.ts';
import { type AppKey, BuildFailure } from '../shared/types.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { lazily } from './lazily.ts';
import { hasRole } from './options.ts';
import type { NodeParts } from './parts.ts';

/** The part of the files that connections may have, for those to instances. */
const UPSTREAM_SHARE = 1 / 4;
/** Milliseconds between two measurements of the memory that instances hold. */
const MEASURE_EVERY = 5_000;
/** Milliseconds between two looks for what apps printed long ago. */
const TIDY_EVERY = 60 * 60_000;

export type OpenFunctions = Awaited<ReturnType<typeof openFunctions>>;

export async function openFunctions(settings: NodeParts, cdn: CdnMarks | undefined) {
  const { clock, log, stores, meter, stack } = settings;
  const isOn = settings.functions === 'on' && (hasRole(settings, 'edge') || hasRole(settings, 'build'));
  const room = Promise.withResolvers<() => Promise<Kvs>>();
  room.promise.catch(() => {}); // Who waits for it gets the failure.
  let handle: Handler = starting;
  const handler: Handler | undefined = hasRole(settings, 'kvs') ? (request) => handle(request) : undefined;
  const openAccess = lazily(() => openKvsAccess(handler, settings), stack);
  let networkAllow = settings.buildNetworkAllow;
  // Before each start: most nodes never start an instance, and need no listener.
  const kvsUrlOfInstances = async () => {
    const { url, allow } = await openAccess();
    networkAllow = [...settings.buildNetworkAllow, allow];
    return url;
  };
  const logs = new InstanceLogs(join(settings.nodeDir, 'functions', 'logs'), stores.keyring);
  if (isOn)
    stack.defer(systemEvery(TIDY_EVERY, () => void logs.removeOlder(clock.now() - PRINTED_AGE_MS).catch(() => {})));
  const late: Pick<Kvs, 'tableVariables' | 'openCredentials'> = {
    tableVariables: async (...given) => (await (await room.promise)()).tableVariables(...given),
    openCredentials: async (...given) => (await (await room.promise)()).openCredentials(...given),
  };
  // The supervisor that clears what was left keeps its network.
  if (isOn && hasLeft(settings.nodeDir)) await kvsUrlOfInstances();
  /** Adds a line for the app's owner, who reads its log. */
  const say = (app: AppKey, text: string, instance = 'schedule', stream: 'stdout' | 'stderr' = 'stdout') => {
    const line = { at: clock.now(), instance, stream, text: `[slipway] ${text}` };
    void logs.add(app, [line]).catch((error: unknown) => {
      log('warn', 'functions_log_not_written', { instance, reason: String(error) });
    });
  };
  const onReplaced = ({ id, spec: { app } }: Instance, names: readonly string[]) =>
    say(app, `The platform's variables replace those of the app: ${names.join(', ')}`, id, 'stderr');
  const openOwn = () => {
    const network = { network: settings.buildNetwork, networkAllow: () => networkAllow };
    const own = new NodeInstances({ ...settings, ...network, blobs: stores.blobsAt, logs });
    return stack.use(withCredentials(own, { kvs: late, onReplaced }));
  };
  const instances = isOn ? (settings.instances ?? openOwn()) : undefined;
  const scheduleKey = once(async () => keyFrom(await loadSigningKey(stores.keys), 'schedule'));
  const scheduleSecretOf = async (subdomain: string) =>
    `whsec_${createHmac('sha256', await scheduleKey())
      .update(subdomain)
      .digest('base64')}`;
  const envOf = async (app: AppKey, coming?: Coming) => {
    const parts = { apps: stores.state.apps, kvs: late, kvsUrl: await kvsUrlOfInstances(), scheduleSecretOf };
    return variablesOf(parts, app, coming);
  };
  const functions = stack.use(
    new Functions({
      ...settings,
      instances,
      envOf,
      connections: Math.floor(mostConnections() * UPSTREAM_SHARE),
      cdn,
      served: (site, _, ms) => meter.requested(site, ms),
    }),
  );
  // A start that fails does not wait for instances that wait for the room.
  stack.defer(() => room.reject(new StoreUnavailable('The platform stops')));
  if (instances) stack.defer(measuring(functions, meter, clock));
  const own = instances && { statusOf: (app: SiteKey) => functions.statusOf(app), logs };
  return {
    functions,
    view: viewFunctions(settings.shownFunctions ?? own, settings, stack),
    /** The functions wait for it, because it has variables of instances. */
    useKvs(kvs: () => Promise<Kvs>) {
      room.resolve(kvs);
      if (handler)
        void kvs().then((opened) => {
          handle = opened.handler;
        });
    },
    /** Calls apps at the times of their schedules from now on, if this node runs functions. `siteOf`: a site whose live release is a server. */
    runSchedules(siteOf: ScheduleParts['siteOf']) {
      if (!instances) return undefined;
      const call: ScheduleParts['call'] = (site, request) => functions.call(site, request);
      return runSchedules({ schedules: stores.schedules, siteOf, call, secretOf: scheduleSecretOf, say, clock, log });
    },
    /** Starts an instance of a release that goes live next, if it is a server. Rejects with a `BuildFailure` of the stage `activate`. */
    async tryInstance({ job, release, signal }: Activation, objects: BlobReader) {
      const { app, type, deployID } = job;
      if (!instances || !isFunctionType(type)) return;
      const { index } = await objects.index(app.org, release.manifestHash);
      const found = index.find(SERVER_FILE) === -1 ? undefined : await stores.state.apps.find(app);
      if (!found) return;
      const { subdomain } = found;
      const env = await envOf(app, job);
      const coming = { deployID, manifestHash: release.manifestHash };
      try {
        await functions.prepare({ app, subdomain, type, release: coming, settings: job.settings, env, signal });
      } catch (error) {
        if (!(error instanceof StartFailed)) throw error;
        throw startFailure(error.failure, realpathSync(settings.nodeDir));
      }
      if (!hasRole(settings, 'edge')) void functions.stop(subdomain);
    },
  };
}

function startFailure({ code, message, exitCode, signal, lines }: StartFailure, nodeDir: string): BuildFailure {
  const log = lines.map((line) => asInSandbox(line, `${join(nodeDir, 'functions', 'releases')}/`));
  return new BuildFailure({ stage: 'activate', code, message, exitCode, signal, log, diagnostics: [] });
}

/** Returns a line with the paths that it has in a sandbox: without one, stacks name files in the node's folder, which is hidden later. */
function asInSandbox(line: string, releases: string): string {
  const [first = '', ...rest] = line.split(releases);
  return first + rest.map((part) => part.replace(/^[\w-]+/, '/app')).join('');
}

/** Returns what ends it. */
function measuring(functions: Functions, meter: FunctionMeter, clock: Clock): () => void {
  let before = clock.monotonic();
  return systemEvery(MEASURE_EVERY, () => {
    const now = clock.monotonic();
    for (const { app, instances } of functions.status()) {
      const bytes = instances.reduce((sum, { memoryBytes }) => sum + (memoryBytes ?? 0), 0);
      if (bytes > 0) meter.held(app, bytes * (now - before));
    }
    before = now;
  });
}

export interface KvsAccess extends AsyncDisposable {
  /** The value of `SERVICE_KVS_URL`, without a closing slash. */
  readonly url: string;
  /** What the network of instances must let pass, as `--build-network-allow` writes it: `127.0.0.1:40123`. */
  readonly allow: string;
}

const LOOPBACK = '127.0.0.1';
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * Opens a listener of the machine's loopback that has the data plane alone, because instances reach neither the platform's port nor
 * private addresses, which have the control plane and the console too. Without a handler, as on a node without the role kvs,
 * instances ask the platform's URL: another node answers there. Rejects with `SlipwayError`.
 */
export async function openKvsAccess(
  handler: Handler | undefined,
  { kvsUrl, log }: Pick<NodeParts, 'kvsUrl' | 'log'>,
): Promise<KvsAccess> {
  if (!handler) {
    const { hostname, port, protocol } = new URL(kvsUrl);
    return { url: kvsUrl, allow: `${hostname}:${port || PORTS[protocol]}`, async [Symbol.asyncDispose]() {} };
  }
  const server = await listen({ port: 0, host: LOOPBACK, log });
  server.serve(handler);
  const { port } = server;
  return { url: originOf(LOOPBACK, port), allow: `${LOOPBACK}:${port}`, [Symbol.asyncDispose]: () => server.close() };
}
