import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDns } from '../../../src/platform/dns/open.ts';
import { type Dns, type DnsTarget, targetText } from '../../../src/platform/dns/port.ts';
import { ADDRESSES, dnsSuite } from '../../contract-suites/dns.ts';
import { serve } from '../../support/http-server.ts';
import { freePort } from '../../support/s3-server.ts';
import { startWebhookProvider, type WebhookProvider } from '../../support/webhook-provider.ts';

const ZONE = 'sites.example';

function open(origin: string, owner = 'one', target: DnsTarget = ADDRESSES): Dns {
  const texts = targetText(target).replace(/(?:A|AAAA|CNAME) /g, '');
  return openDns({ url: `webhook:${origin}`, target: texts, owner }, { fetch, now: Date.now });
}

describe('a webhook provider', () => {
  let provider: WebhookProvider;
  beforeAll(async () => {
    provider = await startWebhookProvider(ZONE);
  });
  afterAll(() => provider[Symbol.asyncDispose]());

  const dotted = (value: string, type: string) => (type === 'CNAME' ? `${value}.` : value);
  const matches = (record: string, name: string) =>
    record === name || (record.startsWith('*.') && name.endsWith(record.slice(1)));
  dnsSuite('the port', () => ({
    zone: ZONE,
    open: (owner, target) => open(provider.origin, owner, target),
    records: (name, type) =>
      provider.records
        .filter(({ dnsName, recordType }) => matches(dnsName, name) && recordType === type)
        .flatMap(({ targets }) => targets.map((each) => dotted(each, type)))
        .sort(),
    add(dnsName, recordType, value) {
      provider.records.push({
        dnsName,
        recordType,
        targets: [recordType === 'TXT' ? `"${value}"` : value.replace(/\.$/, '')],
      });
    },
    clear(name) {
      provider.records = provider.records.filter(({ dnsName }) => dnsName !== name);
    },
  }));

  test('an answer that is lost: the same call again ends well', async () => {
    provider.losesAnswer = true;
    const dns = open(provider.origin);
    await expect(dns.ensure(`lost.${ZONE}`)).rejects.toMatchObject({ kind: 'away' });
    expect(await dns.ensure(`lost.${ZONE}`)).toBe('kept');
  });

  test('somebody else who makes the name in between keeps it', async () => {
    const host = `between.${ZONE}`;
    provider.beforeChange = () => {
      provider.records.push({ dnsName: host, recordType: 'A', targets: ['198.51.100.1'] });
    };
    await expect(open(provider.origin).ensure(host)).rejects.toMatchObject({ name: 'DnsFault' });
    expect(provider.records.filter(({ dnsName }) => dnsName === host)).toMatchObject([{ targets: ['198.51.100.1'] }]);
  });

  test.each([
    [403, 'refused'],
    [500, 'away'],
  ])('an answer %d is told with what the provider says, as %s', async (status, kind) => {
    provider.refuse = status;
    const failed = open(provider.origin).ensure(`refused.${ZONE}`);
    await expect(failed).rejects.toMatchObject({
      kind,
      message: expect.stringMatching(`${status}.*no right to change the zone`),
    });
    provider.refuse = undefined;
  });

  test('a provider that is away is told of without its address: tenants read that', async () => {
    const away = `http://127.0.0.1:${await freePort()}`;
    const failed = open(`${away}?zone=${ZONE}`).ensure(`away.${ZONE}`);
    await expect(failed).rejects.toMatchObject({ kind: 'away', message: expect.stringMatching(/: ECONNREFUSED$/) });
  });

  test('the domains of newer providers are read too, and those of --dns come first', async () => {
    await using newer = await startWebhookProvider(ZONE, { include: ['.other.example'], exclude: [] });
    expect(await open(newer.origin).covers('a.other.example')).toBe(true);
    const named = open(`${newer.origin}?zone=${ZONE}`);
    expect(await named.covers('a.other.example')).toBe(false);
    expect(await named.covers(`a.${ZONE}`)).toBe(true);
  });

  test('a provider that names no domains is refused: else every domain would be its', async () => {
    await using all = await startWebhookProvider(ZONE, { filters: [] });
    await expect(open(all.origin).covers('shop.example.org')).rejects.toMatchObject({
      kind: 'refused',
      remedy: expect.stringContaining('?zone='),
    });
  });

  test.each([
    ['a page', '<html></html>'],
    ['records without a name', '[{"recordType":"A","targets":["203.0.113.7"]}]'],
  ])('%s instead of records is refused', async (_, body) => {
    await using other = await serve((_request, response) => response.end(body));
    await expect(open(`${other.origin}?zone=${ZONE}`).ensure(`x.${ZONE}`)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('webhook shape'),
    });
  });

  test('an answer without end is cut off', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'a');
    await using endless = await serve((_request, response) => {
      const more = () => {
        while (response.write(chunk)) if (response.destroyed) return;
        response.once('drain', more);
      };
      response.on('error', () => {});
      more();
    });
    await expect(open(`${endless.origin}?zone=${ZONE}`).ensure(`x.${ZONE}`)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('16 MiB'),
    });
  });
});
