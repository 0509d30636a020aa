import type { HttpRequest, HttpResponse } from '../shared/http.ts';
import type { Theme } from './layout.ts';
import { cookieValues } from './origin.ts';
import { ownPath, SHORTCUTS_PATH } from './paths.ts';
import { formOf, redirect } from './visit.ts';

/** The visitor's choices in cookies: light or dark, so that a page has its colours before its script runs, and keys of one letter. */

const NAME = 'slipway_theme';
const KEYS = 'slipway_keys';
const YEAR = 365 * 24 * 3_600;

/** Returns the remembered choice, or undefined if the browser chooses. */
export function themeOf(request: HttpRequest): Theme | undefined {
  const [value] = cookieValues(request, NAME);
  return value === 'light' || value === 'dark' ? value : undefined;
}

export async function setTheme(request: HttpRequest, consoleUrl: string): Promise<HttpResponse> {
  const field = await formOf(request);
  const theme: Theme = field('theme') === 'dark' ? 'dark' : 'light';
  return redirect(ownPath(field('back')), [remembered(NAME, theme, consoleUrl)]);
}

/** Returns false if the visitor has turned keys of one letter off (WCAG 2.1.4). */
export function keysOf(request: HttpRequest): boolean {
  return cookieValues(request, KEYS)[0] !== 'off';
}

/** Remembers whether keys of one letter work, and returns to the page that lists them. */
export async function setKeys(request: HttpRequest, consoleUrl: string): Promise<HttpResponse> {
  const field = await formOf(request);
  return redirect(SHORTCUTS_PATH, [remembered(KEYS, field('keys') === 'off' ? 'off' : 'on', consoleUrl)]);
}

function remembered(name: string, value: string, consoleUrl: string): string {
  const secure = consoleUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${YEAR}; Path=/console; HttpOnly; SameSite=Strict${secure}`;
}
