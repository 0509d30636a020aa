import { describe, expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import { verifySite } from '../../src/deploy/site.ts';
import { FakeClock } from '../support/clock.ts';

const URL_ = 'https://shop.example.com/';

/** Looks at a site that gives these answers in their order, the last one for ever; how it ended, and how often it was asked. */
function verify(...answers: readonly (() => Response)[]) {
  return verifyAs(false, ...answers);
}

async function verifyAs(isFunction: boolean, ...answers: readonly (() => Response)[]) {
  let asked = 0;
  const ask: typeof fetch = async () => (answers[Math.min(asked++, answers.length - 1)] ?? Response.error)();
  const clock = new FakeClock();
  const deps = { fetch: ask, clock, signal: new AbortController().signal, deployID: 'dpl-2', isFunction };
  const error = await verifySite(URL_, deps).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error !== undefined && !(error instanceof SlipwayError)) throw error;
  return { asked, error };
}

const missing = (release?: string) => () =>
  new Response('', { status: 404, ...(release ? { headers: { 'x-slipway-release': release } } : {}) });
const page = () => new Response('<h1>A site</h1>');

describe('the public URL is looked at', () => {
  test('once where the release that was deployed has no start page, and the sentence says so', async () => {
    const { asked, error } = await verify(missing('dpl-2'));
    expect(asked).toBe(1);
    expect(error).toMatchObject({
      code: 'verify_failed',
      message: `${URL_} answers 404: the release dpl-2 has no index.html`,
      remedy: expect.stringContaining('output-directory'),
    });
    expect(error?.remedy).not.toContain('DNS');
  });

  test('for a minute where a 404 names no release, as that of another platform', async () => {
    const { asked, error } = await verify(missing());
    expect(asked).toBe(15);
    expect(error).toMatchObject({ code: 'verify_failed', remedy: expect.stringContaining('DNS') });
  });

  test('again where the release before still answers', async () => {
    expect(await verify(missing('dpl-1'), page)).toEqual({ asked: 2, error: undefined });
  });

  test('again where the release answers with another fault than a missing page', async () => {
    const damaged = () => new Response('', { status: 500, headers: { 'x-slipway-release': 'dpl-2' } });
    expect(await verify(damaged, page)).toEqual({ asked: 2, error: undefined });
  });

  test.each([200, 302, 401, 404, 405])('a function answers if it answers %i', async (status) => {
    const own = () => new Response(null, { status, headers: { 'x-slipway-release': 'dpl-2' } });
    expect(await verifyAs(true, own)).toEqual({ asked: 1, error: undefined });
    // A service that names no release.
    expect(await verifyAs(true, () => new Response(null, { status }))).toEqual({ asked: 1, error: undefined });
  });

  test('again while the release before answers for a function, also with a page', async () => {
    const before = () => new Response('', { headers: { 'x-slipway-release': 'dpl-1' } });
    const own = () => new Response('', { headers: { 'x-slipway-release': 'dpl-2' } });
    expect(await verifyAs(true, before, before, own)).toEqual({ asked: 3, error: undefined });
    expect((await verifyAs(true, before)).error?.message).toContain('is still answered by the release dpl-1');
  });

  test('a function that does not start is named by the reason that the platform gives', async () => {
    const headers = { 'x-slipway-release': 'dpl-2', 'x-slipway-error': 'start_failed' };
    const { error } = await verifyAs(true, () => new Response('', { status: 503, headers }));
    expect(error?.message).toContain('answers 503 (start_failed) after');
    expect(error?.remedy).toBe(
      'Read what the app printed: slipway logs --runtime. If that says nothing, the log of the platform does.',
    );
  });
});
