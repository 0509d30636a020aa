import { afterAll, beforeAll, describe } from 'vitest';
import { ClusterBlobs } from '../../../src/platform/stores/cluster/blobs/blobs.ts';
import { openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { describeBlobs } from '../../contract-suites/blobs.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import type { S3Server } from '../../support/s3-server.ts';

const engines = lacksPostgres('blobs on PostgreSQL and S3') ? [] : s3ForTests('blobs on PostgreSQL and S3');

describe.each(engines)('blobs on PostgreSQL and $name', ({ name, start }) => {
  let postgres: PostgresServer;
  let s3: S3Server;
  beforeAll(async () => {
    [postgres, s3] = await Promise.all([startPostgres(), start()]);
  });
  afterAll(async () => {
    await Promise.all([postgres?.[Symbol.asyncDispose](), s3?.[Symbol.asyncDispose]()]);
  });

  describeBlobs(
    name,
    async () => {
      const { endpoint, region, credentials } = s3;
      const objects = {
        endpoint,
        region,
        credentials,
        bucket: await s3.createBucket(),
        prefix: 'objects/',
        pathStyle: true,
      };
      const url = await postgres.createMigrated();
      const database = openDatabase({ url });
      const other = openDatabase({ url });
      const handles = {
        one: new ClusterBlobs({ database, objects }),
        other: new ClusterBlobs({ database: other, objects }),
      };
      return {
        ...handles,
        async age(ms) {
          await database.query('UPDATE blobs SET stored_at = stored_at - $1, touched_at = touched_at - $1', [ms]);
        },
        async [Symbol.asyncDispose]() {
          handles.one[Symbol.dispose]();
          handles.other[Symbol.dispose]();
          await Promise.all([database[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
        },
      };
    },
    // More than one page. With all engines, more than two.
    { listed: process.env.SLIPWAY_ALL_ENGINES === '1' ? 2_500 : 1_100 },
  );
});
