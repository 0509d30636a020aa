import type { Cause } from './cause.ts';
import { CAUSES } from './causes.ts';
import { FORMATS } from './formats.ts';
import type { Format, ToolName } from './matching.ts';

/** The tables that a diagnosis reads a log with. */
export interface Rules {
  readonly formats: readonly Format[];
  readonly causes: readonly Cause[];
}

export const RULES: Rules = { formats: FORMATS, causes: CAUSES };

/** The rules without those that were written for a tool: what is left is all that an unknown tool is read with. */
export function rulesWithout(tool: string, { formats, causes }: Rules = RULES): Rules {
  const isOther = (rule: { readonly tool?: ToolName }) => ![rule.tool ?? []].flat().includes(tool);
  return {
    formats: formats.filter(isOther),
    causes: causes
      .map((cause) => ({ ...cause, signs: cause.signs.filter(isOther) }))
      .filter(({ signs }) => signs.length > 0),
  };
}
