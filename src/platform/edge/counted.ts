import type { CountedSite, Meter } from '../metering/meter.ts';
import type { HttpResponse } from '../shared/http.ts';

/** Counts the answer to a visitor of a site, and returns it. If it is not made, counts a 500. */
export function counted(
  meter: Meter,
  site: CountedSite,
  answer: HttpResponse | Promise<HttpResponse>,
): HttpResponse | Promise<HttpResponse> {
  const count = (response: HttpResponse) => {
    meter.site(site, response.status, bytesOf(response));
    return response;
  };
  if (!(answer instanceof Promise)) return count(answer);
  return answer.then(count, (error: unknown) => {
    meter.site(site, 500, 0);
    throw error;
  });
}

/** The bytes of a body. A stream has a `content-length`. */
function bytesOf({ body, headers }: HttpResponse): number {
  if (body === undefined) return 0;
  if (body instanceof Uint8Array) return body.byteLength;
  return typeof body === 'string' ? Buffer.byteLength(body) : Number(headers['content-length'] ?? 0);
}
