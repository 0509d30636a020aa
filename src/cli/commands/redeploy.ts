import type { Command } from '../flags/command-shape.ts';
import { APP_FLAGS, APP_GROUPS, type AskApp, openApp } from '../platforms/operator.ts';
import { textIn } from '../terminal/app-words.ts';
import { EXIT, type Io, printResult, progress } from '../terminal/io.ts';
import { webUrl } from '../terminal/open-browser.ts';
import { styleFor } from '../terminal/style.ts';
import { exitOf, showLog } from './logs.ts';

/** Empty if the app is not live. */
async function urlOf(ask: AskApp, io: Io): Promise<string> {
  const url = textIn(await ask('readApp'), 'url');
  return url === '' ? '' : styleFor(io, 'out').link(webUrl(url));
}

export const command: Command = {
  summary: 'Builds an app again: the tip of its branch, or the commit of the deployment that is named.',
  usage: '[DEPLOYID] [--follow] [--org ORG --project PROJECT --app APP]',
  args: {
    DEPLOYID: 'the deployment whose commit is built again (default: the tip of the branch)',
  },
  examples: [['slipway redeploy --follow', 'builds the tip of the branch, and prints the log']],
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
      printResult(io, { flags }, queued, `${id} is queued: ${commit}\n`);
      if (isJson) return EXIT.done;
      const url = await urlOf(ask, io);
      if (url !== '') progress(io, `  ${url} keeps serving the current release until then.\n`);
      progress(io, `  Follow it: slipway logs ${id} --follow\n`);
      return EXIT.done;
    }
    const ended = await showLog(ask, queued, io, { follow: true, isJson });
    if (!isJson && exitOf(ended) === EXIT.done) {
      const url = await urlOf(ask, io);
      if (url !== '') io.out(`${url}\n`);
    }
    return exitOf(ended);
  },
};
