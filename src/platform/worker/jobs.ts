import { constants, setPriority } from 'node:os';
import type { Log } from '../../base/log.ts';
import type { BuildStage } from '../../contract/control-plane.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import type { Job, WorkerSettings } from '../dispatch/messages.ts';
import { collectGarbage } from '../objects/collect.ts';
import { ingestRelease } from '../objects/ingest.ts';
import { makeVariants } from '../objects/make-variants.ts';
import { ignoredRulesOf } from '../objects/output/rule-files.ts';
import { factsOf, StageError } from '../queue/failure.ts';
import type { Blobs } from '../stores/blobs.ts';
import type { Collected, StoredRelease } from '../types.ts';
import type { RepositoryBuildOptions } from './build.ts';
import type { Channel } from './channel.ts';
import type { RepositoryBuilder } from './index.ts';
import { notesOf } from './notes.ts';

export interface JobParts {
  readonly settings: WorkerSettings;
  readonly blobs: Blobs;
  readonly builder: RepositoryBuilder;
  readonly channel: Channel;
  /** Aborted if the platform stops or is gone. */
  readonly signal: AbortSignal;
}

const NOTHING: Collected = { objects: 0, bytes: 0 };

/** Does a job, and reports its result. */
export async function carryOut(job: Job, parts: JobParts): Promise<void> {
  const { blobs, builder, channel, signal } = parts;
  switch (job.kind) {
    case 'deploy':
      return deploy(job, parts);
    case 'clean': {
      const remove = await builder.clean(job.deployID);
      channel.send({ kind: 'done', removed: NOTHING });
      return noteStay(await remove(signal), parts);
    }
    case 'sweep':
      setPriority(constants.priority.PRIORITY_LOW);
      noteStay(await builder.sweep(signal), parts);
      return channel.send({ kind: 'done', removed: NOTHING });
    case 'variants':
      setPriority(constants.priority.PRIORITY_LOW);
      await makeVariants({ blobs, ...job, signal });
      return channel.send({ kind: 'done', removed: NOTHING });
    case 'collect':
      return channel.send({ kind: 'done', removed: await collect(parts) });
  }
}

function noteStay(stay: readonly string[], { channel, signal }: JobParts): void {
  if (stay.length === 0 || signal.aborted) return;
  const text = stay.join(', ').slice(0, 2_000);
  channel.send({ kind: 'note', level: 'warn', event: 'workspaces_stay', text });
}

async function collect({ blobs, channel, signal }: JobParts): Promise<Collected> {
  const log: Log = (level, event, fields) => {
    const text = Object.entries(fields ?? {}).map(([name, value]) => `${name}: ${value}`);
    channel.send({ kind: 'note', level, event, text: text.join(', ').slice(0, 2_000) });
  };
  let { objects, bytes } = NOTHING;
  for await (const org of blobs.folders()) {
    // Blobs of the platform itself, such as stored logs.
    if (!IDENTIFIER.test(org)) continue;
    const releases = async () => {
      const answer = await channel.ask({ about: 'live', org });
      if (!Array.isArray(answer)) throw new TypeError('The platform did not send a list of releases');
      return answer.map(String);
    };
    const removed = await collectGarbage({ blobs, org, releases, signal, log });
    objects += removed.objects;
    bytes += removed.bytes;
  }
  return { objects, bytes };
}

async function deploy({ job, look }: Extract<Job, { kind: 'deploy' }>, parts: JobParts): Promise<void> {
  const { builder, channel, signal } = parts;
  let stage: BuildStage = 'clone';
  const enter = (entered: BuildStage) => {
    stage = entered;
    channel.send({ kind: 'stage', stage });
  };
  let commit = '';
  try {
    await using _ = await builder.build(job, {
      signal,
      onStage: enter,
      onLog: (text) => channel.send({ kind: 'log', text }),
      onCommit(found, facts) {
        commit = found;
        channel.send({ kind: 'commit', commit, facts });
      },
      async onOutput({ directory, kind, shape, log }) {
        if (look) {
          const ignoredRules = await ignoredRulesOf(directory);
          await channel.ask({ about: 'output', output: { directory, kind, ignoredRules } });
        }
        signal.throwIfAborted();
        enter('sync');
        await store(job.app.org, { directory, kind, shape, log }, parts, (release) =>
          channel.send({ kind: 'stored', release, commit }),
        );
      },
    });
  } catch (error) {
    signal.throwIfAborted();
    channel.send({ kind: 'failed', facts: factsOf(new StageError(stage, false, error)) });
  }
}

type Output = Parameters<NonNullable<RepositoryBuildOptions['onOutput']>>[0];

/** Stores the output. Calls `onStored` at once: a collection can remove the release until the platform records it. */
async function store(
  org: string,
  { directory, kind, shape, log }: Output,
  { settings, blobs, signal }: JobParts,
  onStored: (release: StoredRelease) => void,
): Promise<void> {
  const options = { blobs, org, directory, kind, shape, limits: settings.outputLimits, signal };
  const { withheld, leftOut, ignoredRules, hasIndexPage, ...release } = await ingestRelease(options);
  for (const line of notesOf({ ignoredRules, withheld, leftOut })) log.line(line);
  // Ends the log before the result is sent, so that the log of an ended deployment is complete.
  log.end();
  onStored(release);
}
