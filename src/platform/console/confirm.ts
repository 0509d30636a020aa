import { clientOf } from '../shared/client-address.ts';
import type { HttpRequest } from '../shared/http.ts';
import type { ConsoleOptions } from './access.ts';
import { html } from './html.ts';
import { done, type Page } from './layout.ts';
import { signPage } from './pages.ts';
import { queryOf } from './paging.ts';
import { CONFIRM_PATH } from './paths.ts';
import { formOf } from './visit.ts';

const TITLE = 'Confirm an address';

/**
 * The page that the letter to an email address leads to. It needs no sign-in, because who reads the letters of a team may have no account. To
 * look at it changes nothing: programs that check letters open links.
 */
export async function confirmAddress(request: HttpRequest, { notify }: Pick<ConsoleOptions, 'notify'>): Promise<Page> {
  const isForm = request.method === 'POST';
  const fields = isForm ? await formOf(request) : (name: string) => queryOf(request).get(name) ?? '';
  const [target, code] = [fields('target'), fields('code')];
  const act = { by: null, via: 'platform', from: clientOf(request), requestID: request.requestID } as const;
  const found = isForm ? await notify.confirm(target, code, act) : await notify.asked(target, code);
  if (!found) {
    const why =
      'The link was used, is older than 24 hours, or was cut. Whoever added the address can have the letter sent again.';
    return signPage(TITLE, 404, html`<h1>This link is over</h1><p role="alert">${why}</p>`);
  }
  const { org, project, appID, shown, createdBy } = found;
  const place = [org, project, appID].filter((each) => each !== null).join('/');
  if (isForm) {
    return signPage(TITLE, 200, html`<h1>Confirmed</h1>${done(`${shown} is told of what happens in ${place}.`)}`);
  }
  return signPage(
    TITLE,
    200,
    html`<h1>Be told of ${place}?</h1><p>${createdBy ?? 'Somebody'} wants <strong>${shown}</strong> to get a letter when something happens in ${place}. If you do not want that, close this page.</p>
<form method="post" action="${CONFIRM_PATH}"><input type="hidden" name="target" value="${target}"><input type="hidden" name="code" value="${code}"><button class="button primary">Agree</button></form>`,
  );
}
