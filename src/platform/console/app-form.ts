import { counted } from '../../base/text.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { optionsOf } from './layout.ts';

/** The fields of forms that create and change apps. Their values are texts, as browsers send them. */

export type FieldTexts = Readonly<Record<FieldName, string>>;

/** The wrong fields, each with one sentence. */
export type Faults = ReadonlyMap<string, string>;

interface Field {
  readonly label: string;
  readonly hint: Part;
  readonly kind: 'text' | 'lines' | readonly (readonly [value: string, text: string])[];
  readonly isRequired?: true;
}

/** The value of `installCommand` in a form for a build that installs nothing. */
export const INSTALL_NOTHING = 'none';

const FIELDS = {
  repository: {
    label: 'Repository',
    hint: 'owner/name, or a URL that begins with https://',
    kind: 'text',
    isRequired: true,
  },
  branch: {
    label: 'Branch',
    hint: 'Deployments build it, unless they name another one.',
    kind: 'text',
    isRequired: true,
  },
  rootDirectory: {
    label: 'Root directory',
    hint: 'The folder that the commands run in. Empty: it is detected.',
    kind: 'text',
  },
  installCommand: {
    label: 'Install command',
    hint: html`Empty: as the lockfile says. <code>${INSTALL_NOTHING}</code>: the build installs nothing.`,
    kind: 'text',
  },
  buildCommand: { label: 'Build command', hint: 'Empty: it is detected.', kind: 'text' },
  outputDirectory: { label: 'Output directory', hint: 'In the root directory. Empty: it is detected.', kind: 'text' },
  nodeVersion: {
    label: 'Node.js version',
    hint: 'A major version, as 24. Empty: as the repository says.',
    kind: 'text',
  },
  region: { label: 'Region', hint: 'As eu-west-1. It is stored for services that have regions.', kind: 'text' },
  spaFallback: {
    label: 'Paths without a file',
    hint: 'Sites with routes in the browser need their start page there.',
    kind: [
      ['', 'Decided by what the build wrote'],
      ['true', 'Get the start page'],
      ['false', 'Are not found'],
    ],
  },
  noindex: {
    label: 'Search engines',
    hint: 'Previews are left out in any case.',
    kind: [
      ['', 'May list the site'],
      ['true', 'Leave the site out'],
    ],
  },
  domains: {
    label: 'Custom domains',
    hint: 'One on each line. The first one is the address of the site.',
    kind: 'lines',
  },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof FIELDS;

/** Fields of a new app alone. */
const OTHERS: Readonly<Record<string, string>> = { project: 'Project', name: 'App', type: 'Type' };

export function labelOf(name: FieldName): string {
  return FIELDS[name].label;
}

function faultSentence(name: string, message: string): string {
  return `${OTHERS[name] ?? FIELDS[name as FieldName]?.label ?? name} ${message.replace(/\.$/, '')}.`;
}

/** Says how many fields are wrong. Undefined: none. */
export function faultsNote(outcome: string, { size }: Faults): string | undefined {
  return size === 0 ? undefined : `${outcome}: ${counted(size, 'field')} ${size === 1 ? 'is' : 'are'} wrong.`;
}

export interface FormView {
  readonly values: FieldTexts;
  readonly faults: Faults;
  /** The values that the page had when the visitor opened it: only fields that differ from it are changed. */
  readonly was?: FieldTexts | undefined;
}

export function fieldOf(name: FieldName, { values, faults, was }: FormView): Html {
  const { label, hint, kind, isRequired }: Field = FIELDS[name];
  const before = was === undefined ? null : html`<input type="hidden" name="was-${name}" value="${was[name]}">`;
  return html`${labelled(name, label, hint, faults.get(name), (more) => control(values[name], kind, isRequired, more))}${before}`;
}

/** Renders a control between its label and its hint. A fault replaces the hint. */
export function labelled(
  name: string,
  label: string,
  hint: Part,
  fault: string | undefined,
  control: (more: Html) => Html,
): Html {
  const id = `${name}-hint`;
  const more = html` id="${name}" name="${name}" aria-describedby="${id}"${fault === undefined ? null : html` aria-invalid="true"`}`;
  const below =
    fault === undefined
      ? html`<small id="${id}">${hint}</small>`
      : html`<small id="${id}" class="fault">${icon('alert')}${faultSentence(name, fault)}</small>`;
  return html`<div class="field"><label for="${name}">${label}</label>${control(more)}${below}</div>`;
}

function control(value: string, kind: Field['kind'], isRequired: true | undefined, more: Html): Html {
  const required = isRequired ? html` required` : null;
  // Commands may have several lines. HTML drops a line break at the start of a text area.
  const isLong = kind === 'lines' || value.includes('\n');
  if (typeof kind !== 'string') return html`<select${more}>${optionsOf(kind, value)}</select>`;
  if (isLong)
    return html`<textarea${more} rows="3" spellcheck="false">
${value}</textarea>`;
  return html`<input${more} class="mono" value="${value}" maxlength="4096" autocomplete="off" spellcheck="false"${required}>`;
}

/** Returns the body of the call from the texts of a form, of the fields that differ from `was`. */
export function bodyOf(values: FieldTexts, was: Partial<FieldTexts>): Readonly<Record<string, unknown>> {
  const changed = (Object.keys(FIELDS) as FieldName[]).filter((name) => values[name] !== was[name]);
  return Object.fromEntries(changed.map((name) => [name, memberOf(name, values[name])]));
}

/** Returns the fields of which a body has something. */
export function namesOf(body: Readonly<Record<string, unknown>>): readonly FieldName[] {
  return (Object.keys(FIELDS) as FieldName[]).filter((name) => Object.hasOwn(body, name));
}

function memberOf(name: FieldName, text: string): unknown {
  if (name === 'repository' || name === 'branch') return text.trim();
  if (name === 'domains') {
    const names = text.split(/[\s,]+/).filter((each) => each !== '');
    return names.length === 0 ? null : names;
  }
  if (text.trim() === '') return null;
  if (name === 'spaFallback' || name === 'noindex') return text === 'true' ? true : text === 'false' ? false : text;
  if (name === 'installCommand' && text.trim() === INSTALL_NOTHING) return '';
  return text.trim();
}

/** Reads the fields from a form. Browsers send line ends as CR LF. */
export function textsOf(field: (name: string) => string, prefix = ''): FieldTexts {
  const names = Object.keys(FIELDS) as FieldName[];
  return Object.fromEntries(
    names.map((name) => [name, field(`${prefix}${name}`).replaceAll('\r\n', '\n')]),
  ) as FieldTexts;
}
