import { type CallFacts, SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { cleanLine, words } from '../base/text.ts';
import { type Fields, fieldsOf, layersOf, text } from './reader.ts';

export type SeenError = ReturnType<typeof readErrorBody>;

interface SeenFieldError {
  /** As the service names it: `source.repo`. */
  readonly field: string;
  readonly message: string;
}

const MESSAGES = words('message errordescription detail details title description msg reason');
const MOST_FIELDS = 10;
/** Members with the faults of single fields: in the body and its `error`, and in an entry of such a member. */
const HOLDERS = words('errors fields details detail violations fieldviolations invalidparams messages');
const NESTED = words('fieldviolations violations details errors causes');

/** Reads an error body in the usual shapes: our own, `{"error": "x"}`, `{"message": …}`, RFC 9457, OAuth, JSON:API. */
export function readErrorBody(body: unknown) {
  const outer = fieldsOf(body);
  const errors = outer.get('errors') ?? outer.get('messages');
  const wrapped = Array.isArray(errors) && isObject(errors[0]) ? { error: errors[0] } : undefined;
  const layers = [...layersOf(wrapped, ['error']), ...layersOf(body, ['error'])];
  const first = (...names: readonly string[]) => clean(layers.flatMap((each) => text(each, ...names) ?? [])[0]);
  // `{"error": …}` may be either: a word without spaces is a code, and a sentence is a message.
  const bare = isObject(body) ? text(outer, 'error') : undefined;
  const word = bare !== undefined && isWord(bare) ? bare : undefined;
  // `{"id": "not_found", "message": …}`: the ID of an error is its code if it is a word.
  const id = layers.map((fields) => text(fields, 'id')).find((each) => each !== undefined && isWord(each));
  const fields = fieldErrors(body);
  return {
    code: word ?? first('code', 'errorcode') ?? (first('message') === undefined ? undefined : id),
    /** One plain line of at most 300 characters. */
    message: first(...MESSAGES) ?? clean(bare) ?? fields[0]?.message,
    requestID: first('requestid', 'traceid', 'correlationid'),
    fields,
  };
}

function clean(text: string | undefined): string | undefined {
  return text === undefined ? undefined : cleanLine(text, 300).trim();
}

function isWord(text: string): boolean {
  return /^[\w.-]{1,64}$/.test(text);
}

function fieldErrors(body: unknown): readonly SeenFieldError[] {
  const outer = fieldsOf(body);
  const inner = fieldsOf(outer.get('error'));
  const holders = [outer, inner].flatMap((each) => HOLDERS.map((name) => each.get(name)));
  const found = [...holders.flatMap((each) => fieldErrorsIn(each)), ...fieldError(inner), ...fieldError(outer)];
  return [...new Map(found.map((each) => [`${each.field} ${each.message}`, each])).values()].slice(0, MOST_FIELDS);
}

function fieldErrorsIn(holder: unknown, depth = 0): readonly SeenFieldError[] {
  if (depth > 2) return [];
  const nestedIn = (fields: Fields) => NESTED.flatMap((name) => fieldErrorsIn(fields.get(name), depth + 1));
  if (Array.isArray(holder)) {
    const entries = holder.slice(0, 50).map(fieldsOf);
    return entries.flatMap((fields) => [...fieldError(fields), ...nestedIn(fields)]);
  }
  if (!isObject(holder)) return [];
  const nested = nestedIn(fieldsOf(holder));
  if (nested.length > 0) return nested;
  // `{"branch": ["must exist"]}`
  return Object.entries(holder).flatMap(([field, said]) => {
    const texts = (Array.isArray(said) ? said : [said]).filter((each) => typeof each === 'string');
    return texts.map((message) => ({ field: cleanLine(field, 100), message: cleanLine(message, 300) }));
  });
}

/** Reads a record that names a field: `{field, message}`, `{loc: ["body", "branch"], msg}`, `{source: {pointer}, detail}`. */
function fieldError(fields: Fields): readonly SeenFieldError[] {
  const source = fieldsOf(fields.get('source'));
  const loc = fields.get('loc') ?? fields.get('path');
  const joined = Array.isArray(loc) ? loc.filter((each) => each !== 'body').join('.') : undefined;
  const named = text(fields, ...words('field param parameter target property pointer attribute fieldname'));
  const field = joined || named || text(source, 'pointer', 'parameter');
  const message = text(fields, ...MESSAGES, 'error', 'code');
  if (field === undefined || message === undefined) return [];
  const path = field
    .replace(/^[#/]+|^\$\.|^body[./]/g, '')
    .replace(/^data\/attributes\//, '')
    .replaceAll('/', '.');
  return [{ field: cleanLine(path, 100), message: cleanLine(message, 300) }];
}

/** Throws `refused` for a body that denies a success although the status is 2xx: `{"success": false, "errors": […]}`. */
export function assertTaken(body: unknown, call: CallFacts): void {
  const fields = fieldsOf(body);
  if (fields.get('success') !== false && fields.get('ok') !== false) return;
  const { code, message } = readErrorBody(body);
  const said = [code, message && `"${message}"`].filter(Boolean).join(' ');
  const status = call.status === undefined ? '' : ` ${call.status}`;
  throw new SlipwayError(
    'refused',
    `The service answered ${call.method} ${call.path} with${status}, but says that it failed${said && `: ${said}`}`,
    { remedy: 'Mend what the answer names, then run again.', call: { ...call, outcome: 'unknown' } },
  );
}
