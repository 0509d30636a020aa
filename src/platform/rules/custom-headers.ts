import { HEADER_BYTES_MOST, type HeaderRule, headerBytes } from './header-rules.ts';
import type { AskedPath, Captures } from './pattern.ts';
import { RuleTable } from './rule-table.ts';
import { compileTemplate, fillIn, own } from './template.ts';

/** The headers that `_headers` adds to the response for one path. */
export interface Custom {
  readonly headers: Readonly<Record<string, string>>;
  /** Some were left out, because all of them would exceed `HEADER_BYTES_MOST`. */
  readonly isCut: boolean;
}

const NONE: Custom = { headers: {}, isCut: false };

/** Returns what finds the headers for a path. */
export function customHeaders(rules: readonly HeaderRule[]): (asked: AskedPath) => Custom {
  const table = new RuleTable(rules.map(blockOf));
  const isEmpty = rules.length === 0;
  return (asked) => {
    const matching = isEmpty ? [] : [...table.matching(asked)];
    return matching.length === 0 ? NONE : collected(matching);
  };
}

type Block = ReturnType<typeof blockOf>;

/** Compiles a rule. `fixedBytes`: those of its headers without placeholders. */
function blockOf({ from, set, unset }: HeaderRule) {
  let fixedBytes = 0;
  const given = set.map(([name, text]) => {
    const value = compileTemplate(text, from);
    if (value.isFixed) fixedBytes += headerBytes(name, text);
    return { name, value };
  });
  return { from, set: given, unset, fixedBytes };
}

/** Returns the headers of one response. Those with placeholders get only the bytes that the others leave. */
function collected(matching: readonly (readonly [Block, Captures])[]): Custom {
  const headers = new Map<string, string>();
  let room = HEADER_BYTES_MOST;
  let roomToFill = HEADER_BYTES_MOST - matching.reduce((sum, [{ fixedBytes }]) => sum + fixedBytes, 0);
  let isCut = false;
  for (const [{ set, unset }, captures] of matching) {
    for (const name of unset) headers.delete(name);
    for (const { name, value } of set) {
      // There may be many rules, so filling in stops at the first header that does not fit.
      if (isCut && !value.isFixed) continue;
      const left = (value.isFixed ? room : Math.min(room, roomToFill)) - headerBytes(name, '');
      const filled = left < 0 ? undefined : fillIn(value, captures, 'encoded', left);
      if (filled === undefined) {
        isCut = true;
        continue;
      }
      room -= headerBytes(name, filled);
      if (!value.isFixed) roomToFill -= headerBytes(name, filled);
      const before = headers.get(name);
      // Cookies cannot be joined.
      headers.set(name, before === undefined || name === 'set-cookie' ? filled : `${before}, ${filled}`);
    }
  }
  return { headers: Object.fromEntries([...headers].map(([name, value]) => [name, own(value)])), isCut };
}
