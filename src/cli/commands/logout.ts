import { endLogin, signedOut } from '../../api/identity/login.ts';
import { createPipeline } from '../../api/pipeline.ts';
import { SlipwayError } from '../../base/errors.ts';
import type { Command } from '../flags/command.ts';
import { signedInPlatform } from '../platforms/login-platform.ts';
import { loginKeeper } from '../platforms/logins.ts';
import { openPlatform } from '../platforms/operator.ts';
import { textIn } from '../terminal/app-words.ts';
import { askingParts } from '../terminal/asking.ts';
import { printResult } from '../terminal/io.ts';

export const command: Command = {
  summary: 'Ends your sign-in on this machine, and on the platform: its tokens count no more.',
  usage: '[URL] [--machine ID] [--json]',
  args: { URL: 'the platform (default: that of .slipway.json, else the only one that you are signed in to)' },
  examples: [
    ['slipway logout', 'ends the sign-in'],
    ['slipway logout --machine 3f6c0e8a51d2', 'ends that of another machine: slipway whoami --machines lists them'],
  ],
  flags: {
    machine: { value: 'ID', text: 'sign this machine out, and not the one that you are on' },
    'base-url': { value: 'URL', text: 'the same as URL' },
  },
  mostWords: 1,
  async run(given, io) {
    const baseUrl = signedInPlatform(given, io);
    const { machine } = given.flags;
    if (typeof machine === 'string') {
      const asked = { ...given, flags: { ...given.flags, 'base-url': baseUrl } };
      const { ask } = await openPlatform(asked, io);
      const answer = await ask('endMachine', { parameters: { machine } });
      const text = `Signed ${textIn(answer, 'machine')} out of ${baseUrl}. Its tokens count no more.\n`;
      return printResult(io, given, answer, text);
    }
    const send = createPipeline(await askingParts(io));
    let failure: unknown;
    await loginKeeper(io).change(baseUrl, async (kept) => {
      if (!kept) throw signedOut(baseUrl);
      // It is removed here also if the platform cannot be reached.
      await endLogin(baseUrl, kept, send).catch((error: unknown) => {
        failure = error;
      });
      return undefined;
    });
    if (failure !== undefined) {
      if (!(failure instanceof SlipwayError)) throw failure;
      const remedy = `It is removed from this machine. On the platform it ends by itself when nobody uses it for a month.`;
      throw failure.with({ remedy, cause: failure });
    }
    const text = `Signed out of ${baseUrl}. Its tokens count no more.\n`;
    return printResult(io, given, { baseUrl, signedOut: true }, text);
  },
};
