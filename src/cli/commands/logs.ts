import { systemClock } from '../../base/clock.ts';
import { SlipwayError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { PRINTED_LINES } from '../../contract/operator.ts';
import { type ErrorJson, errorJson } from '../flags/command.ts';
import type { Command } from '../flags/command-shape.ts';
import { invalidInput, numberOf } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS, type AskApp, openApp } from '../platforms/operator.ts';
import { commitText, recordsIn, textIn, tookText } from '../terminal/app-words.ts';
import { printLog, tellQueue } from '../terminal/follow-deployment.ts';
import { EXIT, type Io, jsonLine, printJson, progress } from '../terminal/io.ts';
import { logLines } from '../terminal/printed.ts';
import { PLAIN, styleFor } from '../terminal/style.ts';

export const command: Command = {
  summary:
    "Prints the log of a deployment's build: of the newest one, or of the one that is named. With --runtime: what the running app prints.",
  usage: '[DEPLOYID | --runtime [--lines N]] [--follow] [--org ORG --project PROJECT --app APP]',
  args: {
    DEPLOYID: 'the deployment (default: the newest)',
  },
  examples: [
    ['slipway logs', 'prints the log of the newest deployment'],
    ['slipway logs --follow', 'goes on until it has ended'],
    ['slipway logs --runtime --follow', 'prints what the app prints (api, web-ssr, sse), until you stop it'],
  ],
  flags: {
    ...APP_FLAGS,
    follow: {
      text: 'print new lines until the deployment has ended, and exit with 1 if it does not succeed; with --runtime: until you stop it',
    },
    runtime: { text: 'what the instances of a function app print, instead of the log of a build' },
    lines: {
      value: 'N',
      text: `with --runtime: how many of the last lines (default ${PRINTED_LINES.default}, at most ${PRINTED_LINES.most})`,
    },
  },
  groups: { 'The log': ['follow', 'runtime', 'lines'], ...APP_GROUPS },
  mostWords: 1,
  async run(given, io) {
    const isJson = given.flags.json === true;
    const follow = given.flags.follow === true;
    const [deployID] = given.words ?? [];
    if (given.flags.runtime === true) {
      if (deployID !== undefined) {
        const remedy = `For the log of its build, leave --runtime out: slipway logs ${cleanLine(deployID, 100)}`;
        throw invalidInput('--runtime prints what the live app prints, and no deployment has that', remedy, 'runtime');
      }
      const lines = numberOf(given, 'lines', 1, PRINTED_LINES.most) ?? PRINTED_LINES.default;
      await printRuntimeLog(await openApp(given, io), io, { lines, follow, isJson });
      return EXIT.done;
    }
    if (given.flags.lines !== undefined) {
      const remedy = 'Add --runtime, or leave --lines out: the log of a build is printed whole.';
      throw invalidInput('--lines is for what a running app prints', remedy, 'lines');
    }
    const ask = await openApp(given, io);
    const deployment = await deploymentFor(ask, deployID);
    const ended = await showLog(ask, deployment, io, { follow, isJson });
    if (!isJson && deployID === undefined) await tellRuntime(ask, ended, io);
    return follow ? exitOf(ended) : EXIT.done;
  },
};

async function deploymentFor(ask: AskApp, deployID: string | undefined): Promise<JsonObject> {
  if (deployID !== undefined) return ask('readDeployment', { deployID });
  const [newest] = recordsIn(await ask('listDeployments', { query: { limit: '1' } }), 'deployments');
  if (newest) return newest;
  throw invalidInput('The app has no deployments', 'Deploy it: slipway deploy');
}

/** The log of a build is not what people look for in an app that runs. */
async function tellRuntime(ask: AskApp, { status }: JsonObject, io: Io): Promise<void> {
  if (status !== 'succeeded') return;
  const app = await ask('readApp').catch((): JsonObject => ({}));
  if (app.functions !== undefined) progress(io, '  This was its build. What the app prints: slipway logs --runtime\n');
}

export function exitOf({ status }: JsonObject): number {
  return status === 'succeeded' ? EXIT.done : EXIT.failed;
}

/** Prints the log of a deployment, and its end if it is followed. Returns the deployment as it is afterwards. */
export async function showLog(
  ask: AskApp,
  deployment: JsonObject,
  io: Io,
  { follow, isJson }: { readonly follow: boolean; readonly isJson: boolean },
): Promise<JsonObject> {
  const deployID = textIn(deployment, 'deployID');
  const isColoured = !isJson && styleFor(io, 'out') !== PLAIN;
  progress(io, headOf(deployment, io));
  const end = new AbortController();
  const print = (line: string) => progress(io, `  ${line}\n`);
  const isWaiting = follow && !isJson && textIn(deployment, 'status') === 'queued';
  const parts = { clock: systemClock, signal: AbortSignal.any([io.signal, end.signal]), print };
  const told = isWaiting ? tellQueue(ask, deployID, parts) : undefined;
  try {
    await printLog(ask, deployID, {
      clock: systemClock,
      signal: io.signal,
      follow,
      print: (text) => io.out(isJson ? jsonLines(text) : logLines(text, isColoured)),
    });
  } finally {
    // The log has ended, so the deployment waits no longer, whatever the queue says.
    end.abort();
    await told;
  }
  const ended = await ask('readDeployment', { deployID });
  if (isJson) printJson(io, follow && exitOf(ended) !== EXIT.done ? { ...ended, error: errorOf(ended) } : ended);
  else progress(io, endOf(ended, io));
  return ended;
}

function errorOf(deployment: JsonObject): ErrorJson {
  const [deployID, status] = [textIn(deployment, 'deployID'), textIn(deployment, 'status')];
  return errorJson(
    new SlipwayError(status === 'cancelled' ? 'deploy_cancelled' : 'deploy_failed', `${deployID} ${status}`, {
      remedy: `Look at the end of its log: slipway logs ${deployID}`,
    }),
  );
}

function jsonLines(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((line) => jsonLine({ line })).join('');
}

function headOf(deployment: JsonObject, io: Io): string {
  const { bold, dim } = styleFor(io, 'err');
  const parts = [textIn(deployment, 'branch'), commitText(deployment)].filter((part) => part !== '').join(' · ');
  return `  ${bold(textIn(deployment, 'deployID'))} ${dim(parts)}\n`;
}

function endOf(deployment: JsonObject, io: Io): string {
  const { green, red, cyan } = styleFor(io, 'err');
  const status = textIn(deployment, 'status');
  const took = tookText(deployment, Date.now());
  const words = took === '' ? status : `${status} (${took})`;
  if (status === 'succeeded') return `  ${green('✓')} ${words}\n`;
  return status === 'failed' || status === 'cancelled' ? `  ${red('✗')} ${words}\n` : `  ${cyan('·')} ${words}\n`;
}

/** Milliseconds between two requests while lines come, and at most while none do. */
const FIRST_MS = 500;
const MOST_MS = 2_000;

interface RuntimeLogParts {
  /** The number of earlier lines that are printed first. */
  readonly lines: number;
  readonly follow: boolean;
  readonly isJson: boolean;
}

async function printRuntimeLog(ask: AskApp, io: Io, parts: RuntimeLogParts): Promise<void> {
  const { lines, follow, isJson } = parts;
  let after: string | undefined;
  let wait = FIRST_MS;
  let isTold = false;
  let told = '';
  for (;;) {
    const page = await ask('readOutput', { query: { lines: String(lines), after } });
    const printed = recordsIn(page, 'lines');
    const node = cleanLine(textIn(page, 'node'), 200);
    // Behind a balancer, each request may reach another node, which has printed other lines.
    if (printed.length > 0 && node !== told) {
      progress(io, `  On the node ${node}:\n`);
      told = node;
    }
    if (page.missed === true) progress(io, '  … lines are left out: the app prints faster than they are read\n');
    if (printed.length > 0)
      io.out(printed.map((line) => (isJson ? jsonLine({ node, ...line }) : shownLine(line, io))).join(''));
    else if (!isTold && after === undefined) tellEmpty(page, node, follow, io);
    isTold = true;
    if (typeof page.next === 'string') after = page.next;
    if (!follow || page.runs === false) return;
    wait = printed.length > 0 ? FIRST_MS : Math.min(MOST_MS, wait * 2);
    await systemClock.sleep(wait, io.signal);
  }
}

function tellEmpty(page: JsonObject, node: string, follow: boolean, io: Io): void {
  const words =
    page.runs === false
      ? `The node ${node} runs no functions. Ask one that does: --base-url`
      : `The app has printed nothing on the node ${node}.${follow ? ' Its next lines appear here.' : ''}`;
  progress(io, `  ${words}\n`);
}

function shownLine(line: JsonObject, io: Io): string {
  const style = styleFor(io, 'out');
  const isColoured = style !== PLAIN;
  const mark = textIn(line, 'stream') === 'stderr' ? style.yellow('!') : ' ';
  const head = style.dim(`${cleanLine(textIn(line, 'at'), 30)} ${cleanLine(textIn(line, 'instance'), 40)}`);
  // A line feed in it would begin a line without its time.
  const text = String(line.text).replaceAll('\n', ' ');
  return `${head} ${mark} ${logLines(text, isColoured)}\n`;
}
