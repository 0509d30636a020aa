import { SlipwayError } from '../../base/errors.ts';
import { Secrets } from '../../base/secrets.ts';
import { cleanLine } from '../../base/text.ts';
import type { DamagedFiles, MovePlatform, MoveReport } from '../../contract/platform-move.ts';
import { clusterOf, hidden } from '../flags/cluster-settings.ts';
import { type Command, errorLines, exitCodeOf } from '../flags/command.ts';
import { type Flags, missingInput } from '../flags/flags.ts';
import { dataDirOf } from '../platforms/running.ts';
import { EXIT, hiding, jsonLogOn, printResult, progress } from '../terminal/io.ts';
import { styleFor } from '../terminal/style.ts';

const FLAGS = {
  database: { value: 'URL', text: 'the PostgreSQL database of the cluster (or SLIPWAY_DATABASE)' },
  'database-direct': {
    value: 'URL',
    text: 'the address of PostgreSQL itself, if --database leads to a pooler in transaction mode (or SLIPWAY_DATABASE_DIRECT)',
  },
  objects: { value: 's3://BUCKET[/PREFIX]', text: 'the place of files and logs (or SLIPWAY_OBJECTS)' },
  'secret-file': { value: 'FILE', text: 'the secret of the cluster (or SLIPWAY_SECRET)' },
} as const satisfies Flags;

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 2_000;

export function migrateCommand(move: MovePlatform): Command {
  return {
    summary:
      'Moves a platform of one machine into a cluster. Run it while the platform runs, and again after its stop. The data directory stays as it is.',
    usage:
      '--database URL [--database-direct URL] --objects s3://BUCKET[/PREFIX] [--data DIR] [--secret-file FILE] [--json]',
    examples: [
      [
        'slipway migrate --database postgres://slipway@db/slipway --objects s3://slipway/acme',
        'moves the platform of .slipway',
      ],
    ],
    flags: FLAGS,
    required: ['database', 'objects'],
    async run(given, open) {
      const secrets = new Secrets();
      const io = hiding(open, secrets);
      const cluster = clusterOf(given, io, secrets, false);
      if (!cluster) {
        const remedy = 'Name the database of the cluster: --database postgres://USER@HOST/DATABASE';
        throw missingInput('--database is missing', remedy, 'database');
      }
      let shownAt = performance.now();
      const onProgress = (what: string, done: number, total?: number) => {
        if (performance.now() - shownAt < PROGRESS_MS) return;
        shownAt = performance.now();
        progress(io, `${cleanLine(what, 100)}: ${done}${total === undefined ? '' : ` of ${total}`} …\n`);
      };
      const onWait = (reason: string) => progress(io, `waiting, because ${cleanLine(reason, 300)} …\n`);
      const onMissing = (missing: DamagedFiles) => io.err(`warning: ${lost(missing)}\n`);
      const { env, signal } = io;
      const [dir, log] = [dataDirOf(given, io), jsonLogOn(io)];
      const moving = move({ dir, cluster, env, signal, log, onProgress, onWait, onMissing });
      const report = await moving.catch((error: unknown) => Promise.reject(hidden(error, secrets)));
      printResult(io, given, report, textOf(report));
      const { damaged, missing, isFinished } = report;
      const errors = [
        ...(damaged ? [leftOut(damaged, isFinished, damagedWords(damaged))] : []),
        ...(missing ? [leftOut(missing, isFinished, lost(missing))] : []),
      ];
      for (const error of errors) io.err(errorLines(error, undefined, styleFor(io, 'err')));
      return errors[0] ? exitCodeOf(errors[0]) : EXIT.done;
    },
  };
}

function textOf({ parts, isFinished, damaged }: MoveReport): string {
  const lines = parts.map(({ name, count, written, sha256 }) => {
    const same = sha256 === undefined ? '' : `  both sides ${cleanLine(sha256).slice(0, 12)}`;
    return `${cleanLine(name, 100).padEnd(14)}${String(count).padStart(10)}  ${String(written).padStart(10)} copied now${same}\n`;
  });
  const next = isFinished
    ? `Everything${damaged ? ' else' : ''} has moved. Start the nodes, each with the platform.json of the data directory.\n`
    : 'The platform still runs. Stop it and run this command again: it copies what has changed since, and the key-value store.\n';
  return `${lines.join('')}${next}`;
}

function namesOf({ count, keys }: DamagedFiles): string {
  const more = count > keys.length ? `, and ${count - keys.length} more` : '';
  return `${keys.map((key) => cleanLine(key, 300)).join(', ')}${more} (below objects in the data directory)`;
}

function damagedWords(files: DamagedFiles): string {
  const what = files.count === 1 ? '1 file is damaged and was' : `${files.count} files are damaged and were`;
  return `${what} not copied: ${namesOf(files)}`;
}

function lost(files: DamagedFiles): string {
  const what = files.count === 1 ? '1 file of a kept release is' : `${files.count} files of kept releases are`;
  return `${what} missing: ${namesOf(files)}`;
}

/** The move does not wait for such files: no platform serves them, and a deploy stores them again. */
function leftOut({ apps }: DamagedFiles, isFinished: boolean, message: string): SlipwayError {
  const again =
    apps.length > 0
      ? `Deploy these apps again on the cluster, because their releases have such files: ${apps.map((app) => cleanLine(app, 300)).join(', ')}.`
      : 'No kept release has them, so there is nothing to do.';
  const before =
    isFinished || apps.length === 0 ? '' : 'Restore the files from a backup before the next run. Or else: ';
  return new SlipwayError('unsupported_data', message, { input: 'data', remedy: `${before}${again}` });
}
