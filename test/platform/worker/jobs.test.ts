import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/platform/dispatch/limits.ts';
import type { WorkerSettings } from '../../../src/platform/dispatch/messages.ts';
import { OBJECT_LIMITS } from '../../../src/platform/objects/limits.ts';
import { Channel } from '../../../src/platform/worker/channel.ts';
import type { RepositoryBuilder } from '../../../src/platform/worker/index.ts';
import { carryOut } from '../../../src/platform/worker/jobs.ts';
import { BuildLog } from '../../../src/platform/worker/log.ts';
import { job } from '../../support/builds.ts';
import { temporaryFolder } from '../../support/repositories.ts';
import { writeTree } from '../edge/support.ts';

test('the platform hears of a stored release while its organization is locked: a collection that is next leaves it alone, and its log is complete', async () => {
  using folder = temporaryFolder('jobs');
  const directory = join(folder.path, 'output');
  await writeTree(directory, { 'index.html': 'x' });
  const settings: WorkerSettings = {
    ...{ dataDir: folder.path, env: {}, gitUrlTemplate: '', allowLocalGit: true, lasting: false, isolation: 'none' },
    ...{ limits: DEFAULT_LIMITS, outputLimits: OBJECT_LIMITS },
  };
  let send = (_: string): void => {};
  using log = new BuildLog((text) => send(text), 1_000_000, {});
  const builder: RepositoryBuilder = {
    sandbox: () => Promise.reject(new Error('no command runs')),
    clean: async () => async () => [],
    async build(_, { onOutput, onLog }) {
      send = onLog;
      log.line('built');
      await onOutput?.({ directory, kind: 'build', log });
      return { commit: '', directory, kind: 'build', [Symbol.asyncDispose]: async () => {} };
    },
  };
  const output = new PassThrough();
  const channel = new Channel(
    new PassThrough(),
    output,
    () => {},
    () => {},
  );
  const lock = async (name: string) => {
    output.write(`{"kind":"lock","name":"${name}"}\n`);
    return () => channel.send({ kind: 'release', name });
  };
  const { signal } = new AbortController();
  await carryOut(
    { kind: 'deploy', job: job({ repository: 'acme/shop' }), look: false },
    { settings, builder, channel, lock, signal },
  );
  const lines = String(output.read()).trim().split('\n');
  const kinds = lines.map((line) => (JSON.parse(line) as { readonly kind: string }).kind);
  expect(kinds).toEqual(['stage', 'lock', 'log', 'stored', 'release']);
});
