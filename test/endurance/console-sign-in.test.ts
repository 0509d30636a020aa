import { expect, test } from 'vitest';
import { openStage } from '../platform/console/support.ts';
import { CHROMIUM, launchBrowser } from '../support/browser.ts';
import { IdentityProvider } from '../support/identity-provider.ts';

if (!CHROMIUM) process.stderr.write('Skipped: signing in by a browser, because this machine has no Chromium.\n');

test.skipIf(!CHROMIUM)('a browser that comes back from another site is signed in', async () => {
  await using provider = await IdentityProvider.open('localhost');
  await using stage = await openStage(
    {
      issuers: [{ issuer: provider.issuer, clientId: provider.clientId, clientSecretEnv: 'SECRET', name: 'Acme' }],
      organizations: { acme: { deployer: ['@acme.example'] } },
    },
    undefined,
    { SECRET: provider.secret },
  );
  await stage.createApp('shop', 'api');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(stage.platform.consoleUrl);
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.waitForURL(`${stage.platform.consoleUrl}/orgs/acme`);
    expect(await page.textContent('body')).toContain('ana@acme.example');
    const cookies = await page.context().cookies(stage.platform.consoleUrl);
    expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, 'Strict']]);
  } finally {
    await browser.close();
  }
});
