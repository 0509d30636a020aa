import { asSlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { normalWord } from '../../contract/status.ts';
import type { DeployEvent } from '../../deploy/events.ts';
import type { RunContext } from '../../deploy/inputs/context.ts';
import { renderClosed, renderTaken } from '../page.ts';
import type { GitHubCalls } from './calls.ts';
import { amendComment, upsertComment } from './comment.ts';
import { type Memory, NOTHING_REMEMBERED, type Remembered, recall, remembered } from './memory.ts';
import { retire } from './previews.ts';
import { type Part, warningOf } from './refused.ts';
import type { GitHubState } from './states.ts';

/** What the `post` step must know to close what `main` could not. Never a secret. */
export interface OpenRecord {
  /** `org/project/app`. */
  readonly app: string;
  readonly environment: string;
  readonly comment: boolean;
  readonly appID?: string;
  readonly deployID?: string;
  /** The number of the GitHub deployment. */
  readonly record?: number;
  /** How the deploy ended, where GitHub has not been told all of it yet. */
  readonly ending?: GitHubEnding;
}

export interface GitHubEnding {
  /** Undefined: no deployment is recorded for this ending. */
  readonly state: GitHubState | undefined;
  readonly description: string;
  readonly url: string | undefined;
  readonly comment: string;
}

export interface SideParts {
  readonly calls: GitHubCalls;
  readonly context: RunContext;
  readonly open: OpenRecord;
  /** Told each time that more is known. */
  readonly save: (open: OpenRecord) => void;
  readonly warn: (message: string, remedy: string) => void;
}

const CLOSED = 'The pull request was closed';

/** A pull request may have lain for months, with the previews of others on top of its own. */
const PAGES_AT_CLOSING = 20;

const WAITING: ReadonlySet<string> = new Set(['queued', 'pending', 'created', 'waiting', 'scheduled', 'accepted']);

/**
 * GitHub's view of the deploy: a GitHub deployment with its states, and one comment on the pull request. Requests go
 * one after the other beside the deploy, which never waits for them and never fails by them: what GitHub refuses
 * costs one warning.
 */
export class GitHubSide {
  readonly #parts: SideParts;
  #open: OpenRecord;
  #earlier: readonly Remembered[] = [];
  #queue: Promise<void> = Promise.resolve();
  #inProgress = false;
  /** What goes on, or has been done, where GitHub refuses its part. */
  #doing = 'The deploy goes on';
  readonly #refused = new Set<Part>();
  readonly #warned = new Set<Part>();

  constructor(parts: SideParts) {
    this.#parts = parts;
    this.#open = parts.open;
  }

  /** What earlier runs left. `commit` undefined: no deployment is attached to. */
  async recall(commit: string | undefined): Promise<Memory> {
    const { calls } = this.#parts;
    const memory = await this.#attempt('deployments', async () => {
      this.#earlier = await remembered(calls, this.#open.environment, this.#open.app);
      return recall(calls, this.#earlier, commit);
    });
    return memory ?? NOTHING_REMEMBERED;
  }

  tell(event: DeployEvent): void {
    if (event.type === 'app-known') this.#save({ appID: event.appID });
    if (event.type === 'deployment-known') {
      this.#save({ deployID: event.deployID });
      this.#enqueue(() => this.#begin());
    }
    if (event.type === 'status' && !this.#inProgress && !WAITING.has(normalWord(event.status))) {
      this.#inProgress = true;
      this.#enqueue(() => this.#set('in_progress', `The platform is at work on it`, undefined));
    }
  }

  /**
   * Sets the last state and the comment, after what is still under way. Whether the pull request was closed is asked
   * after that: `closePreview`, which runs when it is, either finds what stands here, or this finds it closed.
   * `brief`: the comment as `post` would write it, which gets it through an environment variable.
   */
  async finish(ending: GitHubEnding, brief = ending.comment): Promise<void> {
    this.#save({ ending: { ...ending, comment: brief } });
    this.#enqueue(() => this.#close(ending));
    await Promise.all([this.#queue, this.#comment(ending.comment)]);
    const { calls, context } = this.#parts;
    const { pullRequest } = context;
    if (!pullRequest || !(await this.#attempt('closing', () => calls.isClosed(pullRequest.number)))) return;
    if (ending.state !== undefined && ending.state !== 'failure') {
      await this.#attempt('deployments', () => this.#set('inactive', CLOSED, undefined));
    }
    await this.#comment(renderClosed(this.#open.app));
  }

  /**
   * After a pull request was closed: its deployments become inactive, and a comment that is there says so. False
   * where it is open again. What GitHub refuses is warned of.
   */
  async closePreview(pullRequest: number): Promise<boolean> {
    const { calls } = this.#parts;
    const { app, environment } = this.#open;
    this.#doing = 'The preview ended';
    if (!((await this.#attempt('closing', () => calls.isClosed(pullRequest))) ?? true)) return false;
    await this.#attempt('deployments', async () => {
      const all = await remembered(calls, environment, app, PAGES_AT_CLOSING);
      const own = all.filter((each) => each.pullRequest === pullRequest);
      await retire(calls, own, CLOSED);
    });
    if (this.#open.comment) {
      await this.#attempt('comment', () => amendComment(calls, pullRequest, app, renderClosed(app)));
    }
    return true;
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(() => this.#attempt('deployments', work));
  }

  async #begin(): Promise<void> {
    const before = this.#earlier.find((each) => each.deployID === this.#open.deployID);
    if (before) this.#save({ record: before.id });
    else await this.#record();
    await this.#set('queued', 'The platform has it in its queue', undefined);
  }

  async #record(): Promise<void> {
    const { calls, context } = this.#parts;
    if (context.sha === undefined || this.#open.record !== undefined) return;
    const { app, environment, appID, deployID } = this.#open;
    const record = await calls.createDeployment({
      ref: context.sha,
      environment,
      description: short(`${app} by Slipway`),
      payload: { slipway: 1, app, appID, deployID, commit: context.sha, pullRequest: context.pullRequest?.number },
      transient: context.pullRequest !== undefined,
      production: environment === 'production',
    });
    if (record !== undefined) this.#save({ record });
  }

  async #set(state: GitHubState, description: string, url: string | undefined): Promise<void> {
    const { calls, context } = this.#parts;
    if (this.#open.record === undefined) return;
    await calls.addStatus(this.#open.record, {
      state,
      description: short(description),
      environmentUrl: url,
      logUrl: context.runUrl,
    });
  }

  async #close({ state, description, url }: GitHubEnding): Promise<void> {
    if (state === undefined) return;
    await this.#record();
    await this.#set(state, description, url);
    if (state === 'success') await this.#retireEarlier();
  }

  /** What this one took the place of: an earlier commit, or another pull request on the same app. */
  async #retireEarlier(): Promise<void> {
    const { calls, context } = this.#parts;
    const { app, record, comment } = this.#open;
    const earlier = this.#earlier.filter((each) => each.id !== record);
    const last = await retire(calls, earlier, 'A newer deployment took its place');
    const [theirs, ours] = [last?.pullRequest, context.pullRequest?.number];
    if (!comment || theirs === undefined || ours === undefined || theirs === ours) return;
    await this.#attempt('comment', () => amendComment(calls, theirs, app, renderTaken(app, ours)));
  }

  async #comment(body: string): Promise<void> {
    const { calls, context } = this.#parts;
    const { pullRequest } = context;
    if (!this.#open.comment || !pullRequest) return;
    await this.#attempt('comment', () => upsertComment(calls, pullRequest.number, this.#open.app, body));
  }

  #save(news: Partial<OpenRecord>): void {
    this.#open = { ...this.#open, ...news };
    this.#parts.save(this.#open);
  }

  /** Runs one part's work. What fails is told once; a part that is refused is not tried again. */
  async #attempt<T>(part: Part, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#refused.has(part)) return undefined;
    try {
      return await work();
    } catch (thrown) {
      const error = asSlipwayError(thrown);
      const isRefused = [401, 403, 404].includes(error.call?.status ?? 0);
      if (isRefused) this.#refused.add(part);
      if (!this.#warned.has(part)) this.#parts.warn(...warningOf(part, error, isRefused, this.#doing, this.#parts));
      this.#warned.add(part);
      return undefined;
    }
  }
}

/** GitHub cuts nothing: a longer description is a 422. */
function short(text: string): string {
  return cleanLine(text, 140);
}
