import type { Cause } from './cause.ts';
import { CAUSES } from './causes.ts';
import { FORMATS } from './formats.ts';
import type { Format, ToolName } from './matching.ts';

export interface Rules {
  readonly formats: readonly Format[];
  readonly causes: readonly Cause[];
}

export const RULES: Rules = { formats: FORMATS, causes: CAUSES };

/** Returns the rules that were not written for a tool. They are the rules for its output if the tool is unknown. */
export function rulesWithout(tool: string): Rules {
  const isOther = (rule: { readonly tool?: ToolName }) => ![rule.tool ?? []].flat().includes(tool);
  return {
    formats: FORMATS.filter(isOther),
    causes: CAUSES.map((cause) => ({ ...cause, signs: cause.signs.filter(isOther) })).filter(
      ({ signs }) => signs.length > 0,
    ),
  };
}
