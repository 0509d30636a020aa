import { search } from './literals.ts';

export interface MissingExport {
  readonly name: string;
  /** The module as the message names it: a path or a specifier. */
  readonly from: string | undefined;
}

const MESSAGES: readonly RegExp[] = [
  /["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
  /No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,
  /\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
  /The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,
  /(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
  /\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,
  /'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,
  /Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/,
];

export function missingExport(message: string): MissingExport | undefined {
  for (const pattern of MESSAGES) {
    const { name, from, path } = search(pattern, message)?.groups ?? {};
    if (name !== undefined) return { name, from: from ?? path };
  }
  return undefined;
}

const MOST_NAMES = 300;
const DECLARED =
  /^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/;
const COMMON = /^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/;
const ITEM = /(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/;

const FROM = /^\s{0,40}export\s+(?:type\s+)?\*\s+from\s+["'](?<from>[^"']{1,300})["']/;

export interface Exports {
  /** Names in the order of the text. `default` may be one of them. */
  readonly own: readonly string[];
  /** The modules of its `export * from`. */
  readonly from: readonly string[];
}

export function exportsOf(lines: readonly string[]): Exports {
  const names = new Set<string>();
  const from: string[] = [];
  let isList = false;
  for (const line of lines) {
    const declared = (DECLARED.exec(line) ?? COMMON.exec(line))?.groups?.name;
    if (declared) names.add(declared);
    if (/^\s{0,40}export\s+default\b/.test(line)) names.add('default');
    const other = FROM.exec(line)?.groups?.from;
    if (other !== undefined) from.push(other);
    const begin = /^\s{0,40}export\s+(?:type\s+)?\{/.exec(line);
    isList ||= begin !== null;
    if (!isList) continue;
    const [list = ''] = line.slice(begin?.[0].length ?? 0).split('}', 1);
    for (const item of list.replace(/\/\/.*$/, '').split(',')) {
      const name = ITEM.exec(item.trim())?.groups?.name;
      if (name) names.add(name);
    }
    isList = !line.includes('}');
    if (names.size >= MOST_NAMES) break;
  }
  return { own: [...names], from };
}
