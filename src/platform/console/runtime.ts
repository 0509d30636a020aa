import { plainLines } from '../../base/text.ts';
import { isFunctionType } from '../../contract/limits.ts';
import { PRINTED_LINES } from '../../contract/operator.ts';
import { printedCursor } from '../functions/printed-feed.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { FRAGMENT_HEADERS, type Page } from './layout.ts';
import { queryOf } from './paging.ts';
import { renderPrintedPart } from './printed-lines.ts';
import { PLAIN_HEADERS } from './reads.ts';
import { runtimePage } from './runtime-page.ts';
import { type Visit, visitedApp } from './visit.ts';

/** Lines of the log in the page. */
const FIRST_LINES = 200;

export async function runtime(visit: Visit): Promise<Page> {
  const app = await visitedFunctions(visit);
  const { functions, clock } = visit.options;
  const printed = await functions.own?.printed.read(app, { lines: FIRST_LINES, after: undefined });
  return runtimePage({ app, functions, printed, now: clock.now() });
}

/** Returns the last lines as plain text, or those after a cursor as HTML for the script that follows the log. */
export async function runtimeLog(visit: Visit): Promise<HttpResponse> {
  const app = await visitedFunctions(visit);
  const { own, node } = visit.options.functions;
  if (!own) throw new Refusal('not_found', `The node ${node} runs no functions.`);
  const from = queryOf(visit.request).get('from');
  if (from === null) {
    const { lines } = await own.printed.read(app, { lines: PRINTED_LINES.most, after: undefined });
    const text = lines.map((line) => {
      const body = plainLines(line.text).replaceAll('\n', ' ');
      return `${new Date(line.at).toISOString()} ${line.instance} ${line.stream} ${body}\n`;
    });
    return { status: 200, headers: PLAIN_HEADERS, body: text.join('') };
  }
  const { lines, next, missed } = await own.printed.read(app, { lines: FIRST_LINES, after: printedCursor(from) });
  return {
    status: 200,
    headers: { ...FRAGMENT_HEADERS, 'x-log-next': next, 'x-log-ended': 'false' },
    body: renderPrintedPart(lines, missed).text,
  };
}

async function visitedFunctions(visit: Visit): Promise<StoredApp> {
  const app = await visitedApp(visit);
  if (isFunctionType(app.type)) return app;
  throw new Refusal('not_found', `The app ${app.appID} is of type ${app.type}: it is files, and nothing of it runs.`);
}
