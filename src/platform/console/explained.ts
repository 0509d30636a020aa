import { stripEscapes } from '../../base/text.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { explainFailure } from '../../diagnosis/explain.ts';
import { fileOf } from '../../diagnosis/package-part.ts';
import { mapPaths } from '../../diagnosis/paths.ts';
import { rankDiagnostics } from '../../diagnosis/rank.ts';
import type { BuildFailureFacts } from '../shared/types.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { ConsoleOptions } from './access.ts';

/** A failure in words. */
export interface Explained {
  /** One line: stage, cause, exit code. The same one that the command line and the action show. */
  readonly headline: string;
  /** The next step, if the cause is known. */
  readonly remedy: string | undefined;
  /** The most useful first. */
  readonly findings: readonly Diagnostic[];
  /** The number of other findings. */
  readonly more: number;
  readonly facts: BuildFailureFacts;
}

const SHOWN = 10;

export function explained(app: StoredApp, facts: BuildFailureFacts): Explained {
  // The builder's findings are of files of the repository, and of packages, which the clients leave out.
  const files = new Set(facts.diagnostics.map(({ file }) => file));
  const own = mapPaths(facts.diagnostics, { exists: (path) => files.has(path) });
  const { shown, rest } = rankDiagnostics(own, SHOWN);
  const { repository, branch } = app;
  const outputDirectory = app.outputDirectory ?? undefined;
  const { headline, remedy, fault, cause } = explainFailure({
    ...facts,
    diagnostics: shown,
    repository,
    branch,
    outputDirectory,
  });
  const place = fault && fileOf(fault.part);
  const placed: readonly Diagnostic[] =
    place === undefined || shown.some(({ severity }) => severity === 'error')
      ? []
      : [
          {
            file: place,
            line: null,
            column: null,
            severity: 'error',
            code: cause ?? null,
            message: fault?.summary ?? '',
          },
        ];
  const findings = [...placed, ...shown].slice(0, SHOWN);
  return { headline, remedy, findings, more: rest.error + rest.warning + rest.notice, facts };
}

/** Returns the reason of a deployment's failure in one line, if it failed and the reason is known. */
export async function headlineOf(
  { state }: Pick<ConsoleOptions, 'state'>,
  app: StoredApp,
  { deployID, status }: StoredDeployment,
): Promise<string | undefined> {
  if (status !== 'failed') return undefined;
  const facts = await state.deployments.failure(app, deployID);
  return facts && explained(app, facts).headline;
}

/** A line of a tool that reports an error. */
const ERROR = /\berror\b|✘|✖|\bERR!|\bfailed\b|\bcannot\b|\bfatal\b/i;
const COMMAND = '$ ';
/** Characters of a message that a line must contain. */
const KNOWN = 40;

/** Returns a function that finds the line of a log that shows a failure: its first finding, or the first error of its last command. */
export function failingLine({ findings, facts }: Explained): (lines: readonly string[]) => number | undefined {
  const [first] = findings.filter(({ severity }) => severity === 'error');
  const signs = [
    ...(first && first.line !== null ? [`${first.file}:${first.line}`, `${first.file}(${first.line}`] : []),
    ...(first ? [first.message.slice(0, KNOWN), first.file] : []),
  ].filter((sign) => sign !== '');
  return (coloured) => {
    const lines = coloured.map(stripEscapes);
    const start = Math.max(
      0,
      lines.findLastIndex((line) => line.startsWith(COMMAND)),
    );
    for (const sign of signs) {
      const index = lines.findIndex((line, at) => at >= start && line.includes(sign));
      if (index !== -1) return index;
    }
    const said = lines.findIndex((line, at) => at > start && ERROR.test(line) && line !== facts.message);
    return said === -1 ? lines.length - 1 : said;
  };
}
