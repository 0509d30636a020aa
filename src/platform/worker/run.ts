import type { Clock } from '../../base/clock.ts';
import type { BuildStage } from '../../contract/control-plane.ts';
import type { OutputKind } from '../../contract/plain-folder.ts';
import type { BuildLimits } from '../dispatch/limits.ts';
import type { ServerRelease } from '../functions/release/server-file.ts';
import type { Guard } from '../sandbox/guard/index.ts';
import type { Env } from '../sandbox/names.ts';
import type { Workspace } from '../sandbox/workspace.ts';
import type { BuildJob, SiteShape } from '../shared/types.ts';
import type { DetectedType } from './detect/type.ts';
import type { Host, ToolName } from './host.ts';
import type { InstallStore } from './installs/store.ts';
import type { BuildLog } from './log.ts';
import type { CheckoutFolder } from './source/source.ts';

export interface Context {
  readonly limits: BuildLimits;
  /** The folder with the versions of Node.js and npm that the platform fetched. A build can only read it. */
  readonly tools: string;
  readonly hostEnv: Env;
  readonly path: string;
  readonly clock: Clock;
}

/**
 * The Node.js of a build. *By design*: if the platform's own fits, it is used, so that an open range needs no download and does
 * not change with each release. Otherwise the newest release that fits comes from npm's `node-<os>-<cpu>` packages.
 */
export interface BuildNode {
  readonly version: string;
  /** The version of the npm that runs with it. Undefined if the host's npm does not say it. */
  readonly npm: string | undefined;
  /** Folders of programs, for the front of the search path. Empty: the platform's own. */
  readonly bins: readonly string[];
  /** The folder in which npm keeps `node-gyp` for scripts. Undefined if the npm of this Node.js has none. */
  readonly gyp?: string | undefined;
  /** The file or setting that asked for it, for the log. */
  readonly by: string | undefined;
}

/** The package manager of a project, if it is not the npm of its Node.js. */
export interface Manager {
  readonly name: ToolName;
  readonly version: string;
  /** Folders of programs, in the platform's cache of tools. */
  readonly bins: readonly string[];
}

/** The end of a build. `ownFault`: by a line of its sources, or stopped. `suspicious`: what an earlier build left can be the cause. */
export type End = 'built' | 'ownFault' | 'suspicious';

/** Keeps or drops files when a build has ended. Call it once, before the workspace is removed. */
export type Settled = (end: End) => Promise<void>;

/** The install of a build that is kept, or was brought back. */
export interface DoneInstall {
  /** Identifies it. `bound`: the reason, if it belongs to one commit. */
  readonly key: { readonly key: string; readonly bound: string | undefined };
  readonly settle: Settled;
}

/** The state of one build, which its steps share. */
export interface Build {
  readonly context: Context;
  readonly job: BuildJob;
  readonly host: Host;
  readonly workspace: Workspace;
  readonly log: BuildLog;
  readonly signal: AbortSignal;
  /** False if nothing is kept for later builds, because the platform lasts as long as its builds. */
  readonly lasting: boolean;
  /** The kept installs of the branch, if builds are `lasting`. */
  installs?: InstallStore;
  /** Bounds the programs that the worker itself runs in the checkout. */
  readonly guard: Guard;
  /** The mirror that the checkout borrows objects from. */
  mirror: string;
  checkout?: CheckoutFolder;
  commit: string;
  /** Checks out the same commit again, into an empty workspace. */
  renew(): Promise<void>;
  /** The install, if it is to be kept or dropped when the build has ended. */
  installed?: DoneInstall | undefined;
  /** The same for the caches of build tools. */
  cached?: Settled | undefined;
  root: string;
  node?: BuildNode;
  /** Undefined until it is fetched, and if the project has none of its own. */
  manager?: Manager;
  /** Variables of all commands of the repository. Those of the app go before them. */
  defaults: Env;
  /** The current step, for the message of a timeout. */
  step: string;
  stage: BuildStage;
}

export interface Output {
  /** The absolute, real path of the output. Its contents are not trusted: the object store checks the links in it. */
  readonly directory: string;
  readonly kind: OutputKind;
  readonly shape: SiteShape;
  /** The command with which package.json starts a program, as a server. */
  readonly startScript?: string | undefined;
  /** Present if it is the release of a server. */
  readonly server?: ServerRelease | undefined;
  /** The folder that an instance sees as `/app`. Present if it is the release of a server. */
  readonly top?: string | undefined;
  /** The type that the app gets with this release, if the build detected it and no deployer chose one. */
  readonly detected?: Pick<DetectedType, 'type' | 'because' | 'place'> | undefined;
}

/** A finished build. Disposing keeps what later builds use. */
export interface BuildOutput extends Output, AsyncDisposable {
  readonly commit: string;
}
