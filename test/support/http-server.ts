import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

export interface TestServer extends AsyncDisposable {
  readonly origin: string;
  readonly port: number;
}

/** Starts a real HTTP server on a free loopback port. Disposing it ends its connections. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
