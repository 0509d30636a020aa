import { expect, test } from 'vitest';
import { createDrafts } from '../../../src/platform/console/draft.ts';
import { FakeClock } from '../../support/clock.ts';
import { wordsOf } from './records.ts';
import { formsOf, openStage, type Stage, visitorOf } from './support.ts';

const VARIABLES = '/console/orgs/acme/projects/web/apps/shop/variables';

/** Returns the variables that the next build gets, as the store has them, by the API that compares them. */
async function listed(stage: Stage): Promise<unknown> {
  const headers = { authorization: `Bearer ${await stage.token()}` };
  const path = '/operator/orgs/acme/projects/web/apps/shop/env';
  return (await fetch(`${stage.platform.baseUrl}${path}`, { headers })).json();
}

const draftIn = (text: string) => /name="draft" value="([^"]+)"/.exec(text)?.[1] ?? 'none';

test('a pasted .env shows what changes before it is stored, and no page has a value', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const ana = await visitorOf(stage, 'ana@acme.example');
  const bob = await visitorOf(stage, 'bob@acme.example');
  await ana.post(VARIABLES, { name: 'KEPT', value: 'old-secret-1' });
  await ana.post(VARIABLES, { name: 'CHANGED', value: 'old-secret-2' });
  const text = '# all\nexport KEPT=old-secret-1\r\nCHANGED="new-secret-2"\nADDED=\'new\nsecret-3\'\n';
  const shown = await bob.post(`${VARIABLES}/paste`, { text });
  expect(shown.status).toBe(200);
  expect(shown.text).not.toMatch(/secret-\d/);
  const words = wordsOf(shown.text);
  expect(words).toContain('ADDED New CHANGED Gets another value KEPT Stays: it has this value already');
  expect(words).toContain('Store 2 variables');
  expect(await listed(stage)).toMatchObject({ names: ['CHANGED', 'KEPT'] });
  const stored = await bob.post(`${VARIABLES}/store`, { draft: draftIn(shown.text) });
  expect([stored.status, stored.location]).toEqual([303, `${VARIABLES}?done=stored`]);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(await listed(stage)).toEqual({
    names: ['ADDED', 'CHANGED', 'KEPT'],
    variables: [
      { name: 'ADDED', changedAt: at, changedBy: 'bob@acme.example' },
      { name: 'CHANGED', changedAt: at, changedBy: 'bob@acme.example' },
      { name: 'KEPT', changedAt: at, changedBy: 'ana@acme.example' },
    ],
  });
  const page = (await ana.get(VARIABLES)).text;
  expect(page).not.toMatch(/secret-\d/);
  expect(wordsOf(page)).toMatch(
    /CHANGED (?:just now|\d+s ago) bob@acme.example .* KEPT (?:just now|\d+s ago) ana@acme.example/,
  );
  // Line ends and quotes are those of the file: the same text has no changes.
  const again = await bob.post(`${VARIABLES}/paste`, { text });
  expect(wordsOf(again.text)).toContain('Nothing would change');
  expect(formsOf(again.text)).toEqual([]);
});

test.each([
  [
    'A=1\nno variable\n',
    422,
    'The text, line 2: this is not a NAME=value line. Put a value of several lines in quotes.',
  ],
  [
    'A=hush-hush\nB=1\nA=hush-hush\n',
    422,
    'The text, line 3: A is set a second time (first in The text, line 1). Keep one of the two.',
  ],
  ['A="hush-hush\n', 422, 'The text, line 1: the quote " is never closed.'],
  ['SERVICE_KVS_X=hush-hush\n', 422, 'The text, line 1: SERVICE_KVS_X is reserved'],
  ['# nothing\n', 422, 'The text has no variables: write NAME=value.'],
  [`A=${'hush-hush'.repeat(4_000)}\n`, 413, 'A text of at most 32 KiB can be pasted.'],
  [Array.from({ length: 501 }, (_, n) => `V${n}=`).join('\n'), 422, 'must have at most 500 variables'],
])('of a pasted text that is wrong nothing is stored, and the line is named: %#', async (text, status, problem) => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const answer = await (await visitorOf(stage)).post(`${VARIABLES}/paste`, { text });
  expect(answer.status).toBe(status);
  expect(wordsOf(answer.text).replaceAll('&quot;', '"')).toContain(problem);
  expect(answer.text).not.toContain('hush-hush');
  expect(await listed(stage)).toMatchObject({ names: [] });
});

test('five hundred pasted variables are compared on a page below 100 KB', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const ana = await visitorOf(stage);
  const text = Array.from({ length: 500 }, (_, n) => `VARIABLE_NUMBER_${n}=${'v'.repeat(40)}`).join('\n');
  const shown = await ana.post(`${VARIABLES}/paste`, { text });
  expect(shown.status).toBe(200);
  expect(Buffer.byteLength(shown.text)).toBeLessThan(100_000);
  expect(wordsOf(shown.text)).toContain('And 400 more variables of the text.');
  await ana.post(`${VARIABLES}/store`, { draft: draftIn(shown.text) });
  expect(((await listed(stage)) as { names: string[] }).names).toHaveLength(500);
});

test('what was shown is stored for the same person and app alone', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  await stage.createApp('blog', 'api');
  const ana = await visitorOf(stage, 'ana@acme.example');
  const bob = await visitorOf(stage, 'bob@acme.example');
  const draft = draftIn((await ana.post(`${VARIABLES}/paste`, { text: 'A=1' })).text);
  const other = VARIABLES.replace('/shop/', '/blog/');
  const refused = [
    await bob.post(`${VARIABLES}/store`, { draft }),
    await ana.post(`${other}/store`, { draft }),
    await ana.post(`${VARIABLES}/store`, { draft: `${draft.slice(0, -4)}AAAA` }),
    await ana.post(`${VARIABLES}/store`, {}),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Paste it again.');
  }
  expect((await ana.post(`${VARIABLES}/store`, { draft }, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await listed(stage)).toMatchObject({ names: [] });
});

test('what was shown is forgotten after 15 minutes', () => {
  const clock = new FakeClock();
  const drafts = createDrafts({ key: new Uint8Array(32), clock });
  const app = { org: 'acme', project: 'web', appID: 'shop' };
  const draft = drafts.seal(app, 'ana@acme.example', { A: '1' }) ?? '';
  clock.advance(15 * 60_000 - 1);
  expect(drafts.open(app, 'ana@acme.example', draft)).toEqual({ A: '1' });
  clock.advance(1);
  expect(drafts.open(app, 'ana@acme.example', draft)).toBeUndefined();
});

test('a viewer sees who changed what and no forms, and may not send them', async () => {
  const policy = { organizations: { acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] } } };
  await using stage = await openStage(policy);
  await stage.createApp('shop', 'api');
  await (await visitorOf(stage)).post(VARIABLES, { name: 'A', value: '1' });
  const viewer = await visitorOf(stage, 'view@acme.example');
  const page = await viewer.get(VARIABLES);
  expect(formsOf(page.text)).toEqual([]);
  expect(wordsOf(page.text)).toContain('dev@acme.example');
  for (const path of ['paste', 'store']) expect((await viewer.post(`${VARIABLES}/${path}`)).status).toBe(403);
});
