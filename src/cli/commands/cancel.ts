import type { Command } from '../flags/command-shape.ts';
import { APP_FLAGS, APP_GROUPS, openApp } from '../platforms/operator.ts';
import { deploymentFor, textIn } from '../terminal/app-words.ts';
import { EXIT, printResult } from '../terminal/io.ts';

/** `slipway cancel`: takes a deployment out of the queue. */
export const cancelCommand: Command = {
  summary: 'Cancels a deployment that is queued: the newest one, or the one that is named.',
  usage: '[DEPLOYID] [--org ORG --project PROJECT --app APP]',
  flags: APP_FLAGS,
  groups: APP_GROUPS,
  mostWords: 1,
  async run(given, io) {
    const ask = await openApp(given, io);
    const deployID = given.words?.[0] ?? textIn(await deploymentFor(ask), 'deployID');
    const answer = await ask('cancel', { deployID });
    printResult(io, given, answer, `${textIn(answer, 'deployID')} is cancelled\n`);
    return EXIT.done;
  },
};
