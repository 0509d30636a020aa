import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { DEFAULT_LIMITS } from '../../../src/platform/dispatch/limits.ts';
import type { WorkerSettings } from '../../../src/platform/dispatch/messages.ts';
import { openBlobs } from '../../../src/platform/engines/open-blobs.ts';
import { OBJECT_LIMITS } from '../../../src/platform/objects/limits.ts';
import { createBuilder } from '../../../src/platform/supervisor/builder.ts';
import { Channel } from '../../../src/platform/supervisor/channel.ts';
import { carryOut } from '../../../src/platform/supervisor/jobs.ts';
import { job } from '../../support/builds.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test.each(['auto', 'none'] as const)(
  'the platform gets the message of a stored release after the complete log (isolation %s)',
  async (isolation) => {
    using folder = temporaryFolder('jobs');
    using repository = createRepository({ 'index.html': 'x', '.env.local': 'A=1' });
    const description = { kind: 'local', dir: join(folder.path, 'objects'), lasting: false } as const;
    const settings: WorkerSettings = {
      ...{ dataDir: folder.path, env: {}, gitUrlTemplate: '', allowLocalGit: true, lasting: false, isolation },
      ...{ blobs: description, limits: DEFAULT_LIMITS, outputLimits: OBJECT_LIMITS, cgroup: 'none' },
      ...{ network: { want: 'auto' }, networkAllow: [] },
    };
    const lock = async () => () => {};
    const builder = createBuilder({ ...settings, path: process.env.PATH ?? '', lock, clock: systemClock });
    const output = new PassThrough();
    const channel = new Channel(
      new PassThrough(),
      output,
      () => {},
      () => {},
    );
    const { signal } = new AbortController();
    const quiet = () => () => {};
    await carryOut(
      { kind: 'deploy', job: job({ repository: repository.path }), look: false },
      { settings, blobs: await openBlobs(description), builder, channel, signal, quiet },
    );
    const lines = String(output.read()).trim().split('\n');
    const told = lines.map((line) => JSON.parse(line) as { readonly kind: string; readonly text?: string });
    const last = told.filter(({ kind }) => kind !== 'pulse').slice(-2);
    // The note about what is not published is the last line of the log.
    expect(last).toMatchObject([{ kind: 'log', text: expect.stringMatching(/secret/) }, { kind: 'stored' }]);
  },
);
