import { boundedText } from '../../base/bounded-text.ts';
import { ROUTES, type RouteName } from '../../contract/routes.ts';

/** An answer as it came, for the one who adapts to it. */
export interface Recorded {
  readonly call: RouteName;
  readonly status: number;
  /** Plain text that is no JSON is a text. Absent if it is empty, longer than the bound, or a page. */
  readonly body: unknown;
}

const MOST_BYTES = 2_000_000;

const PATTERNS = Object.entries(ROUTES).map(([name, { method, path }]) => ({
  call: name as RouteName,
  method,
  pattern: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** A `fetch` that keeps the last answer to each of the seven calls, a success before a refusal. */
export function recordingFetch(inner: typeof fetch): {
  readonly fetch: typeof fetch;
  readonly answers: ReadonlyMap<RouteName, Recorded>;
} {
  const answers = new Map<RouteName, Recorded>();
  const recording: typeof fetch = async (input, init) => {
    const response = await inner(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const call = PATTERNS.find(({ method, pattern }) => method === init?.method && pattern.test(url.pathname))?.call;
    if (call === undefined || (answers.get(call)?.status ?? 500) < response.status) return response;
    const text = await boundedText(response.clone(), MOST_BYTES);
    answers.set(call, { call, status: response.status, body: parsed(text, response.headers) });
    return response;
  };
  return { fetch: recording, answers };
}

function parsed(text: string | undefined, headers: Headers): unknown {
  if (text === undefined || text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return /^(?:text\/plain\b|$)/i.test(headers.get('content-type') ?? '') ? text : undefined;
  }
}
