/** What must be true of the answers that clients get while machines are killed. See `chaos-invariants.ts`. */

/** A visitor's request for one file. Times are of one clock. */
export interface Visit {
  readonly visitor: string;
  readonly node: string;
  /** Counts the starts of the node. */
  readonly life: number;
  readonly app: string;
  readonly path: string;
  readonly begin: number;
  readonly end: number;
  /** Undefined: the connection failed. */
  readonly status: number | undefined;
  /** The deployment that the header of the answer names. */
  readonly release: string | undefined;
  readonly body: string;
}

/** A time during which a node does not have to answer: it was killed or stopped, or was not ready yet. */
export interface Outage {
  readonly node: string;
  readonly from: number;
  /** Undefined: until the end. */
  readonly to: number | undefined;
}

export interface ReleaseContent {
  /** Counts up in the order of the deployments. */
  readonly seq: number;
  /** Path to body. */
  readonly files: ReadonlyMap<string, string>;
}

/** Checks that every visit outside of outages was answered with 200. */
export function checkAnswered(visits: readonly Visit[], outages: readonly Outage[]): readonly string[] {
  const byNode = Map.groupBy(outages, ({ node }) => node);
  const isExcused = ({ node, begin, end }: Visit) =>
    byNode.get(node)?.some(({ from, to = Number.POSITIVE_INFINITY }) => begin <= to && end >= from) === true;
  return visits
    .filter((visit) => visit.status !== 200 && !isExcused(visit))
    .map(({ node, app, path, status, begin }) => `${node}: ${app}${path} was answered with ${status} at ${begin}`);
}

/** Checks that every answer has exactly the bytes of the release that it names: none is mixed, cut, or of another app. */
export function checkUnmixed(
  visits: readonly Visit[],
  contentOf: (app: string, release: string) => ReleaseContent | undefined,
): readonly string[] {
  return visits.flatMap(({ node, app, path, status, release, body }) => {
    if (status !== 200) return [];
    const content = release === undefined ? undefined : contentOf(app, release);
    if (!content) return [`${node}: ${app}${path} named the release ${release}, which was never live`];
    const expected = content.files.get(path);
    return body === expected ? [] : [`${node}: ${app}${path} of ${release} has ${shown(body)}, not ${shown(expected)}`];
  });
}

/** Checks that a visitor who asks a node again never gets an older release than before, as long as the node runs. */
export function checkForward(
  visits: readonly Visit[],
  contentOf: (app: string, release: string) => ReleaseContent | undefined,
): readonly string[] {
  const newest = new Map<string, number>();
  const answered = visits.filter(({ status }) => status === 200);
  return answered
    .toSorted((one, other) => one.begin - other.begin)
    .flatMap(({ visitor, node, life, app, release = '' }) => {
      const seq = contentOf(app, release)?.seq;
      if (seq === undefined) return [];
      const name = JSON.stringify([visitor, node, life, app]);
      const before = newest.get(name) ?? seq;
      newest.set(name, Math.max(before, seq));
      return seq < before ? [`${node}: ${visitor} got ${release} of ${app} after a newer release`] : [];
    });
}

/**
 * Returns how late nodes were: the most milliseconds after which a node still showed an older release than any node had shown, counted
 * from there or from `healed`, the end of the fault, whichever is later. 0: none did after `healed`.
 */
export function latestAfter(
  visits: readonly Visit[],
  contentOf: (app: string, release: string) => ReleaseContent | undefined,
  healed: number,
): number {
  const answered = visits.flatMap(({ status, app, release = '', begin, end }) => {
    const seq = status === 200 ? contentOf(app, release)?.seq : undefined;
    return seq === undefined ? [] : [{ app, seq, begin, end }];
  });
  const late = [...Map.groupBy(answered, ({ app }) => app).values()].flatMap((each) => {
    const byEnd = each.toSorted((one, other) => one.end - other.end);
    return each.flatMap(({ seq, begin }) => {
      const newer = byEnd.find((other) => other.seq > seq);
      return newer && begin > newer.end && begin > healed ? [begin - Math.max(newer.end, healed)] : [];
    });
  });
  return late.reduce((most, ms) => Math.max(most, ms), 0);
}

/** A request that a quota counts and that was admitted. Times are in milliseconds since the Unix epoch. */
export interface Admitted {
  readonly window: string;
  readonly begin: number;
  readonly end: number;
}

const MINUTE = 60_000;

/** Checks that no minute admitted more than the quota. Counts only requests that began and ended within one minute. */
export function checkQuota(admitted: readonly Admitted[], quotas: ReadonlyMap<string, number>): readonly string[] {
  const counts = new Map<string, number>();
  for (const { window, begin, end } of admitted) {
    const minute = Math.floor(begin / MINUTE);
    if (Math.floor(end / MINUTE) !== minute) continue;
    const name = `${window} ${minute}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => {
    const [window = '', minute] = name.split(' ');
    const most = quotas.get(window) ?? Number.POSITIVE_INFINITY;
    return count > most
      ? [`${window}: ${count} requests were admitted in minute ${minute}, and ${most} are allowed`]
      : [];
  });
}

function shown(body: string | undefined): string {
  return JSON.stringify((body ?? 'nothing').slice(0, 80));
}
