import { parseSync } from 'rolldown/utils';

/** One module that a file names. */
export interface SourceImport {
  readonly name: string;
  /** `loaded`: with the file. `lazy`: by `import()` or `require()`, when it runs. `type`: never, types alone. */
  readonly kind: 'loaded' | 'lazy' | 'type';
}

interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Returns all modules that the text of a TypeScript file imports or exports from. Throws for text that does not parse. */
export function importsIn(file: string, text: string): readonly SourceImport[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: SourceImport[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      const one = importOf(value as SyntaxNode);
      if (one) found.push(one);
    }
    for (const each of Object.values(value)) visit(each);
  };
  visit(program);
  return found;
}

function importOf(node: SyntaxNode): SourceImport | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return named(node.source, node.importKind === 'type' ? 'type' : 'loaded');
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return named(node.source, node.exportKind === 'type' ? 'type' : 'loaded');
    case 'ImportExpression':
    case 'TSImportType':
      return named(node.source ?? node.argument, node.type === 'TSImportType' ? 'type' : 'lazy');
    case 'TSExternalModuleReference':
      return named(node.expression, 'loaded');
    case 'CallExpression': {
      const { callee, arguments: given } = node as { callee?: SyntaxNode; arguments?: readonly unknown[] };
      return callee?.type === 'Identifier' && callee.name === 'require' ? named(given?.[0], 'lazy') : undefined;
    }
    default:
      return undefined;
  }
}

/** A computed name is not found: `'' + name` names no module that the text shows. */
function named(source: unknown, kind: SourceImport['kind']): SourceImport | undefined {
  const node = source as SyntaxNode | null | undefined;
  if (node?.type === 'Literal' && typeof node.value === 'string') return { name: node.value, kind };
  if (node?.type === 'TSLiteralType') return named(node.literal, kind);
  if (node?.type !== 'TemplateLiteral') return undefined;
  const [only, ...more] = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return only && more.length === 0 ? { name: only.value.cooked, kind } : undefined;
}

/** Returns the waits for a time that are in no loop: `await` of a timer, each as its text. */
export function fixedWaitsIn(file: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown, inLoop: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, start, end } = value as { type?: string; start?: number; end?: number };
    const within = inLoop || /^(?:While|DoWhile|For|ForOf|ForIn)Statement$/.test(type ?? '');
    const code = type === 'AwaitExpression' ? text.slice(start, end) : '';
    if (!within && TIMER.test(code)) found.push(code);
    for (const each of Object.values(value)) visit(each, within);
  };
  visit(parseSync(file, text).program, false);
  return found;
}

const TIMER = /^await (?:new Promise(?:<\w+>)?\(\(\w+\) => (?:void )?setTimeout\(|(?:wait|pause|sleep|delay)\(\d)/;

/** Returns the spreads of a literal into a literal of its kind, which only serve to stay on one line: `{ ...{ a, b }, c }`. */
export function literalSpreadsIn(file: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown, parent: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const {
      type = parent,
      argument,
      start,
      end,
    } = value as SyntaxNode & { argument?: unknown; start?: number; end?: number };
    if (type === 'SpreadElement' && literalTypeOf(argument) === parent) found.push(text.slice(start, end));
    for (const each of Object.values(value)) visit(each, Array.isArray(value) ? parent : type);
  };
  visit(parseSync(file, text).program, '');
  return found;
}

/** Returns the type of an object or array that is written out, also with `as const`. */
function literalTypeOf(value: unknown): string | undefined {
  const node = value as SyntaxNode;
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression') return literalTypeOf(node.expression);
  return ['ObjectExpression', 'ArrayExpression'].includes(node.type) ? node.type : undefined;
}
