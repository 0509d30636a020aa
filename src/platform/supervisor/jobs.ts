import { constants, setPriority } from 'node:os';
import { isDiskFull } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { BuiltOutput } from '../../contract/built-output.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { readFailureFacts } from '../../contract/failure-record.ts';
import { type Job, MOST_NOTES, type WorkerSettings } from '../dispatch/messages.ts';
import { PROGRAM_SOURCE } from '../dispatch/program.ts';
import type { KindCollected } from '../keeping/collect.ts';
import { makeVariants } from '../objects/make-variants.ts';
import { factsOf } from '../queue/failure.ts';
import { BuildFailure } from '../shared/types.ts';
import type { Blobs } from '../stores/blobs.ts';
import type { OpenBuild, RepositoryBuilder } from './builder.ts';
import type { Channel } from './channel.ts';
import { compileWorker } from './compiled-code.ts';
import { runConfined } from './confined.ts';

export interface JobParts {
  readonly settings: WorkerSettings;
  readonly blobs: Blobs;
  readonly builder: RepositoryBuilder;
  readonly channel: Channel;
  /** Aborted if the platform stops or is gone. */
  readonly signal: AbortSignal;
  /** Ends the heartbeat of this process. Returns a function that begins it again. */
  quiet(): () => void;
}

/** Milliseconds after the time limit in which a worker ends its command and reports that. Then its supervisor ends all programs. */
const GRACE_MS = 10_000;

/** Answers of repositories that a collection reads at most. */
const MOST_PAGES = 10_000;

export async function carryOut(job: Job, parts: JobParts): Promise<void> {
  const { blobs, builder, channel, signal } = parts;
  switch (job.kind) {
    case 'deploy':
      return deploy(job, parts);
    case 'clean': {
      const remove = await builder.clean(job.deployID);
      channel.send({ kind: 'done', collected: [] });
      return noteStay(await remove(signal), parts);
    }
    case 'sweep':
      setPriority(constants.priority.PRIORITY_LOW);
      noteStay(await builder.sweep(signal), parts);
      return channel.send({ kind: 'done', collected: [] });
    case 'variants':
      setPriority(constants.priority.PRIORITY_LOW);
      await makeVariants({ blobs, ...job, signal, log: noteLog(channel) });
      return channel.send({ kind: 'done', collected: [] });
    case 'collect':
      return channel.send({ kind: 'done', collected: await collect(parts) });
  }
}

function noteStay(stay: readonly string[], { channel, signal }: JobParts): void {
  if (stay.length === 0 || signal.aborted) return;
  const text = stay.join(', ').slice(0, 2_000);
  channel.send({ kind: 'note', level: 'warn', event: 'workspaces_stay', text });
}

async function collect(parts: JobParts): Promise<readonly KindCollected[]> {
  const { builder, channel, signal } = parts;
  const log = noteLog(channel);
  const collected = await builder.collect(
    () => namesOf(channel, 'repositories'),
    () => namesOf(channel, 'apps'),
    log,
  );
  noteStay(await builder.sweep(signal), parts);
  return collected;
}

async function namesOf(channel: Channel, about: 'repositories' | 'apps'): Promise<readonly string[]> {
  const all: string[] = [];
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const answer = await channel.ask({ about, after: all.at(-1) ?? '' });
    if (!Array.isArray(answer)) throw new TypeError('The platform did not send a list');
    if (answer.length === 0) break;
    all.push(...answer.map(String));
  }
  return all;
}

function noteLog(channel: Channel): Log {
  let notes = 0;
  return (level, event, fields) => {
    notes += 1;
    if (notes > MOST_NOTES) return;
    const text = Object.entries(fields ?? {}).map(([name, value]) => `${name}: ${value}`);
    channel.send({ kind: 'note', level, event, text: text.join(', ').slice(0, 2_000) });
  };
}

async function deploy({ job, look }: Extract<Job, { kind: 'deploy' }>, parts: JobParts): Promise<void> {
  const { settings, blobs, builder, channel, signal } = parts;
  const { lasting, outputLimits } = settings;
  const ask = async (part: BuiltOutput, isLast: boolean) => void (await channel.ask({ about: 'output', part, isLast }));
  const tried = async (found: readonly Diagnostic[]) =>
    readFailureFacts(await channel.ask({ about: 'start', found })) ?? null;
  const deadline = new AbortController();
  const end = () => deadline.abort(new Error('The time limit of the build is over'));
  const timer = setTimeout(end, (job.timeoutMs ?? settings.limits.timeoutMs) + GRACE_MS).unref();
  let opened: OpenBuild;
  try {
    const over = AbortSignal.any([signal, deadline.signal]);
    opened = await builder.open(job, { blobs, outputLimits, look: ask, tried, log: noteLog(channel), signal: over });
  } catch (error) {
    return channel.send({ kind: 'failed', facts: factsOf(error, 'clone') });
  }
  const { context, workspace, host, sandbox } = opened;
  const isConfined = sandbox.isolation.kind !== 'none';
  try {
    if (isConfined) {
      // The worker's heartbeat counts from now on.
      const resume = parts.quiet();
      try {
        await runConfined(opened, { job, look, lasting, outputLimits }, channel, signal);
      } catch (error) {
        // A full disk can keep a worker from its start.
        if (!isDiskFull(error) && !(error instanceof BuildFailure)) throw error;
        channel.send({ kind: 'failed', facts: factsOf(error, 'clone') });
      } finally {
        resume();
      }
    } else {
      const { deploy: deployHere } = await import('../worker/main.ts');
      const tell = channel.send.bind(channel);
      await deployHere({ job, look, lasting, outputLimits, context, workspace, host, tell, signal });
    }
  } finally {
    clearTimeout(timer);
    await opened.close();
  }
  // For the next workers.
  if (isConfined && lasting) await compileWorker(PROGRAM_SOURCE);
}
