import type { Clock } from '../../base/clock.ts';
import { assertNever } from '../../base/errors.ts';
import type { CdnStart } from '../../contract/platform-start.ts';
import type { Cdn } from './cdn.ts';
import { createCloudflare } from './cloudflare.ts';
import { createCloudFront } from './cloudfront.ts';
import { createFastly } from './fastly.ts';
import type { CdnCalls } from './request.ts';
import { createVarnish } from './varnish.ts';

/** Returns the adapter of a CDN. Opens no connection. */
export function createCdn({ place, credentials, maxAge }: CdnStart, calls: CdnCalls, clock: Pick<Clock, 'now'>): Cdn {
  const { token = '', aws = { accessKeyId: '', secretAccessKey: '' } } = credentials;
  switch (place.kind) {
    case 'varnish':
      return createVarnish(place.servers, token, maxAge, calls);
    case 'cloudflare':
      return createCloudflare(place.id, token, maxAge, calls);
    case 'fastly':
      return createFastly(place.id, token, maxAge, calls);
    case 'cloudfront':
      return createCloudFront(place.id, aws, maxAge, calls, clock);
    default:
      return assertNever(place);
  }
}
