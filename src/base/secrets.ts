import { literalPattern } from './text.ts';

/** Shorter values are words like "on" and "1". Hiding them would hide half of the log. */
const SHORTEST = 4;
/** A secret of which so many characters are left is hidden too. */
const BEGINNING = 8;

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
  #pattern: RegExp | undefined;

  /** Adds a secret. Returns the forms that are new, for the runner to mask. */
  add(secret: string): readonly string[] {
    const fresh = maskedForms(secret).filter((part) => !this.#forms.has(part));
    for (const part of fresh) {
      for (const form of [part, JSON.stringify(part).slice(1, -1), encodeURIComponent(part.toWellFormed())]) {
        this.#forms.add(form);
      }
    }
    if (fresh.length > 0) this.#pattern = undefined;
    return fresh;
  }

  redact(text: string): string {
    if (this.#forms.size === 0) return text;
    this.#pattern ??= patternOf(this.#forms);
    const [last = '', ...before] = text.replace(this.#pattern, '***').split('…').reverse();
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

/** Longer forms come first, so that a secret that begins with another one is hidden whole. */
function patternOf(forms: ReadonlySet<string>): RegExp {
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(literalPattern).join('|'), 'g');
}
