import { cleanLine } from '../../base/text.ts';
import type { Command } from '../flags/command.ts';
import { appFlags, invalidInput, textOf } from '../flags/flags.ts';
import { APP_FLAGS, openApp } from '../platforms/operator.ts';
import { commitText, recordsIn, textIn, timeText } from '../terminal/app-words.ts';
import { EXIT, printJson, progress } from '../terminal/io.ts';

const WARNING_MOST = 500;

export const command: Command = {
  summary:
    'Switches an app to a release that is kept: the one before the live one, or that of the deployment that is named.',
  usage: '[DEPLOYID] [--org ORG --project PROJECT --app APP]',
  examples: [
    ['slipway rollback', 'switches to the release before the live one'],
    ['slipway deployments', 'lists the deployments that can be named'],
  ],
  args: { DEPLOYID: 'the deployment whose release is to serve (default: the one before the live one)' },
  flags: { ...APP_FLAGS, to: { value: 'DEPLOYID', text: 'the same as the argument' } },
  mostWords: 1,
  async run(given, io) {
    const flag = textOf(given, 'to');
    const [to = flag] = given.words ?? [];
    if (flag !== undefined && flag !== to) {
      const remedy = 'Leave one of them out.';
      throw invalidInput(`rollback: the argument is ${cleanLine(String(to), 100)}, and --to another`, remedy);
    }
    const body = to === undefined ? {} : { to };
    const ask = await openApp(given, io);
    const answer = await ask('rollback', { body });
    if (given.flags.json) printJson(io, answer);
    else {
      const deployID = textIn(answer, 'deployID');
      // It is done, whether or not the platform answers this too.
      const release = await ask('readDeployment', { deployID }).catch(() => ({}));
      const [of, at] = [commitText(release), textIn(release, 'finishedAt')];
      const built = [of, at && `built ${timeText(io, at, Date.now())}`].filter(Boolean).map((part) => `, ${part}`);
      const [url, previous] = [textIn(answer, 'url'), textIn(answer, 'previous') || 'none'];
      io.out(`${url} serves ${deployID} again${built.join('')} (before: ${previous})\n`);
      const back = `slipway rollback ${[previous, appFlags(given)].join(' ').trimEnd()}`;
      progress(io, `  ${previous} serves no visitor any more, and is kept: ${back}\n`);
      progress(io, '  Variables, settings and tables are not rolled back: they stay as they are.\n');
      for (const { message } of recordsIn(answer, 'warnings'))
        io.err(`  warning: ${cleanLine(String(message), WARNING_MOST)}\n`);
    }
    return EXIT.done;
  },
};
