import { expect, test } from 'vitest';
import { TestSite } from './support.ts';

test('every answer of a site with the setting noindex asks search engines to leave it out', async () => {
  await using site = new TestSite();
  const pages = { 'index.html': 'root', '404.html': 'not here', _redirects: '/old /new 301', 'app.js': 'x' };
  await site.deploy('d1', { ...pages, _headers: '/*\n  X-Robots-Tag: all' });
  const asked = async () => {
    const answers = [];
    for (const path of ['/', '/', '/app.js', '/old', '/gone', '/%ff']) answers.push(await site.get(path));
    return answers.map(({ headers }) => headers['x-robots-tag']);
  };
  expect(await asked()).not.toContain('noindex');
  site.settings({ noindex: true });
  expect(await asked()).toEqual(Array(6).fill('noindex'));
  site.settings({ noindex: false });
  expect(await asked()).not.toContain('noindex');
});
