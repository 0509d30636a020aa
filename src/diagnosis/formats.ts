import { BUNDLERS } from './formats/bundlers.ts';
import { CHECKERS } from './formats/checkers.ts';
import { COMPONENTS } from './formats/components.ts';
import { FRAMEWORKS } from './formats/frameworks.ts';
import { LANGUAGES } from './formats/languages.ts';
import { formatsOf } from './formats/patterns.ts';
import type { Format } from './matching.ts';

/**
 * The table: ordered, the first format that fits a line takes it. Specific shapes come before general ones. Each has
 * output of the real tool under test/fixtures/logs; if the tool was not available (Go, Angular, Next.js
 * 14, gcc, Bun, nx) the fixture follows its documented format and its name begins with `documented-`.
 */
export const FORMATS: readonly Format[] = [CHECKERS, COMPONENTS, BUNDLERS, FRAMEWORKS, LANGUAGES].flatMap(formatsOf);
