import { createTokenProvider } from '../api/identity/provider.ts';
import { createTransport, type Operation, type Transport } from '../api/transport.ts';
import { isObject } from '../base/json.ts';
import { missing } from '../contract/reader.ts';
import { OPERATOR_ROUTES } from '../contract/routes.ts';
import type { RunFile } from '../contract/run-file.ts';
import type { DeployEvent } from '../deploy/events.ts';
import { type AskingParts, askingParts } from './asking.ts';
import type { Io } from './io.ts';
import { ownTokens } from './running.ts';

/** Milliseconds between two looks at a log that has not grown. */
const PAUSE_MS = 300;
/** Milliseconds that the end of a deploy waits for the rest of the log. */
const REST_MS = 3_000;
const PAGE_BYTES = '65536';

interface LogPage {
  readonly text: string;
  readonly next: number;
  readonly atEnd: boolean;
}

const READ_LOG: Operation<LogPage> = {
  doing: 'read the log',
  route: OPERATOR_ROUTES.readLog,
  mayRepeat: true,
  decode(body, call) {
    if (!isObject(body)) throw missing('text', body, call);
    const { text, next, atEnd } = body;
    if (typeof text !== 'string' || typeof next !== 'number') throw missing('text and next', body, call);
    return { text, next, atEnd: atEnd === true };
  },
};

/** The output of a build, as it runs. */
export interface LiveLog {
  /** Takes the flow's events: the log is read when the app and the deployment are known. */
  tell(event: DeployEvent): void;
  /** Prints the rest of the log of a deployment that has ended, for 3 s at most. Never rejects: a deploy does not need it. */
  rest(hasEnded: boolean): Promise<void>;
}

export interface LiveLogParts {
  readonly platform: RunFile;
  readonly orgID: string;
  readonly projectID: string;
  readonly print: (line: string) => void;
}

/** Prints the lines of a build on a platform of this repository while they are written. */
export async function liveLog({ platform, orgID, projectID, print }: LiveLogParts, io: Io): Promise<LiveLog> {
  const stop = new AbortController();
  const parts: AskingParts = {
    ...(await askingParts(io)),
    signal: AbortSignal.any([io.signal, stop.signal]),
    onTrouble: () => {},
  };
  const tokens = createTokenProvider(ownTokens(platform), parts);
  const send = createTransport({ ...parts, baseUrl: platform.baseUrl, tokens });
  let appID = '';
  let reading: Promise<void> = Promise.resolve();
  return {
    tell(event) {
      if (event.type === 'app-known') appID = event.appID;
      if (event.type !== 'deployment-known') return;
      const parameters = { orgID, projectID, appID, deployID: event.deployID };
      reading = readAll(send, parameters, parts, print).catch(() => {});
    },
    async rest(hasEnded) {
      const late = setTimeout(() => stop.abort(), hasEnded ? REST_MS : 0);
      await reading;
      clearTimeout(late);
    },
  };
}

async function readAll(
  send: Transport,
  parameters: Readonly<Record<string, string>>,
  { clock, signal }: AskingParts,
  print: (line: string) => void,
): Promise<void> {
  let from = 0;
  let begun = '';
  for (;;) {
    const page = await send(READ_LOG, { parameters, query: { from: String(from), limit: PAGE_BYTES } });
    const lines = (begun + page.text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) print(line);
    if (page.atEnd) {
      if (begun) print(begun);
      return;
    }
    if (page.next === from) await clock.sleep(PAUSE_MS, signal);
    from = page.next;
  }
}
