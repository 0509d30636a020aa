import type { Dispatch } from '../dispatch/index.ts';
import type { Policy } from '../identity/policy.ts';
import type { Metering } from '../metering/index.ts';
import type { BoundQuotas } from '../metering/quotas.ts';
import type { Settings } from './options.ts';
import type { PlatformUrls } from './urls.ts';

/** A node that listens, and what its rooms are opened with. `stack` closes them in reverse order. */
export interface NodeParts extends Settings, PlatformUrls {
  readonly policy: Policy;
  readonly quotas: BoundQuotas;
  readonly meter: Metering['meter'];
  /** Undefined if the node does not build. */
  readonly dispatch: Dispatch | undefined;
  readonly stack: AsyncDisposableStack;
}
