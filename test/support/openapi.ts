import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly body?: Readonly<Record<string, unknown>> & { readonly properties?: Readonly<Record<string, unknown>> };
}

/** Cut from GitHub's own OpenAPI description by scripts/github-openapi.ts. */
const DESCRIPTION: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/github-openapi.json'), 'utf8'),
);

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
/** For path and query values, which are text: "7" is a valid integer. */
const ajvOfText = new Ajv({ strict: false, validateFormats: false, coerceTypes: true });

export interface MatchedOperation {
  /** The route in the description, as `POST /repos/{owner}/{repo}/deployments`. */
  readonly route: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Violations of GitHub's description. Empty if the request is valid. */
  readonly faults: readonly string[];
}

/** Finds the operation of a request. Checks path, query and body, and that all sent values are described. */
export function checkRequest(method: string, target: string, body: unknown): MatchedOperation | undefined {
  const url = new URL(target, 'http://x');
  for (const [template, methods] of Object.entries(DESCRIPTION.paths)) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const match = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(url.pathname);
    const operation = methods[method.toLowerCase()];
    if (!match || !operation) continue;
    const parameters = Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
    );
    const query = Object.fromEntries(url.searchParams);
    const faults = [
      ...faultsOfParameters(operation, 'path', parameters),
      ...faultsOfParameters(operation, 'query', query),
      ...faultsOfBody(operation, body),
    ];
    return { route: `${method} ${template}`, parameters, faults };
  }
  return undefined;
}

function faultsOfParameters(operation: Operation, where: 'path' | 'query', given: Readonly<Record<string, string>>) {
  const known = operation.parameters.filter((each) => each.in === where);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(known.map((each) => [each.name, each.schema])),
    required: known.filter((each) => each.required).map((each) => each.name),
    additionalProperties: false,
  };
  const check = ajvOfText.compile(schema);
  return check({ ...given }) ? [] : [`${where}: ${ajvOfText.errorsText(check.errors)}`];
}

function faultsOfBody({ body: schema }: Operation, body: unknown): readonly string[] {
  if (!schema) return body === undefined ? [] : ['body: none is described'];
  const closed = schema.properties ? { ...schema, additionalProperties: false } : schema;
  const check = ajv.compile(closed);
  return check(body) ? [] : [`body: ${ajv.errorsText(check.errors)}`];
}
