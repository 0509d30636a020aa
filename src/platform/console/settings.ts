import { stripEscapes } from '../../base/text.ts';
import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import { readMembers } from '../shared/schema.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import type { ConsoleOptions } from './access.ts';
import { liveUrl } from './access.ts';
import { bodyOf, type Faults, type FieldTexts, textsOf } from './app-form.ts';
import type { Page } from './layout.ts';
import { settingsPath } from './paths.ts';
import { type DetectedView, settingsPage, storedTexts } from './settings-page.ts';
import { formOf, mayChange, noted, noteOf, redirect, type Visit, visitedApp } from './visit.ts';

/** The page of an app's settings, and the form that changes them. */

export const settings = (visit: Visit): Promise<Page> => showSettings(visit, 200, {});

interface Written {
  /** What the visitor wrote, if it was refused. */
  readonly values?: FieldTexts;
  readonly was?: FieldTexts;
  readonly faults?: Faults;
  readonly problem?: string;
}

async function showSettings(visit: Visit, status: number, written: Written): Promise<Page> {
  const { options, request } = visit;
  const app = await visitedApp(visit);
  const [domains, detected] = await Promise.all([options.changes.domainsOf(app), detectedOf(options, app)]);
  const values = storedTexts(app);
  return settingsPage(status, {
    app,
    url: liveUrl(options, app),
    subdomainUrl: options.siteUrl(app.subdomain),
    domains,
    detected,
    mayChange: mayChange(visit),
    now: options.clock.now(),
    note: status === 200 ? noteOf(request) : undefined,
    values: written.values ?? values,
    was: written.was ?? values,
    faults: written.faults ?? new Map(),
    problem: written.problem,
  });
}

/** Refusals of a domain, which belong beside its field. */
const OF_DOMAINS = ['domain_taken', 'domain_not_verified'];

/** Changes the fields that the visitor changed: by the rules of the call that does the same. */
export async function changeSettings(visit: Visit): Promise<HttpResponse | Page> {
  const app = await visitedApp(visit);
  const { changes } = visit.options;
  const field = await formOf(visit.request);
  const written = { values: textsOf(field), was: textsOf(field, 'was-') };
  const body = bodyOf(written.values, written.was);
  if (Object.keys(body).length === 0) return redirect(noted(settingsPath(app), 'same'));
  const read = readMembers(changes.bodies.change, body);
  if ('faults' in read)
    return showSettings(visit, CONTROL_ERROR_STATUS.validation_failed, { ...written, faults: read.faults });
  try {
    await changes.update(app, read.output, visit.act);
    return redirect(noted(settingsPath(app), 'settings'));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'not_found') throw error;
    const status = CONTROL_ERROR_STATUS[error.code];
    if (!OF_DOMAINS.includes(error.code)) return showSettings(visit, status, { ...written, problem: error.message });
    return showSettings(visit, status, {
      ...written,
      faults: new Map([['domains', `cannot be stored: ${error.message}`]]),
    });
  }
}

/** Deployments that are looked through for one that has read the repository. */
const LOOKED_AT = 5;
/** Bytes of a log in which the line is, if it is there. */
const LOG_BYTES = 64 * 1024;
const LINE = /^Detected (.+)$/;
const COMMAND = '$ ';

/** Finds what the last build has detected. Its log says it before its first command. */
async function detectedOf({ state, logs }: ConsoleOptions, app: StoredApp): Promise<DetectedView | undefined> {
  for (const { deployID } of await state.deployments.list(app, { limit: LOOKED_AT })) {
    const part = await logs.read(deployID, { from: 0, limit: LOG_BYTES, isComplete: false });
    const lines = stripEscapes(part?.text ?? '').split('\n');
    const command = lines.findIndex((line) => line.startsWith(COMMAND));
    const found = lines.slice(0, command === -1 ? undefined : command).find((line) => LINE.test(line));
    if (found !== undefined) return { deployID, text: found };
  }
  return undefined;
}
