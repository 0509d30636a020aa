import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openStage } from '../platform/console/support.ts';
import { CHROMIUM, launchBrowser } from '../support/browser.ts';
import { IdentityProvider } from '../support/identity-provider.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');

if (!CHROMIUM) process.stderr.write('Skipped: slipway login in a browser, because this machine has no Chromium.\n');

test.skipIf(!CHROMIUM)(
  'a person who signs in by an identity provider approves a terminal, which denies and approves',
  async () => {
    await using provider = await IdentityProvider.open('localhost');
    await using stage = await openStage(
      {
        // Only people whom the provider knows: developer tokens do not count, and those of sign-ins do.
        localIssuer: false,
        issuers: [{ issuer: provider.issuer, clientId: provider.clientId, clientSecretEnv: 'SECRET', name: 'Acme' }],
        organizations: { acme: { deployer: ['@acme.example'] } },
      },
      undefined,
      { SECRET: provider.secret },
    );
    using folder = temporaryFolder();
    const { baseUrl } = stage.platform;
    const start = (...args: readonly string[]) => {
      const env = { PATH: process.env.PATH, XDG_CONFIG_HOME: join(folder.path, 'config'), USER: '<b>ana' };
      const child = spawn(process.execPath, ['--', CLI, ...args], {
        cwd: folder.path,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let shown = '';
      child.stderr.on('data', (chunk) => {
        shown += chunk;
      });
      const ended = Promise.all([text(child.stdout), once(child, 'close')]).then(([out]) => ({
        code: child.exitCode,
        out,
        err: shown,
      }));
      const code = async () => {
        for (;;) {
          const found = /Your code: (\S+)/.exec(shown)?.[1];
          if (found) return found;
          await once(child.stderr, 'data');
        }
      };
      return { ended, code };
    };
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const first = start('login', baseUrl, '--no-browser');
      const code = await first.code();
      await page.goto(`${baseUrl}/console/device?user_code=${code}`);
      await page.getByRole('link', { name: 'Sign in with Acme' }).click();
      await page.waitForURL(/\/console\/device\?user_code=/);
      expect(await page.textContent('#code')).toBe(code);
      // The name that a machine gives itself is text.
      expect(await page.textContent('main')).toContain('<b>ana@');
      expect(await page.textContent('main')).toContain('the machine of the platform');
      await page.getByRole('button', { name: 'Deny' }).click();
      await page.waitForSelector('text=Denied');
      expect(await first.ended).toMatchObject({ code: 3, err: expect.stringContaining('denied in the browser') });
      // Again, and the person types the code.
      const second = start('login', baseUrl, '--no-browser');
      const typed = (await second.code()).toLowerCase().replace('-', '');
      await page.goto(`${baseUrl}/console/device`);
      await page.getByRole('textbox', { name: /code/i }).fill(typed);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.waitForSelector('text=Approved');
      expect(await second.ended).toMatchObject({ code: 0, out: expect.stringContaining('as ana@acme.example') });
      const who = await start('whoami', '--json').ended;
      expect(JSON.parse(who.out)).toMatchObject({
        ...{ email: 'ana@acme.example', issuer: provider.issuer, roles: [{ org: 'acme', role: 'deployer' }] },
      });
      const own = await fetch(`${baseUrl}/operator/whoami`, {
        headers: { authorization: `Bearer ${await stage.token()}` },
      });
      expect(own.status).toBe(401);
      // The page of tokens shows one once, and ends it.
      await page.goto(`${baseUrl}/console/orgs/acme/tokens`);
      await page.getByRole('textbox', { name: 'Name' }).fill('nightly');
      await page.getByRole('button', { name: 'Make token' }).click();
      const token = (await page.textContent('#token')) ?? '';
      expect(token).toMatch(/^slp_\w{46}$/);
      const ask = async () =>
        (await fetch(`${baseUrl}/operator/whoami`, { headers: { authorization: `Bearer ${token}` } })).status;
      expect(await ask()).toBe(200);
      await page.goto(`${baseUrl}/console/orgs/acme/tokens`);
      expect(await page.content()).not.toContain(token);
      await page.getByRole('button', { name: 'Revoke nightly' }).click();
      await page.getByRole('button', { name: 'Revoke nightly', exact: true }).last().click();
      await page.waitForSelector('text=The token is revoked');
      expect(await ask()).toBe(401);
    } finally {
      await browser.close();
    }
  },
);
