import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { job } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/*
 * bubblewrap follows links in the places where it mounts folders, with the rights of the platform. The first command of a build puts
 * links where the sandbox of the second one will be made.
 */

/** Replaces the folder in `/tmp` that leads to the data directory, so that the workspace or the cache becomes the root of the host. */
const PLANT = `
source=$(basename "$PWD"); root=$(cd .. && pwd); app=$(cd ../../.. && pwd)
top=/tmp/$(echo "$app" | cut -d/ -f3); below=\${app#/tmp/*/}
new=/tmp/new; mkdir -p "$new/$below/cache/\${app#/}/work"
ln -s "/oldroot$app" "$new/$below/cache/\${app#/}/work/root"
ln -s "cache/\${app#/}/work" "$new/$below/work"
mkdir -p "$root/work/root/$source" "$root/work/tmp"; ln -s /oldroot "$root/cache"; cp *.sh "$root/work/root/$source/"
mv "$top" /tmp/old && mv "$new" "$top" && echo planted
true`;

/** Reads a file of the host by every way that the links may have opened. */
const READ = `
cache=$(dirname "$npm_config_cache")
for root in / "$cache" "$cache/.." ../.. /tmp /oldroot; do cat "$root$1" "$root/$1" 2>/dev/null && echo escaped; done
find / -xdev -name host-secret -not -path '/proc/*' 2>/dev/null | sed 's/^/found: /'
exit 1`;

test.each([
  ['in /tmp, which is in memory for its builds', tmpdir()],
  ['elsewhere', '/var/tmp'],
])('a command that prepares links for the next one gains nothing: a data directory %s', async (_, parent) => {
  using outside = temporaryFolder('outside');
  chmodSync(outside.path, 0o755);
  const secret = join(outside.path, 'host-secret');
  writeFileSync(secret, 'of the host', { mode: 0o644 });
  const dataDir = mkdtempSync(join(parent, 'slipway-paths-'));
  try {
    using repository = createRepository({
      'package.json': '{"name": "attack", "private": true}',
      'plant.sh': PLANT,
      'read.sh': READ,
    });
    await using stage = openDispatch({ dataDir });
    const of = job({
      repository: repository.path,
      settings: { installCommand: 'sh plant.sh' },
      buildCommand: `sh read.sh ${secret}`,
    });
    const quiet = { signal: new AbortController().signal, onStage() {}, onCommit() {} };
    const failure: unknown = await stage.dispatch.build(of, quiet).catch((error: unknown) => error);
    const log = stage.logOf(of.deployID);
    expect(log).not.toContain('of the host');
    expect(log).not.toContain('escaped');
    expect(log).not.toContain('found: ');
    expect(failure).toBeInstanceOf(BuildFailure);
    expect((failure as BuildFailure).facts).toMatchObject({ stage: 'build', code: 'build_failed' });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a build has the same folder for temporary files in all of its commands, and writes to /tmp', async () => {
  for (const parent of [tmpdir(), '/var/tmp']) {
    const dataDir = mkdtempSync(join(parent, 'slipway-paths-'));
    try {
      using repository = createRepository({ 'package.json': '{"name": "site", "private": true}' });
      await using stage = openDispatch({ dataDir });
      const of = job({
        repository: repository.path,
        settings: { installCommand: 'echo kept >"$TMPDIR/note"; echo x >/tmp/other' },
        buildCommand: 'mkdir dist; cp "$TMPDIR/note" dist/index.html; echo x >/tmp/more; rm /tmp/more',
      });
      const quiet = { signal: new AbortController().signal, onStage() {}, onCommit() {} };
      await using built = await stage.dispatch.build(of, quiet);
      expect(built.release.files).toBe(1);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
});
