import { resolve } from 'node:path';
import type { TokenProvider } from '../../api/identity/provider.ts';
import { BACKUP_OPERATION } from '../../api/operator.ts';
import { createTransport } from '../../api/transport.ts';
import type { Command } from '../flags/command-shape.ts';
import { required } from '../platforms/operator.ts';
import { nameOf, platformOf } from '../platforms/running.ts';
import { askingParts, inTerminal, unreachedName } from '../terminal/asking.ts';
import { printResult, progress } from '../terminal/io.ts';

const MOST_MS = 6 * 3_600_000;

export const command: Command = {
  summary: 'Copies the data directory of the running platform. A platform can start on the copy.',
  usage: '--to DIR [--data DIR]',
  examples: [['slipway backup --to /backups/monday', 'copies the data of the platform while it runs']],
  flags: { to: { value: 'DIR', text: 'the directory for the copy, which is empty or does not exist' } },
  required: ['to'],
  async run(given, io) {
    // The platform runs in another folder, so it needs an absolute path.
    const to = resolve(io.cwd, required(given, 'to'));
    const platform = await platformOf(given, io);
    const { baseUrl, requestToken } = platform;
    if (platform.isOneOfMany) progress(io, `  Platform ${nameOf(platform)}\n`);
    const tokens: TokenProvider = { token: async () => requestToken, renew: async () => false };
    const send = createTransport({ ...(await askingParts(io)), timeoutMs: MOST_MS, baseUrl, tokens });
    const answer = await send(BACKUP_OPERATION, { parameters: {}, body: { to } }).catch((error: unknown) => {
      throw inTerminal(error, unreachedName(error, baseUrl));
    });
    return printResult(io, given, answer, `${to}\n`);
  },
};
