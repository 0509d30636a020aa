import { SlipwayError } from '../../../../base/errors.ts';
import { present } from '../../../../base/json.ts';
import { isLoopbackHost } from '../../../../base/loopback.ts';
import type { S3Settings } from '../../blobs.ts';

type Env = Readonly<Record<string, string | undefined>>;

const INPUT = 'objects';
/** The prefix consists of segments as those of blobs' keys. */
const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?))?$/;
const PREFIX_MOST = 200;
const REGION = /^[a-z0-9][a-z0-9-]{0,40}$/;
/** For services that have no regions. */
const ANY_REGION = 'us-east-1';

/**
 * Reads `s3://BUCKET[/PREFIX]` and the standard variables: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_SESSION_TOKEN`, `AWS_REGION` or `AWS_DEFAULT_REGION`, `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL`. Throws
 * `invalid_input` if one of them is missing or has another form.
 */
export function parseS3(place: string, env: Env): S3Settings {
  const [, bucket, path = ''] = PLACE.exec(place) ?? [];
  if (bucket === undefined || path.length > PREFIX_MOST) {
    throw invalid(
      `--objects: "${shown(place)}" is not the place of a bucket`,
      'Write s3://BUCKET or s3://BUCKET/PREFIX.',
    );
  }
  const endpoint = endpointOf(env);
  return {
    bucket,
    prefix: path === '' || path.endsWith('/') ? path : `${path}/`,
    region: regionOf(env, endpoint !== undefined),
    ...present({ endpoint }),
    // The certificate of AWS covers no host name that has a bucket with dots in it.
    pathStyle: endpoint !== undefined || bucket.includes('.'),
    credentials: {
      accessKeyId: required(env, 'AWS_ACCESS_KEY_ID', 'the access key'),
      secretAccessKey: required(env, 'AWS_SECRET_ACCESS_KEY', 'the secret key'),
      ...present({
        sessionToken: env.AWS_SESSION_TOKEN ? required(env, 'AWS_SESSION_TOKEN', 'the session token') : undefined,
      }),
    },
  };
}

/** Returns the name of a place for messages, as `s3://slipway/prod/ at https://s3.example.com`. */
export function nameOfPlace({ bucket, prefix, endpoint }: S3Settings): string {
  return `s3://${bucket}/${prefix}${endpoint ? ` at ${endpoint}` : ''}`;
}

function regionOf(env: Env, hasEndpoint: boolean): string {
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (hasEndpoint ? ANY_REGION : undefined);
  if (region !== undefined && REGION.test(region)) return region;
  throw invalid(
    region === undefined ? 'AWS_REGION is not set' : `AWS_REGION: "${shown(region)}" is not a region`,
    'Set AWS_REGION to the region of the bucket, as eu-central-1.',
  );
}

function endpointOf(env: Env): string | undefined {
  const name = env.AWS_ENDPOINT_URL_S3 ? 'AWS_ENDPOINT_URL_S3' : 'AWS_ENDPOINT_URL';
  const text = env[name];
  if (!text) return undefined;
  const remedy = `Set ${name} to the URL of the S3 service, as https://s3.example.com.`;
  if (!URL.canParse(text)) throw invalid(`${name} is not a URL`, remedy);
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(text);
  if (username || password || search || hash) throw invalid(`${name} contains more than a host and a path`, remedy);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopbackHost(hostname))) {
    throw invalid(`${name} does not begin with https://`, `${remedy} Plain http is for this machine alone.`);
  }
  return origin + pathname.replace(/\/+$/, '');
}

function required(env: Env, name: string, what: string): string {
  const value = env[name];
  if (value && /^[!-~]+$/.test(value)) return value;
  const problem = value ? 'contains characters that no key has' : 'is not set';
  throw invalid(`${name} ${problem}`, `Set ${name} to ${what} of an S3 user who may read and write the bucket.`);
}

/** Hides what may contain a password. */
function shown(text: string): string {
  return text.includes('@') ? '…' : text.slice(0, 100);
}

function invalid(message: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', message, { input: INPUT, remedy });
}
