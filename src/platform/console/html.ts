/** HTML that is safe to send. Only `html` makes it. */
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
