import type { SlipwayError } from '../../base/errors.ts';
import type { Pipeline, PipelineParts } from '../pipeline.ts';

/** Where ID tokens come from (spec 5.A.4 does not say). */
export interface TokenSource {
  /** Names the source for programs: `github`. */
  readonly kind: string;
  /** The input or flag that an error about the token names. */
  readonly input: string;
  /** For people, in one line. */
  readonly description: string;
  readonly audience?: string | undefined;
  /** False if there is only one token: then a refused one is not asked for again. Default true. */
  readonly renewable?: boolean;
  /** True if some services accept its tokens without `email`. Default false: such a token is not sent. */
  readonly mayLackEmail?: boolean;
  /** Returns a token, unchecked. Calls `parts.onSecret` with it, and with every other secret before it is used. */
  obtain(send: Pipeline, parts: TokenParts): Promise<string>;
}

/**
 * Runs a shell command. Its output is a secret: it may be neither shown nor logged. `stdout` is undefined if it has more than
 * a MiB: a token has a few thousand bytes. Rejects if the command cannot be started, and when the signal is aborted, which ends it.
 */
export type RunCommand = (
  command: string,
  signal?: AbortSignal,
) => Promise<{ readonly exitCode: number; readonly stdout: string | undefined }>;

export interface TokenParts extends PipelineParts {
  readonly run: RunCommand;
  /** Called with every secret as soon as it is known, before it is used or checked. */
  readonly onSecret: (secret: string) => void;
  /** Called once if the service refuses a token without `email`. If it is missing, such a token is not sent. */
  readonly onNoEmail?: ((doubt: SlipwayError) => void) | undefined;
}
