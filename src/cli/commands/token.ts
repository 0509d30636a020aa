import { createTokenProvider } from '../../api/identity/provider.ts';
import type { Command } from '../flags/command.ts';
import { textOf } from '../flags/flags.ts';
import { EMAIL_FLAG, ownTokens, platformOf } from '../platforms/running.ts';
import { askingParts, inTerminal, unreachedName } from '../terminal/asking.ts';
import { printResult } from '../terminal/io.ts';

export const command: Command = {
  summary: 'Prints an ID token of the embedded identity provider, fit for id-token-command.',
  usage: '[--email ADDRESS] [--audience URL] [--data DIR] [--json]',
  examples: [
    ['slipway token --email ana@acme.example', 'prints a token of this address, on the platform of this machine'],
  ],
  flags: {
    ...EMAIL_FLAG,
    audience: { value: 'URL', text: "the token's audience (default: the platform itself)" },
  },
  async run(given, io) {
    const platform = await platformOf(given, io);
    const source = ownTokens(platform, textOf(given, 'audience'));
    const token = await createTokenProvider(source, await askingParts(io))
      .token()
      .catch((thrown: unknown) => {
        throw inTerminal(thrown, unreachedName(thrown, platform.baseUrl));
      });
    return printResult(io, given, { token }, `${token}\n`);
  },
};
