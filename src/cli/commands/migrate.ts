import { SlipwayError } from '../../base/errors.ts';
import { jsonLog } from '../../base/log.ts';
import { Secrets } from '../../base/secrets.ts';
import type { DamagedFiles, MovePlatform, MoveReport } from '../../contract/platform-move.ts';
import { clusterOf, hidden } from '../flags/cluster-settings.ts';
import { type Command, errorLines, exitCodeOf } from '../flags/command.ts';
import type { Flags } from '../flags/flags.ts';
import { dataDirOf } from '../platforms/running.ts';
import { EXIT, hiding, printResult, progress } from '../terminal/io.ts';
import { styleFor } from '../terminal/style.ts';

const FLAGS = {
  database: { value: 'URL', text: 'the PostgreSQL database of the cluster (or SLIPWAY_DATABASE)' },
  objects: { value: 's3://BUCKET[/PREFIX]', text: 'the place of files and logs (or SLIPWAY_OBJECTS)' },
  'secret-file': { value: 'FILE', text: 'the secret of the cluster (or SLIPWAY_SECRET)' },
} as const satisfies Flags;

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 2_000;

/** `slipway migrate`: moves the platform of a data directory into a cluster. */
export function migrateCommand(move: MovePlatform): Command {
  return {
    summary:
      'Moves a platform of one machine into a cluster. Run it while the platform runs, and again after its stop. The data directory stays as it is.',
    usage: '--database URL --objects s3://BUCKET[/PREFIX] [--data DIR] [--secret-file FILE] [--json]',
    flags: FLAGS,
    required: ['database', 'objects'],
    async run(given, open) {
      const secrets = new Secrets();
      const io = hiding(open, secrets);
      const cluster = clusterOf(given, io, secrets, { isNode: false });
      if (!cluster) {
        throw new SlipwayError('missing_input', '--database is missing', {
          input: 'database',
          remedy: 'Name the database of the cluster: --database postgres://USER@HOST/DATABASE',
        });
      }
      let shownAt = performance.now();
      const onProgress = (what: string, done: number) => {
        if (performance.now() - shownAt < PROGRESS_MS) return;
        shownAt = performance.now();
        progress(io, `${what}: ${done} …\n`);
      };
      const { env, signal } = io;
      const options = { dir: dataDirOf(given, io), cluster, env, signal, log: jsonLog(io.err), onProgress };
      const report = await move(options).catch((error: unknown) => Promise.reject(hidden(error, secrets)));
      printResult(io, given, report, textOf(report));
      if (!report.damaged) return EXIT.done;
      const error = leftOut(report.damaged, report.isFinished);
      io.err(errorLines(error, undefined, styleFor(io, 'err')));
      return exitCodeOf(error);
    },
  };
}

function textOf({ parts, isFinished, damaged }: MoveReport): string {
  const lines = parts.map(({ name, count, written, sha256 }) => {
    const same = sha256 === undefined ? '' : `  both sides ${sha256.slice(0, 12)}`;
    return `${name.padEnd(14)}${String(count).padStart(10)}  ${String(written).padStart(10)} copied now${same}\n`;
  });
  const next = isFinished
    ? `Everything${damaged ? ' else' : ''} has moved. Start the nodes, each with the platform.json of the data directory.\n`
    : 'The platform still runs. Stop it and run this command again: it copies what has changed since, and the key-value store.\n';
  return `${lines.join('')}${next}`;
}

/** The move does not wait for damaged files: no platform serves them, and a deploy stores them again. */
function leftOut({ count, keys, apps }: DamagedFiles, isFinished: boolean): SlipwayError {
  const which = `${keys.join(', ')}${count > keys.length ? `, and ${count - keys.length} more` : ''}`;
  const files = count === 1 ? '1 file is damaged and was not copied' : `${count} files are damaged and were not copied`;
  const again =
    apps.length > 0
      ? `Deploy these apps again on the cluster, because their releases have such files: ${apps.join(', ')}.`
      : 'No kept release has them, so there is nothing to do.';
  const before =
    isFinished || apps.length === 0 ? '' : 'Restore the files from a backup before the next run. Or else: ';
  return new SlipwayError('unsupported_data', `${files}: ${which} (below objects in the data directory)`, {
    input: 'data',
    remedy: `${before}${again}`,
  });
}
