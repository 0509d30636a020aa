import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { checkRole } from '../control/api.ts';
import { NEW_TOKEN, wantedToken } from '../control/tokens.ts';
import { checkBody, invalid } from '../control/validation.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Page } from './layout.ts';
import { tokensPath } from './paths.ts';
import { type TokensView, tokensPage } from './tokens-page.ts';
import { formOf, noted, noteOf, redirect, type Visit } from './visit.ts';

/** The page of an organization's access tokens, and its forms. */

export function tokens(visit: Visit): Promise<Page> {
  return shown(visit, 200, { note: noteOf(visit.request) });
}

async function shown(visit: Visit, status: number, more: Partial<TokensView>): Promise<Page> {
  const { options, principal, parts } = visit;
  const [org = ''] = parts;
  const list = await options.accessTokens.list(principal, org);
  const { consoleUrl, clock } = options;
  const baseUrl = new URL(consoleUrl).origin;
  return tokensPage(status, {
    org,
    tokens: list,
    // Who may only read the organization makes tokens for the part that they deploy.
    mayChange: await options.mayIn(principal, org, 'deployer'),
    baseUrl,
    now: clock.now(),
    ...more,
  });
}

export async function createToken(visit: Visit): Promise<Page> {
  const { options, principal, request, parts } = visit;
  const [org = ''] = parts;
  const field = await formOf(request);
  const text = (name: string) => field(name).trim() || null;
  try {
    const days = Number(text('days') ?? '90');
    const [project, app, role] = [text('project'), text('app'), text('role')];
    const lifetimeSeconds = days * 86_400;
    const place = { org, project: project ?? undefined, appID: app ?? undefined };
    await checkRole(options, principal, place, 'viewer');
    if (app !== null && project === null) throw invalid(['app needs project, which the app belongs to']);
    const body = checkBody({ name: text('name') ?? '', role, lifetimeSeconds }, NEW_TOKEN);
    await checkRole(options, principal, place, 'deployer');
    const created = await options.accessTokens.create(principal, wantedToken(place, body), visit.act);
    return await shown(visit, 201, { created });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    return shown(visit, CONTROL_ERROR_STATUS[error.code], { problem: error.message });
  }
}

export async function revokeToken({ options, principal, act, request, parts }: Visit): Promise<HttpResponse> {
  const [org = ''] = parts;
  const field = await formOf(request);
  const place = { org, project: field('project') || undefined, appID: field('app') || undefined };
  await options.accessTokens.revoke(principal, place, field('name'), act);
  return redirect(noted(tokensPath(org), 'revoked'));
}
