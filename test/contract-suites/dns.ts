import { beforeEach, describe, expect, test } from 'vitest';
import type { Dns, DnsTarget } from '../../src/platform/dns/port.ts';

/** A place with records, and platforms that share it. */
export interface DnsPlace {
  readonly zone: string;
  /** Opens a platform on the place. */
  open(owner: string, target: DnsTarget): Dns;
  /** Returns the data of the records of a name, sorted. */
  records(name: string, type: 'A' | 'AAAA' | 'CNAME' | 'TXT'): Promise<readonly string[]> | readonly string[];
  /** Adds a record as an administrator does. */
  add(name: string, type: 'A' | 'AAAA' | 'CNAME' | 'TXT', value: string): Promise<void> | void;
  /** Removes all records of a name. */
  clear(name: string): Promise<void> | void;
}

export const ADDRESSES: DnsTarget = { kind: 'addresses', A: ['203.0.113.7', '203.0.113.8'], AAAA: ['2001:db8::7'] };
const ONE: DnsTarget = { kind: 'addresses', A: ['203.0.113.9'], AAAA: [] };
const NAME: DnsTarget = { kind: 'name', CNAME: 'edge.elsewhere.example' };

let n = 0;

/** The suite of the port `Dns`. Each test has names of its own. */
export function dnsSuite(name: string, place: () => DnsPlace): void {
  describe(name, () => {
    let host = '';
    let at: DnsPlace;
    beforeEach(() => {
      at = place();
      n += 1;
      host = `host${n}.${at.zone}`;
    });
    const ownerText = (owner: string) => [`"heritage=slipway,slipway/owner=${owner}"`];

    test('a host gets its addresses, and the record of its owner beside them', async () => {
      expect(await at.open('one', ADDRESSES).ensure(host)).toBe('made');
      expect(await at.records(host, 'A')).toEqual(['203.0.113.7', '203.0.113.8']);
      expect(await at.records(host, 'AAAA')).toEqual(['2001:db8::7']);
      expect(await at.records(`_slipway-owner.${host}`, 'TXT')).toEqual(ownerText('one'));
    });

    test('a host gets a CNAME record', async () => {
      expect(await at.open('one', NAME).ensure(host)).toBe('made');
      expect(await at.records(host, 'CNAME')).toEqual(['edge.elsewhere.example.']);
    });

    test('a wildcard is a name as others, and its owner record is no wildcard', async () => {
      const dns = at.open('one', ONE);
      expect(await dns.ensure(`*.w${n}.${at.zone}`)).toBe('made');
      expect(await at.records(`anything.w${n}.${at.zone}`, 'A')).toEqual(['203.0.113.9']);
      expect(await at.records(`_slipway-owner-any.w${n}.${at.zone}`, 'TXT')).toEqual(ownerText('one'));
      expect(await dns.remove(`*.w${n}.${at.zone}`)).toBe(true);
      expect(await at.records(`anything.w${n}.${at.zone}`, 'A')).toEqual([]);
    });

    test('what is right is kept, also after a lost answer', async () => {
      const dns = at.open('one', ADDRESSES);
      await dns.ensure(host);
      expect(await dns.ensure(host)).toBe('kept');
      expect(await at.open('one', ADDRESSES).ensure(host)).toBe('kept');
    });

    test.each([
      ['other addresses', ONE],
      ['a name', NAME],
    ])("the platform's own record gets %s", async (_, target) => {
      await at.open('one', ADDRESSES).ensure(host);
      expect(await at.open('one', target).ensure(host)).toBe('changed');
      expect(await at.records(host, 'AAAA')).toEqual([]);
      expect(await at.open('one', target).ensure(host)).toBe('kept');
      expect(await at.open('one', ADDRESSES).ensure(host)).toBe('changed');
      expect(await at.records(host, 'CNAME')).toEqual([]);
      expect(await at.records(host, 'A')).toEqual(['203.0.113.7', '203.0.113.8']);
    });

    test('a record of somebody else is not touched, and is named', async () => {
      await at.add(host, 'A', '198.51.100.1');
      const dns = at.open('one', ADDRESSES);
      await expect(dns.ensure(host)).rejects.toMatchObject({
        name: 'DnsFault',
        kind: 'foreign',
        message: expect.stringContaining('198.51.100.1'),
        remedy: expect.stringContaining('A 203.0.113.7, A 203.0.113.8, AAAA 2001:db8::7'),
      });
      expect(await dns.remove(host)).toBe(false);
      expect(await at.records(host, 'A')).toEqual(['198.51.100.1']);
      expect(await at.records(`_slipway-owner.${host}`, 'TXT')).toEqual([]);
    });

    test('a CNAME record of somebody else is not touched', async () => {
      await at.add(host, 'CNAME', 'other.elsewhere.example.');
      await expect(at.open('one', ADDRESSES).ensure(host)).rejects.toMatchObject({ kind: 'foreign' });
      expect(await at.records(host, 'CNAME')).toEqual(['other.elsewhere.example.']);
    });

    test('a name with another record gets no CNAME record, because none may be beside it', async () => {
      await at.add(host, 'TXT', 'verification=1');
      await expect(at.open('one', NAME).ensure(host)).rejects.toMatchObject({ kind: 'foreign' });
      expect(await at.records(host, 'TXT')).toEqual(['"verification=1"']);
      expect(await at.open('one', ONE).ensure(host)).toBe('made');
      expect(await at.records(host, 'TXT')).toEqual(['"verification=1"']);
      await expect(at.open('one', NAME).ensure(host)).rejects.toMatchObject({ kind: 'foreign' });
    });

    test('a record that leads to the target by hand is fine, and stays', async () => {
      await at.add(host, 'A', '203.0.113.9');
      const dns = at.open('one', ONE);
      expect(await dns.ensure(host)).toBe('by-hand');
      expect(await dns.remove(host)).toBe(false);
      expect(await at.records(host, 'A')).toEqual(['203.0.113.9']);
    });

    test('a record whose owner record is gone is not touched any more', async () => {
      await at.open('one', ADDRESSES).ensure(host);
      await at.clear(`_slipway-owner.${host}`);
      await expect(at.open('one', ONE).ensure(host)).rejects.toMatchObject({ kind: 'foreign' });
      expect(await at.open('one', ONE).remove(host)).toBe(false);
      expect(await at.records(host, 'A')).toEqual(['203.0.113.7', '203.0.113.8']);
    });

    test('two platforms on one zone: the second one neither changes nor removes the record of the first', async () => {
      const [one, two] = [at.open('one', ADDRESSES), at.open('two', ONE)];
      await one.ensure(host);
      // Also not if both lead to one place.
      await expect(at.open('two', ADDRESSES).ensure(host)).rejects.toMatchObject({ kind: 'foreign' });
      await expect(two.ensure(host)).rejects.toMatchObject({
        kind: 'foreign',
        message: expect.stringContaining('slipway/owner=one'),
      });
      expect(await two.remove(host)).toBe(false);
      expect(await one.ensure(host)).toBe('kept');
      expect(await one.remove(host)).toBe(true);
      expect(await two.ensure(host)).toBe('made');
      expect(await at.records(`_slipway-owner.${host}`, 'TXT')).toEqual(ownerText('two'));
    });

    test('what was removed is gone with its owner record, and removing again does nothing', async () => {
      const dns = at.open('one', ADDRESSES);
      await dns.ensure(host);
      expect(await dns.remove(host)).toBe(true);
      expect(await at.records(host, 'A')).toEqual([]);
      expect(await at.records(`_slipway-owner.${host}`, 'TXT')).toEqual([]);
      expect(await dns.remove(host)).toBe(false);
    });

    test('it covers the names of its zone and no others', async () => {
      const dns = at.open('one', ONE);
      expect(await Promise.all([host, at.zone, `*.${at.zone}`].map((name) => dns.covers(name)))).toEqual([
        true,
        true,
        true,
      ]);
      expect(await Promise.all([`x${at.zone}`, 'shop.example.org'].map((name) => dns.covers(name)))).toEqual([
        false,
        false,
      ]);
    });

    test('whose record a host has', async () => {
      const dns = at.open('one', ONE);
      expect(await dns.look(host)).toBe('none');
      await dns.ensure(host);
      expect(await dns.look(host)).toBe('own');
      expect(await at.open('two', ONE).look(host)).toBe('foreign');
      await at.add(`hand.${host}`, 'A', '203.0.113.9');
      expect(await dns.look(`hand.${host}`)).toBe('by-hand');
      expect(await at.open('one', ADDRESSES).look(`hand.${host}`)).toBe('foreign');
    });

    test('a signal that is aborted ends it', async () => {
      await expect(at.open('one', ONE).ensure(host, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
    });

    test('a name with no place for the owner record is refused', async () => {
      const long = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(50)}.${at.zone}`;
      await expect(at.open('one', ONE).ensure(long)).rejects.toMatchObject({ kind: 'refused' });
    });
  });
}
