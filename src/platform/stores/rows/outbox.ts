import type { Waiting } from '../outbox.ts';
import { numberOf, numberOrNull, type Row } from './columns.ts';

export function waitingOf(row: Row): Waiting {
  return { count: numberOf(row, 'n'), oldestAt: numberOrNull(row, 'oldest') };
}
