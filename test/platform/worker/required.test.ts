import { execFile, execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startLocalPlatform } from '../../../src/platform/local.ts';
import { temporaryFolder } from '../../support/repositories.ts';

const CLI = resolve(import.meta.dirname, '../../../src/cli.ts');
/** As on a machine where bubblewrap is no program. */
const HIDDEN = ['--dev-bind', '/', '/', '--ro-bind', '/dev/null', '/usr/bin/bwrap', '--die-with-parent'];

const isolates = (() => {
  try {
    execFileSync('bwrap', [...HIDDEN, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('Skipped: --isolation required, since bubblewrap does not work on this machine.\n');
    return false;
  }
})();

test.skipIf(!isolates)('a platform that has to isolate its builds starts where it can', async () => {
  using folder = temporaryFolder();
  const started = startLocalPlatform({ dir: folder.path, port: 0, env: process.env, isolation: 'required' });
  await expect(started.then((platform) => platform.close())).resolves.toBeUndefined();
});

test.skipIf(!isolates)('and says where it cannot', async () => {
  using folder = temporaryFolder();
  const flags = ['platform', '--data', join(folder.path, 'data'), '--port', '0', '--isolation', 'required'];
  const said = await new Promise<string>((done) => {
    const command = [...HIDDEN, process.execPath, CLI, ...flags];
    execFile('bwrap', command, { timeout: 20_000 }, (_error, out, err) => done(out + err));
  });
  expect(said).toMatch(/^slipway: Builds cannot be isolated: bubblewrap is not installed\n.*Install bubblewrap/m);
});
