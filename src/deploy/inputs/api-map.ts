import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { createApiMap, type Expressions, type MapParts, type Placed } from '../../api/map/apply.ts';
import { compile, ExpressionError } from '../../api/map/expression.ts';
import { SlipwayError } from '../../base/errors.ts';
import { shown, together } from '../../base/inputs.ts';
import { isObject } from '../../base/json.ts';
import { didYouMean } from '../../base/near.ts';
import { ANSWER_FIELDS, type ApiMap, ERROR_FIELDS, MAP_SECTIONS, REQUEST_FIELDS } from '../../contract/api-map.ts';
import { normalWord, STATUS_FAMILIES, type StatusFamily } from '../../contract/status.ts';
import { type ReadFile, readText } from './reader.ts';

/** Characters of a map. */
const MOST_LENGTH = 200_000;

/**
 * The input `api-map`: a YAML file of the repository, or the YAML itself: several lines, or one with a member. Checks all of
 * it: throws the first fault with its line and remedy, and all further ones in `also`.
 */
export async function readApiMap(given: string, readFile: ReadFile): Promise<ApiMap> {
  const inline = /\n|^\{|:(?:\s|$)/.test(given.trim());
  const file = inline ? undefined : given.trim();
  return parseApiMap(file === undefined ? given : readText(file, 'api-map', readFile), file);
}

/** Reads the text of a map. `file`: its file, for errors. */
export async function parseApiMap(text: string, file?: string): Promise<ApiMap> {
  const faults: SlipwayError[] = [];
  const fault: AddFault = (line, message, remedy) => {
    const where = file === undefined ? `api-map: line ${line}` : `api-map: ${file}:${line}`;
    const code = file === undefined ? 'invalid_input' : 'invalid_file';
    faults.push(new SlipwayError(code, `${where}: ${message}`, { ...placeIn(file, line), remedy }));
  };
  const throwIfAny = () => {
    const error = together(faults);
    if (error) throw error;
  };
  const parts = read(text, file, fault);
  throwIfAny();
  await trial(parts, fault);
  throwIfAny();
  return createApiMap(parts);
}

type AddFault = (line: number, message: string, remedy: string) => void;

function placeIn(file: string | undefined, line: number) {
  return { input: 'api-map', place: file === undefined ? undefined : { file, line } };
}

function read(text: string, file: string | undefined, fault: AddFault): MapParts {
  const lines = new LineCounter();
  const isTooLong = text.length > MOST_LENGTH;
  const document = parseDocument(isTooLong ? '' : text, { lineCounter: lines, uniqueKeys: true });
  if (isTooLong) fault(1, `longer than ${MOST_LENGTH} characters`, 'Name the map itself.');
  for (const { pos, message } of document.errors) {
    fault(lines.linePos(pos[0]).line, `not valid YAML: ${message.split('\n')[0]}`, 'Correct the line.');
  }
  const lineOf = (node: unknown): number => {
    const range = typeof node === 'object' && node !== null ? (node as Node).range : undefined;
    return range ? lines.linePos(range[0]).line : 1;
  };

  /** The members of an object whose names are known; others are faults. */
  const members = (node: unknown, names: readonly string[], path: string): readonly (readonly [string, unknown])[] => {
    const where = path === '' ? 'the map' : path;
    if (!isMap(node)) {
      const listed = names.length === 0 ? 'Leave it out: it has no members.' : `It takes ${names.join(', ')}.`;
      fault(lineOf(node), `${where} is not an object`, listed);
      return [];
    }
    return node.items.flatMap((pair) => {
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      if (names.includes(name)) return [[name, pair.value] as const];
      const remedy = names.length === 0 ? 'Leave it out.' : `It takes ${names.join(', ')}.`;
      fault(lineOf(pair.key), `${where} has no "${shown(name)}"${didYouMean(name, names)}`, remedy);
      return [];
    });
  };
  const expression = (node: unknown, name: string): Placed | undefined => {
    const line = lineOf(node);
    if (!isScalar(node) || typeof node.value !== 'string' || node.value.trim() === '') {
      const remedy = 'Write it as a text; one that begins with { or " in quotes, or after | on lines of its own.';
      fault(line, `${name} is not an expression`, remedy);
      return undefined;
    }
    const first = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? line + 1 : line;
    try {
      return { expression: compile(node.value), name, at: placeIn(file, first), line: first };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const before = node.value.slice(0, error.offset ?? 0).split('\n').length - 1;
      const message = `${name} is not a JSONata expression: ${shown(error.message)}`;
      fault(first + before, message, `Correct the expression: ${shown(node.value)}`);
      return undefined;
    }
  };
  const expressions = (node: unknown, names: readonly string[], path: string): Expressions => {
    const found = members(node, names, path).flatMap(([name, value]) => {
      const placed = expression(value, `${path}.${name}`);
      return placed ? [[name, placed] as const] : [];
    });
    return new Map(found);
  };
  /** `success: [READY, LIVE]`; numbers are words too. */
  const statusWords = (node: unknown): ReadonlyMap<string, StatusFamily> => {
    const words = new Map<string, StatusFamily>();
    for (const [family, list] of members(node, STATUS_FAMILIES, 'statuses')) {
      for (const item of isSeq(list) ? list.items : [list]) {
        const word = isScalar(item) ? String(item.value ?? '').trim() : '';
        const known = STATUS_FAMILIES.find((each) => each === family);
        const taken = words.get(normalWord(word));
        if (word === '' || known === undefined) {
          fault(lineOf(item ?? node), `statuses.${family} has no words`, `Write it as ${family}: [WORD].`);
        } else if (taken !== undefined && taken !== known) {
          fault(lineOf(item), `statuses: "${shown(word)}" is both ${taken} and ${known}`, 'Keep one.');
        } else words.set(normalWord(word), known);
      }
    }
    return words;
  };

  const answers: Partial<Record<string, Expressions>> = {};
  let requests: Expressions = new Map();
  let errors: Expressions = new Map();
  let statuses: ReadonlyMap<string, StatusFamily> = new Map();
  for (const [section, node] of members(document.contents, MAP_SECTIONS, '')) {
    if (section === 'answers') {
      for (const [call, fields] of members(node, Object.keys(ANSWER_FIELDS), 'answers')) {
        const names = Object.entries(ANSWER_FIELDS).find(([name]) => name === call)?.[1] ?? [];
        answers[call] = expressions(fields, names, `answers.${call}`);
      }
    } else if (section === 'requests') requests = expressions(node, Object.keys(REQUEST_FIELDS), 'requests');
    else if (section === 'errors') errors = expressions(node, ERROR_FIELDS, 'errors');
    else statuses = statusWords(node);
  }
  return { answers, requests, errors, statuses };
}

/** Evaluates each expression with a sample, to report faults that no data can repair, as an unknown function. */
async function trial({ answers, requests, errors }: MapParts, fault: AddFault): Promise<void> {
  const unfit = ({ line, name }: Placed, { message }: Error) => {
    const names = 'Functions of JSONata are known, and $org, $project and $app in requests.';
    fault(line, `${name} cannot be evaluated: ${shown(message)}`, names);
  };
  for (const placed of [...Object.values(answers), errors].flatMap((each) => [...each.values()])) {
    await placed.expression.evaluate({}).catch((error) => {
      if (['T1005', 'T1006'].includes(error.code)) unfit(placed, error);
    });
  }
  for (const [call, placed] of requests) {
    await placed.expression.evaluate(SAMPLE, VARIABLES).then(
      (made) => {
        if (isObject(made)) return;
        const names = Object.entries(REQUEST_FIELDS).find(([name]) => name === call)?.[1] ?? [];
        const example = names.map((name) => `"${name}": ${name}`).join(', ');
        fault(placed.line, `${placed.name} does not make an object`, `Write it as {${example}}.`);
      },
      (error) => unfit(placed, error),
    );
  }
}

/** A request for a trial of an expression. */
const SAMPLE = {
  name: 'shop',
  type: 'web-landing',
  repository: 'acme/shop',
  branch: 'main',
  commit: '0'.repeat(40),
  buildCommand: 'npm run build',
  outputDirectory: 'dist',
  region: 'eu',
  noindex: true,
  env: { NAME: 'value' },
  limit: '20',
  cursor: 'next',
};
const VARIABLES = { org: 'acme', project: 'web', app: 'shop' };
