import { type CallFacts, SlipwayError } from '../base/errors.ts';
import type { SeenError } from '../contract/error-reader.ts';
import { readErrorBody } from '../contract/error-reader.ts';
import type { AnswerHeaders } from '../contract/reader.ts';
import type { AnswerFields } from './exchange.ts';
import { nextPage } from './link-header.ts';
import type { Reader } from './pipeline.ts';
import { type Explained, factsOf, refusal, tooLarge, unreadable } from './refusal.ts';

export interface JsonReading<T> {
  /** Returns the value of a body. Throws `SlipwayError`. */
  decode(body: unknown, call: CallFacts, headers?: AnswerHeaders): T | Promise<T>;
  /** Reads an error's body if the usual rules do not fit. */
  readonly readError?: ((body: unknown, read: SeenError) => SeenError | Promise<SeenError>) | undefined;
  /** Returns the meaning of a refusal for the caller, which is added to the service's words. */
  readonly explain?: ((said: SeenError, status: number) => Explained | Promise<Explained>) | undefined;
  /** Plain text is an answer too: `decode` gets it as a string. */
  readonly takesText?: boolean | undefined;
}

/** Makes a reader for answers in JSON. Reads errors of all usual shapes. */
export function jsonAnswer<T>({ decode, readError, explain, takesText }: JsonReading<T>): Reader<T> {
  return async (answer) => {
    const { status, text, headers, retryAfterMs } = answer;
    const parsed = text === undefined ? undefined : parseJson(text, headers, takesText || isSentence(text, status));
    if (status >= 400) {
      const read = readErrorBody(typeof parsed?.body === 'string' ? { message: parsed.body } : parsed?.body);
      const said = (await readError?.(parsed?.body, read)) ?? read;
      return { ok: false, error: refusal(answer, said, retryAfterMs, await explain?.(said, status)) };
    }
    if (parsed === undefined) return { ok: false, error: tooLarge(answer, answer.bodyBytes) };
    if (parsed.fault !== undefined) {
      return { ok: false, error: unreadable(answer, parsed.fault), again: 'if-it-may-repeat' };
    }
    try {
      return {
        ok: true,
        value: await decode(parsed.body, factsOf(answer), {
          location: headers.get('location') ?? undefined,
          nextPage: nextPage(headers, answer.request.url),
        }),
      };
    } catch (error) {
      if (error instanceof SlipwayError) return { ok: false, error };
      throw error;
    }
  };
}

/** True for an error that may be plain text: some servers send the type of plain text with a page, or none. */
function isSentence(text: string, status: number): boolean {
  return status >= 400 && !/^\s*</.test(text);
}

/**
 * Parses a body as JSON; an empty one is undefined. `text/plain` passes if it contains an object or a list, because
 * some servers never set the type. The parser's own error quotes the body, so it is not kept.
 */
function parseJson(
  text: string,
  headers: AnswerFields,
  takesText = false,
): { readonly body: unknown; readonly fault?: string } {
  if (text.trim() === '') return { body: undefined };
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isPlain = type === '' || type === 'text/plain';
  if (!isPlain && !/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(type)) {
    return { body: undefined, fault: type === 'text/html' ? 'is an HTML page' : 'is not JSON by its content type' };
  }
  try {
    const body: unknown = LONG_NUMBER.test(text) ? JSON.parse(text, exactly) : JSON.parse(text);
    return isPlain && typeof body !== 'object' && !takesText ? { body: undefined, fault: 'is plain text' } : { body };
  } catch {
    if (isPlain && takesText) return { body: text };
    return { body: undefined, fault: 'is not whole JSON' };
  }
}

/** Digits with which a number may be beyond those that JavaScript has exactly. */
const LONG_NUMBER = /\d{16}/;

/** Keeps a whole number that JavaScript would round, as an ID of 64 bits, as its text: a reader takes IDs of both kinds. */
const exactly: (this: unknown, key: string, value: unknown, ...more: { readonly source?: string }[]) => unknown = (
  _,
  value,
  { source = '' } = {},
) => (typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value);
