import { expect, test } from 'vitest';
import { afterLog, type LiveLog } from '../../src/cli/terminal/follow-deployment.ts';
import { openReport } from '../../src/cli/terminal/terminal-reporter.ts';
import type { DeployEvent } from '../../src/deploy/events.ts';
import { terminal } from '../support/terminal.ts';

const ENDED = {
  ...{ type: 'phase-finished', phase: 'follow', detail: 'succeeded', ms: 1, failed: false },
} as const satisfies DeployEvent;
const URL = { type: 'url', url: 'http://shop.localhost/' } as const satisfies DeployEvent;

/** A log whose rest comes when it is asked for, as that of a fast build. */
function lateLog(print: (line: string) => void) {
  const asked: boolean[] = [];
  const log: LiveLog = {
    observe: () => {},
    async rest(hasEnded) {
      asked.push(hasEnded);
      await Promise.resolve();
      if (hasEnded) print('last line');
    },
  };
  return { log, asked };
}

test('the end of a deployment is reported after the last line of its log', async () => {
  const shown: string[] = [];
  const { log } = lateLog((line) => shown.push(line));
  const { report, end } = afterLog(log, (event) => shown.push(event.type));
  report({ type: 'app-known', appID: 'shop', created: true });
  report(ENDED);
  report(URL);
  expect(shown).toEqual(['app-known']);
  await end(true);
  expect(shown).toEqual(['app-known', 'last line', 'phase-finished', 'url']);
  report(URL);
  expect(shown.at(-1)).toBe('url');
});

test('the log of a deployment that goes on is not waited for', async () => {
  const { log, asked } = lateLog(() => {});
  const events: DeployEvent[] = [];
  const { report, end } = afterLog(log, (event) => events.push(event));
  report({ type: 'deployment-known', deployID: 'd1', attached: false });
  await end(false);
  expect([events.length, asked]).toEqual([1, [false, false]]);
});

test('the frames of packages in a live log are one line, which names the command for all of them', () => {
  const { io, shown } = terminal();
  const { report, output } = openReport(io, [], { seeAll: (deployID) => `slipway logs ${deployID}` });
  report({ type: 'deployment-known', deployID: 'dpl-1', attached: false });
  const lines = ['Error: x', ...Array(3).fill('    at a (/b/node_modules/c.js:1:2)'), '    at d (/b/source/e.js:3:4)'];
  for (const line of [...lines, undefined]) output(line);
  expect(shown.err).toBe(
    '    | Error: x\n    | … 3 lines of packages (all: slipway logs dpl-1)\n    |     at d (/b/source/e.js:3:4)\n',
  );
});
