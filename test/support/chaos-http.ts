import { type Agent, request } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

export interface Question {
  readonly port: number;
  readonly agent: Agent;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Milliseconds until the end of the answer. Default 10,000. */
  readonly timeoutMs?: number;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

const MOST_BYTES = 1_048_576;
const TIMEOUT_MS = 10_000;

/** Sends a request to a port of this machine. Rejects if the answer is not complete in time, or is too large. */
export function ask(question: Question): Promise<Reply> {
  const { port, agent, method, path, headers = {}, body, timeoutMs = TIMEOUT_MS } = question;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, fail) => {
    const reject = (cause: Error) => fail(new Error(`${method} ${path} at ${port}: ${cause.message}`, { cause }));
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { host: '127.0.0.1', port, agent, method, path, signal, headers: { ...headers, ...length } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > MOST_BYTES) response.destroy(new Error('the answer is too large'));
      });
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** What a function of an app has: the token of a table, and credentials. */
export interface KvsAccess {
  readonly region: string;
  readonly token: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

/** Returns the access that the variables of a function give to a table. Throws if one is missing. */
export function accessOf(variables: Readonly<Record<string, unknown>>, table: string): KvsAccess {
  const variable = (name: string) => {
    const value = variables[name];
    if (typeof value !== 'string' || value === '') throw new Error(`The variable ${name} is missing`);
    return value;
  };
  return {
    region: variable('SERVICE_KVS_REGION'),
    token: variable(`SERVICE_KVS_TOKEN_${table.toUpperCase()}`),
    accessKeyId: variable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
    sessionToken: variable('AWS_SESSION_TOKEN'),
  };
}

export type KvsCall =
  | { readonly kind: 'put'; readonly key: string; readonly value: string }
  | { readonly kind: 'delete' | 'get'; readonly key: string };

/** Sends a signed request of spec 4.B. */
export async function askKvs(
  { port, agent, timeoutMs }: Pick<Question, 'port' | 'agent' | 'timeoutMs'>,
  { token, ...credentials }: KvsAccess,
  { kind, ...call }: KvsCall,
): Promise<Reply> {
  const path = `/v1/${kind}`;
  const body = JSON.stringify(call);
  const signer = new AwsV4Signer({
    ...credentials,
    ...{ service: 'execute-api', method: 'POST', url: `http://127.0.0.1:${port}${path}`, body, allHeaders: true },
    headers: { 'content-type': 'application/json', 'x-kvs-authorization': `Bearer ${token}` },
  });
  const signed = Object.fromEntries((await signer.sign()).headers);
  const host = `127.0.0.1:${port}`;
  return ask({
    port,
    agent,
    method: 'POST',
    path,
    headers: { ...signed, host },
    body,
    ...(timeoutMs ? { timeoutMs } : {}),
  });
}
