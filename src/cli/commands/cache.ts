import type { Command } from '../flags/command-shape.ts';
import { invalidInput } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, openApp } from '../platforms/operator.ts';
import { printResult } from '../terminal/io.ts';

export const command: Command = {
  summary: 'Clears what the builds of an app keep for the next one: the result of the install, and downloads.',
  usage: 'clear [--org ORG --project PROJECT --app APP]',
  examples: [['slipway cache clear', 'has the next build install everything again']],
  flags: APP_FLAGS,
  groups: APP_GROUPS,
  verbs: ['clear'],
  async run(given, io) {
    if (given.verb !== 'clear') throw invalidInput('cache needs what to do', 'Write it as: slipway cache clear');
    const answer = await (await openApp(given, io))('clearCaches');
    const text = 'Cleared. The next deployment installs again: slipway redeploy\n';
    return printResult(io, given, answer, text);
  },
};
