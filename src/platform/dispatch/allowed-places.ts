import { isIP } from 'node:net';
import { SlipwayError } from '../../base/errors.ts';

/** A host or network that builds may reach although it is private. Without a port: at any. */
export interface Allowed {
  readonly host: string;
  /** The length of the prefix, if `host` is a network. */
  readonly prefix?: number;
  readonly port?: number;
}

const FORM = /^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i;
const NAME = /^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/;
const MOST_PORT = 65_535;

/** Reads `HOST`, `ADDRESS` or `CIDR`, each with an optional `:PORT`. Throws `invalid_input`. */
export function parseAllowed(text: string): Allowed {
  const plain = isIP(text) === 6 ? [text, text] : undefined;
  const [, bracketed, bare, name = '', prefixText, portText] = plain ?? FORM.exec(text) ?? [];
  const host = bracketed ?? bare ?? (plain ? text : name);
  const kind = isIP(host);
  const prefix = prefixText === undefined ? undefined : Number(prefixText);
  const port = portText === undefined ? undefined : Number(portText);
  const isValid =
    (kind !== 0 || (NAME.test(host) && !/^[\d.]+$/.test(host))) &&
    (prefix === undefined || (kind !== 0 && prefix <= (kind === 4 ? 32 : 128))) &&
    (port === undefined || (port > 0 && port <= MOST_PORT)) &&
    (!isLoopback(host) || (port !== undefined && prefix === undefined));
  if (isValid) return { host, ...(prefix !== undefined && { prefix }), ...(port !== undefined && { port }) };
  const remedy = isLoopback(host)
    ? 'Name one port of this machine, as localhost:4873.'
    : 'Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.';
  throw new SlipwayError('invalid_input', `--build-network-allow: "${text}" is not a place that can be allowed`, {
    input: 'build-network-allow',
    remedy,
  });
}

/** True for the names and addresses of the machine itself. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127\.[\d.]+|::1)$/i.test(host) || /\.localhost\.?$/i.test(host);
}
