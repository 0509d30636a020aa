/** Asks the site of an app over HTTP. */
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';

/** Milliseconds between two requests of a client, which leave a build some of the machine. */
const PAUSE_MS = 100;
const CLIENTS = 8;

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The deployment whose release answered. */
  readonly release: string;
  /** What arrived in the first part. */
  readonly first: string;
}

/** Asks for a path of a site. `url`: its address, whose host is under `localhost`. */
export async function ask(url: string, path = '/'): Promise<Answer> {
  const { host, port } = new URL(url);
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  let [text, first] = ['', ''];
  for await (const chunk of body.setEncoding('utf8')) {
    first ||= chunk;
    text += chunk;
  }
  return { status: statusCode, text, first, release: String(headers['x-slipway-release'] ?? '') };
}

/** What eight clients saw who ask for the start page all the time. */
export interface Seen {
  readonly requests: number;
  readonly failed: readonly string[];
}

/** Lets eight clients ask until `during` has ended, and a moment longer. */
export async function underLoad<T>(
  url: string,
  expected: string,
  during: () => Promise<T>,
): Promise<readonly [T, Seen]> {
  const failed: string[] = [];
  let requests = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      requests += 1;
      const said = await ask(url).then(
        ({ status, text }) =>
          status === 200 && text.includes(expected) ? undefined : `${status} ${text.slice(0, 100)}`,
        String,
      );
      if (said !== undefined) failed.push(said);
      await wait(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: CLIENTS }, visit);
  try {
    return [
      await during(),
      {
        get requests() {
          return requests;
        },
        failed,
      },
    ];
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
}
