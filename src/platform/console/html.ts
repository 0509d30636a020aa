/** HTML that is safe to send. Only `html`, and constants without a value in them, make it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A part of a template: text is escaped, `Html` is not, a list is joined, and null and undefined are empty. */
export type Part = string | number | Html | null | undefined | readonly Part[];

/** Makes `Html` from a template. It escapes each part, so a page cannot forget to do so. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = strings[0] ?? '';
  for (const [index, part] of parts.entries()) text += rendered(part) + (strings[index + 1] ?? '');
  return new Html(text);
}

function rendered(part: Part): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(rendered).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The icons: strokes in a square of 24. A page contains them once, and each use refers to one. */
const SHAPES = {
  check: '<circle cx="12" cy="12" r="9"/><path d="m8.5 12.2 2.4 2.4 4.8-5"/>',
  cross: '<circle cx="12" cy="12" r="9"/><path d="m9 9 6 6m0-6-6 6"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.2 2"/>',
  slash: '<circle cx="12" cy="12" r="9"/><path d="m6 6 12 12"/>',
  spin: '<path d="M12 3a9 9 0 1 1-8.5 6"/>',
  live: '<circle cx="12" cy="12" r="3.2" fill="currentColor"/><path d="M6.3 6.3a8 8 0 0 0 0 11.4M17.7 6.3a8 8 0 0 1 0 11.4"/>',
  dot: '<circle cx="12" cy="12" r="4"/>',
  out: '<path d="M13 5h6v6m0-6-8 8M9 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-3"/>',
  branch:
    '<circle cx="7" cy="6" r="2.2"/><circle cx="7" cy="18" r="2.2"/><circle cx="17" cy="8" r="2.2"/><path d="M7 8.2v7.6m10-5.6c0 4-6 3-9 6"/>',
  again: '<path d="M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6"/>',
  back: '<path d="M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2" transform="translate(0 -2)"/>',
  bin: '<path d="M4 7h16m-10 4v6m4-6v6M6 7l1 13h10l1-13M9 7V4h6v3"/>',
  key: '<circle cx="8" cy="15" r="4"/><path d="m11 12 8-8m-3 3 3 3"/>',
  table: '<rect x="4" y="5" width="16" height="14" rx="2"/><path d="M4 10h16M10 10v9"/>',
  alert: '<path d="M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.7v.1"/>',
  box: '<path d="m12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5m0-8.2v.1"/>',
  user: '<circle cx="12" cy="8.5" r="3.7"/><path d="M5 20c.8-3.6 3.6-5.3 7-5.3s6.2 1.7 7 5.3"/>',
} as const;

export type IconName = keyof typeof SHAPES;

const SYMBOLS = Object.entries(SHAPES).map(
  ([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shape}</symbol>`,
);
/** The shapes that `icon` refers to. Once per page. */
export const ICONS = new Html(`<svg width="0" height="0" class="hidden" aria-hidden="true">${SYMBOLS.join('')}</svg>`);

/** Renders an icon of the size of the text. It is decoration: the text beside it has the meaning. */
export function icon(name: IconName): Html {
  return html`<svg class="${name === 'spin' ? 'i spin' : 'i'}" aria-hidden="true"><use href="#i-${name}"/></svg>`;
}

/** A hull on its slipway. */
export const MARK = new Html(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3 11h26l-4.5 10H9z" fill="currentColor"/><path d="m2 24.5 28 4" stroke="currentColor" stroke-width="3" opacity=".45"/></svg>',
);
