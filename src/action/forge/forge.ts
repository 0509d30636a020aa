import type { PipelineParts } from '../../api/pipeline.ts';
import type { RunContext } from '../../deploy/inputs/context.ts';

/** The port for the site that hosts the repository. A forge is one folder beside this file and one line in `open.ts`. */

export interface ForgeParts extends Pick<PipelineParts, 'fetch' | 'clock' | 'random' | 'signal'> {
  readonly context: RunContext;
  readonly token: string;
}

export const RECORD_STATES = ['queued', 'in_progress', 'success', 'failure', 'error', 'inactive'] as const;
/** The states of a record. `error`: the platform may still finish the deployment, but no run follows it. */
export type RecordState = (typeof RECORD_STATES)[number];

/** The facts that a run stores with its record, for the runs after it. Never a secret. */
interface Memo {
  /** `org/project/app`: one repository may deploy several apps. */
  readonly app: string;
  readonly appID: string | undefined;
  readonly deployID: string | undefined;
  readonly commit: string | undefined;
  /** The pull request that the deployment is a preview of. Several may take turns on one app. */
  readonly pullRequest: number | undefined;
}

/** A memo that the forge returned, and the ID of its record. */
export interface Remembered extends Memo {
  readonly id: string;
}

export interface NewRecord {
  readonly environment: string;
  /** One line, any length. */
  readonly description: string;
  readonly memo: Memo & { readonly commit: string };
}

export interface RecordStatus {
  readonly state: RecordState;
  /** One line, any length. */
  readonly description: string;
  readonly url: string | undefined;
  readonly logUrl: string | undefined;
}

/**
 * One repository at a forge. Every method may throw `SlipwayError`. If the forge refused the request, `call.status` is
 * 401, 403 or 404; the recorder then shows the permissions to add and does not ask again.
 */
export interface Forge {
  /** As messages write it: "GitHub". */
  readonly name: string;
  /** Returns the memos of an app, newest first. Reads at most about `most` records of the environment. */
  remembered(environment: string, app: string, most: number): Promise<readonly Remembered[]>;
  /** Records a deployment. Returns the record's ID, or undefined if the forge accepted the request and made none. */
  record(deployment: NewRecord): Promise<string | undefined>;
  setState(record: string, status: RecordStatus): Promise<void>;
  /** Returns undefined if the record has no state yet. */
  statusOf(record: string): Promise<Pick<RecordStatus, 'state' | 'url'> | undefined>;
  /** Writes the one comment of an app on a pull request, or updates it. `amend` only updates. Body: Markdown. */
  comment(pullRequest: number, app: string, body: string, mode: 'write' | 'amend'): Promise<void>;
  isClosed(pullRequest: number): Promise<boolean>;
  /** Returns lines of the workflow that grant every permission that this run uses. */
  permissions(uses: { readonly comment: boolean }): string;
}
