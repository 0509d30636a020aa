import { hash } from 'node:crypto';
import type { HttpResponse } from '../../shared/http.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** The console's style sheet, script and icon. They are texts in modules, so that the bundle contains them. */

/** A hull on its slipway. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12h24l-4 9H9z" fill="#0a6cff"/><path d="M2 24l28 4" stroke="#7a8694" stroke-width="3"/></svg>';

/** The address of an asset names its content, so browsers keep it. */
function asset(name: string, type: string, body: string): readonly [string, HttpResponse] {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  };
  const [stem = '', extension = ''] = name.split('.');
  return [`/console/${stem}-${hash('sha256', body).slice(0, 10)}.${extension}`, { status: 200, headers, body }];
}

const STYLE_SHEET = asset('style.css', 'text/css', STYLE.replace(/\n\s*/g, '\n'));
const SCRIPT_FILE = asset('script.js', 'text/javascript', SCRIPT);
const ICON_FILE = asset('icon.svg', 'image/svg+xml', ICON);

export const ASSET_PATHS = { style: STYLE_SHEET[0], script: SCRIPT_FILE[0], icon: ICON_FILE[0] } as const;
export const ASSETS: ReadonlyMap<string, HttpResponse> = new Map([STYLE_SHEET, SCRIPT_FILE, ICON_FILE]);
