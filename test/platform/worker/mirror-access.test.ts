import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Mirror } from '../../../src/platform/supervisor/mirror.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const CONTEXT = {
  env: { PATH: process.env.PATH ?? '' },
  signal: new AbortController().signal,
  onLine: () => {},
};

test('a commit that other credentials fetched is asked for again', async () => {
  using repository = createRepository({ 'index.html': 'x' });
  using mirrors = temporaryFolder('mirrors');
  const url = `file://${repository.path}`;
  const fetch = async (password: string | undefined, commit: string | null) => {
    const credentials = password === undefined ? undefined : { user: 'x', password };
    const mirror = new Mirror(mirrors.path, { url, shown: url, protocols: 'file', credentials }, async () => () => {});
    await mirror.make();
    return mirror.fetch({ branch: 'main', commit }, CONTEXT);
  };
  const commit = await fetch('old', null);
  await fetch(undefined, commit);
  // The server refuses everyone from now on.
  rmSync(repository.path, { recursive: true });
  const refused = { facts: { code: 'repository_not_found' } };
  await expect(fetch('new', commit)).rejects.toMatchObject(refused);
  expect(await fetch('old', commit)).toBe(commit);
  // What was fetched without credentials needs none.
  expect(await fetch(undefined, commit)).toBe(commit);
});
