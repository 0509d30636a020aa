import { installedCeph } from './ceph.ts';
import type { S3Programs } from './s3-server.ts';
import { installedSwift } from './swift.ts';

/** Returns the S3 services of this machine. */
export function installedS3(): readonly S3Programs[] {
  return [installedSwift(), installedCeph()].filter((each) => each !== undefined);
}

/**
 * Returns the S3 services that the tests use: the first of the installed ones, or all of them with
 * SLIPWAY_ALL_ENGINES=1. If there is none, prints which suites are skipped.
 */
export function s3ForTests(suites: string): readonly S3Programs[] {
  const installed = installedS3();
  if (installed.length === 0) {
    const packages = "Debian's swift-proxy, swift-account, swift-container, swift-object and memcached serve";
    process.stderr.write(`skipped, because no S3 service is installed (${packages}): ${suites}\n`);
  }
  return process.env.SLIPWAY_ALL_ENGINES === '1' ? installed : installed.slice(0, 1);
}
