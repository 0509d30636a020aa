import { expect, test } from 'vitest';
import { createMailer } from '../../../src/platform/notify/mail.ts';
import { createLocalQuota } from '../../../src/platform/stores/local/quota.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { failBuild } from '../../support/jobs.ts';
import { storePlace } from '../../support/local-stores.ts';
import { confirmationIn, type Letter, mailServer } from '../../support/mail-server.ts';
import { NOTIFY_ACT as ACT, openTestNotify, untilNewest } from '../../support/notify.ts';

const FROM = 'Slipway <slipway@example.com>';
const HOSTILE = 'Bad <b>html</b>\r\nBcc: victim@example.com\r\n.\r\nMAIL FROM:<evil@example.com>\u202e';

function messageIdOf({ text }: Letter): string | undefined {
  return /^Message-ID: (.*)$/im.exec(text)?.[1];
}

test('a letter has the facts as plain text; what a build wrote is neither a header nor HTML; it is sent again with its ID', async () => {
  await using server = await mailServer({}, 1);
  await using place = storePlace();
  const stores = place.attach();
  const mail = { url: `smtp://127.0.0.1:${server.port}`, from: FROM };
  await using notify = await openTestNotify(stores, place.clock, { mail });
  const own = { email: 'team@example.com', issuer: 'https://id.example.com' };
  const { target, secret } = await notify.add('acme', { email: 'team@example.com', on: ['failed'] }, ACT, own);
  expect(target).toMatchObject({ kind: 'email', shown: 'team@example.com' });
  expect(secret).toBeUndefined();
  await createApp(stores);
  const { deployID } = await queue(stores);
  const facts = { stage: 'build', code: 'build_failed', exitCode: 2, signal: null, log: [], diagnostics: [] } as const;
  await failBuild(stores.jobs, deployID, { ...facts, message: HOSTILE });
  const delivered = await untilNewest(notify, ({ state }) => state === 'delivered');
  expect(delivered).toMatchObject({ attempts: 2, status: 250 });
  const [first, letter, ...more] = server.letters;
  if (!first || !letter) return expect.fail();
  expect(more).toEqual([]);
  expect(messageIdOf(letter)).toBe(`<${delivered.id}@example.com>`);
  expect(messageIdOf(first)).toBe(messageIdOf(letter));
  expect(letter).toMatchObject({ from: 'slipway@example.com', to: ['team@example.com'] });
  const [head = '', ...parts] = letter.text.split('\r\n\r\n');
  expect(head).toMatch(/^Subject: \[Slipway\] acme\/web\/shop: deployment failed$/m);
  expect(head).toMatch(/^Content-Type: text\/plain/m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(head).not.toMatch(/Bcc|victim|html|evil/i);
  const body = parts.join('\n').replace(/=\r\n/g, '');
  expect(body).toMatch(/Reason: Bad <b>html<\/b> +Bcc: victim@example\.com +\. +MAIL FROM/);
  expect(body).toContain(`/deployments/${deployID}`);
});

test('an address without a mail server is refused', async () => {
  await using place = storePlace();
  await using notify = await openTestNotify(place.attach(), place.clock);
  await expect(notify.add('acme', { email: 'a@example.com', on: ['failed'] }, ACT)).rejects.toThrow(
    /no mail server.*--smtp-url/,
  );
});

test('a server that is away, and one that refuses the password, are reasons without the password', async () => {
  await using server = await mailServer({ authOptional: false, allowInsecureAuth: true });
  const letter = { id: 'msg_1', to: 'team@example.com', subject: 'x', text: 'y' };
  const at = (url: string) => createMailer(url, FROM)(letter);
  expect(await at('smtp://127.0.0.1:1')).toEqual({ problem: expect.stringMatching(/did not take it \(ESOCKET|ECONN/) });
  const wrong = await at(`smtp://ana:wrong@127.0.0.1:${server.port}`);
  expect(wrong).toEqual({ status: 535, problem: 'the mail server did not take it (535)' });
  expect(await at(`smtp://ana:pass%20word@127.0.0.1:${server.port}`)).toEqual({ status: 250 });
  expect(server.letters).toMatchObject([{ user: 'ana' }]);
});

test('a text that names several addresses is one receiver, which the server refuses or not', async () => {
  await using server = await mailServer();
  const letter = { id: 'msg_1', to: 'team@example.com, victim@example.com', subject: 'x', text: 'y' };
  await createMailer(`smtp://127.0.0.1:${server.port}`, FROM)(letter);
  expect(server.letters.flatMap(({ to }) => to)).not.toContain('victim@example.com');
});

test('a server with TLS whose certificate nobody vouches for gets no letter', async () => {
  // The library of the server has a certificate of its own for tests.
  await using server = await mailServer({ secure: true });
  const letter = { id: 'msg_1', to: 'team@example.com', subject: 'x', text: 'y' };
  const sent = await createMailer(`smtps://127.0.0.1:${server.port}`, FROM)(letter);
  expect(sent.problem).toMatch(/did not take it/);
  expect(server.letters).toEqual([]);
});

test('an address that is not the own one gets a letter with a link that counts once, and is told of nothing before', async () => {
  await using server = await mailServer();
  await using place = storePlace();
  const stores = place.attach();
  const mail = { url: `smtp://127.0.0.1:${server.port}`, from: FROM };
  const verifies = (issuer: string) => issuer === 'https://id.example.com';
  await using notify = await openTestNotify(stores, place.clock, { mail, verifies });
  const add = (email: string, by?: { email: string; issuer: string }) =>
    notify.add('acme', { email, on: ['failed'] }, ACT, by);
  await createApp(stores);
  const fail = async () => {
    const { deployID } = await queue(stores);
    const facts = {
      stage: 'build',
      code: 'build_failed',
      exitCode: 2,
      signal: null,
      log: [],
      diagnostics: [],
    } as const;
    await failBuild(stores.jobs, deployID, { ...facts, message: 'no' });
    return deployID;
  };
  // Neither an issuer that vouches for nothing nor another address is the own one.
  for (const by of [
    { email: 'team@example.com', issuer: 'local' },
    { email: 'ana@example.com', issuer: 'https://id.example.com' },
  ]) {
    const { target } = await add('team@example.com', by);
    expect(target.confirmedAt).toBeNull();
    await notify.remove('acme', target.id, ACT);
  }
  const { target } = await add('Team@example.com');
  await untilNewest(notify, ({ event, state }) => event === 'confirm' && state === 'delivered');
  const letter = server.letters.at(-1);
  expect(letter?.to).toEqual(['Team@example.com']);
  expect(letter?.text).toMatch(/^Subject: \[Slipway\] acme: confirm this address/m);
  const { target: named, code = '' } = (letter && confirmationIn(letter)) ?? {};
  expect(named).toBe(target.id);
  await fail();
  expect((await notify.deliveries('acme', { limit: 9 })).map(({ event }) => event)).toEqual(['confirm']);
  const [confirmation] = await notify.deliveries('acme', { limit: 1 });
  await expect(notify.redeliver('acme', confirmation?.id ?? '', ACT)).rejects.toMatchObject({ code: 'not_found' });
  for (const wrong of ['', code.slice(1), `${code}x`, 'undefined']) {
    expect(await notify.confirm(target.id, wrong, ACT)).toBeUndefined();
  }
  place.clock.advance(86_400_000);
  expect(await notify.asked(target.id, code)).toBeUndefined();
  await notify.test('acme', target.id, ACT);
  await untilNewest(notify, ({ event, state }) => event === 'confirm' && state === 'delivered');
  expect(await notify.asked(target.id, code)).toMatchObject({ shown: 'Team@example.com' });
  await notify.test('acme', target.id, ACT);
  await expect(notify.test('acme', target.id, ACT)).rejects.toMatchObject({ code: 'conflict' });
  expect(await notify.confirm(target.id, code, ACT)).toMatchObject({ id: target.id });
  expect(await notify.confirm(target.id, code, ACT)).toBeUndefined();
  const deployID = await fail();
  await untilNewest(notify, (newest) => newest.deployID === deployID && newest.state === 'delivered');
  expect(server.letters.at(-1)?.text).toContain('deployment failed');
  await notify.remove('acme', target.id, ACT);
});

test('an organization adds the same address three times a day at most, and so cannot send letters to strangers without end', async () => {
  await using server = await mailServer();
  await using place = storePlace();
  const mail = { url: `smtp://127.0.0.1:${server.port}`, from: FROM };
  await using notify = await openTestNotify(place.attach(), place.clock, { mail });
  const add = (email: string) => notify.add('acme', { email, on: ['failed'] }, ACT);
  for (let count = 0; count < 3; count += 1)
    await notify.remove('acme', (await add('victim@example.com')).target.id, ACT);
  await expect(add('Victim@example.com')).rejects.toMatchObject({ code: 'rate_limited' });
  for (let count = 3; count < 50; count += 1)
    await notify.remove('acme', (await add(`v${count}@example.com`)).target.id, ACT);
  await expect(add('other@example.com')).rejects.toMatchObject({ code: 'rate_limited' });
  await notify.add('beta', { email: 'victim@example.com', on: ['failed'] }, ACT);
  place.clock.advance(86_400_001);
  await add('victim@example.com');
});

test('and not more often if it adds it at the same time', async () => {
  await using server = await mailServer();
  await using place = storePlace();
  const mail = { url: `smtp://127.0.0.1:${server.port}`, from: FROM };
  await using notify = await openTestNotify(place.attach(), place.clock, {
    mail,
    quota: createLocalQuota(place.clock),
  });
  const adding = Array.from({ length: 10 }, () =>
    notify.add('acme', { email: 'victim@example.com', on: ['failed'] }, ACT),
  );
  const added = await Promise.allSettled(adding);
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await notify.list('acme')).toHaveLength(3);
});
