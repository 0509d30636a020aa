import { execFile, execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startLocalPlatform } from '../../../src/platform/engines/local.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const CLI = resolve(import.meta.dirname, '../../../src/cli.ts');
/** Runs a command as if bubblewrap was not an executable file. */
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

test.skipIf(!isolates)('a platform that must isolate its builds starts if it can', async () => {
  using folder = temporaryFolder();
  const started = startLocalPlatform({ dir: folder.path, port: 0, env: process.env, isolation: 'required' });
  await expect(started.then((platform) => platform.close())).resolves.toBeUndefined();
});

test.skipIf(!isolates)('it refuses to start if it cannot, and says so', async () => {
  using folder = temporaryFolder();
  const flags = ['platform', '--data', join(folder.path, 'data'), '--port', '0', '--isolation', 'required'];
  const said = await new Promise<string>((done) => {
    const command = [...HIDDEN, process.execPath, CLI, ...flags];
    execFile('bwrap', command, { timeout: 20_000 }, (_error, out, err) => done(out + err));
  });
  expect(said).toMatch(/^slipway: Builds cannot be isolated: bubblewrap is not installed\n.*Install bubblewrap/m);
});
