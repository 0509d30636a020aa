import { search } from './literals.ts';

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

/** `from`: the module as the message names it, a path or a specifier. */
export function missingExport(
  message: string,
): { readonly name: string; readonly from: string | undefined } | undefined {
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

/** Returns the names that a module exports (`default` too), in the order of the text, and the modules of its `export * from`. */
export function exportsOf(lines: readonly string[]) {
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
