import { type ErrorDetails, SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { ApiMap } from '../../contract/api-map.ts';
import { fieldsOf, type MappedEntry, text } from '../../contract/reader.ts';
import type { RouteName } from '../../contract/routes.ts';
import type { StatusFamily } from '../../contract/status.ts';
import { type Expression, ExpressionError } from './expression.ts';

/** A map after reading: an expression for each name, and its place. */
export interface MapParts {
  readonly answers: Readonly<Partial<Record<RouteName, Expressions>>>;
  readonly requests: Expressions;
  readonly errors: Expressions;
  readonly statuses: ReadonlyMap<string, StatusFamily>;
}

export type Expressions = ReadonlyMap<string, Placed>;

export interface Placed {
  readonly expression: Expression;
  /** `answers.deploy.id`. */
  readonly name: string;
  /** The place that an error names: the file and its line, or the input. */
  readonly at: Pick<ErrorDetails, 'input' | 'place'>;
  readonly line: number;
}

const MOST_ENTRIES = 1_000;
/** Milliseconds for all expressions of one answer. */
const MOST_TIME = 5_000;

export function createApiMap({ answers, requests, errors, statuses }: MapParts, now = () => performance.now()): ApiMap {
  const budget = () => {
    const until = now() + MOST_TIME;
    return () => now() > until;
  };
  return {
    statuses,
    async request(call, ours, variables) {
      const made = requests.get(call);
      if (made === undefined) return undefined;
      const body = await evaluate(made, ours, variables);
      if (isObject(body)) return body;
      throw fault(made, `makes ${body === undefined ? 'nothing' : 'no object'} of what is to be sent`);
    },
    async answer(call, body) {
      const named = answers[call];
      return named === undefined || named.size === 0
        ? undefined
        : mapped(named, body, call.startsWith('list'), budget());
    },
    async error(body, read) {
      const values = await valuesOf(errors, body, budget());
      const first = (name: 'code' | 'message' | 'requestID', most: number) => {
        const value = values.has(name) ? text(values, name) : read[name];
        return value === undefined ? undefined : cleanLine(value, most).trim();
      };
      return { ...read, code: first('code', 100), message: first('message', 300), requestID: first('requestID', 128) };
    },
  };
}

/** Looks for `list` and `cursor` in the whole answer, and for the other fields of a list in each entry. */
async function mapped(named: Expressions, body: unknown, isList: boolean, isLate: () => boolean) {
  if (!isList) return { values: await valuesOf(named, body, isLate) };
  const [list, cursor] = [named.get('list'), named.get('cursor')];
  const values = await valuesOf(new Map(cursor ? [['cursor', cursor]] : []), body, isLate);
  const inEntry = new Map([...named].filter(([name]) => name !== 'list' && name !== 'cursor'));
  const entries = list ? asList(await evaluate(list, body, {}), list) : listOf(body);
  if (entries === undefined) return { values };
  const read: MappedEntry[] = [];
  for (const entry of entries.slice(0, MOST_ENTRIES)) {
    read.push({ entry, values: await valuesOf(inEntry, entry, isLate) });
  }
  return { values, entries: read };
}

/** JSONata returns a list with one entry as the entry, and an empty one as undefined. */
function asList(value: unknown, list: Placed): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === undefined || value === null) return [];
  if (isObject(value)) return [value];
  throw fault(list, 'leads to no list');
}

/** Returns the list of an answer for which the map names no `list`, if there is only one. Otherwise the reader looks for it. */
function listOf(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  const lists = [...fieldsOf(body).values()].filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}

async function valuesOf(named: Expressions, input: unknown, isLate: () => boolean) {
  const values = new Map<string, unknown>();
  for (const [name, placed] of named) {
    if (isLate()) throw fault(placed, `is too slow: the answer takes more than ${MOST_TIME / 1_000} s to read`);
    values.set(name, await evaluate(placed, input, {}));
  }
  return values;
}

async function evaluate(placed: Placed, input: unknown, variables: JsonObject): Promise<unknown> {
  try {
    return await placed.expression.evaluate(input, variables);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    throw fault(placed, `cannot be evaluated: ${cleanLine(error.message, 300)}`, error);
  }
}

function fault({ name, at, expression }: Placed, message: string, cause?: unknown): SlipwayError {
  return new SlipwayError('invalid_input', `api-map: ${name} ${message}`, {
    ...at,
    cause,
    remedy: `Mend the expression: ${cleanLine(expression.text, 200)}`,
  });
}
