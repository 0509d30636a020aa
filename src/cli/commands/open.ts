import type { Command } from '../flags/command-shape.ts';
import { invalidInput } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, openApp } from '../platforms/operator.ts';
import { textIn } from '../terminal/app-words.ts';
import { EXIT, printResult } from '../terminal/io.ts';
import { openBrowser, webUrl } from '../terminal/open-browser.ts';

export const command: Command = {
  summary: "Prints the URL of an app's site, and opens it in the browser if there is a terminal.",
  usage: '[--print] [--org ORG --project PROJECT --app APP]',
  examples: [
    ['slipway open', 'opens the site in the browser'],
    ['slipway open --print', 'only prints its URL'],
  ],
  flags: { ...APP_FLAGS, print: { text: 'only print the URL' } },
  groups: { 'The site': ['print'], ...APP_GROUPS },
  async run(given, io) {
    const app = await (await openApp(given, io))('readApp');
    const live = textIn(app, 'url');
    if (live === '') {
      const remedy = 'Look at its deployments: slipway deployments';
      throw invalidInput('The app is not live: no deployment has succeeded', remedy);
    }
    const url = webUrl(live);
    printResult(io, given, { url }, `${url}\n`);
    const isWanted = io.outTerminal === true && !given.flags.print && !given.flags.json;
    if (isWanted && !(await openBrowser(url, io))) io.err('  warning: no browser could be started\n');
    return EXIT.done;
  },
};
