import { cleanLine } from '../../base/text.ts';
import { FAULT_LENGTH, type SiteWarning } from '../../contract/built-output.ts';
import { becameLine } from '../../contract/detected.ts';
import { describeLeftOut } from '../objects/left-out.ts';
import type { AppSettings, Ingested, SiteShape } from '../shared/types.ts';
import type { Output } from './run.ts';

type Noted = Pick<Ingested, 'ignoredRules' | 'withheld' | 'leftOut'>;

/** Returns lines for the deployment's log about rules that the edge ignores, and files that are not published. */
export function notesOf({ ignoredRules, withheld, leftOut }: Noted): readonly string[] {
  const lines = ignoredRules.map(
    ({ file, line, reason }) => `Ignored: ${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`,
  );
  if (withheld > 0) lines.push(`Left out: ${withheld} × .env*, because such files contain secrets`);
  if (leftOut.count > 0) lines.push(describeLeftOut(leftOut));
  return lines;
}

/** Returns what the people who deploy must know of an app that became a server, although nobody chose its type. */
export function becameWarning({ type, because, place }: NonNullable<Output['detected']>): SiteWarning {
  return {
    code: 'type_detected',
    file: place?.file ?? null,
    line: place?.line ?? null,
    message: cleanLine(becameLine(type, because), FAULT_LENGTH),
  };
}

/** True if a log may have a line that a tool marked as an error. */
export function printsErrors(log: readonly string[]): boolean {
  return log.some((line) => /\b(?:ERROR|FATAL)\b/.test(line));
}

/** Returns `src/index.html:7: Missing file: …`. */
export function shownFault({ file, line, message }: SiteWarning): string {
  return file === null ? message : `${file}${line === null ? '' : `:${line}`}: ${message}`;
}

/** Returns lines about how a site is served because of what its build wrote. */
export function notesOfShape({ fallback, base }: SiteShape, { spaFallback }: AppSettings): readonly string[] {
  const lines: string[] = [];
  if (fallback !== undefined && spaFallback === undefined) {
    const why = fallback === 'index.html' ? 'the site has one page' : 'the site has it, and no 404.html';
    lines.push(`Paths without a file get ${fallback}, because ${why} (spaFallback in app-settings changes it)`);
  }
  if (base !== undefined) lines.push(`The pages expect the path ${base}/, so / redirects to it`);
  return lines;
}
