import { SlipwayError } from '../base/errors.ts';
import type { BuiltFile } from '../contract/built-output.ts';
import type { Severity } from '../contract/control-plane.ts';
import { crawl } from './crawl.ts';
import { type Finding, severityOf } from './finding.ts';
import { findingsOf, ruleFindings } from './findings.ts';
import type { OutputReport } from './output.ts';
import type { Site } from './probe.ts';
import type { CheckReport } from './report.ts';
import type { Sources } from './sources.ts';

export type { Comparison, Difference, FileChange } from './compare.ts';
export { type Finding, severityOf } from './finding.ts';
export type { CheckReport } from './report.ts';

const LARGEST = 5;

/** Checks a built and served site: its pages and links through the edge, and the files of its output. */
export async function checkSite(site: Site, output: OutputReport, sources: Sources): Promise<CheckReport> {
  const paths = output.files.map(({ path }) => path);
  const crawled = await crawl(site, paths);
  const sum = (of: (file: BuiltFile) => number) => output.files.reduce((total, file) => total + of(file), 0);
  return {
    pages: crawled.pages,
    links: crawled.links,
    files: output.files.length,
    bytes: sum(({ bytes }) => bytes),
    brotli: sum(({ brotli }) => brotli),
    gzip: sum(({ gzip }) => gzip),
    largest: output.files.toSorted((a, b) => b.bytes - a.bytes).slice(0, LARGEST),
    findings: ranked([
      ...output.findings,
      ...(await ruleFindings(output.ignoredRules, sources)),
      ...(await findingsOf(crawled, sources)),
    ]),
  };
}

const ORDER: readonly Severity[] = ['error', 'warning', 'notice'];

function ranked(findings: readonly Finding[]): readonly Finding[] {
  const weight = (each: Finding) => ORDER.indexOf(severityOf(each)) * 2 + (each.place ? 0 : 1);
  return findings.toSorted((a, b) => weight(a) - weight(b));
}

/** Returns an error that begins with the first finding, or undefined if the site passes. */
export function verdict({ findings }: CheckReport): SlipwayError | undefined {
  const [first, ...more] = findings.filter((each) => severityOf(each) === 'error');
  if (!first) return undefined;
  const { place, message, remedy } = first;
  const where = place ? `${place.file}${place.line === undefined ? '' : `:${place.line}`}: ` : '';
  const rest = more.length === 0 ? '' : ` (and ${more.length} more ${more.length === 1 ? 'error' : 'errors'})`;
  return new SlipwayError('check_failed', `Check failed: ${where}${message}${rest}`, {
    remedy: remedy ?? 'Correct what the annotations name. They are in the summary too.',
  });
}
