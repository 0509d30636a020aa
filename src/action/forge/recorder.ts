import { asSlipwayError } from '../../base/errors.ts';
import { normalWord } from '../../contract/status.ts';
import type { DeployEvent } from '../../deploy/events.ts';
import type { RunContext } from '../../deploy/inputs/context.ts';
import { renderClosed, renderTaken } from './comments.ts';
import type { Forge, RecordState, Remembered } from './forge.ts';
import { type Memory, NOTHING_REMEMBERED, recall } from './memory.ts';
import type { OpenRecord, RecordEnd } from './open-record.ts';
import { isRefusal, type Part, warningOf } from './refused.ts';
import { retire } from './retire.ts';

export interface RecorderParts {
  readonly forge: Forge;
  readonly context: RunContext;
  readonly open: OpenRecord;
  /** Called each time that more is known; with undefined at the end, when nothing is open. */
  readonly save: (open: OpenRecord | undefined) => void;
  readonly warn: (message: string, remedy: string) => void;
}

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
  #earlier: readonly Remembered[] = [];
  #queue: Promise<void> = Promise.resolve();
  #inProgress = false;
  /** Begins the warning about a part that failed. */
  #doing = 'The deploy goes on';
  readonly #refused = new Set<Part>();
  readonly #warned = new Set<Part>();

  constructor(parts: RecorderParts) {
    this.#parts = parts;
    this.#open = parts.open;
  }

  /** Reads what earlier runs left; changes nothing. `commit` undefined: this run attaches to no deployment. */
  async recall(commit: string | undefined): Promise<Memory> {
    const { forge } = this.#parts;
    const memory = await this.#attempt('deployments', async () => {
      this.#earlier = await forge.remembered(this.#open.environment, this.#open.app, RECENT);
      return recall(forge, this.#earlier, commit);
    });
    return memory ?? NOTHING_REMEMBERED;
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
   * `brief`: the comment for `post`, which gets it through an environment variable.
   */
  async finish(ending: RecordEnd, brief = ending.comment): Promise<void> {
    this.#save({ ending: { ...ending, comment: brief } });
    this.#enqueue(() => this.#close(ending));
    await Promise.all([this.#queue, this.#comment(ending.comment)]);
    await this.#finishIfClosed(ending);
    this.#parts.save(undefined);
  }

  async #finishIfClosed({ state }: RecordEnd): Promise<void> {
    const { forge, context } = this.#parts;
    const { pullRequest } = context;
    if (!pullRequest || !(await this.#attempt('closing', () => forge.isClosed(pullRequest.number)))) return;
    if (state !== undefined && state !== 'failure') {
      await this.#attempt('deployments', () => this.#set('inactive', CLOSED, undefined));
    }
    await this.#comment(renderClosed(this.#open.app));
  }

  /**
   * Sets the records of a closed pull request inactive, and its comment if there is one. Returns false if the pull
   * request is open again. Warns of what the forge refuses.
   */
  async closePreview(pullRequest: number): Promise<boolean> {
    const { forge } = this.#parts;
    const { app, environment } = this.#open;
    this.#doing = 'The preview ended';
    if (!((await this.#attempt('closing', () => forge.isClosed(pullRequest))) ?? true)) return false;
    await this.#attempt('deployments', async () => {
      const all = await forge.remembered(environment, app, AT_CLOSING);
      const own = all.filter((each) => each.pullRequest === pullRequest);
      await retire(forge, own, CLOSED);
    });
    if (this.#open.comment) {
      await this.#attempt('comment', () => forge.comment(pullRequest, app, renderClosed(app), 'amend'));
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
    const earlier = this.#earlier.filter((each) => each.id !== record);
    const last = await retire(forge, earlier, 'A newer deployment took its place');
    const [theirs, ours] = [last?.pullRequest, context.pullRequest?.number];
    if (!comment || theirs === undefined || ours === undefined || theirs === ours) return;
    await this.#attempt('comment', () => forge.comment(theirs, app, renderTaken(app, ours), 'amend'));
  }

  async #comment(body: string): Promise<void> {
    const { forge, context } = this.#parts;
    const { pullRequest } = context;
    if (!this.#open.comment || !pullRequest) return;
    await this.#attempt('comment', () => forge.comment(pullRequest.number, this.#open.app, body, 'write'));
  }

  #save(news: Partial<OpenRecord>): void {
    this.#open = { ...this.#open, ...news };
    this.#parts.save(this.#open);
  }

  /** Runs one part's work. Warns of the first failure of the part, and does not try a part again that was refused. */
  async #attempt<T>(part: Part, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#refused.has(part)) return undefined;
    const { forge, warn } = this.#parts;
    try {
      return await work();
    } catch (thrown) {
      const error = asSlipwayError(thrown);
      if (isRefusal(error)) this.#refused.add(part);
      if (!this.#warned.has(part)) warn(...warningOf(part, error, this.#doing, forge, this.#open));
      this.#warned.add(part);
      return undefined;
    }
  }
}
