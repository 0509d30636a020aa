import { literalPattern } from './text.ts';

/** Shorter values are words like "on" and "1": hiding them would hide half the log. */
const SHORTEST = 4;
/** So much of a secret that was cut off is still one. */
const BEGINNING = 8;

/** The forms of a secret that the runner masks: the whole text, and each of its lines. */
export function maskedForms(secret: string): readonly string[] {
  const parts = [secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())];
  return [...new Set(parts)].filter((part) => part.length >= SHORTEST);
}

/**
 * What must not be shown. The runner hides what it is told of in the log and the summary, but not in a comment;
 * so foreign text passes through `redact` before it is shown anywhere.
 */
export class Secrets {
  readonly #forms = new Set<string>();
  #pattern: RegExp | undefined;

  /** Learns a secret; returns the forms that are new, for the runner to mask. */
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

  /** Long text is cut with `…` on its way here: what stands before may be the beginning of a secret. */
  #withoutBeginning(piece: string): string {
    for (const form of this.#forms) {
      const at = piece.lastIndexOf(form.slice(0, BEGINNING));
      if (at !== -1 && form.startsWith(piece.slice(at))) return `${piece.slice(0, at)}***`;
    }
    return piece;
  }
}

/** Longer forms first: a secret that begins with another is hidden whole. */
function patternOf(forms: ReadonlySet<string>): RegExp {
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(literalPattern).join('|'), 'g');
}
