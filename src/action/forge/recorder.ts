import { addAbortListener } from 'node:events';
import { withLocalhostNames } from '../../api/direct.ts';
import { asSlipwayError } from '../../base/errors.ts';
import { normalWord } from '../../contract/status.ts';
import type { DeployEvent } from '../../deploy/events.ts';
import type { RunContext } from '../../deploy/inputs/context.ts';
import { siteAnswers } from '../../deploy/site.ts';
import { updatedLine } from '../report/text.ts';
import { renderClosed, renderTaken, type Site } from './comments.ts';
import type { Forge, ForgeParts, RecordState, Remembered } from './forge.ts';
import type { OpenRecord, RecordEnd } from './open-record.ts';
import { type Live, liveOf, type Memory, NOTHING_REMEMBERED, recall, retire } from './records.ts';
import { isRefusal, PARTS, type Part, warningOf } from './refused.ts';

export interface RecorderParts extends Pick<ForgeParts, 'clock'> {
  readonly fetch: typeof fetch;
  readonly forge: Forge;
  readonly context: RunContext;
  /** Ends the requests to the forge that are under way, and all later ones. */
  readonly stop: () => void;
  readonly open: OpenRecord;
  /** Called each time that more is known; with undefined at the end, when nothing is open. */
  readonly save?: (open: OpenRecord | undefined) => void;
  readonly warn: (message: string, remedy: string) => void;
}

/** The deployment that the site still shows, because this run's did not replace it. */
export interface Previous extends Site {
  readonly commit: string | undefined;
  readonly isPreview: boolean;
  /** The other pull request that it is a preview of. */
  readonly pullRequest: number | undefined;
}

/** Milliseconds that the end of a run waits for the forge: for requests under way, and for all of it. */
export interface Limits {
  readonly settleMs: number;
  readonly totalMs: number;
}

const LIMITS: Limits = { settleMs: 30_000, totalMs: 30_000 };
/** Milliseconds after a cancel in which requests may end. The runner kills the process after 7.5 s. */
const CANCELLED_MS = { deploying: 7_000, finishing: 1_000 } as const;
/** Milliseconds that the site of an earlier deployment has to answer. */
const SITE_MS = 5_000;

const CLOSED = 'The pull request was closed';

/** The most records that are looked through for an app. */
const RECENT = 300;
/** A pull request may be months old, with the records of other previews on top of its own. */
const AT_CLOSING = 2_000;

const WAITING: ReadonlySet<string> = new Set(['queued', 'pending', 'created', 'waiting', 'scheduled', 'accepted']);

export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Keeps the forge's view of a deploy: a record with its states, and one comment on the pull request. It sends requests
 * one after the other beside the deploy. The deploy never waits for them and never fails because of them: what the
 * forge refuses costs one warning.
 */
export function createRecorder({ fetch, forge, context, clock, stop, save: keep, warn, ...parts }: RecorderParts) {
  const { pullRequest: own, runUrl } = context;
  let { open } = parts;
  /** Undefined: the forge has not said. */
  let earlier: readonly Remembered[] | undefined;
  let queue: Promise<void> = Promise.resolve();
  let inProgress = false;
  /** No request is sent any more. What is open is left to the post step. */
  let isHalted = false;
  const halted = Promise.withResolvers<undefined>();
  let isFinishing = false;
  /** Begins the warning about a part that failed. */
  let doing = 'The deploy goes on';
  const refused = new Set<Part>();
  /** The permissions that are missing, and the parts that failed otherwise. */
  const warned = new Set<string>();

  const save = (news: Partial<OpenRecord>) => {
    open = { ...open, ...news };
    keep?.(open);
  };
  const foot = () => updatedLine(clock.now(), runUrl);
  const siteOf = async ({ url }: Pick<Live, 'url'>): Promise<Site> => {
    if (url === undefined) return { url, answers: undefined };
    const signal = AbortSignal.timeout(SITE_MS);
    return { url, answers: await siteAnswers(url, { fetch: withLocalhostNames(fetch), signal }) };
  };
  const halt = () => {
    isHalted = true;
    stop();
    halted.resolve(undefined);
  };
  /** Waits for `work`. An abort ends all requests; then this returns undefined. */
  const unless = async <T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T | undefined> => {
    const listening = signal && addAbortListener(signal, halt);
    return Promise.race([work, halted.promise]).finally(() => listening?.[Symbol.dispose]());
  };
  /** Runs one part's work. Warns of the first failure of the part, and does not try a part again that was refused. */
  const attempt = async <T>(part: Part, work: () => Promise<T>): Promise<T | undefined> => {
    if (refused.has(part) || isHalted) return undefined;
    try {
      return await work();
    } catch (thrown) {
      if (isHalted) return undefined;
      const error = asSlipwayError(thrown);
      const fault = isRefusal(error) ? PARTS[part].permission : `${part} failed`;
      if (isRefusal(error)) refused.add(part);
      if (!warned.has(fault)) warn(...warningOf(part, error, doing, forge, open));
      warned.add(fault);
      return undefined;
    }
  };
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(() => attempt('deployments', work));
  };

  const record = async () => {
    const { app, environment, appID, deployID } = open;
    if (context.sha === undefined || open.record !== undefined) return;
    const memo = { app, appID, deployID, commit: context.sha, pullRequest: own?.number };
    const made = await forge.record({ environment, description: `${app} by Slipway`, memo });
    if (made !== undefined) save({ record: made });
  };
  const set = async (state: RecordState, description: string, url?: string) => {
    if (open.record !== undefined) await forge.setState(open.record, { state, description, url, logUrl: runUrl });
  };
  const begin = async () => {
    const before = earlier?.find((each) => each.deployID === open.deployID);
    if (before) save({ record: before.id });
    else await record();
    await set('queued', 'The platform has it in its queue');
  };
  /** Retires what this deployment replaced: an earlier commit, or another pull request on the same app. */
  const retireEarlier = async () => {
    const { app, comment } = open;
    const others = earlier?.filter((each) => each.id !== open.record) ?? [];
    const last = await retire(forge, others, 'A newer deployment took its place');
    const [theirs, ours] = [last?.pullRequest, own?.number];
    if (!comment || theirs === undefined || ours === undefined || theirs === ours) return;
    await attempt('comment', () => forge.comment(theirs, app, renderTaken(app, ours, foot()), 'amend'));
  };
  const close = async ({ state, description, url }: RecordEnd) => {
    if (state === undefined) return;
    await record();
    await set(state, description, url);
    if (state === 'success') await retireEarlier();
  };
  const comment = async (body: string) => {
    if (open.comment && own) await attempt('comment', () => forge.comment(own.number, open.app, body, 'write'));
  };
  /** True if the run's pull request is closed. False if the forge does not say. */
  const isClosed = async (): Promise<boolean> =>
    own !== undefined && ((await attempt('closing', () => forge.isClosed(own.number))) ?? false);

  const finishAll = async (ending: RecordEnd) => {
    enqueue(() => close(ending));
    await Promise.all([queue, comment(ending.comment)]);
    if (!(await isClosed())) return;
    const { state, url } = ending;
    if (state !== undefined && state !== 'failure') await attempt('deployments', () => set('inactive', CLOSED));
    await comment(renderClosed(open.app, { last: await siteOf({ url }) }, foot()));
  };
  const endPreview = async (pullRequest: number, end?: () => Promise<string | undefined>) => {
    const { app, environment } = open;
    doing = 'The preview ended';
    if (!((await attempt('closing', () => forge.isClosed(pullRequest))) ?? true)) return 'open' as const;
    const until = await end?.();
    const last = await attempt('deployments', async () => {
      const all = await forge.remembered(environment, app, AT_CLOSING);
      const its = all.filter((each) => each.pullRequest === pullRequest);
      return retire(forge, its, CLOSED);
    });
    if (!open.comment) return 'closed' as const;
    const site = last && until === undefined ? await siteOf(last) : undefined;
    const body = renderClosed(app, { last: site, until }, foot());
    await attempt('comment', () => forge.comment(pullRequest, app, body, 'amend'));
    return 'closed' as const;
  };

  return {
    isClosed,

    /**
     * Reads what earlier runs left; changes nothing. `commit` undefined: this run attaches to no deployment. An abort ends it at
     * once, and every later request: the run then has no time for a forge that hangs.
     */
    async recall(commit: string | undefined, signal?: AbortSignal): Promise<Memory> {
      const memory = attempt('deployments', async () => {
        earlier = await forge.remembered(open.environment, open.app, RECENT);
        return recall(forge, earlier, commit);
      });
      const remembered = (await unless(signal, memory)) ?? NOTHING_REMEMBERED;
      const cancelled = () => setTimeout(halt, CANCELLED_MS[isFinishing ? 'finishing' : 'deploying']).unref();
      signal?.addEventListener('abort', cancelled, { once: true });
      return remembered;
    },

    /** Returns what the site still shows, and whether it answers. `none`: nothing. Undefined if the forge does not say. */
    async previous(): Promise<Previous | 'none' | undefined> {
      isFinishing = true;
      const others = earlier?.filter(({ id }) => id !== open.record);
      if (!others) return undefined;
      const found = await attempt('deployments', async () => (await liveOf(forge, others)) ?? 'none');
      if (found === undefined || found === 'none') return found;
      const pullRequest = found.pullRequest === own?.number ? undefined : found.pullRequest;
      return { ...(await siteOf(found)), commit: found.commit, isPreview: own !== undefined, pullRequest };
    },

    /** Follows the deploy. Returns at once. */
    tell(event: DeployEvent): void {
      if (event.type === 'app-known') save({ appID: event.appID });
      if (event.type === 'deployment-known') {
        save({ deployID: event.deployID });
        enqueue(begin);
      }
      if (event.type === 'status' && !inProgress && !WAITING.has(normalWord(event.status))) {
        inProgress = true;
        enqueue(() => set('in_progress', 'The platform is working on it'));
      }
    },

    /**
     * Sets the last state and writes the comment, after the requests that are still under way. Then asks whether the pull
     * request was closed: if it was, either `closePreview` finds what this wrote, or this finds the pull request closed.
     * `brief`: the comment for `post`, which gets it through an environment variable. What does not end within `limits` is left
     * to `post`.
     */
    async finish(ending: RecordEnd, brief = ending.comment, limits = LIMITS): Promise<void> {
      isFinishing = true;
      save({ ending: { ...ending, comment: brief } });
      if (!isHalted) await unless(AbortSignal.timeout(limits.settleMs), queue);
      if (!isHalted) await unless(AbortSignal.timeout(limits.totalMs), finishAll(ending));
      if (!isHalted) keep?.(undefined);
    },

    /**
     * Sets the records of a closed pull request inactive, and its comment if there is one. Returns `open` if the pull request is
     * open again, and `left` after an abort. Warns of what the forge refuses. `end`: deletes its app, and returns until when it can be
     * restored.
     */
    async closePreview(pullRequest: number, signal?: AbortSignal, end?: () => Promise<string | undefined>) {
      return (await unless(signal, endPreview(pullRequest, end))) ?? 'left';
    },
  };
}
