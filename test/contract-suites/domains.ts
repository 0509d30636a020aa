import { describe, expect, test } from 'vitest';
import { DomainTaken } from '../../src/platform/stores/state.ts';
import { ACT } from '../support/acts.ts';
import { RecordedChanges } from '../support/changes.ts';
import { createApp, type StateHandle, type StateHandles } from './state.ts';

const CONFIG = { repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null };
const keyOf = (appID: string, org = 'acme') => ({ org, project: 'web', appID });
const configOf = (...domains: readonly string[]) => ({ ...CONFIG, settings: { domains } });

/** Tests what an engine of `StateStore` does with custom domains. */
export function domainSuite(engine: string, open: () => Promise<StateHandles>): void {
  const set = ({ state }: StateHandle, appID: string, ...domains: readonly string[]) =>
    state.apps.update(keyOf(appID), { settings: { domains } }, ACT);

  describe(`custom domains on ${engine}`, () => {
    test('a domain that one handle gives to an app leads the other handle to it, until it is removed', async () => {
      await using handles = await open();
      const { a, b } = handles;
      const shop = await createApp(a, keyOf('shop'), configOf('shop.example', 'www.shop.example'));
      expect(await b.state.releases.subdomainOf('www.shop.example')).toBe(shop.subdomain);
      expect(await b.state.releases.subdomainOf('SHOP.example')).toBeUndefined();
      expect(await b.state.releases.subdomainOf('shop.example\0')).toBeUndefined();
      await set(b, 'shop', 'new.example', 'shop.example');
      expect(await a.state.releases.subdomainOf('www.shop.example')).toBeUndefined();
      expect((await a.state.apps.find(keyOf('shop')))?.settings.domains).toEqual(['new.example', 'shop.example']);
      await a.state.apps.update(keyOf('shop'), { settings: { domains: null } }, ACT);
      expect(await b.state.releases.subdomainOf('shop.example')).toBeUndefined();
    });

    test('all domains are listed by name, a part at a time', async () => {
      await using handles = await open();
      const { a, b } = handles;
      const shop = await createApp(a, keyOf('shop'), configOf('shop.example', 'a.example'));
      const blog = await createApp(a, keyOf('blog', 'other'), configOf('blog.example'));
      const all = [
        { domain: 'a.example', subdomain: shop.subdomain },
        { domain: 'blog.example', subdomain: blog.subdomain },
        { domain: 'shop.example', subdomain: shop.subdomain },
      ];
      expect(await b.state.releases.domains('', 10)).toEqual(all);
      expect(await b.state.releases.domains('', 2)).toEqual(all.slice(0, 2));
      expect(await b.state.releases.domains('blog.example', 2)).toEqual(all.slice(2));
    });

    test('an app does not get a domain of another app, and nothing of the command is stored', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a, keyOf('shop'), configOf('shop.example'));
      await createApp(a, keyOf('blog', 'other'), configOf('blog.example'));
      const taken = (domain: string) => expect.objectContaining({ name: 'DomainTaken', domain });
      await expect(set(b, 'shop', 'free.example', 'blog.example')).rejects.toEqual(taken('blog.example'));
      expect(await a.state.releases.subdomainOf('free.example')).toBeUndefined();
      expect((await a.state.apps.find(keyOf('shop')))?.settings.domains).toEqual(['shop.example']);
      const create = {
        key: keyOf('third'),
        type: 'web-landing',
        config: configOf('free.example', 'shop.example'),
      } as const;
      const once = { scope: 's', key: 'k', requestHash: 'h', status: 201, answer: () => '{}' };
      await expect(b.state.apps.create(create, ACT, once)).rejects.toEqual(taken('shop.example'));
      expect(await a.state.apps.find(keyOf('third'))).toBeUndefined();
      // The refused command has not used up its key.
      const again = await a.state.apps.create({ ...create, config: configOf('free.example') }, ACT, once);
      expect(again.kind).toBe('done');
    });

    test('of apps that want the same domains at once, in any order, one gets each of them', async () => {
      await using handles = await open();
      const names = ['p', 'q', 'r', 's', 't', 'u'];
      for (const name of names) await createApp(handles.a, keyOf(name), configOf());
      const wanted = ['one.example', 'two.example', 'three.example'];
      const results = await Promise.allSettled(
        names.map((name, n) => set(n % 2 ? handles.a : handles.b, name, ...(n % 3 ? wanted : wanted.toReversed()))),
      );
      const won = names.filter((_, n) => results[n]?.status === 'fulfilled');
      expect(won).toHaveLength(1);
      for (const each of results) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(DomainTaken);
      const winner = await handles.b.state.apps.find(keyOf(won[0] ?? ''));
      for (const domain of wanted) expect(await handles.a.state.releases.subdomainOf(domain)).toBe(winner?.subdomain);
    });

    test('a domain can move in two commands, and changes of domains are published to every handle', async () => {
      await using handles = await open();
      const { a, b } = handles;
      using changes = new RecordedChanges(b.changes);
      const [from, to] = [
        await createApp(a, keyOf('from'), configOf('shop.example')),
        await createApp(a, keyOf('to'), configOf()),
      ];
      const [site, other] = [from, to].map(({ subdomain }) => ({ kind: 'site', subdomain }) as const);
      const domain = { kind: 'domain', domain: 'shop.example' } as const;
      await changes.expectNext(...[site, domain, other].flatMap((each) => each ?? []));
      await set(a, 'from');
      await set(a, 'to', 'shop.example');
      await changes.expectNext(...[site, domain, other, domain].flatMap((each) => each ?? []));
      expect(await b.state.releases.subdomainOf('shop.example')).toBe(to.subdomain);
      await expect(set(a, 'from', 'shop.example')).rejects.toBeInstanceOf(DomainTaken);
      await a.state.apps.update(keyOf('to'), { branch: 'next' }, ACT);
      await changes.expectNext(...[other].flatMap((each) => each ?? []));
    });
  });
}
