import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { Certificate } from './certificates.ts';

/** A TLS server in front of a port of this machine, as a load balancer that ends TLS. */
export interface TlsFront extends AsyncDisposable {
  readonly port: number;
  /** Connections whose clients accepted the certificate. */
  readonly accepted: number;
  /** Presents another certificate from now on, and closes all connections. */
  present(certificate: Certificate): void;
}

/** Starts the server on a free port of the loopback address. */
export async function startTlsFront(port: number, certificate: Certificate): Promise<TlsFront> {
  const open = new Set<TLSSocket>();
  let accepted = 0;
  const server = createServer(read(certificate), (client) => {
    accepted += 1;
    open.add(client);
    const service = connect({ port, host: '127.0.0.1' });
    client.on('error', () => service.destroy());
    service.on('error', () => client.destroy());
    client.once('close', () => {
      open.delete(client);
      service.destroy();
    });
    service.once('close', () => client.destroy());
    client.pipe(service).pipe(client);
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const closeAll = () => open.forEach((client) => void client.destroy());
  return {
    port: address.port,
    get accepted() {
      return accepted;
    },
    present(next) {
      server.setSecureContext(read(next));
      closeAll();
    },
    async [Symbol.asyncDispose]() {
      closeAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function read({ key, cert }: Certificate) {
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
