import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../../src/base/log.ts';
import type { ObjectReader } from '../../../src/platform/objects/reader.ts';
import { BuildFailure, type ReleaseFile } from '../../../src/platform/shared/types.ts';
import { type ObjectStoreOptions, type Objects, openObjectStore } from '../../support/object-store.ts';

/** A store in its own folder, and an output folder to fill. */
export class TestStore implements Disposable {
  readonly dir = mkdtempSync(join(tmpdir(), 'slipway-objects-'));
  readonly output = join(this.dir, 'output');
  readonly objects = join(this.dir, 'objects');
  readonly logged: { readonly event: string; readonly [field: string]: unknown }[] = [];
  readonly log: Log = (level, event, fields) => this.logged.push({ level, event, ...fields });

  open(options: Omit<ObjectStoreOptions, 'dir'> = {}): Objects {
    return openObjectStore({ dir: this.objects, log: this.log, ...options });
  }

  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** Returns the code of a `BuildFailure` of stage `sync`, or other outcomes as text. */
export async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'no failure';
  } catch (error) {
    if (error instanceof BuildFailure && error.facts.stage === 'sync') return error.facts.code;
    return String(error);
  }
}

export const signal: AbortSignal = new AbortController().signal;

/** Returns a release's files by path. */
export async function filesOf(
  objects: Pick<ObjectReader, 'index'>,
  manifestHash: string,
  org = 'acme',
): Promise<Readonly<Record<string, ReleaseFile>>> {
  const { index } = await objects.index(org, manifestHash);
  return Object.fromEntries([...index.files()].map(({ path, ...file }) => [path, file]));
}
