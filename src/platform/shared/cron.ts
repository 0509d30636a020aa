import type { Cron } from 'croner';

/** Returns what is wrong with the fields of a cron line. Undefined: nothing, and its time comes again and again. */
export async function cronFault(fields: string): Promise<string | undefined> {
  try {
    const next = (await cronOf(fields)).nextRun(new Date(0));
    return next === null ? 'names a time that never comes' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^CronPattern: /, 'is refused: ') : String(error);
  }
}

/** Returns the first time after `ms` that the fields name, in milliseconds since the Unix epoch. Null: none ever comes. */
export async function timeAfter(fields: string, ms: number): Promise<number | null> {
  return (await cronOf(fields)).nextRun(new Date(ms))?.getTime() ?? null;
}

async function cronOf(fields: string): Promise<Cron> {
  const { Cron: Loaded } = await import('croner');
  return new Loaded(fields, { timezone: 'UTC', mode: '5-part' });
}
