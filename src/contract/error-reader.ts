import { type CallFacts, SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import { type Fields, fieldsOf, layersOf, text } from './reader.ts';
import type { SeenError, SeenFieldError } from './seen.ts';

const MESSAGES = ['message', 'errordescription', 'detail', 'details', 'title', 'description', 'msg', 'reason'];
const MOST_FIELDS = 10;
const NESTED = ['fieldviolations', 'violations', 'details', 'errors', 'causes'];

/** Reads the message of an error body in the usual shapes: our own, `{"error": "x"}`, `{"message": …}`, RFC 9457, OAuth, JSON:API. */
export function readErrorBody(body: unknown): SeenError {
  const outer = fieldsOf(body);
  const errors = outer.get('errors') ?? outer.get('messages');
  const wrapped = Array.isArray(errors) && isObject(errors[0]) ? { error: errors[0] } : undefined;
  const layers = [...layersOf(wrapped, ['error']), ...layersOf(body, ['error'])];
  const first = (...names: readonly string[]) => {
    const found = layers.map((fields) => text(fields, ...names)).find((value) => value !== undefined);
    return found === undefined ? undefined : cleanLine(found, 300).trim();
  };
  // A word without spaces is a code, a sentence is a message: `{"error": …}` may be either.
  const bare = isObject(body) ? text(outer, 'error') : undefined;
  const word = bare !== undefined && isWord(bare) ? bare : undefined;
  // `{"id": "not_found", "message": …}`: an error's ID that is a word is its code.
  const id = layers.map((fields) => text(fields, 'id')).find((each) => each !== undefined && isWord(each));
  const fields = fieldErrors(body);
  return {
    code: word ?? first('code', 'errorcode') ?? (first('message') === undefined ? undefined : id),
    message: first(...MESSAGES) ?? (bare === undefined ? undefined : cleanLine(bare, 300).trim()) ?? fields[0]?.message,
    requestID: first('requestid', 'traceid', 'correlationid'),
    fields,
  };
}

const isWord = (text: string) => /^[\w.-]{1,64}$/.test(text);

/** Reads the errors of single fields of the request, in the usual shapes. At most ten. */
function fieldErrors(body: unknown): readonly SeenFieldError[] {
  const outer = fieldsOf(body);
  const inner = fieldsOf(outer.get('error'));
  const holders = [outer, inner].flatMap((each) =>
    ['errors', 'fields', 'details', 'detail', 'violations', 'fieldviolations', 'invalidparams', 'messages'].map(
      (name) => each.get(name),
    ),
  );
  const own = [inner, outer].flatMap((each) => fieldError(each));
  const found = [...holders.flatMap((each) => fieldErrorsIn(each)), ...own];
  return [...new Map(found.map((each) => [`${each.field} ${each.message}`, each])).values()].slice(0, MOST_FIELDS);
}

function fieldErrorsIn(holder: unknown, depth = 0): readonly SeenFieldError[] {
  if (depth > 2) return [];
  if (Array.isArray(holder)) {
    return holder.slice(0, 50).flatMap((each) => {
      const fields = fieldsOf(each);
      const nested = NESTED.flatMap((name) => fieldErrorsIn(fields.get(name), depth + 1));
      return [...fieldError(fields), ...nested];
    });
  }
  if (!isObject(holder)) return [];
  const nested = NESTED.flatMap((name) => fieldErrorsIn(fieldsOf(holder).get(name), depth + 1));
  if (nested.length > 0) return nested;
  // `{"branch": ["must exist"]}`
  return Object.entries(holder).flatMap(([field, words]) => {
    const texts = (Array.isArray(words) ? words : [words]).filter((each) => typeof each === 'string');
    return texts.map((message) => ({ field: cleanLine(field, 100), message: cleanLine(message, 200) }));
  });
}

/** One record that names a field: `{field, message}`, `{loc: ["body", "branch"], msg}`, `{source: {pointer}, detail}`. */
function fieldError(fields: Fields): readonly SeenFieldError[] {
  const source = fieldsOf(fields.get('source'));
  const loc = fields.get('loc') ?? fields.get('path');
  const joined = Array.isArray(loc) ? loc.filter((each) => each !== 'body').join('.') : undefined;
  const named = text(fields, 'field', 'param', 'parameter', 'target', 'property', 'pointer', 'attribute', 'fieldname');
  const pointer = text(source, 'pointer', 'parameter');
  const field = joined || named || pointer;
  const message = text(fields, ...MESSAGES, 'error', 'code');
  if (field === undefined || message === undefined) return [];
  const clean = field
    .replace(/^[#/]+|^\$\.|^body[./]/g, '')
    .replace(/^data\/attributes\//, '')
    .replaceAll('/', '.');
  return [{ field: cleanLine(clean, 100), message: cleanLine(message, 200) }];
}

/** An envelope that says no although the status is 2xx: `{"success": false, "errors": […]}`. */
export function assertTaken(body: unknown, call: CallFacts): void {
  const fields = fieldsOf(body);
  if (fields.get('success') !== false && fields.get('ok') !== false) return;
  const { code, message } = readErrorBody(body);
  const words = [code, message && `"${cleanLine(message, 300)}"`].filter(Boolean).join(' ');
  const status = call.status === undefined ? '' : ` ${call.status}`;
  throw new SlipwayError(
    'refused',
    `The service answered ${call.method} ${call.path} with${status}, but says that it failed${words && `: ${words}`}`,
    { remedy: 'Mend what the answer names, then run again.', call: { ...call, outcome: 'unknown' } },
  );
}
