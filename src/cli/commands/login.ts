import { hostname, userInfo } from 'node:os';
import { type AskedDevice, askDevice, fetchLogin } from '../../api/identity/login.ts';
import { createPipeline } from '../../api/pipeline.ts';
import { attempt, SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { MACHINE_NAME_MOST } from '../../contract/login.ts';
import type { Command } from '../flags/command.ts';
import { rememberPlatform } from '../platforms/known-platforms.ts';
import { loginPlatform } from '../platforms/login-platform.ts';
import { loginKeeper } from '../platforms/logins.ts';
import { askingParts } from '../terminal/asking.ts';
import { type Io, printResult, progress } from '../terminal/io.ts';
import { openBrowser, webUrl } from '../terminal/open-browser.ts';

export const command: Command = {
  summary: 'Signs you in to a platform on this machine. You approve it in the browser, on this machine or another one.',
  usage: '[URL] [--no-browser] [--json]',
  args: { URL: 'the platform (default: that of .slipway.json, else the one on the data directory)' },
  examples: [
    ['slipway login https://platform.example.com', 'opens the browser, and waits until you approve'],
    ['slipway login --no-browser', 'shows an address and a code, for a browser on another machine'],
  ],
  flags: {
    'base-url': { value: 'URL', text: 'the same as URL' },
    'no-browser': { text: 'show the address and the code, and open no browser' },
  },
  mostWords: 1,
  async run(given, io) {
    const baseUrl = await loginPlatform(given, io);
    const keeper = loginKeeper(io);
    // Fails now, and not after somebody approved, if there is no place to keep a sign-in.
    await keeper.change(baseUrl, async (before) => before);
    const parts = { ...(await askingParts(io)), bodyBytes: ANSWER_MOST };
    const send = createPipeline(parts);
    const asked = await askDevice(baseUrl, machineName(io), send);
    await invite(asked, given.flags['no-browser'] !== true && given.flags.json !== true, io);
    const kept = await fetchLogin(baseUrl, asked, send, parts).catch((error: unknown) => {
      if (!io.signal.aborted) throw error;
      const left = `the code ends by itself within ${Math.ceil(asked.lifetimeMs / 60_000)} minutes`;
      const message = `Interrupted: this machine is not signed in, and ${left}`;
      throw new SlipwayError('interrupted', message, { cause: error });
    });
    await keeper.change(baseUrl, async () => kept);
    rememberPlatform(baseUrl, io);
    const until = new Date(kept.endsAt).toISOString();
    const text = `Signed in to ${baseUrl} as ${kept.email}. It ends when you do not use it for a month, on ${until.slice(0, 10)} at first: slipway logout ends it now.\n`;
    return printResult(io, given, { baseUrl, email: kept.email, endsAt: until }, text);
  },
};

/** Bytes of an answer. */
const ANSWER_MOST = 64 * 1024;

async function invite(asked: AskedDevice, opens: boolean, io: Io): Promise<void> {
  io.err(`  Your code: ${asked.userCode}\n`);
  if (opens && (await openBrowser(webUrl(asked.pageWithCode), io))) {
    const where = `If you do not see it: ${asked.page}`;
    return progress(io, `  Compare it with the page in your browser, and approve there. ${where}\n`);
  }
  io.err(`  Open ${asked.page} in a browser, on any machine, and enter the code there.\n`);
}

/** The name by which people know this machine on the page. It is not a secret, and proves nothing. */
function machineName({ env }: Pick<Io, 'env'>): string {
  // A container may have no name for its user.
  const user = env.USER || (attempt(() => userInfo().username) ?? '');
  return cleanLine(user === '' ? hostname() : `${user}@${hostname()}`, MACHINE_NAME_MOST);
}
