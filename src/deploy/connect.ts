import { type ControlPlane, createControlPlane } from '../api/control-plane.ts';
import { createTokenProvider } from '../api/identity/provider.ts';
import type { TokenParts, TokenSource } from '../api/identity/source.ts';
import { createTransport } from '../api/transport.ts';
import { assertNever } from '../base/errors.ts';
import type { AppPath } from '../contract/control-plane.ts';

export interface ConnectParts extends TokenParts {
  readonly uuid: () => string;
}

export interface Connection {
  readonly platform: ControlPlane;
  /** Gets and checks the first token; the phrase tells where it is from. */
  identify(): Promise<string>;
}

/** The control plane of one project at `baseUrl`, asked with tokens of `source`. Sends nothing yet. */
export function connect(at: AppPath, baseUrl: string, source: TokenSource, parts: ConnectParts): Connection {
  const tokens = createTokenProvider(source, parts);
  const transport = createTransport({ ...parts, baseUrl, tokens });
  return {
    platform: createControlPlane(transport, at),
    async identify() {
      await tokens.token();
      return describe(source);
    },
  };
}

function describe(source: TokenSource): string {
  switch (source.kind) {
    case 'given':
      return 'ID token as given';
    case 'github':
      return source.audience ? `GitHub OIDC, for ${source.audience}` : 'GitHub OIDC';
    case 'exchange':
      return `GitHub OIDC, exchanged at ${new URL(source.url).host}`;
    case 'command':
      return 'ID token from a command';
    default:
      return assertNever(source);
  }
}
