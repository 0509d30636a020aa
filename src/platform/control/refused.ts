import type { Clock, Every } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { clientOf } from '../shared/client-address.ts';
import { type HttpRequest, pathOf } from '../shared/http.ts';
import type { Refusal } from '../shared/refusal.ts';
import { type Act, type AuditEntry, type AuditStore, BY_PLATFORM } from '../stores/audit.ts';

/** Clients with a row of their own in one minute, and rows of one day. Further refusals are summed up in one row an hour. */
const CLIENTS = 20;
const DAY_ROWS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Characters of a path. */
const PATH = 200;

/** What is known of a refused request. */
interface Refused {
  readonly code: Refusal['code'];
  readonly request: Pick<HttpRequest, 'method' | 'target' | 'requestID' | 'remoteAddress'>;
  readonly via: Act['via'];
  /** The identity, if it was proven. */
  readonly by?: string | undefined;
  /** The organization in which the identity has a role: others do not get rows. */
  readonly org?: string | undefined;
}

export type Refusals = ReturnType<typeof createRefusals>;

interface Noted extends Refused {
  count: number;
}

/** Records refused requests: a row for each client, identity and kind in a minute, so that a flood fills neither the disk nor the log. */
export function createRefusals(
  audit: Pick<AuditStore, 'append'>,
  { clock, every, log }: { readonly clock: Pick<Clock, 'now'>; readonly every: Every; readonly log: Log },
) {
  let noted = new Map<string, Noted>();
  /** Refusals that have no row yet. */
  let others = 0;
  let [day, rows, hour] = [0, 0, 0];

  const write = async () => {
    const now = clock.now();
    if (Math.floor(now / DAY_MS) !== day) [day, rows] = [Math.floor(now / DAY_MS), 0];
    const all = [...noted.values()];
    noted = new Map();
    const own = all.slice(0, Math.max(0, DAY_ROWS - rows));
    for (const { count } of all.slice(own.length)) others += count;
    rows += own.length;
    for (const each of own) await audit.append(actOf(each), [entryOf(each)]);
    if (others === 0 || Math.floor(now / HOUR_MS) === hour) return;
    hour = Math.floor(now / HOUR_MS);
    const count = others;
    others = 0;
    await audit.append(BY_PLATFORM, [{ action: 'access.refuse', after: { code: 'others', count } }]);
  };
  const flush = () =>
    write().catch((error: unknown) => {
      // The requests were refused all the same.
      log('warn', 'refusals_not_recorded', { reason: String(error) });
    });
  const stop = every(MINUTE_MS, () => void flush());

  return {
    note(refused: Refused): void {
      const { code, request, by, org, via } = refused;
      const key = JSON.stringify([clientOf(request), code, by, org, via]);
      const known = noted.get(key);
      if (known) known.count += 1;
      else if (noted.size < CLIENTS) noted.set(key, { ...refused, count: 1 });
      else others += 1;
    },
    /** Writes what was noted. It also runs once a minute, and at the end. */
    flush,
    async [Symbol.asyncDispose](): Promise<void> {
      stop();
      hour = 0;
      await flush();
    },
  };
}

function actOf({ by, via, request }: Refused): Act {
  return { by: by ?? null, via, from: clientOf(request), requestID: request.requestID };
}

function entryOf({ org, code, request, count }: Noted): AuditEntry {
  const path = pathOf(request.target).slice(0, PATH);
  return { org, action: 'access.refuse', after: { code, count, first: `${request.method} ${path}` } };
}
