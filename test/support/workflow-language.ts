/**
 * GitHub's own parser, evaluator and validator of workflows. Their packages import JSON in a way that Node refuses, so
 * they are bundled first.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as Expressions from '@actions/expressions';
import type * as Validate from '@actions/languageservice/validate';
import type * as Parser from '@actions/workflow-parser';
import type * as ActionTemplates from '@actions/workflow-parser/actions/action-template';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { build } from 'esbuild';
import { temporaryFolder } from './temporary.ts';

type TextDocument = Parameters<typeof Validate.validate>[0];
interface Language {
  readonly parseWorkflow: typeof Parser.parseWorkflow;
  readonly convertWorkflowTemplate: typeof Parser.convertWorkflowTemplate;
  readonly guards: Pick<typeof Parser, 'isMapping' | 'isSequence' | 'isBasicExpression' | 'isScalar'>;
  readonly NoOperationTraceWriter: typeof Parser.NoOperationTraceWriter;
  readonly parseAction: (
    file: { name: string; content: string },
    trace: Parser.TraceWriter,
  ) => Parser.TemplateParseResult;
  readonly convertActionTemplate: typeof ActionTemplates.convertActionTemplate;
  readonly validate: typeof Validate.validate;
  readonly expressions: typeof Expressions;
  readonly TextDocument: { create(uri: string, language: string, version: number, content: string): TextDocument };
}

export type { TemplateToken };
export const ROOT = resolve(import.meta.dirname, '../..');

/** The name of this repository in the workflows of users. */
export const PUBLISHED = 'slipway/slipway';

export const language: Language = await loadLanguage();

async function loadLanguage(): Promise<Language> {
  using folder = temporaryFolder();
  const outfile = join(folder.path, 'language.mjs');
  const contents = `
    export { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } from '@actions/workflow-parser';
    export * as guards from '@actions/workflow-parser/templates/tokens/type-guards';
    export { parseAction } from '@actions/workflow-parser/actions/action-parser';
    export { convertActionTemplate } from '@actions/workflow-parser/actions/action-template';
    export { validate } from '@actions/languageservice/validate';
    export * as expressions from '@actions/expressions';
    export { TextDocument } from 'vscode-languageserver-textdocument';`;
  const resolveDir = join(ROOT, 'node_modules/@actions/languageservice');
  await build({
    stdin: { contents, resolveDir },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return await import(outfile);
}

/** Parses a workflow. Throws the errors of GitHub's parser. */
export async function parseWorkflowFile(name: string, content: string) {
  const { context, value } = language.parseWorkflow({ name, content }, new language.NoOperationTraceWriter());
  const errors = context.errors.getErrors();
  if (!value || errors.length > 0) throw new Error(`${name}: ${errors.map((each) => each.message).join('; ')}`);
  return { root: value.assertMapping('workflow'), template: await language.convertWorkflowTemplate(context, value) };
}

/** Reads an `action.yml`. Throws the errors of GitHub's parser. */
export function parseActionFile(path: string) {
  const file = { name: 'action.yml', content: readFileSync(path, 'utf8') };
  const { context, value } = language.parseAction(file, new language.NoOperationTraceWriter());
  const errors = context.errors.getErrors();
  if (!value || errors.length > 0) throw new Error(`${path}: ${errors.map((each) => each.message).join('; ')}`);
  return language.convertActionTemplate(context, value);
}

export type Json = string | number | boolean | null | Json[] | { readonly [name: string]: Json };
export type Contexts = Readonly<Record<string, Json>>;
/** The status functions and `hashFiles`, as far as a test needs them. */
export type Functions = Readonly<Record<string, () => boolean>>;

/** Evaluates an expression as GitHub does. */
export function evaluate(expression: string, contexts: Contexts, functions: Functions = {}): Json {
  const { Lexer, Parser: ExpressionParser, Evaluator, data } = language.expressions;
  const extra = Object.entries(functions).map(([name, call]) => ({
    ...{ name, minArgs: 0, maxArgs: 255 },
    call: () => new data.BooleanData(call()),
  }));
  const { tokens } = new Lexer(expression).lex();
  const tree = new ExpressionParser(tokens, Object.keys(contexts), extra).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver);
  const result = new Evaluator(tree, known, new Map(extra.map((each) => [each.name, each]))).evaluate();
  return JSON.parse(JSON.stringify(result, data.replacer));
}

/** Evaluates the expressions in a part of a workflow. Null if `token` is undefined. */
export function evaluateToken(token: TemplateToken | undefined, contexts: Contexts, functions: Functions = {}): Json {
  const { isBasicExpression, isMapping, isSequence } = language.guards;
  if (token === undefined) return null;
  if (isMapping(token)) {
    const entries = Array.from({ length: token.count }, (_, index) => token.get(index));
    return Object.fromEntries(
      entries.map(({ key, value }) => [key.toString(), evaluateToken(value, contexts, functions)]),
    );
  }
  if (isSequence(token)) {
    const items = Array.from({ length: token.count }, (_, index) => token.get(index));
    return items.map((each) => evaluateToken(each, contexts, functions));
  }
  if (isBasicExpression(token)) return evaluate(token.expression, contexts, functions);
  return JSON.parse(JSON.stringify(token) ?? 'null');
}
