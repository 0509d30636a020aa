import { FORGES, type ForgeName, type PushState } from '../../contract/hooks.ts';
import type { StoredHook, StoredPush } from '../stores/hooks.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { addedBy, ago, command, short } from './format.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { alert, confirmation, done, empty, heading, type Page, row, section, table } from './layout.ts';
import { deploymentPath, hooksPath, ofApp } from './paths.ts';
import { badge } from './status.ts';

export interface HooksView {
  readonly app: StoredApp;
  readonly hooks: readonly StoredHook[];
  readonly pushes: readonly StoredPush[];
  readonly mayChange: boolean;
  readonly now: number;
  readonly note?: string | undefined;
  readonly problem?: string | undefined;
  /** A webhook that was just added. */
  readonly added?: { readonly url: string; readonly secret: string } | undefined;
}

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

/** Renders the webhooks of forges that deploy an app, and the pushes that they brought. */
export function hooksPage(status: number, view: HooksView): Page {
  const { app, hooks, pushes, mayChange, now } = view;
  const flags = `--org ${app.org} --project ${app.project} --app ${app.appID}`;
  const how = html`${mayChange ? 'Add a webhook below, or from a terminal' : 'Somebody with the role "deployer" can add a webhook'}: ${command(`slipway hooks add --forge github ${flags}`)}`;
  return {
    status,
    title: 'Push to deploy',
    ...ofApp(app, 'Push'),
    content: html`${alert(view.problem)}${done(view.note)}${addedNote(view.added)}${heading(
      html`<h1>Push to deploy</h1>`,
      html`<p class="muted">A webhook of the forge deploys what is pushed to <code>${short(app.branch)}</code>, without a workflow.</p>`,
    )}
${section(
  'Webhooks',
  hooks.length === 0
    ? empty('branch', 'No webhooks', how)
    : table(
        'Webhooks',
        HOOKS,
        hooks.map((each) => hookRow(view, each)),
        3,
      ),
)}
${mayChange ? addition(app) : null}
${
  pushes.length === 0
    ? null
    : section(
        'Pushes',
        table(
          'Pushes',
          PUSHES,
          pushes.map((each) => pushRow(app, each, now)),
          3,
        ),
      )
}`,
  };
}

function hookRow(
  { app, mayChange, now }: HooksView,
  { id, forge, waits, reports, createdAt, createdBy }: StoredHook,
): Html {
  return row(HOOKS, [
    html`<span class="strong">${NAMES[forge]}</span> <code class="small">${id}</code>`,
    waits ? 'Waits for them' : 'Does not wait',
    reports ? 'Written' : 'Not written',
    addedBy(createdAt, createdBy, now),
    mayChange
      ? confirmation({
          id: `remove-${id}`,
          label: html`${icon('bin')}Remove<span class="hidden"> ${id}</span>`,
          kind: 'danger',
          title: `Remove the webhook of ${NAMES[forge]}?`,
          text: 'What it sends is refused from then on.',
          action: `${hooksPath(app)}/${encodeURIComponent(id)}/remove`,
          confirm: 'Remove it',
          isSmall: true,
        })
      : null,
  ]);
}

function pushRow(app: StoredApp, { commit, state, deployID, problem, receivedAt }: StoredPush, now: number): Html {
  const why = problem === null ? null : html` <span class="muted small">${short(problem, 200)}</span>`;
  return row(PUSHES, [
    html`<code>${commit.slice(0, 8)}</code>`,
    html`${STATES[state]}${why}`,
    deployID === null ? null : html`<a class="inline" href="${deploymentPath(app, deployID)}">${deployID}</a>`,
    ago(receivedAt, now),
  ]);
}

function addition(app: StoredApp): Html {
  const choices = FORGES.map((each) => html`<option value="${each}">${NAMES[each]}</option>`);
  return section(
    'New webhook',
    html`<form class="card pad stack" method="post" action="${hooksPath(app)}" autocomplete="off"><div class="fields"><label class="field"><span>Where the repository is</span>
<select name="forge" required>${choices}</select></label>
<label class="field"><span>Token, to write states and read checks</span><input type="password" name="token" maxlength="1024" placeholder="none" autocomplete="off"></label></div>
<label class="check"><input type="checkbox" name="waits" value="1">Deploy a commit when its checks have succeeded</label>
<div class="actions"><button class="button primary">Add</button></div></form>`,
  );
}

function addedNote(added: HooksView['added']): Html | null {
  if (!added) return null;
  return html`<div class="note good" role="status">${icon('check')}<p class="strong">The webhook is added.</p><p>Write both into the settings of the repository. The console does not show the secret again.</p>
<code class="secret">${added.url}</code><code id="token" class="secret">${added.secret}</code></div>`;
}
