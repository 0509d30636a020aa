import type { Command } from '../flags/command.ts';
import { APP_FLAGS, openApp } from '../platforms/operator.ts';
import { commitText, textIn, timeText } from '../terminal/app-words.ts';
import { EXIT, printJson } from '../terminal/io.ts';

/** `slipway rollback`: the site switches to a kept release, in one step; nothing is built. */
export const rollbackCommand: Command = {
  summary: 'Switches an app to a release that is kept: the one before the live one, or the one that --to names.',
  usage: '[--to DEPLOYID] [--org ORG --project PROJECT --app APP]',
  flags: { ...APP_FLAGS, to: { value: 'DEPLOYID', text: 'the deployment whose release is to serve' } },
  async run(given, io) {
    const { to } = given.flags;
    const body = typeof to === 'string' ? { to } : {};
    const ask = await openApp(given, io);
    const answer = await ask('rollback', { body });
    if (given.flags.json) printJson(io, answer);
    else {
      const deployID = String(answer.deployID);
      // It is done, whether or not the platform answers this too.
      const release = await ask('readDeployment', { deployID }).catch(() => ({}));
      const [of, at] = [commitText(release), textIn(release, 'finishedAt')];
      const built = [of, at && `built ${timeText(io, at, Date.now())}`].filter(Boolean).map((part) => `, ${part}`);
      io.out(`${answer.url} serves ${deployID} again${built.join('')} (before: ${answer.previous ?? 'none'})\n`);
    }
    return EXIT.done;
  },
};
