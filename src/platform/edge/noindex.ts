import type { HttpResponse } from '../shared/http.ts';
import type { Site } from '../stores/rows/records.ts';

type Answer = HttpResponse | Promise<HttpResponse>;

/** Adds `X-Robots-Tag: noindex` if the app's settings ask search engines to leave the site out. */
export function markIndexing({ settings }: Site, answer: Answer): Answer {
  if (settings.noindex !== true) return answer;
  return answer instanceof Promise ? answer.then(marked) : marked(answer);
}

function marked(response: HttpResponse): HttpResponse {
  return { ...response, headers: { ...response.headers, 'x-robots-tag': 'noindex' } };
}
