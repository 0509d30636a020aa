import { literalPattern } from './text.ts';

/** Shorter values are words like "on" and "1". Hiding them would hide half of the log. */
const SHORTEST = 4;
/** A secret of which so many characters are left is hidden too. */
const BEGINNING = 8;
/** Characters. V8 compiles no pattern with a longer text in it (2^15 - 1). */
const LONGEST_IN_PATTERN = 32_000;

/** Returns the forms of a secret that the runner masks: the whole text, and each of its lines. */
export function maskedForms(secret: string): readonly string[] {
  const parts = [secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())];
  return [...new Set(parts)].filter((part) => part.length >= SHORTEST);
}

/**
 * The texts that must not be shown. The runner hides masked text in the log and the summary, but not in a comment.
 * Therefore all foreign text passes through `redact` before it is shown.
 */
export class Secrets {
  readonly #forms = new Set<string>();
  #hide: ((text: string) => string) | undefined;

  /** Adds a secret. Returns the forms that are new, for the runner to mask. */
  add(secret: string): readonly string[] {
    const fresh = maskedForms(secret).filter((part) => !this.#forms.has(part));
    for (const part of fresh) {
      for (const form of [part, JSON.stringify(part).slice(1, -1), encodeURIComponent(part.toWellFormed())]) {
        this.#forms.add(form);
      }
    }
    if (fresh.length > 0) this.#hide = undefined;
    return fresh;
  }

  redact(text: string): string {
    if (this.#forms.size === 0) return text;
    this.#hide ??= hiding(this.#forms);
    const [last = '', ...before] = this.#hide(text).split('…').reverse();
    return [...before.reverse().map((piece) => this.#withoutBeginning(piece)), last].join('…');
  }

  /** Long text is cut with `…` before it comes here, so the text before a `…` may end with the beginning of a secret. */
  #withoutBeginning(piece: string): string {
    for (const form of this.#forms) {
      const at = piece.lastIndexOf(form.slice(0, BEGINNING));
      if (at !== -1 && form.startsWith(piece.slice(at))) return `${piece.slice(0, at)}***`;
    }
    return piece;
  }
}

/** Returns what hides all forms in a text. Longer ones come first, so that a secret that begins with another one is hidden whole. */
function hiding(forms: ReadonlySet<string>): (text: string) => string {
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  const inPattern = longestFirst.filter((form) => form.length <= LONGEST_IN_PATTERN);
  const alone = longestFirst.slice(0, longestFirst.length - inPattern.length);
  // Without a form, the pattern matches nothing.
  const pattern = new RegExp(inPattern.map(literalPattern).join('|') || '(?!)', 'g');
  return (text) => alone.reduce((left, form) => left.replaceAll(form, '***'), text).replace(pattern, '***');
}
