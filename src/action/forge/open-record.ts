import { isObject, present } from '../../base/json.ts';
import { RECORD_STATES, type RecordState } from './forge.ts';

/** The facts with which the `post` step finishes what `main` could not. Never a secret. */
export interface OpenRecord {
  /** `org/project/app`. */
  readonly app: string;
  readonly environment: string;
  readonly comment: boolean;
  readonly appID?: string;
  readonly deployID?: string;
  readonly record?: string;
  /** The end of the deploy, if the forge may not know all of it yet. */
  readonly ending?: RecordEnd;
}

export interface RecordEnd {
  /** Absent if this end needs no record. */
  readonly state: RecordState | undefined;
  readonly description: string;
  readonly url: string | undefined;
  /** Markdown. */
  readonly comment: string;
}

/** Reads what `main` saved. Returns undefined if it saved nothing, or that nothing is open. */
export function readOpenRecord(saved: string): OpenRecord | undefined {
  const value: unknown = saved === '' ? undefined : JSON.parse(saved);
  if (!isObject(value) || typeof value.app !== 'string' || typeof value.environment !== 'string') return undefined;
  const { app, environment, comment, appID, deployID, record } = value;
  const ending = readEnding(value.ending);
  return {
    app,
    environment,
    comment: comment === true,
    ...present({ appID: textOf(appID), deployID: textOf(deployID), record: textOf(record), ending }),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readEnding(value: unknown): RecordEnd | undefined {
  if (!isObject(value) || typeof value.description !== 'string' || typeof value.comment !== 'string') return undefined;
  const { description, url, comment } = value;
  const state = RECORD_STATES.find((each) => each === value.state);
  return { state, description, url: typeof url === 'string' ? url : undefined, comment };
}
