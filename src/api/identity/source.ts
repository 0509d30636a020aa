import type { SlipwayError } from '../../base/errors.ts';
import type { PipelineParts } from '../pipeline.ts';

/** The runner's offer of an ID token. Both are absent if the run can have none: a fork, Dependabot, a missing permission. */
export interface GithubTokenRequest {
  readonly requestUrl: string | undefined;
  readonly requestToken: string | undefined;
  /** Undefined: GitHub's default, the owner's URL. */
  readonly audience?: string | undefined;
}

/** An embedded platform's offer, in the form of GitHub's. */
export interface PlatformTokenRequest {
  readonly requestUrl: string;
  readonly requestToken: string;
  readonly audience: string;
}

/** Where ID tokens come from (spec 5.A.4 does not say). */
export type TokenSource =
  | { readonly kind: 'given'; readonly token: string }
  | ({ readonly kind: 'github' } & GithubTokenRequest)
  | ({ readonly kind: 'platform' } & PlatformTokenRequest)
  | {
      readonly kind: 'exchange';
      /** The identity provider's token endpoint. */
      readonly url: string;
      readonly audience?: string | undefined;
      readonly clientID?: string | undefined;
      readonly subject: GithubTokenRequest;
    }
  | { readonly kind: 'command'; readonly command: string };

/** Runs a shell command. Its output is a secret, so do not show or log it. */
export type RunCommand = (command: string) => Promise<{ readonly exitCode: number; readonly stdout: string }>;

export interface TokenParts extends PipelineParts {
  readonly run: RunCommand;
  /** Called with every secret as soon as it is known, before it is used or checked. */
  readonly onSecret: (secret: string) => void;
  /**
   * Called once if the service refuses GitHub's own token, which has no `email`. Not called if the platform accepts it,
   * because it maps other claims. Absent: such a token is never sent.
   */
  readonly onNoEmail?: ((doubt: SlipwayError) => void) | undefined;
}
