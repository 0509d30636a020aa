import { SignatureV4 } from '@smithy/signature-v4';
import { expect, test } from 'vitest';
import { Sha256 } from '../../../../src/base/sha256.ts';
import type { S3Settings } from '../../../../src/platform/stores/blobs.ts';
import { bucketUrl, createSigner, type S3Request } from '../../../../src/platform/stores/cluster/s3/sign.ts';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const PLACE: S3Settings = { bucket: 'pages', prefix: 'p/', region: 'eu-west-1', pathStyle: false, credentials: KEYS };
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SETTINGS: readonly S3Settings[] = [
  PLACE,
  { ...PLACE, pathStyle: true, endpoint: 'http://127.0.0.1:9000/service' },
  { ...PLACE, credentials: { ...KEYS, sessionToken: 'a token/of+few hours==' } },
];
const REQUESTS: readonly S3Request[] = [
  { method: 'GET', key: 'p/acme/ab/abc~2' },
  { method: 'GET', key: "p/a b/ü!*'()", headers: { range: 'bytes=0-9', 'if-match': '"e"' } },
  { method: 'GET', key: '', query: { 'list-type': '2', prefix: "p/a b!*'()/", 'continuation-token': '1/+=&ü' } },
  { method: 'PUT', key: 'p/x', headers: { 'content-length': '4', 'content-type': 'a/b' }, sha256: EMPTY.toUpperCase() },
  { method: 'PUT', key: 'p/y', headers: { 'content-length': '0', 'x-amz-copy-source': '/pages/p/x' } },
];
// The second and third are on two days, in the order in which a service sees them if a date was recorded before.
const DATES = [
  '2026-11-22T00:00:00.000Z',
  '2026-11-22T23:59:59.999Z',
  '2026-11-23T00:00:00.001Z',
  '2026-11-22T23:59:59Z',
];

test.each(SETTINGS)('signs each request as the signer of the library does, at %j', async (settings) => {
  const sign = createSigner(settings);
  const library = new SignatureV4({
    ...{ service: 's3', region: settings.region, credentials: settings.credentials, sha256: Sha256 },
    ...{ uriEscapePath: false, applyChecksum: false },
  });
  for (const signingDate of DATES.map((date) => new Date(date))) {
    for (const request of REQUESTS) {
      const { path, headers } = sign(request, signingDate.getTime());
      const { method, query = {}, sha256 = EMPTY } = request;
      const url = new URL(path, bucketUrl(settings));
      const unsigned = { method, protocol: url.protocol, hostname: url.hostname, path: path.replace(/\?.*/, '') };
      const expected = await library.sign(
        {
          ...{ ...unsigned, query: { ...query } },
          headers: { ...request.headers, host: url.host, 'x-amz-content-sha256': sha256 },
        },
        { signingDate },
      );
      expect(headers).toEqual(expected.headers);
      expect(Object.fromEntries(url.searchParams)).toEqual(query);
    }
  }
});
