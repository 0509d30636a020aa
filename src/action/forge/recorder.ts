import { addAbortListener } from 'node:events';
import { withLocalhostNames } from '../../api/loopback.ts';
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

/**
 * Keeps the forge's view of a deploy: a record with its states, and one comment on the pull request. It sends requests
 * one after the other beside the deploy. The deploy never waits for them and never fails because of them: what the
 * forge refuses costs one warning.
 */
export class Recorder {
  readonly #parts: RecorderParts;
  #open: OpenRecord;
  /** Undefined: the forge has not said. */
  #earlier: readonly Remembered[] | undefined;
  #queue: Promise<void> = Promise.resolve();
  #inProgress = false;
  /** No request is sent any more. What is open is left to the post step. */
  #isHalted = false;
  readonly #halted = Promise.withResolvers<undefined>();
  #isFinishing = false;
  /** Begins the warning about a part that failed. */
  #doing = 'The deploy goes on';
  readonly #refused = new Set<Part>();
  /** The permissions that are missing, and the parts that failed otherwise. */
  readonly #warned = new Set<string>();

  constructor(parts: RecorderParts) {
    this.#parts = parts;
    this.#open = parts.open;
  }

  /**
   * Reads what earlier runs left; changes nothing. `commit` undefined: this run attaches to no deployment. An abort ends it at
   * once, and every later request: the run then has no time for a forge that hangs.
   */
  async recall(commit: string | undefined, signal?: AbortSignal): Promise<Memory> {
    const { forge } = this.#parts;
    const memory = this.#attempt('deployments', async () => {
      this.#earlier = await forge.remembered(this.#open.environment, this.#open.app, RECENT);
      return recall(forge, this.#earlier, commit);
    });
    const cancelled = () =>
      setTimeout(() => this.#halt(), CANCELLED_MS[this.#isFinishing ? 'finishing' : 'deploying']).unref();
    const remembered = (await this.#unless(signal, memory)) ?? NOTHING_REMEMBERED;
    signal?.addEventListener('abort', cancelled, { once: true });
    return remembered;
  }

  /** Returns what the site still shows, and whether it answers. `none`: nothing. Undefined if the forge does not say. */
  async previous(): Promise<Previous | 'none' | undefined> {
    this.#isFinishing = true;
    const { forge, context } = this.#parts;
    const earlier = this.#earlier?.filter(({ id }) => id !== this.#open.record);
    if (!earlier) return undefined;
    const found = await this.#attempt('deployments', async () => (await liveOf(forge, earlier)) ?? 'none');
    if (found === undefined || found === 'none') return found;
    const own = context.pullRequest?.number;
    const pullRequest = found.pullRequest === own ? undefined : found.pullRequest;
    return { ...(await this.#siteOf(found)), commit: found.commit, isPreview: own !== undefined, pullRequest };
  }

  async #siteOf({ url }: Pick<Live, 'url'>): Promise<Site> {
    const fetch = withLocalhostNames(this.#parts.fetch);
    const answers =
      url === undefined ? undefined : await siteAnswers(url, { fetch, signal: AbortSignal.timeout(SITE_MS) });
    return { url, answers };
  }

  /** Follows the deploy. Returns at once. */
  tell(event: DeployEvent): void {
    if (event.type === 'app-known') this.#save({ appID: event.appID });
    if (event.type === 'deployment-known') {
      this.#save({ deployID: event.deployID });
      this.#enqueue(() => this.#begin());
    }
    if (event.type === 'status' && !this.#inProgress && !WAITING.has(normalWord(event.status))) {
      this.#inProgress = true;
      this.#enqueue(() => this.#set('in_progress', 'The platform is working on it', undefined));
    }
  }

  /**
   * Sets the last state and writes the comment, after the requests that are still under way. Then asks whether the pull
   * request was closed: if it was, either `closePreview` finds what this wrote, or this finds the pull request closed.
   * `brief`: the comment for `post`, which gets it through an environment variable. What does not end within `limits` is left
   * to `post`.
   */
  async finish(ending: RecordEnd, brief = ending.comment, limits = LIMITS): Promise<void> {
    this.#isFinishing = true;
    this.#save({ ending: { ...ending, comment: brief } });
    if (!this.#isHalted) await this.#unless(AbortSignal.timeout(limits.settleMs), this.#queue);
    if (!this.#isHalted) await this.#unless(AbortSignal.timeout(limits.totalMs), this.#finishAll(ending));
    if (!this.#isHalted) this.#parts.save?.(undefined);
  }

  async #finishAll(ending: RecordEnd): Promise<void> {
    this.#enqueue(() => this.#close(ending));
    await Promise.all([this.#queue, this.#comment(ending.comment)]);
    await this.#finishIfClosed(ending);
  }

  /** True if the run's pull request is closed. False if the forge does not say. */
  async isClosed(): Promise<boolean> {
    const { forge, context } = this.#parts;
    const { pullRequest } = context;
    if (!pullRequest) return false;
    return (await this.#attempt('closing', () => forge.isClosed(pullRequest.number))) ?? false;
  }

  async #finishIfClosed({ state, url }: RecordEnd): Promise<void> {
    if (!(await this.isClosed())) return;
    if (state !== undefined && state !== 'failure') {
      await this.#attempt('deployments', () => this.#set('inactive', CLOSED, undefined));
    }
    await this.#comment(renderClosed(this.#open.app, { last: await this.#siteOf({ url }) }, this.#foot()));
  }

  /**
   * Sets the records of a closed pull request inactive, and its comment if there is one. Returns `open` if the pull request is
   * open again, and `left` after an abort. Warns of what the forge refuses. `end`: deletes its app, and returns until when it can be
   * restored.
   */
  async closePreview(
    pullRequest: number,
    signal?: AbortSignal,
    end?: () => Promise<string | undefined>,
  ): Promise<'closed' | 'open' | 'left'> {
    return (await this.#unless(signal, this.#closePreview(pullRequest, end))) ?? 'left';
  }

  async #closePreview(pullRequest: number, end?: () => Promise<string | undefined>): Promise<'closed' | 'open'> {
    const { forge } = this.#parts;
    const { app, environment } = this.#open;
    this.#doing = 'The preview ended';
    if (!((await this.#attempt('closing', () => forge.isClosed(pullRequest))) ?? true)) return 'open';
    const until = await end?.();
    const last = await this.#attempt('deployments', async () => {
      const all = await forge.remembered(environment, app, AT_CLOSING);
      const own = all.filter((each) => each.pullRequest === pullRequest);
      return retire(forge, own, CLOSED);
    });
    if (!this.#open.comment) return 'closed';
    const site = last && until === undefined ? await this.#siteOf(last) : undefined;
    const body = renderClosed(app, { last: site, until }, this.#foot());
    await this.#attempt('comment', () => forge.comment(pullRequest, app, body, 'amend'));
    return 'closed';
  }

  #foot(): string {
    return updatedLine(this.#parts.clock.now(), this.#parts.context.runUrl);
  }

  /** Waits for `work`. An abort ends all requests; then this returns undefined. */
  async #unless<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T | undefined> {
    const listening = signal && addAbortListener(signal, () => this.#halt());
    return Promise.race([work, this.#halted.promise]).finally(() => listening?.[Symbol.dispose]());
  }

  #halt(): void {
    this.#isHalted = true;
    this.#parts.stop();
    this.#halted.resolve(undefined);
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(() => this.#attempt('deployments', work));
  }

  async #begin(): Promise<void> {
    const before = this.#earlier?.find((each) => each.deployID === this.#open.deployID);
    if (before) this.#save({ record: before.id });
    else await this.#record();
    await this.#set('queued', 'The platform has it in its queue', undefined);
  }

  async #record(): Promise<void> {
    const { forge, context } = this.#parts;
    const { app, environment, appID, deployID } = this.#open;
    if (context.sha === undefined || this.#open.record !== undefined) return;
    const memo = { app, appID, deployID, commit: context.sha, pullRequest: context.pullRequest?.number };
    const record = await forge.record({ environment, description: `${app} by Slipway`, memo });
    if (record !== undefined) this.#save({ record });
  }

  async #set(state: RecordState, description: string, url: string | undefined): Promise<void> {
    const { forge, context } = this.#parts;
    if (this.#open.record === undefined) return;
    await forge.setState(this.#open.record, { state, description, url, logUrl: context.runUrl });
  }

  async #close({ state, description, url }: RecordEnd): Promise<void> {
    if (state === undefined) return;
    await this.#record();
    await this.#set(state, description, url);
    if (state === 'success') await this.#retireEarlier();
  }

  /** Retires what this deployment replaced: an earlier commit, or another pull request on the same app. */
  async #retireEarlier(): Promise<void> {
    const { forge, context } = this.#parts;
    const { app, record, comment } = this.#open;
    const earlier = this.#earlier?.filter((each) => each.id !== record) ?? [];
    const last = await retire(forge, earlier, 'A newer deployment took its place');
    const [theirs, ours] = [last?.pullRequest, context.pullRequest?.number];
    if (!comment || theirs === undefined || ours === undefined || theirs === ours) return;
    await this.#attempt('comment', () => forge.comment(theirs, app, renderTaken(app, ours, this.#foot()), 'amend'));
  }

  async #comment(body: string): Promise<void> {
    const { forge, context } = this.#parts;
    const { pullRequest } = context;
    if (!this.#open.comment || !pullRequest) return;
    await this.#attempt('comment', () => forge.comment(pullRequest.number, this.#open.app, body, 'write'));
  }

  #save(news: Partial<OpenRecord>): void {
    this.#open = { ...this.#open, ...news };
    this.#parts.save?.(this.#open);
  }

  /** Runs one part's work. Warns of the first failure of the part, and does not try a part again that was refused. */
  async #attempt<T>(part: Part, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#refused.has(part) || this.#isHalted) return undefined;
    const { forge, warn } = this.#parts;
    try {
      return await work();
    } catch (thrown) {
      if (this.#isHalted) return undefined;
      const error = asSlipwayError(thrown);
      const fault = isRefusal(error) ? PARTS[part].permission : `${part} failed`;
      if (isRefusal(error)) this.#refused.add(part);
      if (!this.#warned.has(fault)) warn(...warningOf(part, error, this.#doing, forge, this.#open));
      this.#warned.add(fault);
      return undefined;
    }
  }
}
