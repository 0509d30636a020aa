import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { clientAddress } from '../shared/client-address.ts';
import { BodyBroken, BodyTooLarge, type HttpRequest, header } from '../shared/http.ts';

/** The form of a request ID that a client may send. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** Milliseconds that the body of a request of the platform's own may take. */
const BODY_TIMEOUT = 120_000;

/** Bytes beyond a body's limit that are read and thrown away, so that the client reads its 413. */
const DRAIN_BYTES = 8 * 1024 * 1024;

/** `http://host/path?query`. A URL with user information does not match: RFC 9110 section 4.2.4 calls it a likely attack. */
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i;
const SLASH = 47;

const PROCESS_ID = randomBytes(5).toString('hex');
let counter = 0;

interface RequestContext {
  /** The requests whose signal has been read. */
  readonly open: Set<NodeRequest>;
  readonly proxies: BlockList;
}

/** What only some requests have. */
export interface Special {
  /** The bytes after the request of a client that asks for a WebSocket. */
  readonly head?: Buffer;
  /** The client waits for `100 Continue` before it sends the body. */
  readonly waits?: boolean;
}

/** An `HttpRequest` over a socket. It creates the request ID and the signal on first use. */
export class NodeRequest implements HttpRequest {
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #context: RequestContext;
  #requestID: string | undefined;
  #controller: AbortController | undefined;
  #abandoned = false;
  #waits: boolean;
  readonly head: Buffer | undefined;

  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    context: RequestContext,
    { head, waits = false }: Special = {},
  ) {
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#context = context;
    this.head = head;
    this.#waits = waits;
    if (incoming.url?.charCodeAt(0) !== SLASH) toOriginForm(incoming);
  }
  get method(): string {
    return this.#incoming.method ?? 'GET';
  }
  get target(): string {
    return this.#incoming.url ?? '/';
  }
  get rawHeaders(): readonly string[] {
    return this.#incoming.rawHeaders;
  }
  get headers(): HttpRequest['headers'] {
    return this.#incoming.headers;
  }
  get requestID(): string {
    if (this.#requestID === undefined) {
      const given = this.#incoming.headers['x-request-id'];
      counter += 1;
      this.#requestID = typeof given === 'string' && REQUEST_ID.test(given) ? given : `${PROCESS_ID}-${counter}`;
    }
    return this.#requestID;
  }
  get remoteAddress(): string | undefined {
    const { remoteAddress } = this.#incoming.socket;
    if (remoteAddress === undefined) return undefined;
    return clientAddress(remoteAddress, header(this, 'x-forwarded-for'), this.#context.proxies);
  }
  /** True if the rest of the body will not be read. Then the connection cannot serve another request. */
  get bodyAbandoned(): boolean {
    return this.#abandoned || this.#waits;
  }
  get isUpgrade(): boolean {
    return this.head !== undefined;
  }
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      const controller = new AbortController();
      this.#controller = controller;
      this.#context.open.add(this);
      this.#outgoing.once('close', () => {
        this.#context.open.delete(this);
        if (!this.#outgoing.writableFinished) controller.abort(new Error('The client went away'));
      });
    }
    return this.#controller.signal;
  }
  abort(reason: Error): void {
    this.#controller?.abort(reason);
  }

  body(limit: number): Promise<Buffer> {
    const incoming = this.#incoming;
    const announced = Number(incoming.headers['content-length'] ?? 0);
    if (this.#waits && announced <= limit) {
      this.#waits = false;
      this.#outgoing.writeContinue();
    }
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const late = setTimeout(() => incoming.destroy(), BODY_TIMEOUT).unref();
      const give = (error: Error) => {
        clearTimeout(late);
        this.#abandoned = !incoming.complete;
        reject(error);
      };
      const broken = () => give(new BodyBroken('The client went away before its body ended'));
      if (incoming.destroyed) broken();
      if (announced > limit + DRAIN_BYTES) {
        give(new BodyTooLarge());
        return;
      }
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= limit) chunks.push(chunk);
        else if (size > limit + DRAIN_BYTES) {
          incoming.pause();
          give(new BodyTooLarge());
        } else chunks.length = 0;
      });
      incoming.on('end', () => {
        if (size > limit) return give(new BodyTooLarge());
        clearTimeout(late);
        resolve(joined(chunks, size));
      });
      incoming.on('error', broken);
      incoming.on('close', () => {
        if (!incoming.complete) broken();
      });
    });
  }
}

/** RFC 9112 section 3.2.2: the authority of an absolute target replaces the Host header. */
function toOriginForm(incoming: IncomingMessage): void {
  const [, authority, rest = ''] = ABSOLUTE.exec(incoming.url ?? '') ?? [];
  if (authority === undefined) return;
  incoming.headers.host = authority;
  incoming.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** Joins the parts of a body. Most bodies have one part, which needs no copy. */
function joined(chunks: readonly Buffer[], size: number): Buffer {
  const [first] = chunks;
  return first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks, size);
}
