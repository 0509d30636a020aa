import { FORGES, type ForgeName, type PushState } from '../../contract/hooks.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { StoredHook, StoredPush } from '../stores/hooks.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { addedBy, ago, command, short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { empty, listed, madeNote, optionsOf, type Page, removal, section } from './layout.ts';
import { deploymentPath, hooksPath, ofApp } from './paths.ts';
import { badge } from './status.ts';
import { type AppVisit, flagsOf, noted, redirect } from './visit.ts';

/** The page of the webhooks of forges that deploy an app, with the pushes that they brought, and its forms. */

/** Pushes that the page shows. */
const SHOWN = 20;

const NAMES: Readonly<Record<ForgeName, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  gitea: 'Gitea',
  forgejo: 'Forgejo',
};
const STATES: Readonly<Record<PushState, Html>> = {
  checks: badge('busy', 'clock', 'Waits for checks'),
  deploy: badge('busy', 'clock', 'Is queued'),
  report: badge('good', 'check', 'Deployed'),
  done: badge('good', 'check', 'Deployed'),
  dropped: badge('idle', 'slash', 'Not deployed'),
};
const HOOKS = ['Forge', 'Checks', 'State of commits', 'Added', ''] as const;
const PUSHES = ['Commit', 'State', 'Deployment', 'When'] as const;

export async function hooks({ app, options, may, now }: AppVisit): Promise<Page> {
  const [found, pushes] = await Promise.all([options.hooks.list(app), options.hooks.pushes(app, SHOWN)]);
  const how = html`${may ? 'Add a webhook below, or from a terminal' : 'Somebody with the role "deployer" can add a webhook'}: ${command(`slipway hooks add --forge github ${flagsOf(app)}`)}`;
  const hookRows = found.map((each) => hookRow(app, each, may, now));
  return {
    title: 'Push to deploy',
    ...ofApp(app, 'Push'),
    head: {
      words: html`A webhook of the forge deploys what is pushed to <code>${short(app.branch)}</code>, without a workflow.`,
    },
    content: html`${listed('Webhooks', HOOKS, hookRows, { none: empty('branch', 'No webhooks', how) })}
${may ? addition(app) : null}
${listed('Pushes', PUSHES, pushes.map(pushRow(app, now)), { words: 3 })}`,
  };
}

function hookRow(
  app: StoredApp,
  { id, forge, waits, reports, createdAt, createdBy }: StoredHook,
  may: boolean,
  now: number,
): readonly Part[] {
  const remove = {
    id: `remove-${id}`,
    title: `Remove the webhook of ${NAMES[forge]}?`,
    text: 'What it sends is refused from then on.',
    action: `${hooksPath(app)}/${encodeURIComponent(id)}/remove`,
    confirm: 'Remove it',
  };
  return [
    html`<span class="strong">${NAMES[forge]}</span> <code class="small">${id}</code>`,
    waits ? 'Waits for them' : 'Does not wait',
    reports ? 'Written' : 'Not written',
    addedBy(createdAt, createdBy, now),
    may ? removal(id, remove) : null,
  ];
}

function pushRow(app: StoredApp, now: number) {
  return ({ commit, state, deployID, problem, receivedAt }: StoredPush): readonly Part[] => [
    html`<code>${commit.slice(0, 8)}</code>`,
    html`${STATES[state]}${problem === null ? null : html` <span class="muted small">${short(problem, 200)}</span>`}`,
    deployID === null ? null : html`<a class="inline" href="${deploymentPath(app, deployID)}">${deployID}</a>`,
    ago(receivedAt, now),
  ];
}

function addition(app: StoredApp): Html {
  return section(
    'New webhook',
    html`<form class="card pad stack" method="post" action="${hooksPath(app)}" autocomplete="off"><div class="fields"><label class="field"><span>Where the repository is</span>
<select name="forge" required>${optionsOf(FORGES.map((each) => [each, NAMES[each]]))}</select></label>
<label class="field"><span>Token, to write states and read checks</span><input type="password" name="token" maxlength="1024" placeholder="none" autocomplete="off"></label></div>
<label class="check"><input type="checkbox" name="waits" value="1">Deploy a commit when its checks have succeeded</label>
<div class="actions"><button class="button primary">Add</button></div></form>`,
  );
}

export async function addHook(visit: AppVisit): Promise<Page> {
  const { app, options, act, field } = visit;
  const forge = FORGES.find((each) => each === field('forge'));
  if (!forge) throw new Refusal('validation_failed', 'Choose where the repository is.');
  const token = field('token').trim();
  const addition = { forge, waits: field('waits') !== '', token: token === '' ? undefined : token.slice(0, 1_024) };
  const { hook, secret } = await options.hooks.add(app, addition, act);
  const how = 'Write both into the settings of the repository. The console does not show the secret again.';
  const above = madeNote('The webhook is added.', how, [options.hooks.urlOf(hook.id), secret]);
  return { ...(await hooks(visit)), status: 201, above };
}

export async function removeHook({ app, options, parameters, act }: AppVisit): Promise<HttpResponse> {
  await options.hooks.remove(app, parameters.hook ?? '', act);
  return redirect(noted(hooksPath(app), 'unhooked'));
}
