import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/platform/dispatch/limits.ts';
import type { WorkerSettings } from '../../../src/platform/dispatch/messages.ts';
import { OBJECT_LIMITS } from '../../../src/platform/objects/limits.ts';
import { openBlobs } from '../../../src/platform/open-blobs.ts';
import { Channel } from '../../../src/platform/worker/channel.ts';
import type { RepositoryBuilder } from '../../../src/platform/worker/index.ts';
import { carryOut } from '../../../src/platform/worker/jobs.ts';
import { BuildLog } from '../../../src/platform/worker/log.ts';
import { job } from '../../support/builds.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { writeTree } from '../edge/support.ts';

test('the platform gets the message of a stored release after the complete log', async () => {
  using folder = temporaryFolder('jobs');
  const directory = join(folder.path, 'output');
  await writeTree(directory, { 'index.html': 'x' });
  const description = { kind: 'local', dir: join(folder.path, 'objects'), lasting: false } as const;
  const settings: WorkerSettings = {
    ...{ dataDir: folder.path, env: {}, gitUrlTemplate: '', allowLocalGit: true, lasting: false, isolation: 'none' },
    ...{ blobs: description, limits: DEFAULT_LIMITS, outputLimits: OBJECT_LIMITS },
  };
  let send = (_: string): void => {};
  using log = new BuildLog((text) => send(text), 1_000_000, {});
  const builder: RepositoryBuilder = {
    sandbox: () => Promise.reject(new Error('no command runs')),
    sweep: async () => [],
    clean: async () => async () => [],
    async build(_, { onOutput, onLog }) {
      send = onLog;
      log.line('built');
      await onOutput?.({ directory, kind: 'build', shape: {}, log });
      return { commit: '', directory, kind: 'build', shape: {}, [Symbol.asyncDispose]: async () => {} };
    },
  };
  const output = new PassThrough();
  const channel = new Channel(
    new PassThrough(),
    output,
    () => {},
    () => {},
  );
  const { signal } = new AbortController();
  await carryOut(
    { kind: 'deploy', job: job({ repository: 'acme/shop' }), look: false },
    { settings, blobs: await openBlobs(description), builder, channel, signal },
  );
  const lines = String(output.read()).trim().split('\n');
  const kinds = lines.map((line) => (JSON.parse(line) as { readonly kind: string }).kind);
  expect(kinds).toEqual(['stage', 'log', 'stored']);
});
