import { randomUUID } from 'node:crypto';
import { createControlPlane } from '../api/control-plane.ts';
import { directly, withLocalhostNames } from '../api/direct.ts';
import type { Fetch } from '../api/exchange.ts';
import { createTokenProvider, type TokenProvider } from '../api/identity/provider.ts';
import type { TokenParts, TokenSource } from '../api/identity/source.ts';
import type { Trouble } from '../api/pipeline.ts';
import { createTransport } from '../api/transport.ts';
import { type Clock, systemClock, systemEvery } from '../base/clock.ts';
import type { SlipwayError } from '../base/errors.ts';
import type { DeployDeps } from './deps.ts';
import type { DeployPlan } from './plan.ts';

/** The parts that differ between a workflow, a check and a terminal. */
interface ConnectParts
  extends Pick<DeployDeps, 'fetch' | 'reporter' | 'tree' | 'typeInCheckout' | 'signal'>,
    Pick<TokenParts, 'run' | 'onSecret'> {
  /** Sends the calls. Default: `directly(fetch)`. */
  readonly callFetch?: Fetch;
  /** Default: the system clock. */
  readonly clock?: Clock;
  /** Ends requests that are under way. Default: `signal`. */
  readonly requestSignal?: AbortSignal;
}

interface ConnectTarget {
  readonly baseUrl: string;
  readonly source: TokenSource;
}

/** The flow's dependencies, and its tokens for calls outside the flow. */
export interface Connected extends DeployDeps {
  readonly tokens: TokenProvider;
}

/** Makes the flow's dependencies to deploy to `target` over this machine's network and clock. Sends nothing. */
export function connect(plan: DeployPlan, { baseUrl, source }: ConnectTarget, parts: ConnectParts): Connected {
  const { reporter, tree, typeInCheckout, signal, clock = systemClock } = parts;
  const machine = { clock, every: systemEvery, random: Math.random, uuid: randomUUID };
  const warn = ({ message, remedy }: Pick<SlipwayError, 'message' | 'remedy'>) =>
    reporter({ type: 'warning', message, remedy });
  const calls = {
    ...machine,
    fetch: parts.callFetch ?? directly(parts.fetch),
    signal: parts.requestSignal ?? signal,
    onTrouble: ({ error }: Trouble) => warn({ message: `${error.message}; trying again`, remedy: undefined }),
  };
  const { run, onSecret } = parts;
  const tokens = createTokenProvider(source, { ...calls, run, onSecret, onNoEmail: warn });
  return {
    ...machine,
    reporter,
    tree,
    typeInCheckout,
    signal,
    tokens,
    platform: createControlPlane(createTransport({ ...calls, baseUrl, tokens }), plan, plan.apiMap),
    fetch: withLocalhostNames(parts.fetch),
    async identify() {
      await tokens.token();
      return source.description;
    },
  };
}
