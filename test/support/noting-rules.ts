import type { Cause, Seen, Sign } from '../../src/diagnosis/cause.ts';
import { type Format, matchFormat, type ReadLog, type ToolName } from '../../src/diagnosis/matching.ts';
import { RULES, type Rules } from '../../src/diagnosis/rules.ts';

/** A format, a known cause, or one of the signs of a known cause. */
export type Rule = Format | Cause | Sign;

/** Returns all rules. They call `note` when they match. */
export function noting(note: (rule: Rule) => void): Rules {
  const formats = RULES.formats.map((format) => ({
    ...format,
    match(lines: ReadLog, at: number) {
      const match = matchFormat(format, lines, at);
      if (match) note(format);
      return match;
    },
  }));
  const causes = RULES.causes.map((cause) => {
    const noteCause = () => {
      for (const rule of [cause, ...cause.signs.filter(({ log }) => !log)]) note(rule);
    };
    return {
      ...cause,
      signs: cause.signs.map((sign) => (sign.log ? { ...sign, log: noted(sign.log, () => note(sign)) } : sign)),
      summary(seen: Seen) {
        const summary = cause.summary(seen);
        if (summary) noteCause();
        return summary;
      },
      remedy(seen: Seen) {
        noteCause();
        return cause.remedy(seen);
      },
    };
  });
  return { formats, causes };
}

/** Returns the pattern. Each match calls `note`. */
function noted(pattern: RegExp, note: () => void): RegExp {
  const exec = (text: string) => {
    const match = pattern.exec(text);
    if (match) note();
    return match;
  };
  return Object.assign(new RegExp(pattern), { exec });
}

/** Returns the rules that were not written for a tool. They are the rules for its output if the tool is unknown. */
export function rulesWithout(tool: string): Rules {
  const isOther = (rule: { readonly tool?: ToolName }) => ![rule.tool ?? []].flat().includes(tool);
  return {
    formats: RULES.formats.filter(isOther),
    causes: RULES.causes
      .map((cause) => ({ ...cause, signs: cause.signs.filter(isOther) }))
      .filter(({ signs }) => signs.length > 0),
  };
}
