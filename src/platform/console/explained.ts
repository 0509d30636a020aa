import { setImmediate } from 'node:timers/promises';
import { BoundedMap } from '../../base/bounded-map.ts';
import { stripEscapes } from '../../base/text.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { explainFailure } from '../../diagnosis/explain.ts';
import { fileOf } from '../../diagnosis/package-part.ts';
import { mapPaths } from '../../diagnosis/paths.ts';
import { rankDiagnostics } from '../../diagnosis/rank.ts';
import type { BuildFailureFacts } from '../shared/types.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import { short } from './format.ts';
import { COMMAND } from './logs.ts';
import type { ConsoleOptions } from './visit.ts';

export type Explained = ReturnType<typeof explained>;

const SHOWN = 10;

/** Explains a failure in one line, as the command line and the action do, with the next step if the cause is known. The most useful findings come first. */
export function explained(app: StoredApp, facts: BuildFailureFacts) {
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
  const findings: readonly Diagnostic[] = [...placed, ...shown].slice(0, SHOWN);
  return { headline, remedy, findings, more: rest.error + rest.warning + rest.notice, facts };
}

/** Headlines that are remembered, because explaining a failure takes milliseconds, and a failure does not change. */
const REMEMBERED = 5_000;
const headlines = new BoundedMap<string, string>(REMEMBERED);
/** Characters of a remembered headline. A row of a list shows one. */
const HEADLINE = 300;

/** Returns the reasons of those deployments that failed, by deployID, as far as they are known. Others are answered meanwhile. */
export async function headlinesOf(
  { state }: Pick<ConsoleOptions, 'state'>,
  rows: readonly { readonly app: StoredApp; readonly newest: StoredDeployment | null }[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const missing = new Map<string, { readonly app: StoredApp; readonly name: string }>();
  for (const { app, newest } of rows) {
    if (newest?.status !== 'failed') continue;
    const name = JSON.stringify([newest.deployID, app.repository, app.branch, app.outputDirectory]);
    const known = headlines.get(name);
    if (known === undefined) missing.set(newest.deployID, { app, name });
    else found.set(newest.deployID, known);
  }
  if (missing.size === 0) return found;
  for (const [deployID, facts] of await state.activity.failures([...missing.keys()])) {
    const asked = missing.get(deployID);
    if (!asked) continue;
    const headline = short(explained(asked.app, facts).headline, HEADLINE);
    headlines.set(asked.name, headline);
    found.set(deployID, headline);
    await setImmediate();
  }
  return found;
}

/** A line of a tool that reports an error. */
const ERROR = /\berror\b|✘|✖|\bERR!|\bfailed\b|\bcannot\b|\bfatal\b/i;
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
