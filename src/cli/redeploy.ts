import { textIn } from './app-words.ts';
import type { Command } from './command-shape.ts';
import { EXIT } from './io.ts';
import { exitOf, showLog } from './logs.ts';
import { APP_FLAGS, APP_GROUPS, openApp } from './operator.ts';

/** `slipway redeploy`: builds an app again, without a push. */
export const redeployCommand: Command = {
  summary: 'Builds an app again: the tip of its branch, or the commit of the deployment that is named.',
  usage: '[DEPLOYID] [--follow] [--org ORG --project PROJECT --app APP]',
  flags: { ...APP_FLAGS, follow: { text: 'print its log until it has ended; exit with 1 if it does not succeed' } },
  groups: { 'The deployment': ['follow'], ...APP_GROUPS },
  mostWords: 1,
  async run({ flags, words: [deployID] = [], ...given }, io) {
    const ask = await openApp({ ...given, flags }, io);
    const queued = await ask('redeploy', { body: deployID === undefined ? {} : { deployID } });
    const isJson = flags.json === true;
    if (flags.follow !== true) {
      const [id, branch] = [textIn(queued, 'deployID'), textIn(queued, 'branch')];
      const commit = textIn(queued, 'commit').slice(0, 8) || `the tip of ${branch}`;
      io.out(isJson ? `${JSON.stringify(queued)}\n` : `${id} is queued: ${commit}\n`);
      return EXIT.done;
    }
    return exitOf(await showLog(ask, queued, io, { follow: true, isJson }));
  },
};
