import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: unknown;
  readonly text: string;
}

/** A real SMTP server on loopback. `refuse`: how many letters it refuses first. */
export async function mailServer(options: SMTPServerOptions = {}, refuse = 0) {
  const letters: Letter[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: options.secure !== true,
    onAuth: ({ username, password }, _, done) =>
      password === 'pass word' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData(stream, { envelope, user }, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, text });
        refused += 1;
        done(refused <= refuse ? Object.assign(new Error('later'), { responseCode: 451 }) : null);
      });
    },
    ...options,
  });
  // A client that leaves while it greets is an error of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    letters,
    port: address.port,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(resolve)),
  };
}

/** Returns what the link in a letter that asks for a confirmation names. Undefined if the letter has none. */
export function confirmationIn({ text }: Letter): { readonly target: string; readonly code: string } | undefined {
  const plain = text.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const [link] = /https?:\S+\/console\/confirm\?\S+/.exec(plain) ?? [];
  const given = link === undefined ? undefined : new URL(link).searchParams;
  return given && { target: given.get('target') ?? '', code: given.get('code') ?? '' };
}
