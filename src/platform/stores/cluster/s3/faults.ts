import { systemCode } from '../../../../base/errors.ts';
import { withoutControls } from '../../../../base/text.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { S3Headers } from './connections.ts';

/** Why a request to S3 failed. The client turns it into an error of the port. */
export class S3Fault extends Error {
  override readonly name = 'S3Fault';
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly isRepeatable: boolean;

  constructor(message: string, { code, status, isRepeatable = false, ...options }: FaultFacts) {
    super(message, options);
    this.code = code;
    this.status = status;
    this.isRepeatable = isRepeatable;
  }
}

interface FaultFacts extends ErrorOptions {
  /** The code of S3, as `NoSuchBucket`, or that of a system error. */
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  /** The same request may succeed now. */
  readonly isRepeatable?: boolean;
}

interface ErrorAnswer {
  readonly status: number;
  readonly headers: S3Headers;
  /** The beginning of the body. */
  readonly text: string;
}

const MESSAGE_MOST = 300;
const REPEATABLE_STATUS = new Set([408, 429, 500, 502, 503, 504]);
/** Codes with other statuses. */
const REPEATABLE_CODE = new Set(['RequestTimeout', 'OperationAborted']);
/** Ceph and MinIO do not answer with 507 if a quota is full. */
const FULL_CODE = /QuotaExceeded/;
const WRONG_HASH = new Set(['XAmzContentSHA256Mismatch', 'BadDigest']);
/** Amazon answers to these with 400. */
const ACCESS = new Set(['ExpiredToken', 'InvalidToken']);
/** Codes of certificates that do not prove the identity of a server. No repetition helps. */
export const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;

export function faultOfAnswer(place: string, answer: ErrorAnswer): S3Fault {
  const { status, text } = answer;
  const code = textIn(text, 'Code')?.slice(0, 100);
  const said = withoutControls(textIn(text, 'Message')?.slice(0, MESSAGE_MOST) ?? '');
  const detail = [code ?? `HTTP ${status}`, said].filter((each) => each !== '').join(': ');
  return new S3Fault(messageOf(place, answer, code, detail), {
    code,
    status,
    isRepeatable: REPEATABLE_STATUS.has(status) || REPEATABLE_CODE.has(code ?? ''),
  });
}

function messageOf(place: string, { status, headers, text }: ErrorAnswer, code: string | undefined, detail: string) {
  const region = headers['x-amz-bucket-region'] ?? textIn(text, 'Region');
  if (typeof region === 'string' && (status === 301 || status === 307 || status === 400)) {
    return `The bucket of ${place} is in the region ${region.slice(0, 50)}: set AWS_REGION to it (${detail})`;
  }
  if (status >= 300 && status < 400) {
    return `S3 redirects requests for ${place}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${detail})`;
  }
  if (code === 'NoSuchBucket') return `The bucket of ${place} does not exist (${detail})`;
  if (code === 'RequestTimeTooSkewed') return `The clock of this machine differs from that of S3 (${detail})`;
  if (status === 401 || status === 403 || ACCESS.has(code ?? '')) return `S3 refuses access to ${place} (${detail})`;
  return `S3 failed for ${place} (${detail})`;
}

const CONNECTION: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped',
  UND_ERR_SOCKET: 'the connection was closed',
};
/** This process has closed its connections. */
const CLOSED = /^UND_ERR_(?:DESTROYED|CLOSED)$/;

/** Returns the fault of a request without an answer, or with an incomplete one. */
export function faultOfConnection(place: string, error: unknown): S3Fault {
  if (error instanceof S3Fault) return error;
  const code = systemCode(error);
  const message = error instanceof Error ? error.message : String(error);
  const detail = CONNECTION[code ?? ''] ?? [code, message].filter(Boolean).join(': ');
  return new S3Fault(`S3 cannot be reached for ${place} (${detail})`, {
    code,
    cause: error,
    isRepeatable: !CERTIFICATE.test(code ?? '') && !CLOSED.test(code ?? ''),
  });
}

/** Returns true if the service found that the bytes have another hash. */
export function isWrongHash(error: unknown): boolean {
  return error instanceof S3Fault && WRONG_HASH.has(error.code ?? '');
}

/** Returns the error of the port for a fault, and every other error as it is. */
export function unavailableS3(error: unknown): unknown {
  if (!(error instanceof S3Fault)) return error;
  const isFull = error.status === 507 || FULL_CODE.test(error.code ?? '');
  return new StoreUnavailable(error.message, { cause: error, isFull });
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", '#39': "'" };

/** Returns the text of the first XML element of that name, or undefined if there is none. */
function textIn(xml: string, name: string): string | undefined {
  const open = xml.indexOf(`<${name}>`);
  const close = xml.indexOf(`</${name}>`, open);
  if (open < 0 || close < 0) return undefined;
  const text = xml.slice(open + name.length + 2, close);
  return text.replace(/&(#?\w{2,4});/g, (whole, entity) => ENTITIES[entity] ?? whole);
}
