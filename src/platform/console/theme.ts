import type { HttpRequest, HttpResponse } from '../shared/http.ts';
import type { Theme } from './layout.ts';
import { cookieValues } from './origin.ts';
import { formOf, redirect } from './visit.ts';

/** The visitor's choice of light or dark, in a cookie, so that a page has its colours before its script runs. */

const NAME = 'slipway_theme';
const YEAR = 365 * 24 * 3_600;

/** Returns the remembered choice, or undefined if the browser chooses. */
export function themeOf(request: HttpRequest): Theme | undefined {
  const [value] = cookieValues(request, NAME);
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** Remembers the choice of the form, and returns to its page. */
export async function setTheme(request: HttpRequest, consoleUrl: string): Promise<HttpResponse> {
  const field = await formOf(request);
  const theme: Theme = field('theme') === 'dark' ? 'dark' : 'light';
  const secure = consoleUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${NAME}=${theme}; Max-Age=${YEAR}; Path=/console; HttpOnly; SameSite=Strict${secure}`;
  return redirect(ownPath(field('back')), [cookie]);
}

/** Returns a path of the console. Anything else becomes its first page. */
function ownPath(path: string): string {
  return /^\/console(?:[/?][\w\-.~%/?=&+:]*)?$/.test(path) ? path : '/console';
}
