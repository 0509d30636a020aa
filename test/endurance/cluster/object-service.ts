import { AwsClient } from 'aws4fetch';
import type { Client } from 'pg';
import type { ObjectRow, StoredObjects } from '../../support/chaos-invariants.ts';
import type { S3Server } from '../../support/s3-server.ts';

const LIST_PAGES = 1_000;

/** Lists the names of all objects of a bucket below a prefix, without the prefix. */
export async function listObjects(service: S3Server, bucket: string, prefix: string): Promise<readonly string[]> {
  const client = new AwsClient({ ...service.credentials, region: service.region, service: 's3', retries: 0 });
  const names: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < LIST_PAGES; page += 1) {
    const url = new URL(`${service.endpoint}/${bucket}`);
    const query = { 'list-type': '2', 'max-keys': '1000', prefix, ...(after ? { 'start-after': after } : {}) };
    url.search = new URLSearchParams(query).toString();
    const response = await client.fetch(url.href, { signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`The objects cannot be listed: ${response.status} ${text.slice(0, 500)}`);
    const found = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
    names.push(...found.map((name) => name.slice(prefix.length)));
    after = found.at(-1);
    if (after === undefined || !/<IsTruncated>true</.test(text)) return names;
  }
  throw new Error('The bucket contains too many objects');
}

/** Reads what the platform knows of objects, and what S3 has. Call it when nothing is being written. */
export async function readObjects(
  client: Client,
  service: S3Server,
  bucket: string,
  prefix: string,
): Promise<StoredObjects> {
  const { rows } = await client.query<ObjectRow>(`
    SELECT key, 'stored' AS state, key || CASE WHEN generation = 1 THEN '' ELSE '~' || generation END AS object
      FROM blobs WHERE generation IS NOT NULL
    UNION ALL
    SELECT key, 'leftover', key || CASE WHEN generation = 1 THEN '' ELSE '~' || generation END FROM blob_leftovers`);
  const listed = await listObjects(service, bucket, prefix);
  // The object that says to which cluster the place belongs has no row.
  return { rows, listed: listed.filter((name) => name !== '_cluster-id') };
}
