import type { ControlPlane } from '../api/control-plane.ts';
import type { Clock, Every, Random } from '../base/clock.ts';
import type { TypeInCheckout } from '../contract/checkout-type.ts';
import type { Reporter } from './events.ts';
import type { WorkingTree } from './working-tree.ts';

/** What a deploy works with. Its steps take parts of it. */
export interface DeployDeps {
  readonly platform: ControlPlane;
  /** Gets the first ID token and returns its source. The transport gets later ones. */
  identify(): Promise<string>;
  /** For the public site alone; carries no credentials. */
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  /** For heartbeats, and for the timeout while a call hangs. */
  readonly every: Every;
  readonly uuid: () => string;
  readonly reporter: Reporter;
  /** The checkout of the deployed repository, for findings on its files. */
  readonly tree?: WorkingTree | undefined;
  /** For dry runs. Without it, they say nothing of what a build would make of the type of a new app. */
  readonly typeInCheckout?: TypeInCheckout | undefined;
  readonly signal: AbortSignal;
}
