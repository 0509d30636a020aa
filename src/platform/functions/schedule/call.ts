import type { Dispatcher } from 'undici';
import type { Connection } from '../upstream.ts';

/** Bytes of an answer's body that are read. More of it ends the connection. */
const ANSWER_MOST = 64 * 1024;

/** A request of the platform itself. */
export interface OwnRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds until the whole answer is there. */
  readonly timeoutMs: number;
}

/** Sends a POST to an instance. Resolves with the status when the answer has ended. Rejects if there is none, or not in time. */
export function post({ client }: Connection, { path, headers, body, timeoutMs }: OwnRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let bytes = 0;
    let controller: Dispatcher.DispatchController | undefined;
    const late = setTimeout(() => {
      const error = new Error(`there was no whole answer in ${Math.round(timeoutMs / 1_000)} s`);
      if (controller) controller.abort(error);
      else reject(error);
    }, timeoutMs);
    const ended = (settle: () => void) => {
      clearTimeout(late);
      settle();
    };
    client.dispatch(
      { path, method: 'POST', headers, body, headersTimeout: 0 },
      {
        onRequestStart(given) {
          controller = given;
        },
        onResponseStart(_, code) {
          status = code;
        },
        onResponseData(given, chunk) {
          bytes += chunk.length;
          // The status is all that is wanted.
          if (bytes > ANSWER_MOST) given.abort(new Enough());
        },
        onResponseEnd: () => ended(() => resolve(status)),
        onResponseError: (_, error) => ended(() => (error instanceof Enough ? resolve(status) : reject(error))),
      },
    );
  });
}

class Enough extends Error {}
