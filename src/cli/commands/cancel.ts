import { SlipwayError } from '../../base/errors.ts';
import type { Command } from '../flags/command-shape.ts';
import { appFlags } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, type AskApp, openApp } from '../platforms/operator.ts';
import { recordsIn, textIn } from '../terminal/app-words.ts';
import { EXIT, printResult, progress } from '../terminal/io.ts';

export const command: Command = {
  summary:
    'Stops a deployment that is queued or builds: the newest of them, or the one that is named. The live release stays.',
  usage: '[DEPLOYID] [--org ORG --project PROJECT --app APP]',
  args: {
    DEPLOYID: 'the deployment (default: the newest that has not ended)',
  },
  examples: [['slipway cancel', 'cancels the newest deployment that has not ended']],
  flags: APP_FLAGS,
  groups: APP_GROUPS,
  mostWords: 1,
  async run(given, io) {
    const ask = await openApp(given, io);
    const [named] = given.words ?? [];
    const [deployID, ...others] = named === undefined ? await goingOn(ask) : [named];
    if (deployID === undefined) {
      throw new SlipwayError('not_found', 'No deployment of the app is queued or builds, so nothing was cancelled', {
        remedy: `See those that there are: slipway deployments ${appFlags(given)}`.trimEnd(),
      });
    }
    const answer = await ask('cancel', { deployID });
    printResult(io, given, answer, `${textIn(answer, 'deployID')} is cancelled\n`);
    for (const each of others)
      progress(io, `  ${each} goes on. Stop it too: slipway cancel ${[each, appFlags(given)].join(' ').trimEnd()}\n`);
    return EXIT.done;
  },
};

async function goingOn(ask: AskApp): Promise<readonly string[]> {
  const newest = recordsIn(await ask('listDeployments', { query: { limit: String(MOST) } }), 'deployments');
  return newest.filter(({ finishedAt }) => finishedAt === null).map((each) => textIn(each, 'deployID'));
}

/** Deployments that are looked at. One builds and one waits at most. */
const MOST = 10;
