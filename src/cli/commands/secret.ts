import { setTimeout as wait } from 'node:timers/promises';
import type { JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { Command } from '../flags/command.ts';
import type { Given } from '../flags/flags.ts';
import { type Ask, openPlatform } from '../platforms/operator.ts';
import { REMOTE_FLAGS } from '../platforms/remote.ts';
import { EMAIL_FLAG } from '../platforms/running.ts';
import { withProject } from '../project/project-file.ts';
import { recordsIn, textIn } from '../terminal/app-words.ts';
import { confirm, YES_FLAG } from '../terminal/confirm.ts';
import { EXIT, type Io, printResult, progress } from '../terminal/io.ts';
import { resultTable } from '../terminal/style.ts';

/** Milliseconds between two looks, and between two lines of progress. */
const LOOK_MS = 1_000;
/** Names of nodes in a line. */
const NAMES = 10;

const MEANS: Readonly<Record<string, string>> = {
  seals: 'seals everything that is new',
  needed: 'opens what is not sealed again yet: keep it',
  next: 'seals after: slipway secret rotate',
  unneeded: 'nothing is sealed with it: it can be removed',
};

export const command: Command = {
  summary:
    'Shows which keys seal what a platform keeps, and makes another one seal everything while the platform runs: platform.key on one machine, SLIPWAY_SECRET in a cluster.',
  usage: '[status|rotate] [--no-wait] [--yes] [--base-url URL] [--email ADDRESS] [--data DIR] [--json]',
  examples: [
    ['slipway secret status', 'lists the IDs of the keys, and how much is still to be sealed again'],
    ['slipway secret rotate', 'makes another key seal, and shows the progress until everything is sealed with it'],
  ],
  flags: {
    ...REMOTE_FLAGS,
    ...EMAIL_FLAG,
    ...YES_FLAG,
    'no-wait': { text: 'with rotate: do not wait until everything is sealed again' },
  },
  verbs: ['status', 'rotate'],
  fallbackVerb: 'status',
  async run(given, io) {
    const { ask } = await openPlatform(await withProject(given, io), io);
    if (given.verb === 'rotate') await rotate(ask, given, io);
    const answer = await ask('readSecrets');
    printResult(io, given, answer, statusText(answer, io));
    return EXIT.done;
  },
};

async function rotate(ask: Ask, given: Given, io: Io): Promise<void> {
  await confirm(given, io, 'Another key will seal all that the platform keeps. Nobody is signed out.', 'Rotate now?');
  const { from, to } = await ask('rotateSecret', { body: {} });
  const [old, fresh] = [from, to].map((id) => cleanLine(String(id), NAMES));
  progress(io, old === fresh ? `${fresh} seals already\n` : `${fresh} seals now, and no longer ${old}\n`);
  if (given.flags['no-wait'] !== true) await awaitSealed(ask, io);
}

/** Waits until everything is sealed again. A kill of the platform or of this command loses nothing: the platform goes on. */
async function awaitSealed(ask: Ask, io: Io): Promise<void> {
  for (let said = ''; !io.signal.aborted; ) {
    const answer = await ask('readSecrets');
    const isNeeded = recordsIn(answer, 'keys').some(({ use }) => use === 'needed');
    if (!isNeeded && Number(answer.remaining) === 0) return;
    const line = progressLine(answer);
    if (line !== said) progress(io, line);
    said = line;
    await wait(LOOK_MS, undefined, { signal: io.signal }).catch(() => {});
  }
}

function progressLine(answer: JsonObject): string {
  const nodes = awaitedIn(answer);
  if (nodes !== '') return `waiting for nodes that seal with another key: ${nodes} …\n`;
  const remaining = Number(answer.remaining);
  return remaining > 0
    ? `${remaining} rows and logs are left …\n`
    : 'almost all is sealed: logs of builds under way follow when they end …\n';
}

function awaitedIn({ awaited }: JsonObject): string {
  const names = Array.isArray(awaited) ? awaited.slice(0, NAMES).map((name) => cleanLine(String(name), 100)) : [];
  return names.join(', ');
}

function statusText(answer: JsonObject, io: Io): string {
  const keys = recordsIn(answer, 'keys');
  const rows = keys.map((key) => [textIn(key, 'id'), textIn(key, 'use'), MEANS[String(key.use)] ?? '']);
  const list = resultTable(io, ['KEY', 'USE', 'WHAT IT MEANS'], rows);
  const isLeft = Number(answer.remaining) > 0 || awaitedIn(answer) !== '' || keys.some(({ use }) => use === 'needed');
  const place = cleanLine(String(answer.place ?? ''), 200);
  return `${list}${isLeft ? progressLine(answer) : `Everything is sealed with one key. The keys are in ${place}.\n`}`;
}
