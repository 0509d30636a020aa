import { findInLines, type Seen } from '../cause.ts';
import { nameOf } from '../package-part.ts';

/** The version of Node.js or npm that a package asks for, and the actual one, as package managers print them. */
export interface Engine {
  /** The package that asks, unless it is the project or has no name in the log. */
  readonly name: string | undefined;
  readonly isProject: boolean;
  /** The member of `engines` that is not met. */
  readonly member: 'node' | 'npm';
  readonly wanted: string | undefined;
  readonly actual: string | undefined;
}

/** Reads the log. `wanted` is the range, if it is known already. */
export function engineOf(lines: Seen['lines'], wanted: string | undefined): Engine {
  const written =
    findInLines(lines, /Not compatible with your version of node\/npm: (\S{1,150})$/) ??
    findInLines(lines, /^error (\S{1,150}): The engine "node" is incompatible/) ??
    findInLines(lines, /Your Node version is incompatible with "(\S{1,300})"/);
  // pnpm names a project by its folder.
  const isProject = written?.startsWith('/') ?? false;
  return { name: isProject ? undefined : written && nameOf(written), isProject, ...unmet(lines, wanted) };
}

function unmet(lines: Seen['lines'], range: string | undefined): Pick<Engine, 'member' | 'wanted' | 'actual'> {
  const node = {
    member: 'node',
    wanted:
      range ??
      findInLines(lines, /Required: \{.{0,60}?"node":"([^"]{1,60})"/) ??
      findInLines(lines, /^Expected version: (.{1,60})$/),
    actual:
      findInLines(lines, /Actual: .{0,60}?"node":"([^"]{1,20})"/) ??
      findInLines(lines, /(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),
  } as const;
  const npm = {
    member: 'npm',
    wanted: findInLines(lines, /Required: \{.{0,100}?"npm":"([^"]{1,60})"/),
    actual: findInLines(lines, /Actual: .{0,60}?"npm":"([^"]{1,20})"/),
  } as const;
  // npm lists all ranges, and does not say which one is not met.
  const isNpm = npm.wanted !== undefined && !isMet(npm.wanted, npm.actual) && isMet(node.wanted ?? '*', node.actual);
  return isNpm ? npm : node;
}

/** Returns true if a version certainly fits a range, as `^20.19.0 || >=22 <25`. Hyphens and words are not understood. */
function isMet(range: string, version: string | undefined): boolean {
  const there = /^v?(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.exec(version ?? '')?.slice(1);
  if (!there) return false;
  const comparators = (part: string) =>
    part
      .trim()
      .replace(/([<>=^~]) /g, '$1')
      .split(' ');
  return range.split('||').some((part) => comparators(part).every((each) => fits(each, there.map(Number))));
}

function fits(comparator: string, there: readonly number[]): boolean {
  if (comparator === '*' || comparator === '') return true;
  const found = /^(\^|~|[<>]=?|=|)v?(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:\.[x*])*$/.exec(comparator);
  if (!found) return false;
  const [, sign = ''] = found;
  const parts = found.slice(2).flatMap((part) => (part === undefined ? [] : [Number(part)]));
  // `>22` means from 23 on, and `<=22` all of 22.
  const order = there.slice(0, /^(?:>|<=)$/.test(sign) ? parts.length : 3);
  const more = order.map((part, at) => part - (parts[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  const isSame = (count: number) => parts.slice(0, count).every((part, at) => part === there[at]);
  if (sign === '>') return more > 0;
  if (sign === '<') return more < 0;
  if (sign === '<=') return more <= 0;
  if (sign === '' || sign === '=') return isSame(3);
  return more >= 0 && (sign === '>=' || isSame(sign === '^' ? 1 : 2));
}
