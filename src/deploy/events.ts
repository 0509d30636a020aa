import type { SlipwayError, SourcePlace } from '../base/errors.ts';
import type { FailureReport } from './failure.ts';
import type { OutcomeStatus } from './plan.ts';

/** The steps of a deploy, in their order. Only a check has `compare`. */
export const PHASE_TITLES = {
  identity: 'Identity',
  app: 'App',
  configure: 'Configuration',
  env: 'Variables',
  trigger: 'Trigger',
  follow: 'Deployment',
  explain: 'Reason',
  verify: 'Public URL',
  compare: 'Comparison',
} as const;
export type Phase = keyof typeof PHASE_TITLES;

/** The events of a deploy, which reporters show. Times are in milliseconds. */
export type DeployEvent =
  | { readonly type: 'phase-started'; readonly phase: Phase }
  /** `detail` is a short phrase for the line: "created shop", "3 variables". */
  | {
      readonly type: 'phase-finished';
      readonly phase: Phase;
      readonly detail: string;
      readonly ms: number;
      /** The phase ended without the result that the user wants: the deployment failed. */
      readonly failed: boolean;
    }
  | { readonly type: 'app-known'; readonly appID: string; readonly created: boolean }
  /** The deployment is known from here on; `attached`: an earlier run had started it. */
  | { readonly type: 'deployment-known'; readonly deployID: string; readonly attached: boolean }
  /** The platform's status word changed. `elapsedMs` counts from the trigger. */
  | { readonly type: 'status'; readonly status: string; readonly stage: string | undefined; readonly elapsedMs: number }
  /** Nothing changed for a while, and the deploy goes on. At least every 30 s. */
  | { readonly type: 'heartbeat'; readonly status: string; readonly elapsedMs: number }
  | { readonly type: 'notice'; readonly message: string }
  | {
      readonly type: 'warning';
      readonly message: string;
      readonly remedy: string | undefined;
      readonly place?: SourcePlace;
    }
  | { readonly type: 'failure'; readonly report: FailureReport }
  /** `isServer`: its build made the app one, although the run names no type. */
  | { readonly type: 'url'; readonly url: string; readonly isServer?: true };

/** Returns `src/index.html:7: `. Empty if there is no place. */
export function shownAt(place: SourcePlace | undefined): string {
  return place === undefined ? '' : `${place.file}${place.line === undefined ? '' : `:${place.line}`}: `;
}

export type Reporter = (event: DeployEvent) => void;

/** The end of a deploy. Outputs, summary, comment and exit code are made of it. */
export interface DeployOutcome {
  readonly status: OutcomeStatus;
  /** What a deploy would do, in words that follow "would". Of a dry run alone. */
  readonly steps?: readonly string[];
  readonly appID?: string | undefined;
  readonly appCreated: boolean;
  readonly deployID?: string | undefined;
  readonly url?: string | undefined;
  readonly failure?: FailureReport | undefined;
  /** The reason if it did not succeed: a failed deployment, a timeout, a site that does not answer. */
  readonly error?: SlipwayError | undefined;
  readonly phases: readonly { readonly phase: Phase; readonly ms: number }[];
}
