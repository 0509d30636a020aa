import { byTool, type CauseTable, findInLines, isEmbedded, quoted, type Seen } from '../cause.ts';
import { dependencyPart, nameOf } from '../package-part.ts';

export const VERSION_CAUSES: CauseTable = {
  engine: {
    signs: [
      { tool: ['npm', 'pnpm'], log: /^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/ },
      {
        tool: 'yarn',
        log: /The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/,
      },
      /Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,
      { weak: true, tool: 'vite', log: /You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/ },
      {
        weak: true,
        log: /(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i,
      },
      { tool: 'webpack', log: /error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/ },
    ],
    summary: ({ groups, lines }) => {
      const { name, isProject, member, wanted, actual } = engineOf(lines, groups.wanted);
      const asker = name ? quoted(name, '') : isProject ? 'the project' : undefined;
      const what = member === 'npm' ? 'npm' : 'Node.js';
      const who = asker ? `${asker} asks for ${what}` : `the ${what} version does not fit`;
      if (!wanted) return who;
      const but = actual ? `, and the build runs ${actual}` : '';
      return asker ? `${who} ${wanted}${but}` : `${who} (wanted: ${wanted}${but})`;
    },
    remedy: ({ facts, groups, lines }) => {
      const { member, actual } = engineOf(lines, groups.wanted);
      if (member === 'npm') return `Let engines.npm in package.json allow ${actual}, the npm that builds run.`;
      const isOld = lines.some((line) => line.includes('digital envelope routines'));
      if (isOld) return `${OLD_BUNDLER}, or ${settingOf('16', facts)}.`;
      return `Let engines.node in package.json and the versions of the packages allow the Node.js that builds run, or ${settingOf('the version that is asked for', facts)}.`;
    },
    part: ({ lines }) => {
      const { name, isProject, member } = engineOf(lines, undefined);
      return name || isProject ? { kind: 'engines', name: name ?? '', member } : undefined;
    },
  },
  'wrong-platform': {
    signs: [
      {
        tool: ['npm', 'pnpm'],
        log: /Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/,
      },
    ],
    summary: ({ groups: { name, wanted } }) =>
      `the package ${quoted(name, '')} is for another system${wanted ? ` (${wanted.replace(/[{}"]/g, '').replaceAll(':', ': ')})` : ''}`,
    remedy: ({ groups }) =>
      `Move ${quoted(groups.name, 'the package')} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,
    part: ({ groups }) => dependencyPart(groups.name),
  },
  'package-manager': {
    signs: byTool({
      pnpm: /This project is configured to use (?<name>\w{1,20})/,
      yarn: /This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/,
    }),
    summary: ({ groups }) => `the project asks for another package manager${groups.name ? ` (${groups.name})` : ''}`,
    remedy: ({ facts }) =>
      `Make packageManager in package.json and the committed lockfile name the same package manager${isEmbedded(facts) ? '' : ', in a version that the platform has'}.`,
    part: () => ({ kind: 'member', name: 'packageManager' }),
  },
};

const OLD_BUNDLER =
  'The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider';

/** Returns words for setting the version of Node.js. Another platform may not read the file. */
function settingOf(version: string, facts: Seen['facts']): string {
  if (isEmbedded(facts)) return `write ${version} to .nvmrc`;
  return `set nodeVersion in app-settings to ${version} on a platform that has it`;
}

/**
 * Reads which version of Node.js or npm is asked for, and the actual one, as package managers print them. `wanted`: the range, if it is
 * known already. `name`: the package that asks, unless it is the project or has no name in the log. `member`: of `engines`, what is not met.
 */
function engineOf(lines: Seen['lines'], wanted: string | undefined) {
  const written =
    findInLines(lines, /Not compatible with your version of node\/npm: (\S{1,150})$/) ??
    findInLines(lines, /^error (\S{1,150}): The engine "node" is incompatible/) ??
    findInLines(lines, /Your Node version is incompatible with "(\S{1,300})"/);
  // pnpm names a project by its folder.
  const isProject = written?.startsWith('/') ?? false;
  return { name: isProject ? undefined : written && nameOf(written), isProject, ...unmet(lines, wanted) };
}

function unmet(lines: Seen['lines'], range: string | undefined) {
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
