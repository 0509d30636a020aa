import type { JsonObject } from '../../base/json.ts';
import type { Command } from '../flags/command.ts';
import type { Given } from '../flags/flags.ts';
import { askPlatform } from '../platforms/operator.ts';
import { EMAIL_FLAG } from '../platforms/running.ts';
import { EXIT, type Io, printJson, progress } from '../terminal/io.ts';
import { openBrowser, webUrl } from '../terminal/open-browser.ts';

export const command: Command = {
  summary: 'Opens the console of a platform on this machine, by a link that signs you in once.',
  usage: '[--email ADDRESS] [--no-open] [--data DIR] [--json]',
  examples: [
    ['slipway console', 'opens it, signed in'],
    ['slipway console --no-open', 'only prints the link'],
  ],
  flags: { ...EMAIL_FLAG, 'no-open': { text: 'print the link, and open no browser' } },
  async run(given, io) {
    const link = await consoleLink(given, io);
    const url = webUrl(String(link.url));
    if (given.flags.json) printJson(io, { ...link, url });
    else if (given.flags['no-open'] !== true && (await openBrowser(url, io))) {
      progress(io, 'Opened the console in your browser. If you do not see it: slipway console --no-open\n');
    } else {
      io.out(`${url}\n`);
      progress(io, 'The link signs you in once, within five minutes. Give it to nobody.\n');
    }
    return EXIT.done;
  },
};

/** `{url, expiresAt}`, for one sign-in. */
export function consoleLink(given: Given, io: Io): Promise<JsonObject> {
  return askPlatform(given, io, 'createConsoleLink');
}
