import type { Cause } from './cause.ts';
import { CAUSES } from './causes.ts';
import { FORMATS } from './formats.ts';
import type { Format } from './matching.ts';

export interface Rules {
  readonly formats: readonly Format[];
  readonly causes: readonly Cause[];
}

export const RULES: Rules = { formats: FORMATS, causes: CAUSES };
