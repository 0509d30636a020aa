import { type Clock, within } from '../../base/clock.ts';
import { messageOf } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { NODE_ROLES, type NodeRole } from '../../contract/platform-start.ts';
import type { Damage } from '../objects/damage.ts';
import { type Handler, type HttpResponse, jsonResponse, pathOf } from '../shared/http.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import { type Walls, wordsOfLimiter } from '../shared/types.ts';
import { ageOf, type Waiting } from '../stores/outbox.ts';

/** `starting`: not open yet. `draining`: the node stops soon. `failing`: a store cannot be used. `absent`: not its role. */
type RoleState = 'starting' | 'ready' | 'failing' | 'draining' | 'absent';

export interface Readiness {
  /** The rooms of the role are open. Without a role: all rooms. */
  start(role?: NodeRole): void;
  /** The node stops soon: send it no more requests. */
  drain(): void;
  /** Answers `/readyz` for all roles of the node, and `/readyz?role=edge` for one: 200 if it can serve, else 503. */
  readonly handler: Handler;
}

/** What rooms of the node say once they are open. It is shown in `/readyz` and `/metrics`, and the node serves all the same. */
export interface Shown {
  /** What limits the node's builds, and what they reach. */
  readonly walls?: () => Pick<Walls, 'limiter' | 'network'> | undefined;
  /** True: `platform.json` has changed and has a fault, so what it said before counts. */
  readonly isFaulty?: () => boolean;
  /** Purges that the CDN has not accepted. Undefined: this node sends none. */
  readonly purges?: () => Waiting | undefined;
  /** Changes of DNS records that were not made. Undefined: this node makes none. */
  readonly records?: () => Waiting | undefined;
  /** Rows and logs that are not sealed with the newest key. Undefined: this node does not look. */
  readonly unsealed?: () => number | undefined;
}

interface ReadinessOptions extends Shown {
  readonly node: string;
  readonly roles: readonly NodeRole[];
  /** `off`: the role `edge` runs no function apps. Shown, because the node serves sites all the same. */
  readonly functions?: 'on' | 'off';
  /** Rejects if the role cannot serve. A role without a check can always serve. */
  readonly checks: Partial<Readonly<Record<NodeRole, () => Promise<void>>>>;
  readonly clock: Clock;
}

/** Milliseconds that a check may take. */
const CHECK_MS = 2_000;
const LATE = `The check had no answer within ${CHECK_MS / 1_000} seconds`;
const REASON_MOST = 300;
/** Milliseconds that the result of a check is used. Anyone can request `/readyz`, so requests must not reach the stores. */
const KEPT_MS = 1_000;

export function createReadiness(options: ReadinessOptions): Readiness {
  const { node, roles, functions, checks, clock } = options;
  const serving = new Set<NodeRole>();
  let isDraining = false;
  const canServe = NODE_ROLES.map((role) => [role, remembered(checks[role], clock)] as const);
  const probes = new Map(canServe.filter(([role]) => roles.includes(role)));

  const stateOf = async (role: NodeRole): Promise<{ readonly state: RoleState; readonly reason?: string }> => {
    const probe = probes.get(role);
    if (!probe) return { state: 'absent' };
    if (isDraining) return { state: 'draining' };
    if (!serving.has(role)) return { state: 'starting' };
    const reason = await probe();
    return reason === undefined ? { state: 'ready' } : { state: 'failing', reason };
  };
  const answer = async (asked: readonly NodeRole[]): Promise<HttpResponse> => {
    const found = await Promise.all(asked.map(async (role) => ({ role, ...(await stateOf(role)) })));
    const { state: worst = 'ready' } = found.find(({ state }) => state !== 'ready') ?? {};
    const reasons = found.flatMap(({ role, reason }) => (reason === undefined ? [] : [[role, reason]]));
    const walls = asked.includes('build') ? options.walls?.() : undefined;
    const builds = walls && { limitedBy: wordsOfLimiter(walls.limiter), network: walls.network };
    const body = {
      status: worst,
      node,
      roles: Object.fromEntries(found.map(({ role, state }) => [role, state])),
      ...(reasons.length > 0 && { reasons: Object.fromEntries(reasons) }),
      ...present({ builds, functions: asked.includes('edge') ? functions : undefined }),
      ...(asked.includes('control') && options.isFaulty?.() && { policy: 'faulty' }),
      ...(asked.includes('control') && waitingDetail('cdn', 'purgesWaiting', options.purges?.(), clock.now())),
      ...(asked.includes('build') && waitingDetail('dns', 'changesWaiting', options.records?.(), clock.now())),
      ...present({ unsealed: asked.includes('control') ? options.unsealed?.() : undefined }),
    };
    return worst === 'ready' ? jsonResponse(200, body) : jsonResponse(503, body, { 'retry-after': '1' });
  };
  return {
    start(role) {
      for (const each of role ? [role] : NODE_ROLES) serving.add(each);
    },
    drain() {
      isDraining = true;
    },
    handler(request) {
      const { target } = request;
      const asked = new URLSearchParams(target.slice(pathOf(target).length)).get('role');
      if (asked === null) return answer(roles);
      const role = NODE_ROLES.find((each) => each === asked);
      if (role) return answer([role]);
      return refusalResponse(new Refusal('invalid_request', `role is one of ${NODE_ROLES.join(', ')}.`), request);
    },
  };
}

/** Returns what a message says before its details. Anyone can request `/readyz`, and these name addresses and users. */
function inPublic(message: string): string {
  return cleanLine(message.split(': ')[0] ?? '', REASON_MOST);
}

function waitingDetail(name: string, count: string, waiting: Waiting | undefined, now: number) {
  if (!waiting) return {};
  const age = ageOf(waiting, now);
  return { [name]: { [count]: waiting.count, oldestSeconds: age === null ? null : Math.round(age) } };
}

/** Returns a check that asks at most once a second, and never twice at once. It resolves with why the role cannot serve, if so. */
function remembered(check: (() => Promise<void>) | undefined, clock: Clock): () => Promise<string | undefined> {
  if (!check) return () => Promise.resolve(undefined);
  let running: Promise<string | undefined> | undefined;
  let known: { readonly reason: string | undefined; readonly at: number } | undefined;
  const ask = async () => {
    const looked = check().then(
      () => ({ reason: undefined }),
      (error: unknown) => ({ reason: inPublic(messageOf(error)) }),
    );
    const { reason } = (await within(clock, CHECK_MS, looked)) ?? { reason: LATE };
    known = { reason, at: clock.monotonic() };
    running = undefined;
    return reason;
  };
  return async () => {
    if (known && clock.monotonic() - known.at < KEPT_MS) return known.reason;
    running ??= ask();
    return running;
  };
}

interface HealthOptions {
  /** Rejects if the state cannot be read. Absent if other nodes share the state: then a restart of this one does not help. */
  readonly check: (() => Promise<void>) | undefined;
  readonly damage: Pick<Damage, 'lasting'> | undefined;
}

/**
 * Answers `/healthz`: 503 if the state cannot be read, else 200, with status `degraded` if objects are missing: a restart brings none back.
 */
export function createHealth({ check, damage }: HealthOptions): Handler {
  return async () => {
    try {
      await check?.();
    } catch {
      return jsonResponse(503, { status: 'failing', reason: 'The state cannot be read.' }, { 'retry-after': '5' });
    }
    const damaged = (await damage?.lasting()) ?? 0;
    if (damaged === 0) return jsonResponse(200, { status: 'ok', pid: process.pid });
    const reason = `Visitors asked for ${damaged} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;
    return jsonResponse(200, { status: 'degraded', pid: process.pid, reason });
  };
}
