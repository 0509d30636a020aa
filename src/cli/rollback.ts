import type { Command } from './command.ts';
import { EXIT } from './io.ts';
import { APP_FLAGS, askOperator } from './operator.ts';

/** `slipway rollback`: the site switches to a kept release, in one step; nothing is built. */
export const rollbackCommand: Command = {
  summary: 'Switches an app to a release that is kept: the one before the live one, or the one that --to names.',
  usage: '[--to DEPLOYID] [--org ORG --project PROJECT --app APP]',
  flags: { ...APP_FLAGS, to: { value: 'DEPLOYID', text: 'the deployment whose release is to serve' } },
  async run(given, io) {
    const { to } = given.flags;
    const body = typeof to === 'string' ? { to } : {};
    const answer = await askOperator(given, io, 'rollback', { body });
    if (given.flags.json) io.out(`${JSON.stringify(answer)}\n`);
    else io.out(`${answer.url} serves ${answer.deployID} again (before: ${answer.previous ?? 'none'})\n`);
    return EXIT.done;
  },
};
