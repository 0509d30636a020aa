import { counted } from '../../base/text.ts';
import { APP_TYPES, DETECTED_TYPE } from '../../contract/limits.ts';
import type { DetectedRepository } from '../shared/types.ts';
import { type FieldName, type FormView, fieldOf, labelled } from './app-form.ts';
import { coded, short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { alert, empty, factList, heading, type Page, section } from './layout.ts';
import { newAppPath, ofOrganization } from './paths.ts';
import { TYPE_WORDS } from './status.ts';

export interface NewAppView extends Omit<FormView, 'was'> {
  readonly org: string;
  readonly project: string;
  readonly name: string;
  readonly type: string;
  readonly mayChange: boolean;
  /** False: this node does not build, so it reads no repository. */
  readonly mayLook: boolean;
  readonly problem?: string | undefined;
  readonly detected?: DetectedRepository | undefined;
  /** Why a build of the repository would fail before it begins. */
  readonly failure?: { readonly message: string; readonly lines: readonly string[] } | undefined;
}

const MORE = [
  'installCommand',
  'buildCommand',
  'outputDirectory',
  'nodeVersion',
  'spaFallback',
  'noindex',
  'region',
] as const;

export function newAppPage(status: number, view: NewAppView): Page {
  const { org, mayChange, problem, faults, failure } = view;
  const wrong =
    faults.size === 0
      ? undefined
      : `Nothing was created: ${counted(faults.size, 'field')} ${faults.size === 1 ? 'is' : 'are'} wrong.`;
  const viewer = empty(
    'user',
    'You may read here, and not create apps',
    'Somebody with the role "deployer" can create one.',
  );
  return {
    status,
    title: 'New app',
    ...ofOrganization(org, 'New app'),
    content: html`${alert(problem ?? wrong)}${failure === undefined ? null : failed(failure)}${heading(
      html`<h1>New app</h1>`,
      html`<p class="muted">From a Git repository. See what a build would do with it, then create the app and deploy it.</p>`,
    )}
${mayChange ? html`${found(view)}${form(view)}` : viewer}`,
  };
}

function failed({ message, lines }: NonNullable<NewAppView['failure']>): Html {
  const log =
    lines.length === 0 ? null : html`<pre class="small lines-of">${lines.map((line) => `${short(line, 300)}\n`)}</pre>`;
  return html`<div class="note bad" role="alert">${icon('alert')}<p class="strong">${coded(short(message, 600))}</p>${log}<p class="small">Nothing was created. Change what is wrong and look again, or create the app and read the log of its first build.</p></div>`;
}

function found({ detected }: NewAppView): Html | null {
  if (detected === undefined) return null;
  const { commit, plan } = detected;
  const unknown = html`<span class="muted">Found by the build</span>`;
  const facts: readonly (readonly [string, Part])[] = [
    [
      'Type',
      plan.typeBecause === null
        ? html`<code>${plan.type}</code>`
        : html`<code>${plan.type}</code> <span class="muted">${coded(short(plan.typeBecause, 300))}</span>`,
    ],
    ['Commit', html`<code>${commit.slice(0, 7)}</code>`],
    ['Root directory', plan.folder === '' ? 'The repository' : html`<code>${plan.folder}</code>`],
    ['Build command', plan.command === null ? 'None: the files are the site' : html`<code>${plan.command}</code>`],
    ['Output directory', plan.output === null ? unknown : html`<code>${plan.output}</code>`],
  ];
  return section(
    'What was detected',
    html`<div class="card pad" id="detected"><p>${coded(plan.text)}</p>${factList(facts, 'three')}<p class="small muted">Nothing of the repository has run. A field below replaces what is detected.</p></div>`,
  );
}

function form(view: NewAppView): Html {
  const { org, project, name, type, values, faults, detected, mayLook } = view;
  const fields = (names: readonly FieldName[]) => names.map((each) => fieldOf(each, { values, faults }));
  const text = (id: string, label: string, value: string, hint: string, required: Html | null) =>
    labelled(
      id,
      label,
      hint,
      faults.get(id),
      (more) =>
        html`<input${more} class="mono" value="${value}" maxlength="63" autocomplete="off" spellcheck="false"${required}>`,
    );
  const types = labelled(
    'type',
    'Type',
    'Files, or a server. A deployment with another type changes it.',
    faults.get('type'),
    (more) => {
      const options = ([DETECTED_TYPE, ...APP_TYPES] as const).map((each) => {
        const words = each === DETECTED_TYPE ? 'Detected by the first build' : TYPE_WORDS[each];
        return html`<option value="${each}"${each === type ? html` selected` : null}>${words}</option>`;
      });
      return html`<select${more}>${options}</select>`;
    },
  );
  const look = html`<button class="button${detected === undefined && mayLook ? ' primary' : null}" name="do" value="look">${icon('search')}${detected === undefined ? 'Look at the repository' : 'Look again'}</button>`;
  const create = html`<button class="button${detected === undefined && mayLook ? null : ' primary'}" name="do" value="create">Create and deploy</button>`;
  const isOpen = MORE.some((each) => values[each] !== '' || faults.has(each)) || detected !== undefined;
  const hint = mayLook
    ? html`<p class="small muted">A look clones the repository in the sandbox of builds and takes some seconds.</p>`
    : html`<p class="small muted">This node does not build, so it cannot look at repositories. The first build says what it detects.</p>`;
  return section(
    'App',
    html`<form class="card pad" method="post" action="${newAppPath(org)}" autocomplete="off">
<fieldset><legend>Source</legend><div class="fields aligned">${fields(['repository', 'branch', 'rootDirectory'])}</div></fieldset>
<fieldset><legend>Name</legend><div class="fields aligned">${text('project', 'Project', project, 'Groups apps that belong together. A new name makes a project.', html` required`)}${text('name', 'App', name, 'Empty: the name of the repository.', null)}${types}</div></fieldset>
<details${isOpen ? html` open` : null}><summary>Settings of the build and the site</summary><div class="fields aligned">${fields(MORE)}</div></details>
${hint}<div class="actions">${mayLook ? look : null}${create}</div></form>`,
  );
}
