import { type AskedPath, type Captures, match, type Pattern } from './pattern.ts';

/** Rules in their order. A request looks only at those that begin with the first segment of its path, or with a placeholder or `*`. */
export class RuleTable<T extends { readonly from: Pattern }> {
  readonly #byFirst = new Map<string, number[]>();
  readonly #general: number[] = [];
  readonly #rules: readonly T[];

  constructor(rules: readonly T[]) {
    this.#rules = rules;
    for (const [place, { from }] of rules.entries()) {
      const [first] = from.head;
      if (first === undefined || !('text' in first)) this.#general.push(place);
      else {
        const others = this.#byFirst.get(first.text);
        if (others) others.push(place);
        else this.#byFirst.set(first.text, [place]);
      }
    }
  }

  /** Yields the rules that match, in their order. */
  *matching(asked: AskedPath, isWanted: (rule: T) => boolean = () => true): Generator<readonly [T, Captures]> {
    const special = this.#byFirst.get(asked.parts[0] ?? '') ?? [];
    const general = this.#general;
    for (let left = 0, right = 0; left < special.length || right < general.length; ) {
      const one = special[left] ?? Number.POSITIVE_INFINITY;
      const other = general[right] ?? Number.POSITIVE_INFINITY;
      if (one < other) left += 1;
      else right += 1;
      const rule = this.#rules[Math.min(one, other)];
      const captures = rule && isWanted(rule) ? match(rule.from, asked) : undefined;
      if (rule && captures) yield [rule, captures];
    }
  }
}
