/**
 * What must be true of a platform on many machines, whatever was killed. Each check returns its violations, a sentence for
 * each. They judge only what was recorded from outside: by triggers in the database, by clients, and by listings.
 */

export interface DeploymentFacts {
  readonly status: string;
  /** Raised by each claim. */
  readonly fence: number;
  /** The node that has the lease, or null. */
  readonly leaseNode: string | null;
  readonly isFinished: boolean;
}

/** One committed change of a deployment's row, recorded by a trigger. Entries of one row are in the order of its changes. */
export interface JournalEntry {
  readonly deployID: string;
  readonly app: string;
  /** The transaction. */
  readonly transaction: string;
  /** The name of the connection that made the change: the node's. */
  readonly writer: string;
  /** Undefined: the row was created. */
  readonly before: DeploymentFacts | undefined;
  readonly after: DeploymentFacts;
}

/** One committed change of an app's live release. */
export interface SwitchEntry {
  readonly app: string;
  readonly transaction: string;
  /** The deployment that is live after it. */
  readonly live: string | null;
}

const ORDER = ['queued', 'building', 'syncing', 'activating'];
const FINAL = ['succeeded', 'failed', 'cancelled'];

/** Checks each change by itself: nothing changes after the end, statuses go forward, and claims raise the fence. */
export function checkChanges(journal: readonly JournalEntry[]): readonly string[] {
  return journal.flatMap(({ deployID, writer, before, after }) => {
    const says = (what: string) => `${deployID}: ${writer} ${what}`;
    const wrong: string[] = [];
    if (FINAL.includes(after.status) !== after.isFinished) wrong.push(says(`left ${after.status} without its end`));
    if (after.isFinished && after.leaseNode !== null) wrong.push(says('ended it and kept the lease'));
    if (!before) return wrong;
    if (before.isFinished) wrong.push(says(`changed it after its end as ${before.status}`));
    if (!FINAL.includes(after.status) && ORDER.indexOf(after.status) < ORDER.indexOf(before.status)) {
      wrong.push(says(`set it back from ${before.status} to ${after.status}`));
    }
    const isClaim = after.leaseNode !== null && after.leaseNode !== before.leaseNode;
    if (isClaim && before.leaseNode !== null) wrong.push(says(`took it from ${before.leaseNode}`));
    const isFenceRight = isClaim ? after.fence > before.fence : after.fence === before.fence;
    if (!isFenceRight) wrong.push(says(`changed the fence from ${before.fence} to ${after.fence}`));
    return wrong;
  });
}

/**
 * Checks that only the owner of a lease advances its deployment. Ending it as failed is allowed to every node, because
 * any of them ends leases whose time is over.
 */
export function checkWriters(journal: readonly JournalEntry[], nodes: readonly string[]): readonly string[] {
  return journal.flatMap(({ deployID, writer, before, after }) => {
    const owner = after.leaseNode ?? before?.leaseNode ?? null;
    if (owner === null || owner === writer || after.status === 'failed' || !nodes.includes(writer)) return [];
    return [`${deployID}: ${writer} wrote ${after.status} under the lease of ${owner}`];
  });
}

/** Checks that an app never has two deployments under way, by the journal in its order. */
export function checkOneBuild(journal: readonly JournalEntry[]): readonly string[] {
  const underWay = new Map<string, string>();
  return journal.flatMap(({ app, deployID, after }) => {
    const other = underWay.get(app);
    if (after.leaseNode === null) {
      if (other === deployID) underWay.delete(app);
      return [];
    }
    underWay.set(app, other ?? deployID);
    return other === undefined || other === deployID ? [] : [`${app}: ${deployID} began while ${other} was under way`];
  });
}

/** Checks that a release goes live in the transaction in which its deployment succeeds, and never otherwise. */
export function checkSwitches(journal: readonly JournalEntry[], switches: readonly SwitchEntry[]): readonly string[] {
  const name = (app: string, transaction: string, deployID: string | null) => `${app} ${transaction} ${deployID}`;
  const succeeded = new Map(
    journal
      .filter(({ before, after }) => after.status === 'succeeded' && before?.status !== 'succeeded')
      .map((entry) => [name(entry.app, entry.transaction, entry.deployID), entry.deployID]),
  );
  const switched = new Set(switches.map((entry) => name(entry.app, entry.transaction, entry.live)));
  const alone = switches.filter((entry) => !succeeded.has(name(entry.app, entry.transaction, entry.live)));
  const silent = [...succeeded].filter(([each]) => !switched.has(each));
  return [
    ...alone.map(({ app, live }) => `${app}: ${live} went live without the success of its deployment`),
    ...silent.map(([, deployID]) => `${deployID}: succeeded and did not go live in that transaction`),
  ];
}

export interface DeploymentRow {
  readonly deployID: string;
  readonly app: string;
  readonly status: string;
  /** Counts up in the order of creation. */
  readonly seq: number;
}

/** Checks that every accepted deployment is known and has ended, and that none has another end than a client saw. */
export function checkEnded(
  accepted: Iterable<string>,
  seen: ReadonlyMap<string, string>,
  rows: readonly DeploymentRow[],
): readonly string[] {
  const statuses = new Map(rows.map(({ deployID, status }) => [deployID, status]));
  const lost = [...accepted].filter((deployID) => !statuses.has(deployID));
  const open = rows.filter(({ status }) => !FINAL.includes(status));
  const changed = [...seen].filter(([deployID, status]) => FINAL.includes(status) && statuses.get(deployID) !== status);
  return [
    ...lost.map((deployID) => `${deployID}: accepted and unknown`),
    ...open.map(({ deployID, status }) => `${deployID}: still ${status}`),
    ...changed.map(([deployID, status]) => `${deployID}: ${status} before, ${statuses.get(deployID)} now`),
  ];
}

export interface AppRow {
  readonly app: string;
  readonly live: string | null;
  /** The deployments whose releases are kept. */
  readonly kept: readonly string[];
}

/** Checks that the newest success of each app is live, that what is kept succeeded, and that it is not more than `most`. */
export function checkReleases(
  apps: readonly AppRow[],
  rows: readonly DeploymentRow[],
  most: number,
): readonly string[] {
  return apps.flatMap(({ app, live, kept }) => {
    const succeeded = rows
      .filter((row) => row.app === app && row.status === 'succeeded')
      .toSorted((one, other) => other.seq - one.seq)
      .map(({ deployID }) => deployID);
    const expected = succeeded.slice(0, most);
    const wrong: string[] = [];
    if (live !== (succeeded[0] ?? null))
      wrong.push(`${app}: ${live} is live, and ${succeeded[0] ?? null} succeeded last`);
    if (kept.toSorted().join() !== expected.toSorted().join()) {
      wrong.push(
        `${app}: keeps ${kept.toSorted().join() || 'nothing'}, and not ${expected.toSorted().join() || 'nothing'}`,
      );
    }
    return wrong;
  });
}

export interface ObjectRow {
  readonly key: string;
  readonly state: string;
  /** The name of its object in S3. */
  readonly object: string;
}

export interface StoredObjects {
  readonly rows: readonly ObjectRow[];
  /** The names of all objects in S3. */
  readonly listed: readonly string[];
}

/** Checks that each needed key is stored, in the rows and in S3. */
export function checkNeeded(needed: Iterable<string>, { rows, listed }: StoredObjects): readonly string[] {
  const objects = new Set(listed);
  const byKey = new Map(rows.filter(({ state }) => state === 'stored').map((row) => [row.key, row.object]));
  return [...needed].flatMap((key) => {
    const object = byKey.get(key);
    if (object === undefined) return [`${key}: needed, and not among the rows`];
    return objects.has(object) ? [] : [`${key}: needed, and ${object} is not in S3`];
  });
}

/** Checks, after a collection and its clean-up, that nothing is left that `isNeeded` does not name. */
export function checkGarbage(isNeeded: (key: string) => boolean, { rows, listed }: StoredObjects): readonly string[] {
  const named = new Set(rows.map(({ object }) => object));
  return [
    ...rows.filter(({ state }) => state !== 'stored').map(({ key, state }) => `${key}: left in the state ${state}`),
    ...rows
      .filter(({ key, state }) => state === 'stored' && !isNeeded(key))
      .map(({ key }) => `${key}: no release needs it`),
    ...listed.filter((object) => !named.has(object)).map((object) => `${object}: in S3 without a row`),
  ];
}
