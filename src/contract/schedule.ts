import { FUNCTION_FORMS } from './function-settings.ts';

/** The times at which a function app is called: the setting `schedule` (assumed). */

export interface ScheduleEntry {
  /** Five fields, in UTC: minute, hour, day of the month, month, day of the week. */
  readonly cron: string;
  /** Where the platform sends a POST. */
  readonly path: string;
}

/** Entries of an app. */
export const SCHEDULE_MOST = 20;
/** The shape of `cron`. Whether its numbers make sense is for who reads them. */
export const CRON_FORM = {
  pattern: /^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,
  example: '0 3 * * *',
} as const;

const EXAMPLE = `${CRON_FORM.example} /api/nightly`;

/** Reads entries as a person writes them: five fields and a path, with `;` between entries. Throws `Error`, which says what to write. */
export function parseSchedule(text: string): readonly ScheduleEntry[] {
  return text.split(';').map((each) => {
    const words = each.trim().split(/\s+/);
    const [cron, path = ''] = [words.slice(0, 5).join(' '), words[5]];
    if (words.length === 6 && CRON_FORM.pattern.test(cron) && FUNCTION_FORMS.healthPath.pattern.test(path)) {
      return { cron, path };
    }
    throw new Error(`Write five fields and a path, with ; between entries, as "${EXAMPLE}"`);
  });
}

export function scheduleText(entries: readonly ScheduleEntry[]): string {
  return entries.map(({ cron, path }) => `${cron} ${path}`).join('; ');
}
