import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary.ts';

const MODULE = pathToFileURL(join(import.meta.dirname, '../../src/platform/engines/open-blobs.ts')).href;

/** Opens blobs in another process. Returns the URLs of all modules that it loads. */
function loadedBy(description: unknown): string {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    const { openBlobs } = await import('${MODULE}');
    await openBlobs(${JSON.stringify(description)});
    process.exit();`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

test('a worker of one machine loads nothing of PostgreSQL and S3, and one of a cluster does', () => {
  using folder = temporaryFolder();
  expect(loadedBy({ kind: 'local', dir: join(folder.path, 'blobs'), lasting: true })).not.toMatch(
    /stores\/cluster\/|node_modules\/(?:pg|@smithy)\//,
  );
  const objects = {
    bucket: 'b',
    prefix: '',
    region: 'r',
    pathStyle: false,
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
  };
  expect(loadedBy({ kind: 'cluster', database: 'postgres://127.0.0.1:1/none', objects })).toMatch(
    /node_modules\/(?:pg|@smithy)\//,
  );
});
