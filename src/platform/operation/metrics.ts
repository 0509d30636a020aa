/**
 * Metrics of the running platform, in Prometheus' text format.
 *
 * Mirrors: spec 1.6, for all apps together. `metering/` keeps what each one uses.
 * Gaps: counters start again with the process, and there are no histograms.
 * By design: the figures of deployments come from the state at each request. Reading them takes the same time with any
 * number of deployments. They are left out if the state cannot be read in time.
 */
import { type Clock, within } from '../../base/clock.ts';
import { counterOf, KVS_OUTCOMES } from '../../contract/usage.ts';
import type { Metering } from '../metering/index.ts';
import type { Damage } from '../objects/damage.ts';
import type { Handler } from '../shared/http.ts';
import type { Walls } from '../shared/types.ts';
import type { Room } from '../start/router.ts';
import { ageOf, type Waiting } from '../stores/outbox.ts';
import type { DeploymentTotals } from '../stores/rows/records.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { DeploymentStore } from '../stores/state.ts';
import type { BuildAbility } from './build-ability.ts';
import type { KindFigures } from './housekeeping.ts';
import type { Shown } from './readiness.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [labels: Labels, value: number];
/** A number: one sample, with the labels of the process. Undefined: this node has no such figure. */
type Samples = number | readonly Sample[] | undefined;
type Family = readonly [name: string, type: 'counter' | 'gauge', help: string, samples: Samples];

interface MetricsOptions extends Omit<Shown, 'walls'> {
  readonly walls?: () => Pick<Walls, 'limiter'> | undefined;
  readonly deployments: Pick<DeploymentStore, 'totals'>;
  /** Present if the node serves sites. */
  readonly damage: Pick<Damage, 'total'> | undefined;
  /** Present if the node builds and shares its stores with others. */
  readonly ability?: Pick<BuildAbility, 'canBuild'> | undefined;
  /** The label `node` of the figures that this process counts. The figures of the shared state do not have it. */
  readonly node: string | undefined;
  readonly metering: Pick<Metering, 'figures'>;
  readonly clock: Pick<Clock, 'sleep' | 'now'>;
  readonly kept?: () => readonly KindFigures[];
}

/** Milliseconds that the figures of the state may take. A scrape usually ends after ten seconds. */
const STATE_MS = 2_000;

export function createMetrics(options: MetricsOptions) {
  const { deployments, damage, node, clock, metering } = options;
  const requests = new Map<Room, number[]>();
  const own = node === undefined ? {} : { node };

  const requestSamples = () =>
    [...requests].flatMap(([room, classes]) =>
      classes
        .map((count, index): Sample => [{ service: room, status: `${index}xx`, ...own }, count])
        .filter(([, count]) => count > 0),
    );

  const text = async () => {
    const totals = await totalsNow(deployments, clock);
    const now = clock.now();
    const canBuild = options.ability && (options.ability.canBuild === 'yes' ? 1 : 0);
    const limiter = options.walls?.()?.limiter;
    const by = limiter?.kind === 'cgroup' ? 'cgroup v2' : 'sampling';
    const limited: Samples = limiter && [[{ by, ...own }, 1]];
    const families: readonly Family[] = [
      ['slipway_requests_total', 'counter', 'Requests answered.', requestSamples()],
      ['slipway_state_available', 'gauge', '1 if the state can be read, else 0.', totals ? 1 : 0],
      ...(totals ? deploymentFamilies(totals) : []),
      ...usageFamilies(metering.figures(), own),
      ['slipway_damaged_objects_total', 'counter', 'Stored objects found missing or damaged.', damage?.total ?? 0],
      ...keptFamilies(options.kept?.() ?? [], own),
      ['slipway_can_build', 'gauge', '1 if the node can build, 0 if its disk has no room or it stops.', canBuild],
      ['slipway_policy_faulty', 'gauge', FAULTY, options.isFaulty?.() ? 1 : 0],
      ...waitingFamilies('cdn_purge', 'Purges that the CDN has not accepted yet.', options.purges?.(), now),
      ...waitingFamilies('dns_change', 'Changes of DNS records that were not made yet.', options.records?.(), now),
      ['slipway_unsealed_items', 'gauge', UNSEALED, inState(options.unsealed?.())],
      ['slipway_builds_limited_by', 'gauge', 'What limits the memory and the processes of builds. Always 1.', limited],
      ['process_resident_memory_bytes', 'gauge', 'Resident memory.', process.memoryUsage.rss()],
      ['process_uptime_seconds', 'gauge', 'Seconds since the process started.', process.uptime()],
    ];
    return families.map((each) => familyText(each, own)).join('');
  };

  const handler: Handler = async () => ({
    status: 200,
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    body: await text(),
  });
  return {
    count(room: Room, status: number) {
      let classes = requests.get(room);
      if (!classes) {
        classes = [0, 0, 0, 0, 0, 0];
        requests.set(room, classes);
      }
      const index = Math.floor(status / 100);
      classes[index] = (classes[index] ?? 0) + 1;
    },
    handler,
  };
}

/** The counts of this process, over all apps. `slipway usage` has those of an app: a label for each would have no bound. */
function usageFamilies({ counts, waiting, lost }: ReturnType<Metering['figures']>, own: Labels): readonly Family[] {
  const kvs = (['get', 'put', 'delete', 'other'] as const).flatMap((method) =>
    KVS_OUTCOMES.flatMap((outcome): Sample[] => {
      const name = counterOf(method, outcome);
      return name ? [[{ method, outcome, ...own }, counts[name]]] : [];
    }),
  );
  const sites = (['2xx', '3xx', '4xx', '5xx'] as const).map(
    (status): Sample => [{ status, ...own }, counts[`site_${status}`]],
  );
  const bytes: readonly Sample[] = [
    [{ service: 'kvs', direction: 'in', ...own }, counts.kvs_bytes_in],
    [{ service: 'kvs', direction: 'out', ...own }, counts.kvs_bytes_out],
    [{ service: 'edge', direction: 'out', ...own }, counts.site_bytes_out],
  ];
  return [
    ['slipway_kvs_requests_total', 'counter', 'Requests to tables of the key-value store.', kvs],
    ['slipway_site_requests_total', 'counter', 'Requests to sites of apps.', sites],
    ['slipway_body_bytes_total', 'counter', 'Bytes of bodies that are metered for apps.', bytes],
    ['slipway_function_requests_total', 'counter', 'Requests to instances of functions.', counts.function_requests],
    [
      'slipway_function_seconds_total',
      'counter',
      'Seconds that requests to functions took together.',
      counts.function_ms / 1_000,
    ],
    [
      'slipway_function_byte_seconds_total',
      'counter',
      'Bytes of memory of instances, times seconds.',
      counts.function_mib_ms * 1_048.576,
    ],
    ['slipway_usage_waiting_rows', 'gauge', 'Rows of usage that are not stored yet.', waiting],
    ['slipway_usage_lost_requests_total', 'counter', 'Requests that were not metered.', lost],
  ];
}

/** What this process has ended, and what the last collection left. Absent before the first one. */
function keptFamilies(kinds: readonly KindFigures[], own: Labels): readonly Family[] {
  if (kinds.length === 0) return [];
  const left = (of: 'items' | 'bytes') =>
    kinds.flatMap((each): Sample[] => (each.left ? [[{ kind: each.kind, ...own }, each.left[of]]] : []));
  const ended = kinds.map((each): Sample => [{ kind: each.kind, ...own }, each.ended]);
  return [
    ['slipway_collected_items_total', 'counter', 'Items that collections have ended.', ended],
    ['slipway_kept_items', 'gauge', 'Items that the last collection left.', left('items')],
    ['slipway_kept_bytes', 'gauge', 'Bytes that the last collection left.', left('bytes')],
  ];
}

/** `one`: names an item of an outbox, which all nodes share. */
function waitingFamilies(one: string, help: string, waiting: Waiting | undefined, now: number): readonly Family[] {
  const age = waiting && (ageOf(waiting, now) ?? 0);
  return [
    [`slipway_${one}s_waiting`, 'gauge', help, inState(waiting?.count)],
    [`slipway_${one}_age_seconds`, 'gauge', 'Age of the oldest of them, 0 without one.', inState(age)],
  ];
}

const FAULTY = '1 if platform.json has a fault, so that what it said before counts.';
const UNSEALED = 'Rows and logs that are still to be sealed with the newest key.';

/** A figure of the state that all nodes share. */
function inState(value: number | undefined): Samples {
  return value === undefined ? undefined : [[{}, value]];
}

/** Undefined if the state cannot be read in time: the counts of the process are needed most then. */
async function totalsNow(deployments: MetricsOptions['deployments'], clock: MetricsOptions['clock']) {
  try {
    return await within(clock, STATE_MS, deployments.totals());
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}

/** The figures of the state, which all nodes share: the same on each of them. */
function deploymentFamilies(totals: readonly DeploymentTotals[]): readonly Family[] {
  const sum = (list: typeof totals, of: 'count' | 'ran' | 'ms') => list.reduce((total, each) => total + each[of], 0);
  const queued = totals.filter((each) => each.status === 'queued');
  const byStatus = totals.map((each): Sample => [{ status: each.status }, each.count]);
  const seconds = sum(totals, 'ms') / 1_000;
  return [
    ['slipway_deployments', 'gauge', 'Deployments by status.', byStatus],
    ['slipway_queue_length', 'gauge', 'Deployments that wait for a worker.', inState(sum(queued, 'count'))],
    ['slipway_deployment_seconds_sum', 'counter', 'Seconds that deployments ran.', inState(seconds)],
    ['slipway_deployment_seconds_count', 'counter', 'Deployments that ran and ended.', inState(sum(totals, 'ran'))],
  ];
}

function familyText([name, type, help, samples]: Family, own: Labels): string {
  if (samples === undefined) return '';
  const lines = (typeof samples === 'number' ? [[own, samples] as const] : samples).map(([labels, value]) => {
    const list = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return `${name}${list.length > 0 ? `{${list.join(',')}}` : ''} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function escaped(text: string): string {
  return text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
}
