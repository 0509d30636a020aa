import { appendFile } from 'node:fs/promises';
import type { Log } from '../base/log.ts';
import { logPath } from './console/logs.ts';
import { readRules } from './edge/rules.ts';
import type { ObjectReader } from './objects/store.ts';
import type { AppKey, Ingested } from './types.ts';

/** Lines of a log that tell of rules. */
const LINES_MOST = 50;

/**
 * Tells in a deployment's log what of its stored output visitors will not get: rules that the edge cannot follow, and
 * files that were withheld. Whoever deployed reads that log; the platform's own they do not. Never rejects.
 */
export function createNotes(dataDir: string, objects: Pick<ObjectReader, 'read'>, log: Log) {
  return async (deployID: string, { org }: AppKey, { manifest, withheld }: Ingested): Promise<void> => {
    try {
      const { ignored } = await readRules(objects, org, manifest);
      const lines = ignored
        .slice(0, LINES_MOST)
        .map(({ file, line, reason }) => `Ignored: ${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`);
      if (ignored.length > LINES_MOST) lines.push(`Ignored: ${ignored.length - LINES_MOST} rules more`);
      if (withheld > 0) lines.push(`Left out: ${withheld} × .env*, for such files hold secrets`);
      const text = lines.map((line) => `${line}\n`).join('');
      if (text !== '') await appendFile(logPath(dataDir, deployID), text, { mode: 0o600 });
    } catch (error) {
      log('warn', 'notes_not_written', { deployID, reason: String(error) });
    }
  };
}
