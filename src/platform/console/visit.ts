import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { CONTROL_LIMITS } from '../../contract/limits.ts';
import { includes, type Principal, type Role } from '../identity/access.ts';
import type { HttpRequest, HttpResponse } from '../shared/http.ts';
import { bodyOf, Refusal } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act } from '../stores/audit.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { ConsoleOptions } from './access.ts';
import type { Drafts } from './draft.ts';
import type { Page } from './layout.ts';
import { queryOf } from './paging.ts';

/** A request of a signed-in visitor, who has a role in the organization that it names. */
export interface Visit {
  readonly request: HttpRequest;
  readonly options: ConsoleOptions & { readonly drafts: Drafts };
  readonly principal: Principal;
  /** Who makes a change, for the audit log. */
  readonly act: Act;
  /** The visitor's role at the place that the address names. Undefined on pages of no organization. */
  readonly role: Role | undefined;
  /** What the visitor may see of the place, if the page is one for a part of it: projects and apps. Undefined: all of it. */
  readonly within?: readonly string[] | undefined;
  /** The IDs in the path. Those that the path does not have are empty. */
  readonly key: AppKey;
  readonly parameters: Readonly<Record<string, string>>;
}

export function visitedApp({ options, key }: Visit): Promise<StoredApp> {
  return options.operations.app(key);
}

export function visitedDeployment({ options, parameters }: Visit, app: StoredApp): Promise<StoredDeployment> {
  return options.operations.deployment(app, parameters.deployment ?? '');
}

/** Returns the flags of the command line that name an app. */
export function flagsOf({ org, project, appID }: AppKey): string {
  return `--org ${org} --project ${project} --app ${appID}`;
}

/** Returns true if the visitor may change what the page is about. */
export function mayChange({ role }: Pick<Visit, 'role'>): boolean {
  return includes(role, 'deployer');
}

/** Returns a field of a form, or an empty text if the form does not have it. */
export type Field = (name: string) => string;

export async function formOf(request: HttpRequest, most: number = CONTROL_LIMITS.bodyBytes): Promise<Field> {
  const fields = new URLSearchParams((await bodyOf(request, most, 'The form is too large.')).toString('utf8'));
  return (name) => fields.get(name) ?? '';
}

/** Makes a change. A refusal is shown on the page that `show` returns, except that the store is away. */
export async function orShown<Made>(
  change: () => Made | Promise<Made>,
  show: () => Page | Promise<Page>,
): Promise<Made | Page> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    return { ...(await show()), status: CONTROL_ERROR_STATUS[error.code], problem: error.message };
  }
}

/** Returns the handler of a form about an app. A refusal is shown on the page that `show` returns. */
export function appForm(
  change: (visit: Visit, app: StoredApp, field: Field) => Promise<HttpResponse | Page>,
  show: (visit: Visit, field: Field) => Promise<Page>,
) {
  return async (visit: Visit): Promise<HttpResponse | Page> => {
    const app = await visitedApp(visit);
    const field = await formOf(visit.request);
    return orShown(
      () => change(visit, app, field),
      () => show(visit, field),
    );
  };
}

/** Redirects by 303, so that the browser requests the next page by GET. */
export function redirect(location: string, cookies: readonly string[] = []): HttpResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }, cookies };
}

/** The result of an action by the word in the address of the page after it. No other sentence is shown. */
const NOTES = {
  live: 'The release is live.',
  behind:
    'The release is live, and the CDN still has the one before: see its line below. The platform goes on to purge it.',
  cancelled: 'The deployment is cancelled.',
  queued: 'The deployment is queued.',
  restored: 'The app is restored, with all that it had.',
  created: 'The app is created, and its first deployment is queued.',
  set: 'The variable is set. The next deployment gets it.',
  stored: 'The variables are stored. The next deployment gets them.',
  removed: 'The variable is removed. The next deployment does not get it.',
  settings: 'The settings are stored. The next deployment uses them.',
  sent: 'The message is sent. What becomes of it is shown below.',
  unhooked: 'The webhook is removed.',
  untold: 'The target is removed.',
  same: 'Nothing was changed.',
  member: 'The member has the role from now on.',
  memberRemoved: 'The role is taken away.',
  put: 'The key is stored.',
  deleted: 'The key is deleted.',
  signedOut: 'The machine is signed out. No node accepts its tokens any more.',
  revoked: 'The token is revoked. No node accepts it any more.',
} as const;

/** Returns the address of a page that says what was done. */
export function noted(path: string, note: keyof typeof NOTES, query: Readonly<Record<string, string>> = {}): string {
  return `${path}?${new URLSearchParams({ ...query, done: note })}`;
}

/** Returns the sentence that the address asks for. */
export function noteOf(request: HttpRequest): string | undefined {
  const name = queryOf(request).get('done');
  return Object.entries(NOTES).find(([each]) => each === name)?.[1];
}
