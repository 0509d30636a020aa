import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { FORGES } from '../../contract/hooks.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import { type HooksView, hooksPage } from './hooks-page.ts';
import type { Page } from './layout.ts';
import { hooksPath } from './paths.ts';
import { formOf, mayChange, noted, noteOf, redirect, type Visit, visitedApp } from './visit.ts';

/** The page of an app's webhooks of forges, and its forms. */

/** Pushes that the page shows. */
const PUSHES = 20;

export function hooks(visit: Visit): Promise<Page> {
  return show(visit, 200, { note: noteOf(visit.request) });
}

async function show(visit: Visit, status: number, more: Pick<HooksView, 'note' | 'problem' | 'added'>): Promise<Page> {
  const { options } = visit;
  const app = await visitedApp(visit);
  const [found, pushes] = await Promise.all([options.hooks.list(app), options.hooks.pushes(app, PUSHES)]);
  return hooksPage(status, {
    app,
    hooks: found,
    pushes,
    mayChange: mayChange(visit),
    now: options.clock.now(),
    ...more,
  });
}

export async function addHook(visit: Visit): Promise<Page> {
  const { options, request } = visit;
  const app = await visitedApp(visit);
  const field = await formOf(request);
  try {
    const forge = FORGES.find((each) => each === field('forge'));
    if (!forge) throw new Refusal('validation_failed', 'Choose where the repository is.');
    const token = field('token').trim();
    const addition = { forge, waits: field('waits') !== '', token: token === '' ? undefined : token.slice(0, 1_024) };
    const { hook, secret } = await options.hooks.add(app, addition, visit.act);
    return await show(visit, 201, { added: { url: options.hooks.urlOf(hook.id), secret } });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    return show(visit, CONTROL_ERROR_STATUS[error.code], { problem: error.message });
  }
}

export async function removeHook(visit: Visit): Promise<HttpResponse> {
  const app = await visitedApp(visit);
  await visit.options.hooks.remove(app, visit.parts[3] ?? '', visit.act);
  return redirect(noted(hooksPath(app), 'unhooked'));
}
