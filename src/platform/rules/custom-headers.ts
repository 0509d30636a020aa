import { HEADER_BYTES_MOST, type HeaderRule, headerBytes } from './header-rules.ts';
import type { AskedPath, Captures, Pattern } from './pattern.ts';
import { RuleTable } from './rule-table.ts';
import { compileTemplate, fillIn, own, type Template } from './template.ts';

interface Given {
  readonly name: string;
  readonly value: Template;
}

interface Block {
  readonly from: Pattern;
  readonly set: readonly Given[];
  readonly unset: readonly string[];
  /** Bytes of its headers without placeholders. */
  readonly fixedBytes: number;
}

/** The headers that `_headers` adds to the response for one path. */
export interface Custom {
  readonly headers: Readonly<Record<string, string>>;
  /** Some were left out, because all of them would exceed `HEADER_BYTES_MOST`. */
  readonly isCut: boolean;
}

const NONE: Custom = { headers: {}, isCut: false };

export class CustomHeaders {
  readonly #table: RuleTable<Block>;

  constructor(rules: readonly HeaderRule[]) {
    this.#table = new RuleTable(rules.map(blockOf));
  }

  /** Returns the headers for a path. */
  of(asked: AskedPath): Custom {
    if (this.#table.size === 0) return NONE;
    const matching = [...this.#table.matching(asked)];
    return matching.length === 0 ? NONE : new Collected(matching).custom;
  }
}

function blockOf({ from, set, unset }: HeaderRule): Block {
  let fixedBytes = 0;
  const given = set.map(([name, text]) => {
    const value = compileTemplate(text, from);
    if (value.isFixed) fixedBytes += headerBytes(name, text);
    return { name, value };
  });
  return { from, set: given, unset, fixedBytes };
}

/** The headers of one response. Headers with placeholders get only the bytes that the others leave. */
class Collected {
  readonly #headers = new Map<string, string>();
  #room = HEADER_BYTES_MOST;
  #roomToFill: number;
  #isCut = false;

  constructor(matching: readonly (readonly [Block, Captures])[]) {
    this.#roomToFill = HEADER_BYTES_MOST - matching.reduce((sum, [{ fixedBytes }]) => sum + fixedBytes, 0);
    for (const [{ set, unset }, captures] of matching) {
      for (const name of unset) this.#headers.delete(name);
      for (const given of set) this.#add(given, captures);
    }
  }

  get custom(): Custom {
    const headers = Object.fromEntries([...this.#headers].map(([name, value]) => [name, own(value)]));
    return { headers, isCut: this.#isCut };
  }

  #add({ name, value }: Given, captures: Captures): void {
    // There may be many rules, so filling in stops at the first header that does not fit.
    if (this.#isCut && !value.isFixed) return;
    const room = (value.isFixed ? this.#room : Math.min(this.#room, this.#roomToFill)) - headerBytes(name, '');
    const filled = room < 0 ? undefined : fillIn(value, captures, 'encoded', room);
    if (filled === undefined) {
      this.#isCut = true;
      return;
    }
    this.#room -= headerBytes(name, filled);
    if (!value.isFixed) this.#roomToFill -= headerBytes(name, filled);
    const before = this.#headers.get(name);
    // Cookies cannot be joined.
    this.#headers.set(name, before === undefined || name === 'set-cookie' ? filled : `${before}, ${filled}`);
  }
}
