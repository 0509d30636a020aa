import type { S3Settings } from '../../src/platform/stores/blobs.ts';
import { bucketUrl, createSigner } from '../../src/platform/stores/cluster/s3/sign.ts';

/** Lists the keys of all objects of a place, without its prefix. */
export async function objectsIn(settings: S3Settings): Promise<readonly string[]> {
  const sign = createSigner(settings);
  const { origin } = new URL(bucketUrl(settings));
  const keys: string[] = [];
  for (let after = settings.prefix; ; ) {
    const query = { 'list-type': '2', prefix: settings.prefix, 'start-after': after };
    const { path, headers } = sign({ method: 'GET', key: '', query }, Date.now());
    const answer = await fetch(origin + path, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The objects were not listed: ${answer.status} ${text}`);
    const page = [...text.matchAll(/<Key>([^<&]*)<\/Key>/g)].map(([, key = '']) => key);
    keys.push(...page.map((key) => key.slice(settings.prefix.length)));
    const last = page.at(-1);
    if (last === undefined || !text.includes('<IsTruncated>true</IsTruncated>')) return keys;
    after = last;
  }
}
