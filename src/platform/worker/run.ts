import type { Clock } from '../../base/clock.ts';
import type { BuildStage } from '../../contract/control-plane.ts';
import type { OutputKind } from '../../contract/plain-folder.ts';
import type { BuildLimits } from '../dispatch/limits.ts';
import type { BuildJob } from '../types.ts';
import type { AcquireLock } from './lock.ts';
import type { BuildLog } from './log.ts';
import type { Env } from './names.ts';
import type { RepositoryRules } from './repository.ts';
import type { Sandbox } from './sandbox.ts';
import type { Workspace } from './workspace.ts';

/** What all builds of a builder share. */
export interface Context {
  readonly limits: BuildLimits;
  readonly folders: { readonly builds: string; readonly mirrors: string };
  readonly hostEnv: Env;
  readonly path: string;
  readonly clock: Clock;
  readonly rules: RepositoryRules;
  readonly lock: AcquireLock;
  markerOf(job: BuildJob): string;
  sandbox(): Promise<Sandbox>;
}

/** What the steps of one build share. */
export interface Build {
  readonly context: Context;
  readonly job: BuildJob;
  readonly sandbox: Sandbox;
  readonly workspace: Workspace;
  readonly log: BuildLog;
  readonly signal: AbortSignal;
  /** The mirror that the checkout borrows objects from. */
  mirror: string;
  /** The folder that the commands run in. */
  root: string;
  /** The current step, for the message of a timeout. */
  step: string;
  stage: BuildStage;
}

/** A finished build. Disposing removes its folder. */
export interface BuildOutput extends AsyncDisposable {
  readonly commit: string;
  /** The absolute, real path of the output. Its contents are not trusted: the object store checks the links in it. */
  readonly directory: string;
  readonly kind: OutputKind;
}
