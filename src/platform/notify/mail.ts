import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../../base/loopback.ts';
import type { Outcome } from './webhook.ts';

/** Milliseconds for each step of a conversation with the server. */
const STEP_MS = 10_000;

export interface Letter {
  /** The same for each attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Returns the function that sends a letter once, as plain text, by the server at `url`: `smtps://` encrypts from the start, `smtp://` by
 * STARTTLS, which a server with a password must offer unless it is on this machine.
 */
export function createMailer(url: string, from: string): (letter: Letter) => Promise<Outcome> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: auth !== undefined && !isLoopbackHost(hostname),
    ...(auth && { auth }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'slipway.invalid';
  return async ({ id, to, subject, text }) => {
    try {
      // As an object, because a text could name several receivers.
      const address = { name: '', address: to };
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport.sendMail({ from, to: address, subject, text, messageId: `<${id}@${domain}>`, headers });
      return { status: 250 };
    } catch (error) {
      const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
      const status = typeof responseCode === 'number' ? responseCode : undefined;
      const reason = status ?? (typeof code === 'string' ? code : 'unknown reason');
      return { status, problem: `the mail server did not take it (${reason})` };
    }
  };
}
