import { SlipwayError } from '../../base/errors.ts';
import { type Flags, type Given, missingInput } from '../flags/flags.ts';
import { type Io, progress } from './io.ts';

export const YES_FLAG = { yes: { text: 'do not ask whether to do it' } } as const satisfies Flags;

/** Asks a person whether to do `what`, unless `--yes` is given. Throws `missing_input` if nobody can be asked, `interrupted` after a no. */
export async function confirm(given: Given, io: Io, what: string, question: string): Promise<void> {
  if (given.flags.yes === true) return;
  if (!io.ask || !io.interactive || given.flags.json === true) {
    const remedy = 'Add --yes if that is meant. On a terminal the command asks instead.';
    throw missingInput(`--yes is missing: ${what}`, remedy, 'yes');
  }
  progress(io, `  ${what}\n`);
  if (!isYes(await io.ask(`${question} [y/N] `))) throw new SlipwayError('interrupted', 'Nothing was changed');
}

export function isYes(answer = ''): boolean {
  return /^\s*y(?:es)?\s*$/i.test(answer);
}
